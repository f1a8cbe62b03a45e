import type { LocalDateTime } from '../../../kernel/local-time.js';
import {
  type Schedule,
  type ScheduledReservation,
  isOverlapping,
  type Span,
  toAbsoluteMinutes,
} from '../../../scheduling/index.js';
import type { DisplacementCause } from './displaced-booking.js';
import { EventLoopYielder } from './event-loop-yielder.js';

const RESERVATIONS_BETWEEN_YIELDS = 200;

/**
 * Compares two schedules and returns the bookings that lose their place, with the cause, the earliest first. Bookings
 * that are over by `now` are skipped. If two would overlap, the later one loses its place.
 */
export async function findDisplaced(
  before: Schedule,
  after: Schedule,
  now: LocalDateTime,
): Promise<Map<string, DisplacementCause>> {
  const yielder = new EventLoopYielder(RESERVATIONS_BETWEEN_YIELDS);
  const displaced = new Map<string, DisplacementCause>();
  const minute = toAbsoluteMinutes(now);
  const upcoming = after.snapshot.reservations
    .filter((one) => toTreatment(one).to > minute)
    .map((reservation) => ({ reservation, key: toSortKey(reservation) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  for (const { reservation } of upcoming) {
    await yielder.after(1);
    const former = new Set(listCauses(before, reservation));
    const cause = listCauses(after, reservation).find((one) => !former.has(one));
    if (cause) displaced.set(reservation.bookingId, cause);
    else if (hasEarlier(after, reservation, displaced) && !hasEarlier(before, reservation, displaced))
      displaced.set(reservation.bookingId, 'overlap');
  }
  return displaced;
}

function listCauses(schedule: Schedule, reservation: ScheduledReservation): DisplacementCause[] {
  const { therapistId, date, kind } = reservation;
  const isClosed = !schedule.isOpen(reservation);
  if (kind === 'unassigned') return isClosed ? ['closed'] : [];
  const isAway = schedule.isAway(therapistId, date, toTreatment(reservation));
  return [
    ...(isAway ? ['away' as const] : []),
    ...(schedule.therapist(therapistId)?.isActive ? [] : ['inactive' as const]),
    ...(schedule.isOnDuty(reservation) ? [] : ['no_shift' as const]),
    ...(isClosed ? ['closed' as const] : []),
  ];
}

/** Whether an earlier confirmed booking that keeps its place would overlap this one. */
function hasEarlier(
  schedule: Schedule,
  { bookingId, kind, therapistId, date }: ScheduledReservation,
  displaced: ReadonlyMap<string, unknown>,
): boolean {
  const own = schedule.reservations.get(bookingId);
  if (kind !== 'held' || !own) return false;
  return schedule.reservations
    .around(therapistId, date)
    .some(
      (other) =>
        other.kind === 'held' &&
        !displaced.has(other.bookingId) &&
        isOverlapping(other, own) &&
        toSortKey(other) < toSortKey(own),
    );
}

/** Returns the time of the treatment alone, without its cleanup. */
const toTreatment = (one: ScheduledReservation): Span => {
  const from = toAbsoluteMinutes(one);
  return { from, to: from + one.durationMinutes };
};

const toSortKey = ({ date, time, bookingId }: ScheduledReservation) => `${date} ${time} ${bookingId}`;
