import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../../identity/index.js';
import { NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { Therapist } from './therapist.entity.js';

/** The fields of a therapist that booking and scheduling rules need. */
export interface TherapistRef {
  id: string;
  name: string;
  isActive: boolean;
  /** Whether it is the record Any Available, for bookings without a chosen therapist. */
  isUnassigned: boolean;
  /** Bookings that can be confirmed for one day. */
  availableSlots: number;
  userId: string | null;
}

/** Reads the therapists of the shop. */
@Injectable()
export class TherapistService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Finds a therapist, inside the caller's transaction if one is open. */
  async findById(db: Executor, id: string): Promise<TherapistRef | undefined> {
    const [row] = await sql<TherapistRef>(db, `${selectTherapistSql} where id = $1`, [id]);
    return row;
  }

  /** Finds the therapist whom a user signs in as, if any. */
  async findByUser(userId: string): Promise<TherapistRef | undefined> {
    const [row] = await sql<TherapistRef>(this.em.fork(), `${selectTherapistSql} where user_id = $1`, [userId]);
    return row;
  }

  /** Whether a user may act for a therapist: admins may for all, others as themselves. */
  async mayActAs(user: SignedInUser, therapistId: string): Promise<boolean> {
    return user.role === 'admin_staff' || (await this.findByUser(user.id))?.id === therapistId;
  }

  /** Returns the record Any Available. @throws NotFoundError when it is missing */
  async getUnassigned(): Promise<TherapistRef> {
    const [row] = await sql<TherapistRef>(this.em.fork(), `${selectTherapistSql} where is_unassigned`);
    if (!row) throw new NotFoundError('There is no record Any Available');
    return row;
  }

  /** Lists all present and former therapists, and Any Available, by name. */
  listAll(): Promise<TherapistRef[]> {
    return sql<TherapistRef>(this.em.fork(), `${selectTherapistSql} order by name, id`);
  }

  /**
   * Sets whether a therapist is active, in the transaction of the caller, who updates roster and log.
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
