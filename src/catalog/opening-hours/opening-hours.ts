import {
  type LocalDate,
  type LocalDateTime,
  type LocalTime,
  getWeekday,
  MINUTES_OF_DAY,
  toMinutes,
} from '../../kernel/local-time.js';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** The opening hours of one day, shop-local; `open` and `close` mean nothing on a closed day. */
export interface DayHours {
  open: LocalTime;
  close: LocalTime;
  closed: boolean;
}

export type WeekHours = Readonly<Record<Weekday, DayHours>>;

/** A line of the opening hours as people read them: `Mon-Fri`, `9am-10pm`. */
interface HoursLine {
  days: string;
  hours: string;
}

/** Groups the week into lines: working days that share their hours are joined, Saturday and Sunday keep a line each. */
export function toHoursLines(week: WeekHours): HoursLine[] {
  const ranges: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const hours = formatDayHours(week[day]);
    const range = ranges.at(-1);
    const joins = range?.hours === hours && day !== 'saturday' && day !== 'sunday';
    if (joins) range.last = day;
    else ranges.push({ first: day, last: day, hours });
  }
  return ranges.map(({ first, last, hours }) => ({
    days: first === last ? capitalize(first) : `${abbreviate(first)}-${abbreviate(last)}`,
    hours,
  }));
}

/** Returns the opening hours of a calendar day. */
export function getHoursOn(week: WeekHours, date: LocalDate): DayHours {
  return week[weekdays[getWeekday(date) - 1] ?? 'monday'];
}

/** Whether the shop is open at that minute. Closing at or before opening means: open for the rest of the day. */
export function isWithinHours(week: WeekHours, { date, time }: LocalDateTime): boolean {
  return isOpenAt(getHoursOn(week, date), time);
}

/** Whether the shop is open at a time, by the hours of that day. */
function isOpenAt(hours: DayHours, time: LocalTime): boolean {
  const open = getOpenMinutes(hours);
  const minute = toMinutes(time);
  return open !== null && open.from <= minute && minute < open.to;
}

/** Returns the minutes of the day from opening to closing; null on a closed day. */
export function getOpenMinutes({ open, close, closed }: DayHours): { from: number; to: number } | null {
  if (closed) return null;
  return { from: toMinutes(open), to: close <= open ? MINUTES_OF_DAY : toMinutes(close) };
}

function formatDayHours({ open, close, closed }: DayHours): string {
  return closed ? 'Closed' : `${formatShortTime(open)}-${formatShortTime(close)}`;
}

/** Formats a time briefly: `21:30` → `9:30pm`, `09:00` → `9am`. */
function formatShortTime(time: LocalTime): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}${hour % 24 < 12 ? 'am' : 'pm'}`;
}

const capitalize = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);
const abbreviate = (day: Weekday) => capitalize(day).slice(0, 3);
