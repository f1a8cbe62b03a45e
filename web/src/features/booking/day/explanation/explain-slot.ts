import type { SlotCauseDto, SlotExplanationDto } from '../../../../shared/api/generated.js';
import { formatTime, toMinutes } from '../../../../shared/dates/dates.js';

interface SlotStart {
  therapistName: string;
  time: string;
}

/** Explains in sentences why a time is free or not; the first one decides. */
export function explainSlot(explanation: SlotExplanationDto, slot: SlotStart): string[] {
  const { is_free, free_until, causes } = explanation;
  const free = free_until
    ? `Free until ${formatTime(free_until)}, ${toMinutes(free_until) - toMinutes(slot.time)} minutes.`
    : 'Free.';
  return [...(is_free ? [free] : []), ...causes.map((cause) => explainCause(cause, explanation, slot))];
}

function explainCause(
  cause: SlotCauseDto,
  explanation: SlotExplanationDto,
  { therapistName, time }: SlotStart,
): string {
  const { kind, name } = cause;
  const span = formatSpan(cause);
  switch (kind) {
    case 'not_offered':
      return `${formatTime(time)} is not one of the shop's start times.`;
    case 'inactive':
      return `${therapistName} takes no bookings.`;
    case 'unreadable_hours':
      return `The hours of the shift of ${therapistName} cannot be read.`;
    case 'on_leave':
      return cause.from === '00:00' && cause.to === '24:00'
        ? `${therapistName} is on leave.`
        : `${therapistName} is on leave${cause.from ? ` from ${span}` : ' before it would end'}.`;
    case 'not_rostered':
      return `${therapistName} has no shift on this day.`;
    case 'outside_shift':
      return `${therapistName} works from ${span}.`;
    case 'booking':
      return explainBooking(cause, explanation, time);
    case 'offer':
      return `Offered from the waiting list to ${name ?? 'someone'}, ${span}.`;
    case 'block':
      return name ? `Blocked from ${span}: ${name}.` : `Blocked from ${span}.`;
    case 'own_calendar':
      return `${therapistName} is busy from ${span}, by their own calendar.`;
    case 'fully_booked':
      return `${therapistName} has as many bookings as a day allows.`;
    case 'no_room':
      return `Every room that suits ${explanation.shortest_treatment ?? 'a treatment'} is taken.`;
    case 'closure':
      return `The shop is closed: ${name}.`;
    case 'outside_hours':
      return cause.from ? `The shop is open from ${span}.` : 'The shop is closed on this weekday.';
    case 'request':
      return `${name ?? 'Someone'} has requested ${span}.`;
    case 'past':
      return 'This time has passed.';
  }
}

/** Explains a booking that has begun before, whose cleanup follows, or that comes too soon. */
function explainBooking(
  { name, from, to, until }: SlotCauseDto,
  { shortest_treatment, shortest_minutes }: SlotExplanationDto,
  time: string,
): string {
  const who = name ?? 'Somebody';
  if (from && time < from)
    return `${who} is booked at ${formatTime(from)}, too soon: ${shortest_treatment}, the shortest treatment, takes ${shortest_minutes} minutes with cleanup.`;
  if (to && until && time >= to) return `Cleanup after ${who} until ${formatTime(until)}.`;
  const cleanup = until ? `, cleanup until ${formatTime(until)}` : '';
  return `${who} is booked from ${formatSpan({ from, to })}${cleanup}.`;
}

const formatSpan = ({ from, to }: Pick<SlotCauseDto, 'from' | 'to'>): string =>
  [from, to].map((time) => (time === '24:00' ? 'midnight' : time ? formatTime(time) : '')).join(' to ');
