import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { fallsOnSql } from '../leave/leave-sql.js';
import { openReservationsSql, slotsRemainingSql } from '../availability/slots-remaining-sql.js';
import type { CalendarDayDto, DayTherapistDto } from './day-view.dto.js';

/** A range of days, both included. */
interface DayRange {
  from: LocalDate;
  to: LocalDate;
}

/** Reads the schedule around the bookings of some days: opening hours, therapists with their shifts, blocks and busy times. */
@Injectable()
export class DayViewQuery {
  constructor(private readonly em: EntityManager) {}

  /**
   * Returns for each day the active therapists, and inactive ones who still have a shift or a booking then; those with
   * a shift first, then by name. With `therapistId` only this one.
   */
  async forDays({ from, to }: DayRange, therapistId?: string): Promise<CalendarDayDto[]> {
    const em = this.em.fork();
    const days = await sql<Omit<CalendarDayDto, 'therapists'>>(em, daysSql, [from, to]);
    const rows = await sql<DayTherapistDto & { date: LocalDate }>(em, therapistsSql, [from, to, therapistId ?? null]);
    const byDate = Map.groupBy(rows, ({ date }) => date);
    return days.map((day) => ({
      ...day,
      therapists: (byDate.get(day.date) ?? []).map(({ date: _, ...therapist }) => therapist),
    }));
  }
}

/** SQL of the days. Closing at or before opening means: open for the rest of the day. */
const daysSql = /* sql */ `
  select d.day::date::text as date, closed.name as closure,
    closed.name is null and not coalesce((hours ->> 'closed')::boolean, false) as is_open,
    case when not (hours ->> 'closed')::boolean then hours ->> 'open' end as opens_at,
    case when not (hours ->> 'closed')::boolean then
      case when hours ->> 'close' <= hours ->> 'open' then '24:00' else hours ->> 'close' end end as closes_at
  from generate_series($1::date, $2::date, interval '1 day') as d (day)
  left join business_settings s on s.setting_key = 'business_hours'
  cross join lateral (select s.setting_value -> to_char(d.day, 'fmday') as hours) week
  left join lateral (
    select name from closures where last_date >= d.day::date and first_date <= d.day::date order by first_date, name limit 1
  ) closed on true
  order by d.day`;

const therapistsSql = /* sql */ `
  select day::text as date, t.id, t.name, t.image_url, t.is_active, t.available_slots,
    ${slotsRemainingSql(openReservationsSql('day'))} as slots_remaining,
    coalesce(shift.list, '[]') as shifts, coalesce(block.list, '[]') as blocks,
    coalesce(busy.list, '[]') as busy, coalesce(away.list, '[]') as leave
  from (select d::date as day from generate_series($1::date, $2::date, interval '1 day') d) days
  cross join therapists t
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', s.id, 'shift_type', s.shift_type, 'shift_hours', s.shift_hours,
      'start_time', to_char(s.shift_start, 'HH24:MI'), 'end_time', to_char(s.shift_end, 'HH24:MI')) order by s.shift_start, s.id) as list
    from therapist_roster s where s.therapist_id = t.id and s.roster_date = day
  ) shift on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', b.id, 'start_time', to_char(b.start_time, 'HH24:MI'),
      'end_time', to_char(b.end_time, 'HH24:MI'), 'reason', b.reason) order by b.start_time, b.id) as list
    from blocked_time_slots b where b.therapist_id = t.id and b.blocked_date = day
  ) block on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('start_time', to_char(start_time, 'HH24:MI'),
      'end_time', to_char(end_time, 'HH24:MI')) order by start_time) as list
    from own_calendar_busy o where o.therapist_id = t.id and o.busy_date = day
  ) busy on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', l.id, 'start_time', coalesce(to_char(l.start_time, 'HH24:MI'), '00:00'),
      'end_time', coalesce(to_char(l.end_time, 'HH24:MI'), '24:00')) order by l.start_time nulls first, l.id) as list
    from leave l where l.therapist_id = t.id and l.status = 'approved' and ${fallsOnSql('l', 'day')}
  ) away on true
  where not t.is_unassigned and ($3::uuid is null or t.id = $3) and (t.is_active or shift.list is not null or exists (
    select from reservations r where r.therapist_id = t.id and r.starts_at >= day and r.starts_at < day + 1))
  order by day, shift.list is null, t.name, t.id`;
