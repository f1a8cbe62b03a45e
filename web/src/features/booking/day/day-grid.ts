import type { DayShiftDto, OfficeBookingDto } from '../../../shared/api/generated.js';

/** Height of an hour of the day view, in pixels. */
export const HOUR = 54;

/** `HH:mm` → minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A stretch of the day in minutes since midnight; the end is not part of it. */
export interface Stretch {
  start: number;
  end: number;
}

export const stretchOf = ({ booking_time: time, booking_duration: duration }: OfficeBookingDto): Stretch => ({
  start: minutesOf(time),
  end: minutesOf(time) + duration,
});

/** The shifts whose hours can be read; the others say nothing about the day. */
export const stretchesOf = (shifts: DayShiftDto[]): Stretch[] =>
  shifts.flatMap(({ start_time: start, end_time: end }) =>
    start && end ? [{ start: minutesOf(start), end: minutesOf(end) }] : [],
  );

/** Whole hours around everything that the day holds; an empty day is drawn from 9 to 17. */
export function hoursAround(stretches: Stretch[]): Stretch {
  if (stretches.length === 0) return { start: 9 * 60, end: 17 * 60 };
  const start = Math.min(...stretches.map((each) => each.start));
  const end = Math.max(...stretches.map((each) => each.end));
  return { start: Math.floor(start / 60) * 60, end: Math.min(Math.ceil(end / 60), 24) * 60 };
}

/** Where a stretch stands in its column, in pixels. */
export const placeOf = ({ start, end }: Stretch, hours: Stretch) => ({
  top: ((start - hours.start) / 60) * HOUR,
  height: ((Math.min(end, hours.end) - start) / 60) * HOUR,
});

/** The slot start nearest to a height in the column. */
export function nearestSlot(slots: string[], pixels: number, hours: Stretch): string | undefined {
  const minute = hours.start + (pixels / HOUR) * 60;
  return slots.toSorted((a, b) => Math.abs(minutesOf(a) - minute) - Math.abs(minutesOf(b) - minute))[0];
}

export interface Laid {
  booking: OfficeBookingDto;
  /** Which of the lanes of equal width it takes. */
  lane: number;
  lanes: number;
}

/** Bookings that overlap, such as several requests for one slot, stand beside each other. */
export function inLanes(bookings: OfficeBookingDto[]): Laid[] {
  const laid: Laid[] = [];
  let group: Laid[] = [];
  let groupEnd = 0;
  for (const booking of bookings.toSorted((a, b) => a.booking_time.localeCompare(b.booking_time))) {
    const { start, end } = stretchOf(booking);
    if (start >= groupEnd) group = [];
    const taken = new Set(group.filter((each) => stretchOf(each.booking).end > start).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane++;
    group.push({ booking, lane, lanes: 1 });
    laid.push(group.at(-1)!);
    const lanes = Math.max(...group.map((each) => each.lane)) + 1;
    for (const each of group) each.lanes = lanes;
    groupEnd = group.length === 1 ? end : Math.max(groupEnd, end);
  }
  return laid;
}

/** `09:00`, `17:30` → `9am-5:30pm`. */
export const hoursInWords = (start: string, end: string): string => `${hourInWords(start)}-${hourInWords(end)}`;

function hourInWords(time: string): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}${hour < 12 || hour === 24 ? 'am' : 'pm'}`;
}
