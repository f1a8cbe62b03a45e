import { DEFAULT_DURATION_MINUTES, givesServiceSql, openTimeSql } from '../../catalog/index.js';
import { approvedLeaveSql } from '../leave/leave-sql.js';
import { fittingRoomsSql, firstFreeRoomSql, ofOthersSql, reachesDaySql, takenRoomsSql } from '../rooms/room-sql.js';

export const oneBooking = /* sql */ `booking_id is distinct from $6::uuid`;
const wantedService = '$4::uuid';
const oneDay = /* sql */ `(values ($1::uuid, $2::date))`;
/** SQL of several therapist days, with the parameters of `toColumns`. */
export const severalDaysSql = /* sql */ `unnest($1::uuid[], $2::date[])`;

interface RulesOptions {
  /** SQL of the cleanup minutes; those of the service by default, null for those of the booking rules. */
  cleanup?: string;
  /** SQL of the id of the booking whose room is preferred. */
  booking?: string;
  /** SQL of the id of the wanted service, or of null. */
  service?: string;
  /** Whether rooms are considered; false when the shop has none, or when they are checked separately. */
  hasRooms?: boolean;
}

interface DaysOptions extends RulesOptions {
  /** SQL of a table of therapists and days. */
  days?: string;
  /** SQL of the minutes of the wanted appointment, or of null. */
  minutes?: string;
  /** SQL condition on the reservations that count. */
  except?: string;
  /** SQL of the least number of further bookings that the day can take. */
  places?: string;
}

/**
 * Returns the one statement behind grid, check and claim; a month's has the same parts. A slot that occupies its start
 * only is an interval of one instant, so one overlap of ranges serves both modes. Reservations of the day before are
 * included, because they may run past midnight. Data that the starts of a day have in common are read once per day as
 * ranges and compared with each start.
 * @param startsSql SQL of the starts.
 * @param more SQL of further columns
 */
export function slotContextSql(
  startsSql: string,
  { more = '', ...options }: DaysOptions & { more?: string } = {},
): string {
  return /* sql */ `
  with ${daysSql(options)}
  select ${more} id as "therapistId", date::text as date, to_char(start_time, 'HH24:MI') as "time", shift_type as "shiftType",
    display_order as "displayOrder", starts_at::text as "startsAt", ends_at::text as "endsAt", minutes as "durationMinutes",
    cleanup as "cleanupMinutes", ${dayColumnsSql}, is_open as "isOpen", is_in_shift as "isInShift", is_on_leave as "isOnLeave",
    is_taken as "isTaken", has_room as "hasRoom", room_id as "roomId", is_offered as "isOffered",
    name as "therapistName", is_active as "therapistIsActive", is_unassigned as "isUnassigned", is_unassigned and assigns as "isAssignedAtOnce",
    confirms_by_mail as "isConfirmedByMail"
  from day cross join lateral (${startsOfDaySql(startsSql, options)}) start`;
}

/** SQL of the columns of a row of `day` that decide about a start. */
export const dayColumnsSql = /* sql */ `shifts, is_rostered and not is_unassigned as "isDayRostered",
    has_unreadable_hours as "hasUnreadableHours", gives_service as "givesService", slots_remaining as "slotsRemaining"`;

/** Returns SQL for the CTE `rules`, which holds for all days of a statement. */
export function rulesSql({
  cleanup = 's.cleanup_minutes',
  booking = '$6::uuid',
  service = wantedService,
  hasRooms = true,
}: RulesOptions = {}): string {
  return /* sql */ `
  rules as materialized (
    select coalesce(r.setting_value ->> 'slot_occupancy', '') = 'full_duration' as is_full,
      coalesce((r.setting_value ->> 'cleanup_buffer_minutes')::int, 0) as buffer,
      coalesce((r.setting_value ->> 'book_outside_business_hours')::boolean, false) as ignores_hours,
      coalesce((r.setting_value ->> 'assign_any_available')::boolean, false) as assigns,
      coalesce((r.setting_value ->> 'confirm_by_mail')::boolean, false) as confirms_by_mail,
      (select setting_value from business_settings where setting_key = 'business_hours') as week, s.duration, ${cleanup} as cleanup, ${hasRooms ? `own.party_id as own_party, ${fittingRoomsSql('s', 'own.room_id')}` : 'null::uuid[]'} as rooms
    from (select) one
    left join business_settings r on r.setting_key = 'booking_rules'
    left join services s on s.id = ${service}
    ${hasRooms ? `left join reservations own on own.booking_id = ${booking}` : ''}
  )`;
}

/**
 * Returns SQL for the duration of an appointment.
 * @param own SQL of the minutes that the therapist takes for the service, or of null
 * @param requested SQL of the minutes that are asked for, or of null
 */
export const minutesSql = (own: string, requested = '$3::int'): string =>
  `coalesce(${requested}, ${own}, rules.duration, ${DEFAULT_DURATION_MINUTES})`;

/** SQL of the time that an appointment occupies. One that occupies its start only is an interval of one instant. */
export const occupiedSql = /* sql */ `
  case when is_full then make_interval(mins => minutes + coalesce(cleanup, buffer)) else interval '0' end`;
export const boundsSql = /* sql */ `case when is_full then '[)' else '[]' end`;

/** SQL of the span that a row of `blocked_time_slots` occupies. */
export const blockedSpanSql = /* sql */ `
  tsrange(blocked_date + start_time, blocked_date + case when is_full then end_time else start_time end, ${boundsSql})`;

/** Returns SQL for the name of a day's closure. @param day SQL of a date */
export const closureSql = (day: string): string => /* sql */ `(
  select name from closures where last_date >= ${day} and first_date <= ${day} order by first_date, name limit 1)`;

