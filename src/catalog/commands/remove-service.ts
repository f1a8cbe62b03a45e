import { type EntityManager, ForeignKeyConstraintViolationException, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { NotFound } from '../../platform/decider.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { Service } from '../entities/service.entity.js';

/** Takes a service off the list. */
@Injectable()
export class RemoveService {
  constructor(
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes it, or retires it when a booking of any status has it: the foreign key decides, so that a booking that
   * comes in at the same moment keeps its service.
   * @throws NotFound for an unknown or retired service
   */
  async execute(em: EntityManager, id: string, by: Actor): Promise<'deleted' | 'retired'> {
    return em.transactional(async (tx) => {
      const service = await tx.findOne(Service, { id, retiredAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!service) throw new NotFound('There is no such service');
      const isDeleted = await deleted(tx, id);
      if (!isDeleted) await tx.nativeUpdate(Service, { id }, { retiredAt: this.clock.now() });
      const data = { service_id: id, name: service.name };
      await this.log.appendFacts(tx, [{ stream: id, type: isDeleted ? 'ServiceDeleted' : 'ServiceRetired', data }], by);
      return isDeleted ? 'deleted' : 'retired';
    });
  }
}

/** In a savepoint of its own: a refused statement would end the whole transaction. */
async function deleted(em: EntityManager, id: string): Promise<boolean> {
  try {
    await em.transactional((tx) => tx.nativeDelete(Service, { id }));
    return true;
  } catch (error) {
    if (error instanceof ForeignKeyConstraintViolationException) return false;
    throw error;
  }
}
