import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { NotFound } from '../../platform/decider.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { decimalOf } from '../../platform/money.js';
import { changesBetween } from '../changes.js';
import { Service } from '../entities/service.entity.js';
import { RenameSpecialty } from './rename-specialty.js';
import { type ServiceDetails, serviceFact } from './service-details.js';

/** Changes what is sold from now on; bookings keep name, price and duration as they were booked. */
@Injectable()
export class EditService {
  constructor(
    private readonly specialties: RenameSpecialty,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param seen the version that the caller edits
   * @throws NotFound for an unknown or retired service, StreamMoved when it is no longer at that version
   */
  async execute(em: EntityManager, id: string, details: ServiceDetails, seen: number, by: Actor): Promise<void> {
    const { name, description, priceCents, durationMinutes } = details;
    await em.transactional(async (tx) => {
      const service = await tx.findOne(Service, { id, retiredAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!service) throw new NotFound('There is no such service');
      await this.log.expectVersion(tx, id, seen);
      const price = priceCents === null ? null : decimalOf(priceCents);
      const wanted = { name, description, price, duration: durationMinutes };
      const before = serviceFact(service);
      const changes = changesBetween(before, serviceFact(wanted));
      if (!changes) return;
      Object.assign(service, wanted, { updatedAt: this.clock.now() });
      const data = { service_id: id, name, ...changes };
      await this.log.appendFacts(tx, [{ stream: id, type: 'ServiceEdited', data }], by);
      if (name !== before.name) await this.specialties.execute(tx, before.name, name, by);
    });
  }
}
