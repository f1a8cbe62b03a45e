import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { TherapistAdded } from '../catalog.event-types.js';
import { assertNotAnyAvailable, type TherapistInput, toColumns, toTherapistEventData } from './therapist-input.js';
import { Therapist } from './therapist.entity.js';

/** Writes the records of new therapists, inside the transaction of the caller. */
@Injectable()
export class TherapistWriter {
  constructor(
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a therapist. The treatments that they give are a change of its own.
   * @throws InvalidInputError on `name` for that of Any Available
   */
  async add(
    em: EntityManager,
    id: string,
    { specialties, ...therapist }: TherapistInput & { isActive: boolean },
    by: Actor,
  ): Promise<Therapist> {
    assertNotAnyAvailable(therapist.name);
    const now = this.clock.now();
    const columns = toColumns(therapist);
    const row = em.create(Therapist, { id, specialties: [], ...columns, createdAt: now, updatedAt: now });
    await em.flush();
    const data = { therapist_id: id, ...toTherapistEventData(row), specialties, is_active: therapist.isActive };
    await this.log.appendChange(em, TherapistAdded, id, data, by);
    return row;
  }
}
