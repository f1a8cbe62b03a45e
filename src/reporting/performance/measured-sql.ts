/**
 * SQL of what each booking of a range of days counts for, a row a booking: the one statement behind every figure and every list of
 * the bookings of a figure, so that they agree.
 * Parameters: $1 first day, $2 last day, $3 place in the log, $4 the shop's zone, $5 hours before the start until which clients may
 * cancel, $6 cleanup minutes per service as JSON, $7 currency of the amounts.
 * Who a client is, and whether they were here before, is as it is known today.
 */
export const measuredSql = /* sql */ `
  select c.booking_id, c.day, c.start_time, c.therapist_id, c.service_id, extract(isodow from c.day)::int as weekday,
    extract(hour from c.start_time)::int as hour, c.currency,
    (extract(hour from c.start_time) * 60 + extract(minute from c.start_time))::int as start_minute,
    c.is_kept, c.is_completed, c.status = 'no_show' as is_no_show,
    c.is_kept as is_booked, case when c.is_kept then c.minutes + coalesce(($6::jsonb ->> c.service_id::text)::int, 0) else 0 end as booked_minutes,
    case when c.is_kept and c.currency = $7 then c.cents else 0 end as cents,
    c.status = 'cancelled' and (c.cancelled_at at time zone $4) > c.day + c.start_time - make_interval(hours => $5::int) as is_late_cancellation,
    c.is_completed and who.customer_key is not null and before.last_day is null as is_new,
    c.is_completed and before.last_day >= c.day - 90 as is_returning,
    rebooked.booking_id is not null as is_rebooked,
    case when (c.is_kept or c.status = 'no_show') and c.requested_at is not null then
      greatest(0, extract(epoch from (c.day + c.start_time) at time zone $4 - c.requested_at) / 60)::bigint end as lead_minutes
  from (
    select p.*, p.status in ('confirmed', 'completed') as is_kept, p.status = 'completed' as is_completed
    from performance_bookings p
    where p.day >= $1::date and p.day <= $2::date and p.from_seq <= $3::bigint and (p.until_seq is null or p.until_seq > $3::bigint)
  ) c
  left join customer_bookings who on who.booking_id = c.booking_id and c.is_completed
  left join lateral (
    select o.booking_date as last_day from customer_bookings o
    where o.customer_key = who.customer_key and o.status = 'completed'
      and (o.booking_date, o.booking_time) < (c.day, c.start_time) and o.booking_id <> c.booking_id
    order by o.booking_date desc, o.booking_time desc limit 1
  ) before on true
  left join (
    select distinct done.booking_id
    from performance_bookings done
    join customer_bookings known on known.booking_id = done.booking_id
    join customer_bookings later on later.customer_key = known.customer_key and later.booking_date > done.day
    join performance_bookings made on made.booking_id = later.booking_id and made.until_seq is null
      and made.requested_at >= (done.day + done.start_time) at time zone $4 and made.requested_at <= done.completed_at + interval '24 hours'
    where done.day >= $1::date and done.day <= $2::date and done.status = 'completed'
      and done.from_seq <= $3::bigint and (done.until_seq is null or done.until_seq > $3::bigint)
  ) rebooked on rebooked.booking_id = c.booking_id`;

/** What a figure counts, as SQL of a condition on a row of `measuredSql`. */
export const FIGURE_CONDITIONS = {
  bookings: 'is_booked',
  completed: 'is_completed',
  no_shows: 'is_no_show',
  late_cancellations: 'is_late_cancellation',
  new_clients: 'is_new',
  returning: 'is_returning',
  rebooked: 'is_rebooked',
} as const satisfies Record<string, string>;

export type CountedFigure = keyof typeof FIGURE_CONDITIONS;

export const COUNTED_FIGURES = Object.keys(FIGURE_CONDITIONS) as CountedFigure[];
