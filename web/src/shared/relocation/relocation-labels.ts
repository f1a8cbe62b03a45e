import type { PlaceDto, RelocationDto, RelocationPlanDto, RelocationResultDto } from '../api/generated.js';
import { formatShortDate, formatTime } from '../dates/dates.js';
import { formatCount } from '../format-count.js';
import { formatMoney } from '../money/money.js';

export const countBookings = (count: number): string => formatCount(count, 'booking');

/** Summarises a plan: `Moves 11 bookings, 7 fit elsewhere, $640.00 at risk`. */
export const planLabel = (plan: RelocationPlanDto): string =>
  plan.displaced === 0 ? 'No booking loses its place' : `Moves ${countBookings(plan.displaced)}, ${formatRisk(plan)}`;

/** Summarises a plan for added shifts, which move nobody: `11 bookings uncovered, 7 fit elsewhere, $640.00 at risk`. */
export const uncoveredLabel = (plan: RelocationPlanDto): string =>
  plan.displaced === 0 ? 'No booking uncovered' : `${countBookings(plan.displaced)} uncovered, ${formatRisk(plan)}`;

function formatRisk({ displaced, fit, at_risk, unsearched }: RelocationPlanDto): string {
  const fits = fit === displaced ? (fit === 1 ? 'it fits elsewhere' : 'all fit elsewhere') : `${fit} fit elsewhere`;
  const risk = at_risk > 0 ? `${formatMoney(at_risk)} at risk` : 'nothing at risk';
  const cut = unsearched > 0 ? `. Too many at once: no other time was looked for ${unsearched} of them` : '';
  return `${fits}, ${risk}${cut}`;
}

/** Counts offers in words: `2 offers to people who wait end`; empty where there are none. */
export const offersLabel = ({ offers }: RelocationPlanDto): string =>
  offers === 0 ? '' : `${formatCount(offers, 'offer')} to people who wait ${offers === 1 ? 'ends' : 'end'}`;

/** Counts shifts outside the opening times in words; empty where there are none. */
export const closedShiftsLabel = ({ closed_shifts: count }: RelocationPlanDto): string =>
  count === 0 ? '' : `${formatCount(count, 'shift')} ${count === 1 ? 'runs' : 'run'} outside opening times`;

/** Says what the opening times as they are leave outside: `8 bookings and 63 shifts are outside opening times`. */
export function outsideLabel({ displaced, closed_shifts: shifts, offers }: RelocationPlanDto): string {
  const counts = [
    displaced > 0 && countBookings(displaced),
    shifts > 0 && formatCount(shifts, 'shift'),
    offers > 0 && formatCount(offers, 'offer'),
  ].filter((count) => count !== false);
  if (counts.length === 0) return 'No booking or shift is outside opening times';
  return `${listFormat.format(counts)} ${displaced + shifts + offers === 1 ? 'is' : 'are'} outside opening times`;
}

const listFormat = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Says how many rows are listed; empty where all are. */
export const listedLabel = ({ displaced, rows }: RelocationPlanDto): string =>
  displaced > rows.length ? `The first ${rows.length} are listed.` : '';

/** Describes a place: `10:00 AM with Tom`, with the day where it differs from the booking's. */
export function placeLabel(place: PlaceDto, booking?: PlaceDto): string {
  const day = booking?.booking_date === place.booking_date ? '' : `${formatShortDate(place.booking_date)}, `;
  return `${day}${formatTime(place.booking_time)} with ${place.therapist_name}`;
}

const CAUSES: Readonly<Record<NonNullable<RelocationDto['cause']>, string>> = {
  closed: 'the shop is closed',
  inactive: 'takes no bookings',
  no_shift: 'no shift',
  away: 'away',
  overlap: 'would overlap',
};

/** Lists what else matters for the decision about a row. */
export function rowNote({ booking, cause, outcome, place }: RelocationDto): string {
  const notes = [
    cause === null && 'moves with its visit',
    cause === 'overlap' && CAUSES.overlap,
    outcome === 'other_time' && 'another time',
    outcome === 'taken' && 'not free any more',
    booking.is_therapist_chosen &&
      place !== null &&
      place.therapist_id !== booking.therapist_id &&
      `asked for ${booking.therapist_name}`,
    booking.status === 'pending' && place !== null && outcome !== 'taken' && 'a request: moving it confirms it',
    !booking.has_email && 'no email: please call',
  ];
  return notes.filter(Boolean).join(' · ');
}

const LEFT: Readonly<Record<string, string>> = {
  'booking-modified': 'someone else has changed it',
  'booking-closed': 'it is not open any more',
  'already-cancelled': 'it is cancelled already',
  'person-erased': 'its client was erased',
  'not-found': 'it is gone',
  'not-undoable': 'someone has changed it since',
};

/** Explains why a booking was not moved. */
export const leftLabel = (code: string): string => LEFT[code] ?? 'the time is not free any more';

/** Describes what a relocation did, for its toast. */
export function doneLabel({ moved, cancelled, left, client_told_in_seconds }: RelocationResultDto): string {
  const done = [
    moved.length > 0 && `${countBookings(moved.length)} moved`,
    cancelled.length > 0 && `${cancelled.length} cancelled`,
    left.length > 0 && `${left.length} left as they are`,
  ].filter(Boolean);
  const mails = client_told_in_seconds ? ` We'll email the clients in ${client_told_in_seconds} seconds.` : '';
  return `${done.join(', ') || 'Leave entered'}.${mails}`;
}
