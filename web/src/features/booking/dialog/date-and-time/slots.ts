import { UNLIMITED_SLOTS } from '../../../../shared/server-rules.js';
import type { DayAvailabilityDto, TimeSlotDto } from '../../../../shared/api/generated.js';
import { formatDayAndMonth, formatTime, toMinutes, type ShopNow } from '../../../../shared/dates/dates.js';
import { formatCount } from '../../../../shared/format-count.js';

/** Whether a start can be booked, only requested, or why it can be neither. */
type SlotState =
  | 'free'
  | 'on_request'
  | 'past'
  | 'beyond_window'
  | 'closed'
  | 'service_not_given'
  | 'day_off'
  | 'outside_shift'
  | 'taken';

export interface Slot {
  start: string;
  part: string;
  state: SlotState;
}

/**
 * Returns the day's slots in the shop's order. `day` is that of the chosen therapist or of Any Available; without one
 * (no date chosen yet) only the shop's clock closes a slot.
 */
export function toSlots(
  times: TimeSlotDto[],
  day: DayAvailabilityDto | undefined,
  date: string | undefined,
  now: ShopNow,
): Slot[] {
  const states = new Map<string, SlotState>(
    day?.slots.map((slot) => [
      slot.start_time,
      slot.available ? (slot.is_on_request ? 'on_request' : 'free') : (slot.reason ?? 'taken'),
    ]),
  );
  return times.map(({ start_time, shift_type }) => ({
    start: start_time,
    part: shift_type,
    state: date === now.date && start_time <= now.time ? 'past' : (states.get(start_time) ?? 'free'),
  }));
}

/** Groups slots under Morning, Afternoon and Evening without changing their order: a part may come more than once. */
export function groupByPartOfDay(slots: Slot[]): [part: string, slots: Slot[]][] {
  const groups: [part: string, slots: Slot[]][] = [];
  for (const slot of slots) {
    const [part, group] = groups.at(-1) ?? [];
    if (group && part === slot.part) group.push(slot);
    else groups.push([slot.part, [slot]]);
  }
  return groups;
}

export const hasFreeSlot = (slots: Slot[]): boolean => slots.some((slot) => slot.state === 'free');

/**
 * Returns the number of bookings that still fit: at most `remaining`, which may still be confirmed, and at most one for
 * each free start. Undefined where the day is over rather than full.
 */
export function countSlotsLeft(remaining: number | undefined, slots: Slot[]): number | undefined {
  if (remaining === undefined || slots.length === 0) return remaining;
  const free = slots.filter(({ state }) => state === 'free').length;
  if (free === 0 && remaining > 0 && !slots.some(({ state }) => state === 'taken')) return undefined;
  return Math.min(remaining, free);
}

/**
 * Finds the free starts closest to a time of the same day, at most `count`, in the order of the day; of two as close
 * the earlier one.
 */
export function findNearestFreeSlots(slots: Slot[], time: string, count: number): string[] {
  const distance = (start: string) => Math.abs(toMinutes(start) - toMinutes(time));
  const free = slots.filter((slot) => slot.state === 'free').map((slot) => slot.start);
  free.sort((one, other) => distance(one) - distance(other) || one.localeCompare(other));
  return free.slice(0, count).sort();
}

const isOnRequest = ({ state }: Slot): boolean => state === 'on_request';

export const canChoose = (slot: Slot): boolean => slot.state === 'free' || isOnRequest(slot);

/**
 * Whether the picked time can only be requested: nobody is free then, it is taken, or outside of the shift. While none
 * is picked, whether all that can be chosen are so.
 */
export const isRequestOnly = (picked: Slot | undefined, slots: Slot[]): boolean =>
  picked
    ? ['on_request', 'taken', 'outside_shift'].includes(picked.state)
    : !hasFreeSlot(slots) && slots.some(isOnRequest);

/** Explains that the therapist's day is full; undefined where it is not, or nobody in particular is chosen. */
export function formatFullDay(
  { slotsRemaining, slots }: { slotsRemaining: number | undefined; slots: Slot[] },
  date: string | undefined,
  therapist: string | undefined,
): string | undefined {
  if (slotsRemaining !== 0 || !date || !therapist) return undefined;
  const request = slots.some(isOnRequest) ? ', or send it as a request' : '';
  return `${therapist} is fully booked on ${formatDayAndMonth(date)}. Choose another day or therapist${request}.`;
}

