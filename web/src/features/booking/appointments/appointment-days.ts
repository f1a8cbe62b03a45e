import dayjs from 'dayjs';
import { formatDayAndMonth, addDays, addMinutes, toMinutes, type ShopNow } from '../../../shared/dates/dates.js';
import { secondsBetween, type ZonedShopNow } from '../../../shared/dates/zone/shop-time.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { formatCount } from '../../../shared/format-count.js';

/** Formats a day in two parts: `Today` and `Friday, November 20`; further away `Thursday` and `November 26`. */
export function formatDay(date: string, today: string): { name: string; date: string } {
  if (date === today) return { name: 'Today', date: formatDayAndMonth(date) };
  if (date === addDays(today, 1)) return { name: 'Tomorrow', date: formatDayAndMonth(date) };
  return { name: dayjs(date).format('dddd'), date: dayjs(date).format('MMMM D') };
}

const isUpcoming = ({ status }: OfficeBookingDto) => status === 'pending' || status === 'confirmed';

/** Finds the next appointment of today that has not begun, with the minutes until its start. */
export function nextAppointment(
  appointments: OfficeBookingDto[],
  now: ZonedShopNow,
): { id: string; minutes: number } | undefined {
  const next = appointments.find(
    (each) => isUpcoming(each) && each.booking_date === now.date && each.booking_time > now.time,
  );
  if (!next) return undefined;
  return { id: next.id, minutes: -minutesSince(next, now) };
}

/** Minutes of free time between two appointments from which a gap is shown. */
const MIN_GAP_MINUTES = 15;

/** Finds the free time between an appointment and those before it on its day, as far as it is still to come. */
export function findGap(
  before: readonly OfficeBookingDto[],
  { status, booking_date, booking_time }: OfficeBookingDto,
  now: ShopNow,
): { from: string; minutes: number } | undefined {
  const held = before.filter((each) => each.status !== 'cancelled' && each.status !== 'no_show');
  if (status === 'cancelled' || held.length === 0) return undefined;
  const ends = held.map((each) => addMinutes(each.booking_time, each.booking_duration));
  const end = ends.reduce((one, other) => (one > other ? one : other));
  const from = booking_date === now.date && now.time > end ? now.time : end;
  const minutes = toMinutes(booking_time) - toMinutes(from);
  return minutes >= MIN_GAP_MINUTES ? { from, minutes } : undefined;
}

/** Returns whether an appointment of today is under way or over; undefined for one that is still to come. */
export function getProgress(appointment: OfficeBookingDto, now: ZonedShopNow): 'now' | 'over' | undefined {
  if (appointment.booking_date !== now.date || appointment.booking_time > now.time) return undefined;
  const isRunning = minutesSince(appointment, now) < appointment.booking_duration;
  return isRunning && isUpcoming(appointment) ? 'now' : 'over';
}

/** Returns the minutes since the start of an appointment; negative before it. */
const minutesSince = ({ booking_date, booking_time }: OfficeBookingDto, { date, time, zone }: ZonedShopNow) =>
  secondsBetween(`${booking_date}T${booking_time}`, `${date}T${time}`, zone) / 60;

/** Formats minutes: `in 39 minutes`, `in 2 hours 5 minutes`. */
export function formatTimeUntil(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && formatCount(hours, 'hour'), rest > 0 && formatCount(rest, 'minute')].filter(Boolean);
  return `in ${parts.join(' ')}`;
}
