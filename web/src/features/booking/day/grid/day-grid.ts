import type { CalendarDayDto, DayLeaveDto, DayShiftDto, OfficeBookingDto } from '../../../../shared/api/generated.js';
import { toMinutes, toTime } from '../../../../shared/dates/dates.js';
import type { CalendarColumn } from '../columns/calendar-columns.js';

/** A range of the day in minutes since midnight; the end is not part of it. */
interface MinuteRange {
  start: number;
  end: number;
}

/** The hours that are drawn, and the height of one hour in pixels. */
export interface GridScale {
  hours: MinuteRange;
  hourHeight: number;
}

export const toMinuteRange = ({
  booking_time: time,
  booking_duration: duration,
}: Pick<OfficeBookingDto, 'booking_time' | 'booking_duration'>): MinuteRange => ({
  start: toMinutes(time),
  end: toMinutes(time) + duration,
});

/** Whether leave or a busy time takes the whole day. */
export const isAllDay = ({ start_time, end_time }: Pick<DayLeaveDto, 'start_time' | 'end_time'>): boolean =>
  start_time === '00:00' && end_time === '24:00';

/** Converts the shifts whose hours can be parsed; the others say nothing about the day. */
export const toShiftRanges = (shifts: DayShiftDto[]): MinuteRange[] =>
  shifts.flatMap(({ start_time: start, end_time: end }) =>
    start && end ? [{ start: toMinutes(start), end: toMinutes(end) }] : [],
  );

/** Lists all ranges that have to be visible: business hours, shifts, blocks, bookings, also cancelled ones, and offers. */
export const listRanges = (days: CalendarDayDto[], columns: CalendarColumn[]): MinuteRange[] => [
  ...days.flatMap(({ opens_at, closes_at }) =>
    opens_at && closes_at ? [{ start: toMinutes(opens_at), end: toMinutes(closes_at) }] : [],
  ),
  ...columns.flatMap(({ shifts, blocks, bookings, cancelled, offers }) => [
    ...toShiftRanges(shifts),
    ...blocks.map((block) => ({ start: toMinutes(block.start_time), end: toMinutes(block.end_time) })),
    ...[...bookings, ...cancelled].map(toMinuteRange),
    ...offers.map(({ time, duration_minutes }) => ({
      start: toMinutes(time),
      end: toMinutes(time) + duration_minutes,
    })),
  ]),
];

/** Returns the whole hours around all ranges; an empty day is drawn from 9 to 17. */
export function getVisibleHours(ranges: MinuteRange[]): MinuteRange {
  if (ranges.length === 0) return { start: 9 * 60, end: 17 * 60 };
  const start = Math.min(...ranges.map((each) => each.start));
  const end = Math.max(...ranges.map((each) => each.end));
  return { start: Math.floor(start / 60) * 60, end: Math.min(Math.ceil(end / 60), 24) * 60 };
}

/** Whether a time of the day, `HH:mm`, lies within the hours that are drawn. */
export const isWithinHours = (time: string, { hours }: GridScale): boolean =>
  toMinutes(time) >= hours.start && toMinutes(time) < hours.end;

/** Converts a range to pixel offsets in its column. */
export const toOffsets = ({ start, end }: MinuteRange, { hours, hourHeight }: GridScale) => ({
  top: ((start - hours.start) / 60) * hourHeight,
  height: ((Math.min(end, hours.end) - start) / 60) * hourHeight,
});

/** Converts a height in the column, in pixels, to a minute of the day. */
export const toMinute = (pixels: number, { hours, hourHeight }: GridScale): number =>
  hours.start + (pixels / hourHeight) * 60;

/** Finds the slot start nearest to a height in the column. */
export function findNearestSlot(slots: string[], pixels: number, scale: GridScale): string | undefined {
  const minute = toMinute(pixels, scale);
  return slots.toSorted((a, b) => Math.abs(toMinutes(a) - minute) - Math.abs(toMinutes(b) - minute))[0];
}

/**
 * Finds the start for a press at a height: the slot that began at most half an hour before, else the quarter of an
 * hour.
 */
export function findStartAt(slots: string[], pixels: number, scale: GridScale): string {
  const minute = Math.min(Math.max(toMinute(pixels, scale), 0), 24 * 60 - 1);
  const slot = slots.findLast((each) => toMinutes(each) <= minute);
  return slot && minute - toMinutes(slot) < 30 ? slot : toTime(Math.floor(minute / 15) * 15);
}

/**
 * Whether the badge of the current time would lie over the label of an hour, both 20 pixels high: the badge is
 * centred on its line, the label below it.
 * @param hour pixels from the top, like `now`
 */
export const isUnderBadge = (hour: number, now: number): boolean => hour - now < 13 && now - hour < 27;
