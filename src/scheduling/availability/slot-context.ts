import {
  DEFAULT_DURATION_MINUTES,
  givesServiceSql,
  isWithinHoursSql,
  toOfferedService,
  type OfferedService,
  type ServiceRow,
  serviceSql,
} from '../../catalog/index.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { SlotContext } from './availability.js';
import { slotsRemainingSql } from './slots-remaining-sql.js';

/** Which reservations count: every living booking for a visitor, only confirmed ones when the shop confirms. */
export type CountedReservations = 'living' | 'confirmed';

/** Which day of whom is asked about, and by which booking. */
export interface DayQuery {
  therapistId: string;
  date: LocalDate;
  /** Length of the wanted appointment; undefined for what the service takes with that therapist. */
  durationMinutes?: number | undefined;
  /** What is to be given: says who does it and how long the room needs after it. Undefined while nothing is chosen. */
  serviceId?: string | undefined;
  counted: CountedReservations;
  /** A booking that is left out, because it is the one to be moved or confirmed. */
  exceptBookingId?: string | undefined;
}

/** What is known of one start time, with the span a booking there would occupy (shop-local timestamps). */
export interface Slot extends SlotContext {
  time: LocalTime;
  shiftType: string | null;
  startsAt: string;
  endsAt: string;
  durationMinutes: number;
  /** Minutes kept free afterwards for this service; null for as many as after every booking. */
  cleanupMinutes: number | null;
  isOffered: boolean;
  therapistName: string;
  therapistIsActive: boolean;
  isUnassigned: boolean;
}

/** Every active time slot of the day, in display order. */
export async function findSlotsOfDay(db: Executor, day: DayQuery): Promise<Slot[]> {
  return sql<Slot>(db, everySlotSql, toParameters(day));
}

export type TherapistDay = Pick<DayQuery, 'therapistId' | 'date'>;

/** Every active time slot of several days, as a visitor would find them. */
export async function findSlotsOfDays(
  db: Executor,
  days: readonly TherapistDay[],
  { durationMinutes, serviceId }: Pick<DayQuery, 'durationMinutes' | 'serviceId'>,
): Promise<(Slot & TherapistDay)[]> {
  const [, , ...params] = toParameters({ therapistId: '', date: '', durationMinutes, serviceId, counted: 'living' });
  const ofWhom = [days.map(({ therapistId }) => therapistId), days.map(({ date }) => date)];
  return sql<Slot & TherapistDay>(db, everySlotByDaySql, [...ofWhom, ...params]);
}

/** One start time, whether or not it is a time slot; undefined when there is no such therapist. */
export async function findSlot(db: Executor, day: DayQuery, time: LocalTime): Promise<Slot | undefined> {
  const [slot] = await sql<Slot>(db, oneSlotSql, [...toParameters(day), time]);
  return slot;
}

/** One start time with each of several therapists, by their ids; a statement for each would be dozens. */
export async function findSlotByTherapist(
  db: Executor,
  { therapistIds, ...day }: Omit<DayQuery, 'therapistId'> & { therapistIds: readonly string[] },
  time: LocalTime,
): Promise<Map<string, Slot>> {
  const rows = await sql<Slot & { therapistId: string }>(db, oneSlotByTherapistSql, [
    ...toParameters({ ...day, therapistId: therapistIds }),
    time,
  ]);
  return new Map(rows.map(({ therapistId, ...slot }) => [therapistId, slot]));
}

/** One start time for a service, with the service as it is sold now; undefined when there is no such therapist. */
export async function findSlotForService(
  db: Executor,
  day: DayQuery & { serviceId: string },
  time: LocalTime,
): Promise<{ slot: Slot; service: OfferedService | undefined } | undefined> {
  const params = [...toParameters(day), time];
  const [row] = await sql<Slot & { service: ServiceRow | null }>(db, oneSlotAndServiceSql, params);
  if (!row) return undefined;
  const { service, ...slot } = row;
  return { slot, service: service ? toOfferedService(service) : undefined };
}

function toParameters({
  therapistId,
  date,
  durationMinutes,
  serviceId,
  counted,
  exceptBookingId,
}: Omit<DayQuery, 'therapistId'> & { therapistId: string | readonly string[] }) {
  const kinds = counted === 'living' ? ['held', 'requested'] : ['held'];
  return [therapistId, date, durationMinutes ?? null, serviceId ?? null, kinds, exceptBookingId ?? null];
}

const everyStartSql = /* sql */ `select start_time, shift_type, display_order from time_slots where is_active`;

const everySlotSql = slotContextSql(everyStartSql);
const everySlotByDaySql = /* sql */ `
  select each.id as "therapistId", each.date::text as date, slot.*
  from unnest($1::uuid[], $2::date[]) as each (id, date),
    lateral (${slotContextSql(everyStartSql, { therapist: 'each.id', date: 'each.date' })}) slot`;

