import dayjs, { type Dayjs } from 'dayjs';

const cache = new Map<string, Dayjs>();

/**
 * A date as antd's pickers take it, the same object each time: at another one, though of the same date, they take back what is
 * being typed. @param date `yyyy-MM-dd`, or with `THH:mm` @returns null for none
 */
export function toDayjs(date: string | null | undefined): Dayjs | null {
  if (!date) return null;
  const day = cache.get(date) ?? dayjs(date);
  cache.set(date, day);
  return day;
}
