import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { getSettingStream } from '../../catalog/index.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { fallsOnSql } from '../leave/leave-sql.js';
import { approvedLeaveAsOfSql, closuresAsOfSql, lastEventSql, SPAN_TYPES, spanStreamsSql } from './last-event-sql.js';

/** A span of a therapist's day, shop-local. */
export interface PastSpan {
  therapistId: string;
  from: LocalTime;
  to: LocalTime;
}

interface PastTherapist {
  id: string;
  name: string;
  isActive: boolean;
  /** Most starts that a day may have. */
  availableSlots: number;
}

/** The plan of the shop and its therapists for a day, as of a sequence number of the log. */
export interface PastSchedule {
  closure: string | null;
  opensAt: LocalTime | null;
  closesAt: LocalTime | null;
  isOpen: boolean;
  /** Minutes kept free after a booking; 0 where a booking takes its start only. */
  cleanupMinutes: number;
  takesWholeDuration: boolean;
  /** Whether bookings might begin outside of the business hours. */
  ignoresHours: boolean;
  /** The therapists, by their current names; those added later are missing. */
  therapists: PastTherapist[];
  shifts: PastSpan[];
  blocks: PastSpan[];
  leave: PastSpan[];
}

type SpanRow = PastSpan & { kind: 'shift' | 'block' };

interface Settings {
  hours: { open?: string; close?: string; closed?: boolean } | null;
  rules: { slot_occupancy?: string; cleanup_buffer_minutes?: number; book_outside_business_hours?: boolean } | null;
}

/**
 * Folds the change events of shifts, blocks, leave, closures, opening hours and booking rules up to a sequence number.
 */
@Injectable()
export class PastScheduleQuery {
  /** Reads the schedule of a day. @param seq the last event that had happened */
  async read(em: EntityManager, date: LocalDate, seq: number): Promise<PastSchedule> {
    const spans = await sql<SpanRow>(em, spansSql, [date, seq]);
    const leave = await sql<PastSpan>(em, leaveSql, [date, seq]);
    const [closure] = await sql<{ name: string }>(em, closureSql, [date, seq]);
    const therapists = await sql<PastTherapist>(em, therapistsSql, [seq]);
    const [settings] = await sql<Settings>(em, settingsSql, [date, seq]);
    const { hours, rules } = settings!;
    const isClosedThatWeekday = hours?.closed === true;
    const takesWholeDuration = rules?.slot_occupancy === 'full_duration';
    return {
      closure: closure?.name ?? null,
      isOpen: closure === undefined && !isClosedThatWeekday,
      opensAt: isClosedThatWeekday ? null : (hours?.open ?? null),
      closesAt: isClosedThatWeekday ? null : (hours?.close ?? null),
      takesWholeDuration,
      ignoresHours: rules?.book_outside_business_hours === true,
      cleanupMinutes: takesWholeDuration ? (rules?.cleanup_buffer_minutes ?? 0) : 0,
      therapists,
      shifts: spans.filter(({ kind }) => kind === 'shift').map(toSpan),
      blocks: spans.filter(({ kind }) => kind === 'block').map(toSpan),
      leave,
    };
  }
}

const toSpan = ({ therapistId, from, to }: SpanRow): PastSpan => ({ therapistId, from, to });

/** SQL of the shifts and blocks of the day. Each has its own stream. */
const spansSql = /* sql */ `
  with touched as (${spanStreamsSql('= $1')})
  select case when last.type like 'Roster%' then 'shift' else 'block' end as kind, last.data ->> 'therapist_id' as "therapistId",
    coalesce(last.data ->> 'start_time', to_char(shift_part(last.data ->> 'shift_hours', 0), 'HH24:MI'), '00:00') as "from",
    coalesce(last.data ->> 'end_time', to_char(shift_part(last.data ->> 'shift_hours', 1), 'HH24:MI'), '24:00') as "to"
  from touched cross join lateral (${lastEventSql('touched.stream', SPAN_TYPES)}) last
  where last.type not in ('RosterEntryRemoved', 'TherapistDayUnblocked')
    and coalesce(last.data ->> 'roster_date', last.data ->> 'blocked_date') = $1
  order by 3, 4`;

/** SQL of the approved leave of the day. Weekly leave repeats the weekdays of its first days. */
const leaveSql = /* sql */ `
  select therapist_id as "therapistId", coalesce(to_char(start_time, 'HH24:MI'), '00:00') as "from",
    coalesce(to_char(end_time, 'HH24:MI'), '24:00') as "to"
  from (${approvedLeaveAsOfSql}) away where ${fallsOnSql('away', '$1::date')}
  order by 2`;

const closureSql = /* sql */ `
  select name from (${closuresAsOfSql}) closed where first_date <= $1 and last_date >= $1 order by 1 limit 1`;

/**
 * SQL of the therapists. One who was added later is missing; one without either event was there and active from the
 * beginning. The slots of a day come from the first later change of them.
 */
const therapistsSql = /* sql */ `
  select t.id, t.name, coalesce(last.type, '') <> 'TherapistDeactivated' as "isActive",
    coalesce((
      select (e.data -> 'before' ->> 'available_slots')::int from event_log e join log_order o using (position)
      where e.stream = t.id and o.seq > $1 and e.type = 'TherapistEdited' and e.data -> 'before' ? 'available_slots'
      order by e.version limit 1
    ), t.available_slots) as "availableSlots"
  from therapists t
  left join lateral (
    select e.type from event_log e join log_order o using (position)
    where e.stream = t.id and o.seq <= $1 and e.type in ('TherapistDeactivated', 'TherapistReactivated')
    order by e.version desc limit 1
  ) last on true
  where not t.is_unassigned and not exists (
    select from event_log e join log_order o using (position)
    where e.stream = t.id and e.type = 'TherapistAdded' and o.seq > $1)
  order by t.name, t.id`;

/**
 * Returns SQL for a setting as its last change left it, else as the first later one found it, else its current value.
 */
const settingSql = (key: string) => /* sql */ `
  coalesce(
    (select e.data -> 'setting_value' from event_log e join log_order o using (position)
      where e.data ->> 'setting_key' = '${key}' and e.stream = streams.${key} and o.seq <= $2 order by e.version desc limit 1),
    (select coalesce(nullif(e.data -> 'previous_value', 'null'), '{}') from event_log e join log_order o using (position)
      where e.data ->> 'setting_key' = '${key}' and e.stream = streams.${key} and o.seq > $2 order by e.version limit 1),
    (select setting_value from business_settings where setting_key = '${key}'))`;

const settingsSql = /* sql */ `
  select ${settingSql('business_hours')} -> to_char($1::date, 'fmday') as hours, ${settingSql('booking_rules')} as rules
  from (values ('${getSettingStream('business_hours')}'::uuid, '${getSettingStream('booking_rules')}'::uuid))
    as streams (business_hours, booking_rules)`;
