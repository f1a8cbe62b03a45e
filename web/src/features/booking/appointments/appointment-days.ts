import dayjs from 'dayjs';
import { formatDayAndMonth, addDays, type ShopNow } from '../../../shared/dates/dates.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';

/** `Today` and `Friday, November 20`; further away `Thursday` and `November 26`. */
export function formatDay(date: string, today: string): { name: string; date: string } {
  if (date === today) return { name: 'Today', date: formatDayAndMonth(date) };
  if (date === addDays(today, 1)) return { name: 'Tomorrow', date: formatDayAndMonth(date) };
  return { name: dayjs(date).format('dddd'), date: dayjs(date).format('MMMM D') };
}

const isUpcoming = ({ status }: OfficeBookingDto) => status === 'pending' || status === 'confirmed';

/** The next appointment of today that has not begun, and how long it is until then, in minutes. */
export function nextAppointment(
  appointments: OfficeBookingDto[],
  now: ShopNow,
): { id: string; minutes: number } | undefined {
  const next = appointments.find(
    (each) => isUpcoming(each) && each.booking_date === now.date && each.booking_time > now.time,
  );
  if (!next) return undefined;
  const at = (time: string) => dayjs(`${now.date}T${time}`);
  return { id: next.id, minutes: at(next.booking_time).diff(at(now.time), 'minute') };
}

/** Whether an appointment of today is under way or over; undefined for what is still to come. */
export function getProgress(appointment: OfficeBookingDto, now: ShopNow): 'now' | 'over' | undefined {
  const { booking_date: date, booking_time: time, booking_duration: minutes } = appointment;
  if (date !== now.date || time > now.time) return undefined;
  const isRunning = dayjs(`${date}T${time}`).add(minutes, 'minute').isAfter(`${date}T${now.time}`);
  return isRunning && isUpcoming(appointment) ? 'now' : 'over';
}

/** `in 39 minutes`, `in 2 hours 5 minutes`. */
export function formatTimeUntil(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const parts = [plural(hours, 'hour'), plural(minutes % 60, 'minute')].filter(Boolean);
  return `in ${parts.join(' ')}`;
}

const plural = (count: number, unit: string): string =>
  count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