/**
 * Explains why a day shows no times: a shop without time slots, a closed day, a day off, or a treatment that is not
 * given.
 */
export function describeDayWithoutTimes(
  slots: Slot[],
  date: string | undefined,
  { phone, therapist = 'The chosen therapist' }: { phone: string | undefined; therapist: string | undefined },
): string | undefined {
  if (slots.length === 0)
    return `No times can be booked online right now. Please call us${phone ? ` on ${phone}` : ''}.`;
  const states = new Set(slots.map((slot) => slot.state));
  states.delete('past');
  const isOnly = (...only: SlotState[]) => states.size > 0 && [...states].every((state) => only.includes(state));
  if (isOnly('beyond_window') && date) return `${formatDayAndMonth(date)} cannot be booked yet. Choose an earlier day.`;
  if (isOnly('closed') && date)
    return slots.some((slot) => slot.state === 'past')
      ? 'We are closed for the rest of today.'
      : `We are closed on ${formatDayAndMonth(date)}.`;
  if (isOnly('closed', 'day_off') && date) return `${therapist} does not work on ${formatDayAndMonth(date)}.`;
  return isOnly('closed', 'service_not_given')
    ? `${therapist} doesn't offer this treatment. Choose another therapist.`
    : undefined;
}

/**
 * Explains that the picked time is not, or no longer, free. `slots` are those of its day; empty while they are not
 * known.
 * @param alternative what the form's button does about a time that is not free: `send it as a request`; left out where
 * it does nothing
 * @param isOfAnybody whether no therapist in particular is chosen
 */
export function formatPickedTimeNotice(
  start: string | undefined,
  slots: Slot[],
  {
    therapist,
    alternative,
    isOfAnybody = false,
  }: { therapist: string; alternative?: string | undefined; isOfAnybody?: boolean },
): string | undefined {
  if (!start || slots.length === 0) return undefined;
  const picked = slots.find((slot) => slot.start === start);
  const time = formatTime(start);
  const other = `Choose another ${hasFreeSlot(slots) ? 'time' : 'day'}`;
  const orRequest = alternative ? `, or ${alternative}` : '';
  if (!picked) return `${time} is no longer offered. ${other}.`;
  if (picked.state === 'free') return undefined;
  if (isOnRequest(picked)) return isOfAnybody ? `Nobody is free at ${time}. ${other}${orRequest}.` : undefined;
  if (picked.state === 'past') return `${time} has passed. ${other}.`;
  if (picked.state === 'beyond_window') return 'This day cannot be booked yet. Choose an earlier day.';
  if (picked.state === 'closed') return `We are closed at ${time} that day. ${other}.`;
  if (picked.state === 'service_not_given')
    return `${therapist} doesn't offer this treatment. Choose another therapist.`;
  if (picked.state === 'day_off') return `${therapist} does not work that day. Choose another day or therapist.`;
  if (picked.state === 'taken') return `${time} is taken. ${other}${orRequest}.`;
  return `${therapist} does not work at ${time} that day. ${other}${orRequest}.`;
}

/** Describes what a live update changed in one sentence for screen readers; empty when nothing did. */
export function describeAvailabilityChange(before: DayAvailabilityDto, after: DayAvailabilityDto): string {
  const free = ({ slots }: DayAvailabilityDto) =>
    slots.filter((slot) => slot.available && !slot.is_on_request).map((slot) => slot.start_time);
  const [was, is] = [free(before), free(after)];
  const taken = was.filter((time) => !is.includes(time)).map(formatTime);
  const back = is.filter((time) => !was.includes(time)).map(formatTime);
  return [taken.length && `No longer free: ${taken.join(', ')}.`, back.length && `Free again: ${back.join(', ')}.`]
    .filter(Boolean)
    .join(' ');
}

/** Formats the number of slots left for the banner; undefined when unknown and for Any Available. */
export function formatSlotsBanner(remaining: number | undefined): string | undefined {
  if (remaining === undefined || remaining === UNLIMITED_SLOTS) return undefined;
  if (remaining === 0) return 'Fully booked for this date';
  if (remaining <= 3) return `Limited availability: ${formatCount(remaining, 'slot')} remaining`;
  return `${remaining} slots available`;
}
