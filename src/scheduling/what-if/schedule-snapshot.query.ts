import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_DURATION_MINUTES } from '../../catalog/index.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { fallsOnSql } from '../leave/leave-sql.js';
import type { ScheduleSnapshot } from './schedule-snapshot.js';

/**
 * Reads everything that decides what is free on some days, in one statement so that all of it is of the same moment.
 */
@Injectable()
export class ScheduleSnapshotQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Reads the schedule of some days, both included, with the reservations of the day before, which may run past
   * midnight.
   */
  async read(from: LocalDate, to: LocalDate): Promise<ScheduleSnapshot> {
    const [row] = await sql<{ snapshot: Omit<ScheduleSnapshot, 'skipped'> }>(this.em.fork(), snapshotSql, [from, to]);
    return { ...row!.snapshot, skipped: this.clock.findSkippedTimes({ from, to }) };
  }
}

/** Returns SQL for a JSON array of rows. @param rows SQL of a select */
const listSql = (rows: string) => /* sql */ `(select coalesce(json_agg(x), '[]') from (${rows}) x)`;

const timeSql = (time: string) => /* sql */ `to_char(${time}, 'HH24:MI')`;

const therapistsSql = /* sql */ `
  select t.id, t.name, t.is_active as "isActive", t.is_unassigned as "isUnassigned", t.available_slots as "availableSlots",
    (select json_agg(service_id) from therapist_treatments where therapist_id = t.id) as "serviceIds",
    (select to_char(max(occurred_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from event_log
      where type = 'BookingRequested' and data -> 'assignment' is not null and data ->> 'therapistId' = t.id::text) as "lastAssignedAt"
  from therapists t order by t.name, t.id`;

const servicesSql = /* sql */ `
  select s.id, s.cleanup_minutes as "cleanupMinutes", s.needs_no_room as "needsNoRoom",
    (select json_agg(room_id) from service_rooms where service_id = s.id) as "roomIds"
  from services s`;

const shiftsSql = /* sql */ `
  select id, therapist_id as "therapistId", roster_date::text as date, ${timeSql('shift_start')} as start,
    ${timeSql('shift_end')} as "end"
  from therapist_roster where roster_date between $1::date and $2::date`;

const timeOffSql = /* sql */ `
  select therapist_id as "therapistId", blocked_date::text as date, ${timeSql('start_time')} as start, ${timeSql('end_time')} as "end",
    true as "isBlock", false as "isBusy"
  from blocked_time_slots where blocked_date between $1::date and $2::date
  union all
  select therapist_id, busy_date::text, ${timeSql('start_time')}, ${timeSql('end_time')}, false, true
  from own_calendar_busy where busy_date between $1::date and $2::date + 1
  union all
  select l.therapist_id, d.day::text, coalesce(${timeSql('l.start_time')}, '00:00'), coalesce(${timeSql('l.end_time')}, '24:00'), false, false
  from (select day::date as day from generate_series($1::date, $2::date + 1, interval '1 day') day) d
  join leave l on l.status = 'approved' and ${fallsOnSql('l', 'd.day')}`;

const reservationsSql = /* sql */ `
  select booking_id as "bookingId", therapist_id as "therapistId", kind, starts_at::date::text as date, ${timeSql('starts_at')} as time,
    duration_minutes as "durationMinutes", cleanup_minutes as "cleanupMinutes", room_id as "roomId", party_id as "partyId", party_guest as guest, r.is_offer as "isOffer"
  from reservations r where starts_at >= $1::date - 1 and starts_at < $2::date + 1`;

const snapshotSql = /* sql */ `
  with rules as (
    select coalesce(r.setting_value ->> 'slot_occupancy', '') = 'full_duration' as "isFull",
      coalesce((r.setting_value ->> 'cleanup_buffer_minutes')::int, 0) as "bufferMinutes",
      coalesce((r.setting_value ->> 'book_outside_business_hours')::boolean, false) as "ignoresHours"
    from (select) one left join business_settings r on r.setting_key = 'booking_rules'
  )
  select json_build_object(
    'rules', (select to_json(rules) from rules),
    'shortestMinutes', (select min(coalesce(duration, ${DEFAULT_DURATION_MINUTES}) + coalesce(cleanup_minutes, "bufferMinutes"))
      from services, rules where retired_at is null),
    'week', (select setting_value from business_settings where setting_key = 'business_hours'),
    'closures', ${listSql(/* sql */ `select first_date::text as "firstDate", last_date::text as "lastDate" from closures
      where last_date >= $1::date and first_date <= $2::date`)},
    'starts', (select coalesce(json_agg(start order by start), '[]') from (
      select distinct ${timeSql('start_time')} as start from time_slots where is_active) x),
    'therapists', ${listSql(therapistsSql)},
    'services', ${listSql(servicesSql)},
    'rooms', ${listSql('select id, places from rooms where is_active order by position, id')},
    'shifts', ${listSql(shiftsSql)},
    'timeOff', ${listSql(timeOffSql)},
    'reservations', ${listSql(reservationsSql)}
  ) as snapshot`;
