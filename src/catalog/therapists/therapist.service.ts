import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { Therapist } from './therapist.entity.js';

/** A therapist as the rules see one. */
export interface TherapistRef {
  id: string;
  name: string;
  isActive: boolean;
  /** The record Any Available: a booking without a chosen therapist. */
  isUnassigned: boolean;
  /** Bookings that can be confirmed for one day. */
  availableSlots: number;
  userId: string | null;
}

/** Who works here. */
@Injectable()
export class TherapistService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Reads inside the caller's transaction, if one is open. */
  async findById(db: Executor, id: string): Promise<TherapistRef | undefined> {
    const [row] = await sql<TherapistRef>(db, `${selectTherapistSql} where id = $1`, [id]);
    return row;
  }

  /** The therapist whom a user signs in as, if any. */
  async findByUser(userId: string): Promise<TherapistRef | undefined> {
    const [row] = await sql<TherapistRef>(this.em.fork(), `${selectTherapistSql} where user_id = $1`, [userId]);
    return row;
  }

  /** @throws NotFoundError when the record Any Available is missing */
  async getUnassigned(): Promise<TherapistRef> {
    const [row] = await sql<TherapistRef>(this.em.fork(), `${selectTherapistSql} where is_unassigned`);
    if (!row) throw new NotFoundError('There is no record Any Available');
    return row;
  }

  /** Everybody who works or has worked here, and Any Available, by name. */
  listAll(): Promise<TherapistRef[]> {
    return sql<TherapistRef>(this.em.fork(), `${selectTherapistSql} order by name, id`);
  }

  /**
   * Sets whether one works here, in the transaction of the caller, who updates roster and log.
   * @throws OptimisticLockError when the record is no longer at that version
   */
  async setActive(em: EntityManager, id: string, isActive: boolean, expectedVersion: number): Promise<void> {
    const therapist = await em.findOneOrFail(Therapist, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await em.lock(therapist, LockMode.OPTIMISTIC, expectedVersion);
    Object.assign(therapist, { isActive, updatedAt: this.clock.now() });
  }
}

const selectTherapistSql = /* sql */ `
  select id, name, is_active as "isActive", is_unassigned as "isUnassigned", available_slots as "availableSlots",
    user_id as "userId"
  from therapists`;
