import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { Therapist } from './therapist.entity.js';

/** Renames a service in the therapists' specialties, which are names of services. */
@Injectable()
export class SpecialtyRenamer {
  constructor(
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Renames it inside the caller's transaction. */
  async rename(em: EntityManager, from: string, to: string, by: Actor): Promise<void> {
    const where = { specialties: { $contains: [from] } };
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    for (const therapist of await em.find(Therapist, where, options)) {
      const { id, name, specialties: before } = therapist;
      const after = [...new Set(before.map((specialty) => (specialty === from ? to : specialty)))];
      Object.assign(therapist, { specialties: after, updatedAt: this.clock.now() });
      const data = { therapist_id: id, name, before: { specialties: before }, after: { specialties: after } };
      await this.log.appendChangeEvents(em, [{ stream: id, type: 'TherapistEdited', data }], by);
    }
  }
}
