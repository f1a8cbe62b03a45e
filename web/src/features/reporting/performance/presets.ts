import dayjs from 'dayjs';
import { addDays, toDateKey, toMonday } from '../../../shared/dates/dates.js';

/** A range of days, both included. */
export interface DayRange {
  start: string;
  end: string;
}

interface Preset {
  key: string;
  label: string;
  toRange: (today: string) => DayRange;
}

const RECENT_DAYS = 90;

const oneDay = (day: string): DayRange => ({ start: day, end: day });
const weekFrom = (monday: string): DayRange => ({ start: monday, end: addDays(monday, 6) });
const monthOf = (day: dayjs.Dayjs): DayRange => ({
  start: toDateKey(day.startOf('month')),
  end: toDateKey(day.endOf('month')),
});

/** The periods that can be chosen by name; weeks begin on Monday. */
export const PRESETS: readonly Preset[] = [
  { key: 'today', label: 'Today', toRange: oneDay },
  { key: 'yesterday', label: 'Yesterday', toRange: (today) => oneDay(addDays(today, -1)) },
  { key: 'this-week', label: 'This week', toRange: (today) => weekFrom(toMonday(today)) },
  { key: 'last-week', label: 'Last week', toRange: (today) => weekFrom(addDays(toMonday(today), -7)) },
  { key: 'this-month', label: 'This month', toRange: (today) => monthOf(dayjs(today)) },
  { key: 'last-month', label: 'Last month', toRange: (today) => monthOf(dayjs(today).subtract(1, 'month')) },
  {
    key: 'last-90-days',
    label: 'Last 90 days',
    toRange: (today) => ({ start: addDays(today, -RECENT_DAYS), end: addDays(today, -1) }),
  },
  {
    key: 'this-year',
    label: 'This year',
    toRange: (today) => ({ start: `${today.slice(0, 4)}-01-01`, end: `${today.slice(0, 4)}-12-31` }),
  },
];

/** Finds the preset that a range equals; undefined for any other range. */
export function findPreset({ start, end }: DayRange, today: string): Preset | undefined {
  return PRESETS.find(({ toRange }) => {
    const range = toRange(today);
    return range.start === start && range.end === end;
  });
}
