import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import { weekdayOf } from '../../platform/clock/shop-clock.js';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Shop-local; `open` and `close` mean nothing on a closed day. */
export interface DayHours {
  open: LocalTime;
  close: LocalTime;
  closed: boolean;
}

export type WeekHours = Readonly<Record<Weekday, DayHours>>;

/** A line of the hours as people read them: `Mon-Fri`, `9am-10pm`. */
export interface HoursLine {
  days: string;
  hours: string;
}

/** The week in lines: working days that share their hours are joined, Saturday and Sunday stand alone. */
export function hoursLines(week: WeekHours): HoursLine[] {
  const runs: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const hours = wordsOf(week[day]);
    const run = runs.at(-1);
    const joins = run?.hours === hours && day !== 'saturday' && day !== 'sunday';
    if (joins) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? capitalised(first) : `${short(first)}-${short(last)}`,
    hours,
  }));
}

/** The hours of a calendar day. */
export function hoursOn(week: WeekHours, date: LocalDate): DayHours {
  return week[weekdays[weekdayOf(date) - 1] ?? 'monday'];
}

function wordsOf({ open, close, closed }: DayHours): string {
  return closed ? 'Closed' : `${brief(open)}-${brief(close)}`;
}

/** `21:30` → `9:30pm`, `09:00` → `9am`. */
function brief(time: LocalTime): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}${hour % 24 < 12 ? 'am' : 'pm'}`;
}

const capitalised = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);
const short = (day: Weekday) => capitalised(day).slice(0, 3);
