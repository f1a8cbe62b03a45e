import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-time.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import type { TherapistDay } from '../availability/slot-context.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { Clock } from '../../platform/clock/clock.js';
import { findHeldSlots, freeHeldSlots, type HeldSlot, selectLeft } from './held-slot.js';
import { keptLimit } from './kept-limit.js';
import { findOpenedStarts, type OpenedStart } from './opened-starts.js';
import { yieldToRequests } from './yield-to-requests.js';

/** A booking or an offer, and the day that it holds something of. */
export interface HeldDay {
  bookingId: string;
  day: TherapistDay;
}

export interface KeptOpening {
  /** Of the booking that was cancelled, by which undoing finds it; else one of its own. */
  bookingId: string;
  therapistId: string;
  date: LocalDate;
}

/** What is kept no longer stays so long: whoever serves browsers sees it end. */
const ENDED_STAYS_MS = 60_000;

/**
 * Times that came free and belong to whoever waits until they were asked: taken to visitors, not to the shop, which may book
 * there at any moment. They bind nobody's booking, and end by the clock where nobody asks: no time is hidden because a row is left.
 */
@Injectable()
export class KeptOpeningService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Ends reservations. The caller alone decides about their days until its transaction ends. */
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

  /** What reservations hold before they are changed. The caller alone decides about the days until its transaction ends. */
  async look(tx: Transaction, bookingIds: readonly string[], days: readonly TherapistDay[]): Promise<HeldSlot[]> {
    void lockTherapistDays(tx, days);
    return findHeldSlots(tx, bookingIds);
  }

  /** What of it they hold no more by then, each part under an id of its own. */
  async findLeft(tx: Transaction, before: readonly HeldSlot[]): Promise<HeldSlot[]> {
    const bookingIds = before.map(({ bookingId }) => bookingId);
    return selectLeft(before, await findHeldSlots(tx, bookingIds));
  }

  /** The starts that a visitor could book for some services now and may not have been able to before. */
  findOpened(tx: Transaction, freed: readonly HeldSlot[], serviceIds: readonly string[]): Promise<OpenedStart[]> {
    return findOpenedStarts(tx, freed, { serviceIds, now: this.clock.now() });
  }

  keep(tx: Transaction, { bookingId, therapistId, roomId, startsAt, endsAt }: HeldSlot, until: Date): void {
    void tx.query(keepSql, [bookingId, therapistId, roomId, startsAt, endsAt, until]);
  }

  /** Keeps nothing where the office has put requests. @param then what they held until then, and what `findLeft` found */
  yieldToRequests(
    tx: Transaction,
    bookingIds: readonly string[],
    then: { before: readonly HeldSlot[]; left: readonly HeldSlot[] },
  ): void {
    yieldToRequests(tx, bookingIds, then);
  }

  /** Keeps nothing any more of what bookings held before. */
  forget(tx: Transaction, bookingIds: readonly string[]): void {
    void tx.query('delete from kept_openings where booking_id = any ($1::uuid[])', [bookingIds]);
  }

  /** Those about which the waiting list is to be asked by now. */
  findDue(now: Date): Promise<KeptOpening[]> {
    return sql<KeptOpening>(this.em.fork(), dueSql, [now, keptLimit(now)]);
  }

  /** Gives to everybody what was due and nobody was offered. */
  async publish(openings: readonly KeptOpening[], now: Date): Promise<void> {
    const ids = openings.map(({ bookingId }) => bookingId);
    await sql(this.em.fork(), publishSql, [ids, now, keptLimit(now), toForgotten(now)]);
  }

  /** Keeps what is due until a later moment, but what is everybody's by now. */
  async postpone(now: Date, until: Date): Promise<void> {
    await sql(this.em.fork(), postponeSql, [now, until, keptLimit(now), toForgotten(now)]);
  }
}

const toForgotten = (now: Date) => new Date(keptLimit(now).getTime() - ENDED_STAYS_MS);

const keepSql = /* sql */ `
  insert into kept_openings (booking_id, therapist_id, room_id, starts_at, ends_at, kept_until)
  values ($1, $2, $3, $4::timestamp, $5::timestamp, $6)
  on conflict (booking_id) do update set therapist_id = excluded.therapist_id, room_id = excluded.room_id,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, kept_until = excluded.kept_until`;

const dueSql = /* sql */ `
  select booking_id as "bookingId", therapist_id as "therapistId", starts_at::date::text as date
  from kept_openings where kept_until <= $1 and kept_until > $2`;

/** Unless it was kept again meanwhile. */
const publishSql = /* sql */ `
  with forgotten as (delete from kept_openings where kept_until <= $4)
  update kept_openings set kept_until = $3 where booking_id = any ($1::uuid[]) and kept_until <= $2 and kept_until > $3`;

const postponeSql = /* sql */ `
  with forgotten as (delete from kept_openings where kept_until <= $4)
  update kept_openings set kept_until = $2 where kept_until <= $1 and kept_until > $3`;
