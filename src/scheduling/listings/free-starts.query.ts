import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BOOKING_WINDOW_DAYS, openTimeSql, ShopSettings } from '../../catalog/index.js';
import { addDays, type LocalDate, type LocalTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { formatExcludedStarts } from '../availability/month/excluded-starts.js';
import { toParameters } from '../availability/slot-context.js';
import {
  boundsSql,
  closureSql,
  eachDaySql,
  minutesSql,
  occupiedSql,
  openOnSql,
  rulesSql,
  startsOfDaySql,
} from '../availability/slot-context-sql.js';
import { openAt } from '../reservations/counted-reservations.js';
import { firstFreeRoomSql, takenRoomsSql } from '../rooms/room-sql.js';
import type { NextFreeDto } from './next-free.dto.js';

/** The first day on which a therapist has a free start, with all free starts of that day. */
interface FirstDayRow {
  therapist_id: string;
  therapist_name: string;
  date: LocalDate;
  times: LocalTime[];
}

/** Reads starts that would be confirmed at once, within the published hours. */
@Injectable()
export class FreeStartsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly settings: ShopSettings,
  ) {}

  /** Lists all free starts of the first day, from today on, on which a therapist has any; by time, then by name. */
  async upcoming(): Promise<NextFreeDto[]> {
    const today = this.clock.today();
    const counted = openAt(this.clock.instant());
    const [, , ...params] = toParameters({ therapistId: '', date: today, counted });
    const last = addDays(today, BOOKING_WINDOW_DAYS);
    const excluded = formatExcludedStarts(this.clock, last);
    const hours = await this.settings.openingHours();
    const rows = await sql<FirstDayRow>(this.em.fork(), firstDaysSql, [today, last, ...params, excluded, hours]);
    return rows
      .flatMap(({ times, ...day }) => times.map((time) => ({ ...day, time })))
      .sort((one, other) => toSortKey(one).localeCompare(toSortKey(other)));
  }
}

const toSortKey = ({ date, time, therapist_name, therapist_id }: NextFreeDto) =>
  `${date} ${time} ${therapist_name} ${therapist_id}`;

/** SQL of the days, with the hours at which the shop is open and the times at which its rooms are taken. */
const datesSql = /* sql */ `
  select date, open_time, ${takenRoomsSql('rules.rooms', 'date', { kinds: '$5::text[]', keptLimit: '$7::timestamptz', except: 'true' })} as taken
  from (select $1::date + nth as date from generate_series(0, $2::date - $1::date) nth limit 64) dates
  cross join rules
  cross join lateral (select ${openOnSql(closureSql('date'), 'date')} * ${openTimeSql(`$9::jsonb -> to_char(date, 'fmday')`, 'date')} as open_time) hours`;

/**
 * SQL of the days that have starts, with these starts: still to come, the shop open, and a room free. Excluding the
 * others here spares asking each therapist about them, which takes the time where rooms are few.
 */
const shopDaysSql = /* sql */ `
  select date, array_agg(start_time) as starts
  from dates cross join rules
  cross join (select distinct start_time from time_slots where is_active) each_start
  cross join lateral (select date + start_time as starts_at, ${minutesSql('null::int')} as minutes) start
  cross join lateral (select tsrange(starts_at, starts_at + ${occupiedSql}, ${boundsSql}) as wanted) span
  where open_time @> starts_at and not $8::tsmultirange @> starts_at
    and (rules.rooms is null or ${firstFreeRoomSql('rules.rooms', 'taken', 'wanted')} is not null)
  group by date`;

const dayOfTherapistSql = eachDaySql({ days: '(select t.id, roster_date)', hasRooms: false });
const startsOfShopSql = /* sql */ `
  select start_time, null::text as shift_type, 0 as display_order, true as is_offered
  from unnest((select starts from shop_day where shop_day.date = roster_date)) as start_time`;

/** SQL of the first days. Checks each therapist's days one after the other, until one has a free start. */
const firstDaysSql = /* sql */ `
  with ${rulesSql()}, dates as materialized (${datesSql}), shop_day as materialized (${shopDaysSql})
  select t.id as therapist_id, t.name as therapist_name, first.date, first.times
  from therapists t
  cross join lateral (
    select roster_date::text as date, times
    from (
      select distinct roster_date from therapist_roster
      where therapist_id = t.id and roster_date = any (array(select date from shop_day)) order by roster_date
    ) rostered
    cross join lateral (
      select array_agg(to_char(start_time, 'HH24:MI')) as times
      from (${dayOfTherapistSql} offset 0) day cross join lateral (${startsOfDaySql(startsOfShopSql, { hasRooms: false })}) start
      where is_open and gives_service and shifts > 0 and not has_unreadable_hours and is_in_shift and not is_on_leave
        and not is_taken and slots_remaining > 0 and has_room
    ) free
    where times is not null order by roster_date limit 1
  ) first
  where t.is_active and not t.is_unassigned`;
