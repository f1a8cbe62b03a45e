import type { DayShiftDto, OfficeBookingDto } from '../../../shared/api/generated.js';

/** Height of an hour of the day view, in pixels. */
export const HOUR_HEIGHT_PX = 54;

/** `HH:mm` → minutes since midnight. */
export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A stretch of the day in minutes since midnight; the end is not part of it. */
export interface MinuteRange {
  start: number;
  end: number;
}

export const toMinuteRange = ({ booking_time: time, booking_duration: duration }: OfficeBookingDto): MinuteRange => ({
  start: toMinutes(time),
  end: toMinutes(time) + duration,
});

/** The shifts whose hours can be read; the others say nothing about the day. */
export const toShiftRanges = (shifts: DayShiftDto[]): MinuteRange[] =>
  shifts.flatMap(({ start_time: start, end_time: end }) =>
    start && end ? [{ start: toMinutes(start), end: toMinutes(end) }] : [],
  );

/** Whole hours around everything that the day holds; an empty day is drawn from 9 to 17. */
export function getVisibleHours(ranges: MinuteRange[]): MinuteRange {
  if (ranges.length === 0) return { start: 9 * 60, end: 17 * 60 };
  const start = Math.min(...ranges.map((each) => each.start));
  const end = Math.max(...ranges.map((each) => each.end));
  return { start: Math.floor(start / 60) * 60, end: Math.min(Math.ceil(end / 60), 24) * 60 };
}

/** Pixel offsets of a range in its column. */
export const toOffsets = ({ start, end }: MinuteRange, hours: MinuteRange) => ({
  top: ((start - hours.start) / 60) * HOUR_HEIGHT_PX,
  height: ((Math.min(end, hours.end) - start) / 60) * HOUR_HEIGHT_PX,
});

/** The slot start nearest to a height in the column. */
export function findNearestSlot(slots: string[], pixels: number, hours: MinuteRange): string | undefined {
  const minute = hours.start + (pixels / HOUR_HEIGHT_PX) * 60;
  return slots.toSorted((a, b) => Math.abs(toMinutes(a) - minute) - Math.abs(toMinutes(b) - minute))[0];
}

export interface LaidOutBooking {
  booking: OfficeBookingDto;
  /** Its position among the columns of equal width that its overlap group is split into. */
  columnIndex: number;
  columnCount: number;
}

/** Lays out overlapping bookings, such as several requests for one slot, side by side. */
export function layoutOverlaps(bookings: OfficeBookingDto[]): LaidOutBooking[] {
  const result: LaidOutBooking[] = [];
  let group: LaidOutBooking[] = [];
  let groupEnd = 0;
  for (const booking of bookings.toSorted((a, b) => a.booking_time.localeCompare(b.booking_time))) {
    const { start, end } = toMinuteRange(booking);
    if (start >= groupEnd) group = [];
    const taken = new Set(
      group.filter((each) => toMinuteRange(each.booking).end > start).map(({ columnIndex }) => columnIndex),
    );
    let columnIndex = 0;
    while (taken.has(columnIndex)) columnIndex++;
    group.push({ booking, columnIndex, columnCount: 1 });
    result.push(group.at(-1)!);
    const columnCount = Math.max(...group.map((each) => each.columnIndex)) + 1;
    for (const each of group) each.columnCount = columnCount;
    groupEnd = group.length === 1 ? end : Math.max(groupEnd, end);
  }
  return result;
}

/** `09:00`, `17:30` → `9am-5:30pm`. */
export const formatHours = (start: string, end: string): string => `${formatHour(start)}-${formatHour(end)}`;

function formatHour(time: string): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}${hour < 12 || hour === 24 ? 'am' : 'pm'}`;
}