/**
 * Returns SQL for the starts of a day at which the shop is open, a tsrange.
 * @param closure SQL of the name of the day's closure
 */
export const openOnSql = (closure: string, day: string): string => /* sql */ `
  case when ignores_hours then '(,)' when ${closure} is not null then 'empty'
    else ${openTimeSql(`week -> to_char(${day}, 'fmday')`, day)} end`;

/** Returns SQL for the CTEs `rules` and `day`, with everything that the starts of a day have in common. */
export const daysSql = (options: DaysOptions): string => /* sql */ `
  ${rulesSql(options)}, day as materialized (${eachDaySql(options)})`;

/** Returns SQL for the rows of `day`, over the CTE `rules`. */
export function eachDaySql({
  days = oneDay,
  except = oneBooking,
  places = '0',
  minutes,
  service = wantedService,
  hasRooms = true,
}: DaysOptions): string {
  const rooms = hasRooms ? 'rules.rooms' : 'null::uuid[]';
  return /* sql */ `
    select each.id, each.date, t.name, t.is_active, t.is_unassigned, is_full, assigns, confirms_by_mail,
      ${minutesSql(`(select duration from therapist_treatments where therapist_id = each.id and service_id = ${service})`, minutes)} as minutes, cleanup, buffer,
      ${givesServiceSql('each.id', service)} as gives_service,
      closed.name as closure, ${openOnSql('closed.name', 'each.date')} as open_time,
      shifts > 0 or exists (select from therapist_roster where roster_date = each.date) as is_rostered,
      shifts, has_unreadable_hours, on_duty,
      (select range_agg(span) from ${approvedLeaveSql('each.id', 'each.date')} of_day) as away,
      (select range_agg(span) from (
        select unnest(reserved.during)
        union all
        select ${blockedSpanSql} from blocked_time_slots where therapist_id = each.id and blocked_date = each.date
      ) span (span)) as during,
      ${rooms} is not null and not t.is_unassigned as needs_room, ${rooms} as rooms,
      ${hasRooms ? 'in_room.taken' : 'null::tsmultirange[]'} as taken,
      greatest(0, t.available_slots - reserved.starts, ${places}) as slots_remaining
    from ${days} as each (id, date)
    join therapists t on t.id = each.id
    cross join rules
    left join lateral ${closureSql('each.date')} closed on true
    cross join lateral (
      select count(*)::int as shifts,
        coalesce(bool_or(shift_end is null or shift_start is null or shift_end <= shift_start), false) as has_unreadable_hours,
        range_agg(tsrange(each.date + shift_start, each.date + shift_end)) filter (where shift_start < shift_end) as on_duty
      from therapist_roster where therapist_id = each.id and roster_date = each.date
    ) shift
    cross join lateral (
      select count(distinct starts_at) filter (where starts_at >= each.date)::int as starts, range_agg(during) as during
      from (
        select starts_at, during from reservations
        where ${reachesDaySql('therapist_id', 'each.id', 'each.date')} and kind = any ($5::text[]) and ${except}
        union all
        select starts_at, during from kept_openings
        where therapist_id = each.id and starts_at >= each.date - 1 and starts_at < each.date + 1 and kept_until > $7::timestamptz
      ) counted
    ) reserved
    ${hasRooms ? `cross join lateral ${takenRoomsSql('case when not t.is_unassigned then rules.rooms end', 'each.date', { kinds: '$5::text[]', keptLimit: '$7::timestamptz', except: `${except} and ${ofOthersSql('rules.own_party')}` })} in_room (taken)` : ''}`;
}

/**
 * Returns SQL for a table of the starts of a row of `day`, with their circumstances.
 * @param startsSql SQL of the starts
 */
export function startsOfDaySql(startsSql: string, { hasRooms = true }: RulesOptions = {}): string {
  const roomSql = hasRooms
    ? `case when needs_room then ${firstFreeRoomSql('rooms', 'taken', 'wanted')} end`
    : 'null::uuid';
  return /* sql */ `
  select slot.*, wanted, open_time @> starts_at as is_open, coalesce(on_duty @> starts_at, false) as is_in_shift,
    away is not null and away && tsrange(starts_at, starts_at + make_interval(mins => minutes)) as is_on_leave,
    during is not null and during && wanted as is_taken, not needs_room or room_id is not null as has_room, room_id
  from (
    select given.*, date + start_time as starts_at, date + start_time + ${occupiedSql} as ends_at
    from (${startsSql}) given
  ) slot
  cross join lateral (select tsrange(starts_at, ends_at, ${boundsSql}) as wanted) span
  cross join lateral (select ${roomSql} as room_id) room`;
}

/** SQL of all time slots, each start once: two time slots may begin together and end at different times. */
export const everyStartSql = /* sql */ `
  select distinct on (start_time) start_time, shift_type, display_order, true as is_offered
  from time_slots where is_active order by start_time, display_order`;

/** Returns SQL for one start, whether or not it is a time slot. @param time SQL of its time */
export const startAtSql = (time: string): string => /* sql */ `
  select start_time, null::text as shift_type, 0 as display_order,
    exists (select from time_slots s where s.is_active and s.start_time = one.start_time) as is_offered
  from (select ${time} as start_time) one`;
export const oneStartSql = startAtSql('$8::time');

/** SQL of several starts, given as `$8`. */
export const givenStartsSql = /* sql */ `
  select start_time, null::text as shift_type, 0 as display_order,
    exists (select from time_slots s where s.is_active and s.start_time = given.start_time) as is_offered
  from unnest($8::time[]) as given (start_time)`;
