import { formatTime12h } from '../../../kernel/format-date.js';
import { type LocalTime, toMinutes } from '../../../kernel/local-time.js';
import { isOverlapping, type PastSchedule, type Span } from '../../../scheduling/index.js';

interface PastTreatment {
  therapistId: string;
  time: LocalTime;
  minutes: number;
}

/** A booking or an offer that was there, in the office's words. */
export interface PastOccupant extends PastTreatment {
  /** Minutes of cleanup; null for those of the booking rules. */
  cleanupMinutes: number | null;
  status: 'booked' | 'requested' | 'offered' | 'completed';
  name: string;
}

const STATUS_LABELS = { booked: 'Booked', requested: 'Requested', offered: 'Offered', completed: 'Booked' } as const;

/**
 * Explains why a start was not free, by what was known then: the reasons in the order in which the shop decides, none
 * where it was free.
 */
export function explainPastSlot(
  { therapistId, time, minutes }: PastTreatment,
  schedule: PastSchedule,
  bookings: readonly PastOccupant[],
): string[] {
  const therapist = schedule.therapists.find(({ id }) => id === therapistId);
  if (!therapist) return ['There was no such therapist yet.'];
  const { name, isActive } = therapist;
  const start = toMinutes(time);
  const takes = (from: number, length: number, cleanup: number | null = null): Span => ({
    from,
    to: schedule.takesWholeDuration ? from + length + (cleanup ?? schedule.cleanupMinutes) : from,
  });
  const occupied = takes(start, minutes);
  const own = <Each extends { therapistId: string }>(all: readonly Each[]) =>
    all.filter((each) => each.therapistId === therapistId);
  const meets = (from: string, to: string) => isOverlapping(occupied, { from: toMinutes(from), to: toMinutes(to) });

  const causes: string[] = [];
  if (!isActive) causes.push(`${name} was deactivated.`);
  const shifts = own(schedule.shifts);
  if (shifts.length === 0) causes.push(`${name} had no shift that day.`);
  else if (!shifts.some(({ from, to }) => start >= toMinutes(from) && start < toMinutes(to)))
    causes.push(`${name} worked ${shifts.map(formatSpan).join(' and ')}.`);
  for (const booking of own(bookings)) {
    if (!isOverlapping(occupied, takes(toMinutes(booking.time), booking.minutes, booking.cleanupMinutes))) continue;
    causes.push(`${STATUS_LABELS[booking.status]}: ${booking.name}, ${formatTime12h(booking.time)}.`);
  }
  const starts = new Set(own(bookings).flatMap((each) => (each.status === 'completed' ? [] : each.time)));
  if (starts.size >= therapist.availableSlots)
    causes.push(`${name} had ${starts.size} starts that day, and may have ${therapist.availableSlots}.`);
  for (const span of own(schedule.blocks))
    if (meets(span.from, span.to)) causes.push(`${name} was blocked ${formatSpan(span)}.`);
  for (const span of own(schedule.leave))
    if (meets(span.from, span.to)) causes.push(`${name} was on leave ${formatSpan(span)}.`);
  return [...causes, ...explainClosed(start, schedule)];
}

function explainClosed(start: number, { closure, isOpen, opensAt, closesAt }: PastSchedule): string[] {
  if (closure !== null) return [`The shop was closed: ${closure}.`];
  if (!isOpen) return ['The shop was closed on that weekday.'];
  if (opensAt === null || closesAt === null) return [];
  const closes = closesAt <= opensAt ? Infinity : toMinutes(closesAt);
  if (start >= toMinutes(opensAt) && start < closes) return [];
  return [`The shop was open ${formatSpan({ from: opensAt, to: closesAt })}.`];
}

const formatSpan = ({ from, to }: { from: LocalTime; to: LocalTime }) =>
  from === '00:00' && to === '24:00'
    ? 'all day'
    : `${formatTime12h(from)} to ${to === '24:00' ? 'midnight' : formatTime12h(to)}`;
