import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { minServiceMinutesSql } from '../../catalog/index.js';
import type { LocalDateTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { endTimeSql } from '../../platform/database/end-time-sql.js';
import { sql } from '../../platform/database/sql.js';
import { cleanupMinutesSql, onDutySql } from '../../scheduling/index.js';
import type { GapDto, TodayDto } from './today.dto.js';

type DayLoad = Pick<TodayDto, 'rostered_minutes' | 'booked_minutes' | 'gaps' | 'shortest_treatment'>;

/** Reads the rostered and booked minutes of a day, and its gaps. */
@Injectable()
export class DayLoadQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /** Reads the load of a day, with the gaps from `time` on. */
  async read({ date, time }: LocalDateTime): Promise<DayLoad> {
    const em = this.em.fork();
    const [row] = await sql<LoadRow>(em, loadSql, [date]);
    const { on_duty, ...load } = row!;
    const gaps = await sql<GapDto>(em, gapsSql, [date, time, load.shortest_treatment]);
    const day = this.clock.day(date);
    return {
      ...load,
      rostered_minutes: on_duty.reduce((sum, [from, to]) => sum + day.elapsedBetween(from, to), 0),
      gaps,
    };
  }
}

/**
 * A row of `loadSql`; `on_duty` has the spans in which somebody is there to work, in minutes that the wall clock shows.
 */
type LoadRow = Omit<DayLoad, 'gaps' | 'rostered_minutes'> & { on_duty: [from: number, to: number][] };

/** SQL of the load. */
const loadSql = /* sql */ `
  select
    (select coalesce(json_agg(json_build_array(extract(epoch from lower(span) - $1::date::timestamp) / 60,
        extract(epoch from upper(span) - $1::date::timestamp) / 60)), '[]')
      from (${onDutySql('$1::date', '$1::date')}) duty cross join lateral unnest(duty.on_duty) as spans (span)) as on_duty,
    (select coalesce(sum(b.booking_duration + ${cleanupMinutesSql('s', 'r.setting_value')}), 0)::int
      from bookings b join services s on s.id = b.service_id left join business_settings r on r.setting_key = 'booking_rules'
      where b.booking_date = $1::date and b.status in ('confirmed', 'completed')) as booked_minutes,
    ${minServiceMinutesSql} as shortest_treatment`;

/**
 * SQL of the gaps. A booking takes its whole time even where only its start counts as taken. Opening hours bound the
 * day where they are stored.
 */
const gapsSql = /* sql */ `
  with open_hours as (
    select case
      when rules.setting_value ->> 'book_outside_business_hours' = 'true' or hours is null then tsrange($1::date, null)
      when (hours ->> 'closed')::boolean then 'empty'::tsrange
      else tsrange($1::date + (hours ->> 'open')::time, case when hours ->> 'close' <= hours ->> 'open'
        then $1::date + interval '1 day' else $1::date + (hours ->> 'close')::time end) end as during
    from (select) one
    left join business_settings rules on rules.setting_key = 'booking_rules'
    left join business_settings week on week.setting_key = 'business_hours'
    cross join lateral (select week.setting_value -> to_char($1::date, 'fmday') as hours) of_day
  ), busy as (
    select r.therapist_id,
      range_agg(tsrange(r.starts_at, greatest(r.ends_at, r.starts_at + make_interval(mins => r.duration_minutes)))) as during
    from reservations r
    where r.kind <> 'unassigned' and r.starts_at >= $1::date - 1 and r.starts_at < $1::date + 1
    group by r.therapist_id
  )
  select duty.therapist_id, t.name as therapist_name, to_char(lower(gap), 'HH24:MI') as start_time,
    ${endTimeSql('upper(gap)', '$1::date')} as end_time,
    (extract(epoch from upper(gap) - lower(gap)) / 60)::int as minutes
  from (${onDutySql('$1::date', '$1::date')}) duty
  join therapists t on t.id = duty.therapist_id and t.is_active
  cross join open_hours
  left join busy on busy.therapist_id = duty.therapist_id
  cross join lateral unnest((duty.on_duty - coalesce(busy.during, '{}'::tsmultirange))
    * tsmultirange(open_hours.during * tsrange($1::date + $2::time, null))) as free (gap)
  where extract(epoch from upper(gap) - lower(gap)) / 60 >= $3::int
  order by lower(gap), t.name, t.id`;
