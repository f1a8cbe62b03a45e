import dayjs from 'dayjs';
import { dayAndMonth, daysAfter, type ShopNow } from '../../../shared/dates.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';

/** `Today` and `Friday, November 20`; further away `Thursday` and `November 26`. */
export function dayName(date: string, today: string): { name: string; date: string } {
  if (date === today) return { name: 'Today', date: dayAndMonth(date) };
  if (date === daysAfter(today, 1)) return { name: 'Tomorrow', date: dayAndMonth(date) };
  return { name: dayjs(date).format('dddd'), date: dayjs(date).format('MMMM D') };
}

const isToCome = ({ status }: OfficeBookingDto) => status === 'pending' || status === 'confirmed';

/** The next appointment of today that has not begun, and how long it is until then, in minutes. */
export function nextOf(appointments: OfficeBookingDto[], now: ShopNow): { id: string; minutes: number } | undefined {
  const next = appointments.find(
    (each) => isToCome(each) && each.booking_date === now.date && each.booking_time > now.time,
  );
  if (!next) return undefined;
  const at = (time: string) => dayjs(`${now.date}T${time}`);
  return { id: next.id, minutes: at(next.booking_time).diff(at(now.time), 'minute') };
}

/** Whether an appointment of today is under way or over; undefined for what is still to come. */
export function standingOf(appointment: OfficeBookingDto, now: ShopNow): 'now' | 'over' | undefined {
  const { booking_date: date, booking_time: time, booking_duration: minutes } = appointment;
  if (date !== now.date || time > now.time) return undefined;
  const isRunning = dayjs(`${date}T${time}`).add(minutes, 'minute').isAfter(`${date}T${now.time}`);
  return isRunning && isToCome(appointment) ? 'now' : 'over';
}

/** `in 39 minutes`, `in 2 hours 5 minutes`. */
export function inMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const parts = [plural(hours, 'hour'), plural(minutes % 60, 'minute')].filter(Boolean);
  return `in ${parts.join(' ')}`;
}

const plural = (count: number, unit: string): string => (count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`);
