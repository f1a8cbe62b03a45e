import type { ReadTherapist, ReservationRow } from './days-data.js';
import { formatMinutes, type LocalTime, MINUTES_OF_DAY } from '../../kernel/local-time.js';
import type { Span } from './span.js';

/** A reservation, a block, or a busy time of the therapist's own calendar, in minutes of the day. */
export interface Occupant {
  kind: 'held' | 'requested' | 'block' | 'own_calendar';
  /** The booking or offer of a reservation; null for others. */
  bookingId: string | null;
  from: number;
  /** End without the cleanup. */
  to: number;
  /** End including the cleanup. */
  until: number;
  /** Reason of a block; null for others. */
  reason: string | null;
  /** The span that it keeps from others: an instant where bookings occupy their start only. */
  takes: Span;
}

interface OccupiedDay {
  midnight: number;
  blocks: ReadTherapist['blocks'];
  /** Busy times of the day and the next one. */
  busy: ReadTherapist['busy'];
  /** These, those of the day before, and of the next one. */
  reservations: readonly ReservationRow[];
  /** Whether bookings take their duration. */
  isFull: boolean;
}

/** Lists the reservations and busy times, those of the days beside it too, and the blocks of a day that was read named, the earliest first. */
export function listOccupants({ midnight, blocks, busy, reservations, isFull }: OccupiedDay): Occupant[] {
  const reserved = reservations.map(([start, end, isHeld, , bookingId = null, minutes = 0]): Occupant => {
    const takes = { from: start - midnight, to: end - midnight };
    const to = takes.from + minutes;
    const kind = isHeld ? 'held' : 'requested';
    return { kind, bookingId, from: takes.from, to, until: Math.max(to, takes.to), reason: null, takes };
  });
  const blocked = blocks.map(([start, end, reason = null]): Occupant => {
    const [from, to] = [start - midnight, end - midnight];
    return { kind: 'block', bookingId: null, from, to, until: to, reason, takes: { from, to: isFull ? to : from } };
  });
  const away = busy.map(([start, end]): Occupant => {
    const [from, to] = [start - midnight, end - midnight];
    return { kind: 'own_calendar', bookingId: null, from, to, until: to, reason: null, takes: { from, to } };
  });
  const byId = (one: Occupant, other: Occupant) => (one.bookingId ?? 'z').localeCompare(other.bookingId ?? 'z');
  return [...reserved, ...blocked, ...away].sort((one, other) => one.from - other.from || byId(one, other));
}

/** Returns the end of the shift in which a minute lies; adjoining shifts are one. Null outside of all. */
export function getShiftEnd(shifts: readonly Span[], minute: number): number | null {
  let reach = minute;
  for (const { from, to } of shifts.toSorted((one, other) => one.from - other.from))
    if (from <= reach) reach = Math.max(reach, to);
  return reach > minute ? reach : null;
}

/** Formats a minute of a day, of the one before, or of the next one. */
export const formatWallTime = (minute: number): LocalTime => formatMinutes((minute + MINUTES_OF_DAY) % MINUTES_OF_DAY);
