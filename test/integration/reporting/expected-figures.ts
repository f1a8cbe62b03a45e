import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../../src/platform/database/sql.js';

interface Booking {
  id: string;
  status: string;
  date: string;
  time: string;
  therapist_id: string;
  service_id: string;
  minutes: number;
  cleanup: number;
  price: number;
  client: string;
  requested: number;
  completed: number | null;
  cancelled: number | null;
  start: number;
}

interface Counted {
  bookings: number;
  completed: number;
  no_shows: number;
  late_cancellations: number;
  new_clients: number;
  returning: number;
  rebooked: number;
  revenue: number;
  average_lead_minutes: number | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The figures of a period as somebody would count them from the list of bookings and their histories, one by one. */
export async function computeExpectedFigures(
  em: EntityManager,
  { start_date, end_date }: { start_date: string; end_date: string },
  { timeZone, cancellationHours }: { timeZone: string; cancellationHours: number },
) {
  const all = (await sql<Booking>(em, bookingsSql, [timeZone])).map((row) => ({
    ...row,
    ...numbersOf(row),
  }));
  const done = (booking: Booking) => booking.status === 'completed';
  const moment = ({ date, time }: Booking) => `${date} ${time}`;
  const kept = ({ status }: Booking) => status === 'completed' || status === 'confirmed';
  const isLate = ({ status, cancelled, date, time }: Booking) =>
    status === 'cancelled' && cancelled! >= Date.parse(`${date}T${time}Z`) - cancellationHours * HOUR_MS;
  const earlier = (of: Booking) =>
    all.filter((other) => done(other) && other.client === of.client && moment(other) < moment(of));
  const isReturning = (of: Booking) =>
    earlier(of).some((other) => Date.parse(of.date) - Date.parse(other.date) <= 90 * DAY_MS);
  const isRebooked = (of: Booking) =>
    all.some(
      (other) =>
        other.client === of.client &&
        other.date > of.date &&
        other.requested >= of.start &&
        other.requested <= of.completed! + DAY_MS,
    );
  const count = (bookings: Booking[]): Counted => {
    const leads = bookings.filter(kept);
    const lead = leads.reduce((sum, each) => sum + Math.round(Math.max(0, each.start - each.requested) / 60_000), 0);
    return {
      bookings: bookings.filter(kept).length,
      completed: bookings.filter(done).length,
      no_shows: bookings.filter(({ status }) => status === 'no_show').length,
      late_cancellations: bookings.filter(isLate).length,
      new_clients: bookings.filter((each) => done(each) && earlier(each).length === 0).length,
      returning: bookings.filter((each) => done(each) && isReturning(each)).length,
      rebooked: bookings.filter((each) => done(each) && isRebooked(each)).length,
      revenue: Math.round(bookings.filter(kept).reduce((sum, { price }) => sum + price * 100, 0)) / 100,
      average_lead_minutes: leads.length === 0 ? null : Math.round(lead / leads.length),
    };
  };
  const within = all.filter(({ date }) => date >= start_date && date <= end_date);
  const booked = within.filter(kept).reduce((sum, { minutes, cleanup }) => sum + minutes + cleanup, 0);
  const by = (keyOf: (booking: Booking) => string) => (key: string) =>
    count(within.filter((each) => keyOf(each) === key));
  return {
    total: { ...count(within), booked_minutes: booked },
    therapists: by(({ therapist_id }) => therapist_id),
    services: by(({ service_id }) => service_id),
    weekdays: by(({ date }) => String(new Date(date).getUTCDay() || 7)),
    hours: by(({ time }) => String(Number(time.slice(0, 2)))),
  };
}

function numbersOf({ price, requested, completed, cancelled, start }: Booking) {
  const toNumber = (value: number | null) => (value === null ? null : Number(value));
  return {
    price: Number(price),
    requested: Number(requested),
    completed: toNumber(completed),
    cancelled: toNumber(cancelled),
    start: Number(start),
  };
}

/** Cancelled: on the shop's wall clock, as if that were UTC. */
const bookingsSql = /* sql */ `
  select b.id, b.status, b.booking_date::text as date, to_char(b.booking_time, 'HH24:MI') as time, b.therapist_id, b.service_id,
    b.booking_duration as minutes, coalesce(s.cleanup_minutes, 15) as cleanup, b.total_price::text as price,
    coalesce(b.client_email, b.client_phone) as client,
    (extract(epoch from b.created_at) * 1000)::text as requested,
    (select (extract(epoch from max(occurred_at)) * 1000)::text from event_log e where e.stream = b.id and type = 'BookingCompleted') as completed,
    (select (extract(epoch from max(occurred_at) at time zone $1) * 1000)::text from event_log e where e.stream = b.id and type = 'BookingCancelled') as cancelled,
    (extract(epoch from (b.booking_date + b.booking_time) at time zone $1) * 1000)::text as start
  from bookings b join services s on s.id = b.service_id`;
