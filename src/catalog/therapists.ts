import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { type Executor, sql } from '../platform/database/sql.js';
import type { Actor } from '../platform/event-store/actor.js';
import { EventLog } from '../platform/event-store/event-log.js';
import { NotFound } from '../platform/decider.js';
import { columnsOf, type TherapistDetails, therapistFact } from './commands/therapist-details.js';
import { Therapist } from './entities/therapist.entity.js';
import { Photos } from './photos/photos.js';

/** A therapist as the rules see one. */
export interface KnownTherapist {
  id: string;
  name: string;
  isActive: boolean;
  /** The record Any Available: a booking without a chosen therapist. */
  isUnassigned: boolean;
  /** Bookings that can be confirmed for one day. */
  availableSlots: number;
  userId: string | null;
}

export interface NewTherapist extends TherapistDetails {
  id: string;
  userId: string | null;
  isActive: boolean;
}

/** Who works here. */
@Injectable()
export class Therapists {
  constructor(
    private readonly photos: Photos,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  async byId(db: Executor, id: string): Promise<KnownTherapist | undefined> {
    const [row] = await sql<KnownTherapist>(db, `${selectTherapist} where id = $1`, [id]);
    return row;
  }

  /** The therapist whom a user signs in as, if any. */
  async ofUser(em: EntityManager, userId: string): Promise<KnownTherapist | undefined> {
    const [row] = await sql<KnownTherapist>(em, `${selectTherapist} where user_id = $1`, [userId]);
    return row;
  }

  /** @throws NotFound when the record Any Available is missing */
  async unassigned(em: EntityManager): Promise<KnownTherapist> {
    const [row] = await sql<KnownTherapist>(em, `${selectTherapist} where is_unassigned`);
    if (!row) throw new NotFound('There is no record Any Available');
    return row;
  }

  async add(em: EntityManager, therapist: NewTherapist, by: Actor): Promise<void> {
    const now = this.clock.now();
    await em.transactional(async (tx) => {
      if (therapist.imageUrl) await this.photos.keep(tx, therapist.imageUrl);
      const row = tx.create(Therapist, { ...columnsOf(therapist), createdAt: now, updatedAt: now });
      const data = { therapist_id: therapist.id, ...therapistFact(row), is_active: therapist.isActive };
      await this.log.appendFacts(tx, [{ stream: therapist.id, type: 'TherapistAdded', data }], by);
    });
  }

  /** Says whether one works here, in the caller's transaction. Who does it looks after roster and log. */
  async setActive(em: EntityManager, id: string, isActive: boolean): Promise<void> {
    await em.nativeUpdate(Therapist, { id }, { isActive, updatedAt: this.clock.now() });
  }
}

const selectTherapist = /* sql */ `
  select id, name, is_active as "isActive", is_unassigned as "isUnassigned", available_slots as "availableSlots",
    user_id as "userId"
  from therapists`;
