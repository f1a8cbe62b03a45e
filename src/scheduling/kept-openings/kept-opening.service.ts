import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type LocalDate, MINUTE_MS } from '../../kernel/local-time.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { lockTherapistDays, type TherapistDay } from '../reservations/therapist-day-lock.js';
import { Clock } from '../../platform/clock/clock.js';
import { findHeldSlots, freeHeldSlots, type HeldSlot, selectVacated } from './held-slot.js';
import { keptLimit } from '../reservations/kept-limit.js';
import { findOpenedStarts, type OpenedStart, type OpenedStartsFilter } from './opened-starts.js';
import { findPlacedRequests, yieldToRequests } from './yield-to-requests.js';

/** A booking or an offer, and the therapist's day on which it holds a slot. */
export interface HeldDay {
  bookingId: string;
  day: TherapistDay;
}

export interface KeptOpening {
  /** The id of the cancelled booking, by which an undo finds the opening; otherwise a new id. */
  bookingId: string;
  therapistId: string;
  date: LocalDate;
}

/**
 * Milliseconds for which ended openings stay in the table, so that every process that serves browsers sees them end.
 */
const ENDED_RETENTION_MS = MINUTE_MS;

/**
 * Keeps times that became free for the waiting list until it was asked. Visitors find them taken; the shop may book
 * them at any moment. They never affect existing bookings, and they end by the clock, so that a leftover row hides no
 * time.
 */
@Injectable()
export class KeptOpeningService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Deletes reservations. Their days are locked until the caller's transaction ends. */
  async free(tx: Transaction, held: readonly HeldDay[]): Promise<HeldSlot[]> {
    void lockTherapistDays(
      tx,
      held.map(({ day }) => day),
    );
    return freeHeldSlots(
      tx,
      held.map(({ bookingId }) => bookingId),
    );
  }

  /**
   * Locks the days until the caller's transaction ends, and reads the slots that the reservations hold before they
   * change.
   */
  async readHeldSlots(
    tx: Transaction,
    bookingIds: readonly string[],
    days: readonly TherapistDay[],
  ): Promise<HeldSlot[]> {
    void lockTherapistDays(tx, days);
    return findHeldSlots(tx, bookingIds);
  }

  /**
   * Compares with the slots that the reservations hold now: returns those that they no longer hold, each with a new id.
   */
  async findVacated(tx: Transaction, before: readonly HeldSlot[]): Promise<HeldSlot[]> {
    const bookingIds = before.map(({ bookingId }) => bookingId);
    return selectVacated(before, await findHeldSlots(tx, bookingIds));
  }

  /**
   * Finds the starts of some services that possibly were not available before: to visitors now, or to those who wait
   * once the freed slots are kept for them.
   */
  findOpened(
    tx: Transaction,
    freed: readonly HeldSlot[],
    filter: Omit<OpenedStartsFilter, 'now'>,
  ): Promise<OpenedStart[]> {
    return findOpenedStarts(tx, freed, { ...filter, now: this.clock.now() });
  }

  keep(tx: Transaction, { bookingId, therapistId, roomId, startsAt, endsAt }: HeldSlot, until: Date): void {
    void tx.query(keepSql, [bookingId, therapistId, roomId, startsAt, endsAt, until]);
  }

  /**
   * Ends openings where the office has put a request.
   * @param then the slots that the bookings held before, and the result of `findVacated`
   */
  yieldToRequests(
    tx: Transaction,
    bookingIds: readonly string[],
    then: { before: readonly HeldSlot[]; vacated: readonly HeldSlot[] },
  ): void {
    yieldToRequests(tx, bookingIds, then);
  }

  /** Ends openings where the office has put a request while the slot was held for an offer. */
  async yieldToPlacedRequests(tx: Transaction, kept: readonly HeldSlot[]): Promise<void> {
    const placed = await findPlacedRequests(tx, kept);
    if (placed.length > 0) yieldToRequests(tx, placed, { before: [], vacated: [] });
  }

  /** Deletes the openings that these bookings vacated. */
  discard(tx: Transaction, bookingIds: readonly string[]): void {
    void tx.query('delete from kept_openings where booking_id = any ($1::uuid[])', [bookingIds]);
  }

  /** Finds openings for which the waiting list should be asked now. */
  findDue(now: Date): Promise<KeptOpening[]> {
    return sql<KeptOpening>(this.em.fork(), dueSql, [now, keptLimit(now)]);
  }

  /** Ends openings that were due and that were offered to nobody. */
  async expire(openings: readonly KeptOpening[], now: Date): Promise<void> {
    const ids = openings.map(({ bookingId }) => bookingId);
    await sql(this.em.fork(), expireSql, [ids, now, keptLimit(now), toDiscardedBefore(now)]);
  }

  /** Postpones due openings that have not ended yet. */
  async postpone(now: Date, until: Date): Promise<void> {
    await sql(this.em.fork(), postponeSql, [now, until, keptLimit(now), toDiscardedBefore(now)]);
  }
}

const toDiscardedBefore = (now: Date) => new Date(keptLimit(now).getTime() - ENDED_RETENTION_MS);

const keepSql = /* sql */ `
  insert into kept_openings (booking_id, therapist_id, room_id, starts_at, ends_at, kept_until)
  values ($1, $2, $3, $4::timestamp, $5::timestamp, $6)
  on conflict (booking_id) do update set therapist_id = excluded.therapist_id, room_id = excluded.room_id,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, kept_until = excluded.kept_until`;

const dueSql = /* sql */ `
  select booking_id as "bookingId", therapist_id as "therapistId", starts_at::date::text as date
  from kept_openings where kept_until <= $1 and kept_until > $2`;

/** SQL that ends openings. Skips openings that were kept again in the meantime. */
const expireSql = /* sql */ `
  with discarded as (delete from kept_openings where kept_until <= $4)
  update kept_openings set kept_until = $3 where booking_id = any ($1::uuid[]) and kept_until <= $2 and kept_until > $3`;

const postponeSql = /* sql */ `
  with discarded as (delete from kept_openings where kept_until <= $4)
  update kept_openings set kept_until = $2 where kept_until <= $1 and kept_until > $3`;
