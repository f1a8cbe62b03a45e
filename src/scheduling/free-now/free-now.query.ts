import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { formatMinutes, type LocalDateTime, type LocalTime } from '../../kernel/local-time.js';
import { endTimeSql } from '../../platform/database/end-time-sql.js';
import { sql } from '../../platform/database/sql.js';
import { toAvailability } from '../availability/availability.js';
import { findShiftsByTherapist, getShiftEnd } from '../availability/shifts.js';
import { confirmedOnly } from '../reservations/counted-reservations.js';
import { findSlotByTherapist, type Slot } from '../availability/slot-context.js';

/** A booking or block that takes a therapist's time during the rest of the day. */
export interface TakenSpan {
  therapistId: string;
  /** The booking; null for a block. */
  bookingId: string | null;
  from: LocalTime;
  /** End including the cleanup. */
  until: LocalTime;
}

/** A therapist of the day, and whether a treatment could begin at once. */
export interface RosteredTherapist {
  therapistId: string;
  name: string;
  slot: Slot;
  isFree: boolean;
  /**
   * The span that keeps it from beginning; undefined when nothing does, or when the obstacle is no booking and no
   * block.
   */
  taken: TakenSpan | undefined;
  /** The next span that begins; undefined without one. */
  next: TakenSpan | undefined;
  /** End of the shift; null outside of every shift. */
  shiftEnd: LocalTime | null;
}

/**
 * Reads the therapists who could begin a treatment for a client at the desk: those who have a shift that day, by name.
 */
@Injectable()
export class FreeNowQuery {
  constructor(private readonly em: EntityManager) {}

  async read(serviceId: string, { date, time }: LocalDateTime): Promise<RosteredTherapist[]> {
    const em = this.em.fork();
    const therapists = await sql<{ id: string; name: string }>(em, rosteredSql, [date]);
    const therapistIds = therapists.map(({ id }) => id);
    const slots = await findSlotByTherapist(em, { therapistIds, date, serviceId, counted: confirmedOnly }, time);
    const shifts = await findShiftsByTherapist(em, therapistIds, date);
    const taken = Map.groupBy(await sql<TakenSpan>(em, takenSql, [therapistIds, date]), (span) => span.therapistId);
    return therapists.flatMap(({ id: therapistId, name }): RosteredTherapist[] => {
      const slot = slots.get(therapistId);
      if (!slot) return [];
      const spans = taken.get(therapistId) ?? [];
      const isFree = slot.givesService && toAvailability(slot) === 'available';
      const end = getShiftEnd(shifts.get(therapistId) ?? [], time);
      return [
        {
          therapistId,
          name,
          slot,
          isFree,
          taken: slot.isTaken ? findOverlap(spans, slot) : undefined,
          next: spans.find(({ from }) => from > time),
          shiftEnd: end === null ? null : formatMinutes(end),
        },
      ];
    });
  }
}

/** Finds the span that a slot overlaps. Where bookings occupy their start only, a span is one instant. */
function findOverlap(spans: readonly TakenSpan[], { time, endsAt, startsAt }: Slot): TakenSpan | undefined {
  if (startsAt === endsAt) return spans.find(({ from }) => from === time);
  const ends = endsAt.slice(0, 10) > startsAt.slice(0, 10) ? '24:00' : endsAt.slice(11, 16);
  return spans.find(({ from, until }) => from < ends && until > time);
}

const rosteredSql = /* sql */ `
  select id, name from therapists t
  where is_active and not is_unassigned
    and exists (select from therapist_roster where therapist_id = t.id and roster_date = $1::date)
  order by name, id`;

const takenSql = /* sql */ `
  select therapist_id as "therapistId", booking_id as "bookingId", to_char(starts_at, 'HH24:MI') as "from",
    ${endTimeSql('ends_at', '$2::date')} as "until"
  from (
    select therapist_id, booking_id, starts_at, greatest(ends_at, starts_at + make_interval(mins => duration_minutes)) as ends_at
    from reservations
    where therapist_id = any ($1::uuid[]) and kind = 'held' and starts_at >= $2::date and starts_at < $2::date + 1
    union all
    select therapist_id, null, blocked_date + start_time, blocked_date + end_time
    from blocked_time_slots where therapist_id = any ($1::uuid[]) and blocked_date = $2::date
  ) span
  order by starts_at, "bookingId"`;