const oneStartSql = /* sql */ `select $7::time as start_time, null::text as shift_type, 0 as display_order`;

const oneSlotSql = slotContextSql(oneStartSql);
const oneSlotAndServiceSql = slotContextSql(oneStartSql, {
  more: /* sql */ `(select to_json(s) from (${serviceSql('$4::uuid', '$1::uuid')}) s) as service,`,
});

const oneSlotByTherapistSql = /* sql */ `
  select each.id as "therapistId", slot.* from unnest($1::uuid[]) as each (id), lateral (${slotContextSql(oneStartSql, { therapist: 'each.id' })}) slot`;

/**
 * One statement for grid, check and claim. A slot that is only occupied at its start is an interval of one instant, so
 * both modes are the same overlap of ranges. Yesterday's bookings count, since a late one may run past midnight.
 */
function slotContextSql(startsSql: string, { therapist = '$1::uuid', date = '$2::date', more = '' } = {}): string {
  return /* sql */ `
  with rules as (
    select coalesce($3::int, o.duration, s.duration, ${DEFAULT_DURATION_MINUTES}) as minutes,
      coalesce(r.setting_value ->> 'slot_occupancy', '') = 'full_duration' as is_full,
      s.cleanup_minutes as cleanup, coalesce((r.setting_value ->> 'cleanup_buffer_minutes')::int, 0) as buffer,
      ${givesServiceSql(therapist, '$4::uuid')} as gives_service,
      coalesce((r.setting_value ->> 'book_outside_business_hours')::boolean, false) as ignores_hours,
      exists (select from closures where last_date >= ${date} and first_date <= ${date}) as is_closure,
      h.setting_value -> to_char(${date}, 'fmday') as hours
    from (select) one
    left join business_settings r on r.setting_key = 'booking_rules'
    left join business_settings h on h.setting_key = 'business_hours'
    left join services s on s.id = $4::uuid
    left join therapist_treatments o on o.therapist_id = ${therapist} and o.service_id = $4::uuid
  ), wanted as (
    select w.*, minutes, cleanup, gives_service, ${date} + w.start_time as starts_at,
      ${date} + w.start_time
        + case when is_full then make_interval(mins => minutes + coalesce(cleanup, buffer)) else interval '0' end as ends_at,
      case when is_full then '[)' else '[]' end as bounds,
      ignores_hours or (not is_closure and (hours is null or ${isWithinHoursSql('hours', 'w.start_time')})) as is_open
    from (${startsSql}) w, rules
  ), shift as (
    select shift_start, shift_end, shift_end is null or shift_start is null or shift_end <= shift_start as is_unreadable
    from therapist_roster where therapist_id = ${therapist} and roster_date = ${date}
  ), reserved as (
    select during, starts_at from reservations
    where therapist_id = ${therapist} and starts_at >= ${date} - 1 and starts_at < ${date} + 1
      and kind = any ($5::text[]) and booking_id is distinct from $6::uuid
  ), busy as (
    select during from reserved
    union all
    select tsrange(blocked_date + start_time, blocked_date + case when is_full then end_time else start_time end,
      case when is_full then '[)' else '[]' end)
    from blocked_time_slots, rules where therapist_id = ${therapist} and blocked_date = ${date}
  ), day as (
    select (select count(*)::int from shift) as shifts,
      exists (select from therapist_roster where roster_date = ${date}) as is_rostered,
      exists (select from shift where is_unreadable) as has_unreadable_hours
  )
  select ${more} to_char(w.start_time, 'HH24:MI') as "time", w.shift_type as "shiftType",
    w.starts_at::text as "startsAt", w.ends_at::text as "endsAt", w.minutes as "durationMinutes", w.cleanup as "cleanupMinutes",
    day.shifts, day.is_rostered and not t.is_unassigned as "isDayRostered", day.has_unreadable_hours as "hasUnreadableHours", w.is_open as "isOpen", w.gives_service as "givesService",
    exists (select from shift where w.start_time >= shift_start and w.start_time < shift_end) as "isInShift",
    exists (select from busy where busy.during && tsrange(w.starts_at, w.ends_at, w.bounds)) as "isTaken",
    ${slotsRemainingSql(`reserved where starts_at >= ${date}`)} as "slotsRemaining",
    exists (select from time_slots s where s.is_active and s.start_time = w.start_time) as "isOffered",
    t.name as "therapistName", t.is_active as "therapistIsActive", t.is_unassigned as "isUnassigned"
  from wanted w, day, therapists t
  where t.id = ${therapist}
  order by w.display_order, w.start_time`;
}
