import { agreedNoticeSql } from '../../booking/index.js';

/**
 * SQL of the time within which nearly all visits are completed after their start; later ones are looked up
 * individually.
 */
const SHORT_SQL = `interval '5 days'`;

/**
 * Returns SQL for the number of weeks since a Monday, by UTC: a span of five days lies in one week or in two
 * consecutive ones.
 */
const weekSql = (instant: string) => `((${instant} at time zone 'UTC')::date - date '2000-01-03') / 7`;

/** SQL of whether a row of `performance_bookings` held at the sequence number. */
const heldSql = (row: string) =>
  `${row}.from_seq <= $2::bigint and (${row}.until_seq is null or ${row}.until_seq > $2::bigint)`;

/** SQL of the bookings of all customers as they were at the sequence number, with the customers of today. */
const pastCustomerBookingsSql = /* sql */ `(
  select who.booking_id, who.customer_key, past.day as booking_date, past.start_time as booking_time, past.status
  from customer_bookings who join performance_bookings past on past.booking_id = who.booking_id and ${heldSql('past')})`;

/**
 * Returns SQL of each booking's contribution to a period, one row per booking. Every figure and every list of the bookings
 * behind a figure uses this statement, so that they agree. Parameters: $1 days, $2 sequence number, $3 the shop's time
 * zone, $4 first of the days. Who a client is, is as known
 * today. The visits of each client are looked up together; a booking that was on another day at that sequence number is
 * looked up individually.
 * @param isPast whether visits before and after are those of the sequence number; of the present they are read quicker
 */
export const measuredSql = (isPast: boolean) => {
  const customerBookings = isPast ? pastCustomerBookingsSql : 'customer_bookings';
  return /* sql */ `
  with counted as materialized (
    select p.booking_id, p.day, p.start_time, p.therapist_id, p.service_id, p.status, p.minutes, p.currency, p.cents, p.requested_at,
      p.completed_at, p.cancelled_at, (p.day + p.start_time) at time zone $3 as starts_at, who.customer_key,
      (who.booking_date, who.booking_time) <> (p.day, p.start_time) as is_elsewhere_today
    from performance_bookings p left join customer_bookings who on who.booking_id = p.booking_id and p.status = 'completed'
    where p.day = any ($1::date[]) and ${heldSql('p')}
  ), visits as (
    select booking_id, max(booking_date) filter (where status = 'completed') over (
      partition by customer_key collate "C" order by booking_date, booking_time groups between unbounded preceding and 1 preceding
    ) as last_day
    from ${customerBookings} visit where customer_key in (select customer_key from counted)
  ), elsewhere as (
    select c.booking_id, (
      select max(o.booking_date) from ${customerBookings} o
      where o.customer_key = c.customer_key and o.status = 'completed' and (o.booking_date, o.booking_time) < (c.day, c.start_time)
        and o.booking_id <> c.booking_id
    ) as last_day
    from counted c where c.is_elsewhere_today
  ), made as materialized (
    select later.customer_key, later.booking_date, made.requested_at, ${weekSql('made.requested_at')} as week
    from performance_bookings made join ${customerBookings} later on later.booking_id = made.booking_id
    where ${isPast ? heldSql('made') : 'made.until_seq is null'} and made.requested_at >= $4::date::timestamp at time zone $3
      and made.requested_at <= (select max(completed_at) from counted) + interval '24 hours'
  ), done as materialized (
    select booking_id, customer_key, day, starts_at, completed_at + interval '24 hours' as until,
      completed_at + interval '24 hours' - starts_at < ${SHORT_SQL} as is_short,
      ${weekSql('starts_at')} as first_week, ${weekSql(`(completed_at + interval '24 hours')`)} as last_week
    from counted where customer_key is not null
  ), by_week as materialized (
    select *, first_week as week from done where is_short
    union all
    select *, last_week as week from done where is_short and first_week <> last_week
  ), rebooked as (
    select done.booking_id from by_week done join made using (customer_key, week)
    where made.booking_date > done.day and made.requested_at between done.starts_at and done.until
    union
    select done.booking_id from done join made using (customer_key)
    where not done.is_short and made.booking_date > done.day and made.requested_at between done.starts_at and done.until
  )
  select c.booking_id, c.day, c.start_time, c.therapist_id, c.service_id, c.status, c.currency, c.cents, c.minutes,
    date_part('isodow', c.day)::int as weekday, date_part('hour', c.start_time)::int as hour,
    c.status in ('confirmed', 'completed') as is_booked, c.status = 'completed' as is_completed, c.status = 'no_show' as is_no_show,
    c.status = 'cancelled'
      and (c.cancelled_at at time zone $3) >= c.day + c.start_time - make_interval(hours => (
        select ${agreedNoticeSql('b')} from bookings b where b.id = c.booking_id)) as is_late_cancellation,
    c.customer_key is not null and before.last_day is null as is_new, 
    c.customer_key is not null and before.last_day >= c.day - 90 as is_returning,
    rebooked.booking_id is not null as is_rebooked,
    case when c.status in ('confirmed', 'completed') and c.requested_at is not null then
      floor(greatest(0, date_part('epoch', c.starts_at - c.requested_at)) / 60 + 0.5) end as lead_minutes
  from counted c
  left join visits on visits.booking_id = c.booking_id
  left join elsewhere on elsewhere.booking_id = c.booking_id
  cross join lateral (select case when c.is_elsewhere_today then elsewhere.last_day else visits.last_day end as last_day) before
  left join rebooked on rebooked.booking_id = c.booking_id`;
};

/** SQL conditions of the figures, on a row of `measuredSql`. */
export const FIGURE_CONDITIONS = {
  bookings: 'is_booked',
  completed: 'is_completed',
  no_shows: 'is_no_show',
  late_cancellations: 'is_late_cancellation',
  new_clients: 'is_new',
  returning: 'is_returning',
  rebooked: 'is_rebooked',
  lead_bookings: 'lead_minutes is not null',
} as const satisfies Record<string, string>;

/**
 * SQL conditions of the lists of bookings: of the figures, and of those of the week's cards and the revenue report.
 * `recurring` reads the rows of `measured`.
 */
export const LISTED_CONDITIONS = {
  ...FIGURE_CONDITIONS,
  reported: `status in ('pending', 'confirmed', 'completed')`,
  weekly_revenue: `status in ('confirmed', 'completed', 'cancelled')`,
  pending: `status = 'pending'`,
  confirmed: `status = 'confirmed'`,
  cancelled: `status = 'cancelled'`,
  recurring: /* sql */ `is_booked and booking_id in (
    select who.booking_id from (
      select booking_id, count(*) over (partition by customer_key) as visits
      from measured join customer_bookings using (booking_id) where is_booked
    ) who where visits >= 2)`,
} as const satisfies Record<string, string>;

export type ListedFigure = keyof typeof LISTED_CONDITIONS;

export const LISTED_FIGURES = Object.keys(LISTED_CONDITIONS) as ListedFigure[];
