import dayjs, { type Dayjs } from 'dayjs';

const cache = new Map<string, Dayjs>();

/**
 * Converts a date for antd's pickers, to the same object each time: at a new one, even of the same date, they discard
 * the text being typed.
 * @param date `yyyy-MM-dd`, or with `THH:mm`
 * @returns null for no date
 */
export function toDayjs(date: string | null | undefined): Dayjs | null {
  if (!date) return null;
  const day = cache.get(date) ?? dayjs(date);
  cache.set(date, day);
  return day;
}
