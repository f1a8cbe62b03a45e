import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { Therapist } from '../entities/therapist.entity.js';

/** A therapist's specialties are names of services: a service that is called otherwise is so for everybody who gives it. */
@Injectable()
export class RenameSpecialty {
  constructor(
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Inside the caller's transaction. */
  async execute(em: EntityManager, from: string, to: string, by: Actor): Promise<void> {
    const where = { specialties: { $contains: [from] } };
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    for (const therapist of await em.find(Therapist, where, options)) {
      const { id, name, specialties: before } = therapist;
      const after = [...new Set(before.map((specialty) => (specialty === from ? to : specialty)))];
      Object.assign(therapist, { specialties: after, updatedAt: this.clock.now() });
      const changes = { before: { specialties: before }, after: { specialties: after } };
      await this.log.appendFacts(em, [{ stream: id, type: 'TherapistEdited', data: { therapist_id: id, name, ...changes } }], by);
    }
  }
}
