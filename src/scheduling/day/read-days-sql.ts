import { fallsOnSql, leaveSpanSql } from '../leave/leave-sql.js';

/** Returns SQL for a JSON array. @param value SQL of an element */
function listSql(value: string, from: string, order = ''): string {
  return /* sql */ `(select coalesce(json_agg(${value} ${order && `order by ${order}`}), '[]') from ${from})`;
}

/** Returns SQL for a row as a JSON array. */
const arraySql = (columns: string): string => `json_build_array(${columns})`;

/** Returns SQL for a row as a JSON object. @param columns SQL of the values, by their names */
const objectSql = (columns: Record<string, string>): string =>
  `json_build_object(${Object.entries(columns)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`;

/** Returns SQL for a JSON array of rows of numbers, which PostgreSQL writes in half the time. */
function numbersSql(columns: string, from: string): string {
  return /* sql */ `(select coalesce(to_json(array_agg(array[${columns}])), '[]') from ${from})`;
}

/** Which days of whom a statement reads. */
export interface Scope {
  /** SQL of the first and the last date. */
  first: string;
  last: string;
  /** Returns SQL for whether a date is one of them. */
  isAsked: (date: string) => string;
  /** SQL of all of them, and the days after them: a table of one column. */
  withNext: string;
  /** SQL condition on the therapists `t`. */
  therapists: string;
}

/**
 * Told apart from several, because PostgreSQL plans a statement again each time that it expects more of it than there
 * is.
 */
export const oneDay: Scope = {
  first: '$2::date',
  last: '$2::date',
  isAsked: (date) => `${date} = $2::date`,
  withNext: '(values ($2::date), ($2::date + 1))',
  therapists: 't.id = $1::uuid',
};

/** Compares lists of therapists by `@>`, of which the planner assumes the same for every list: one plan serves all. */
export const severalDays: Scope = {
  first: '$6::date',
  last: '$7::date',
  isAsked: (date) => `${date} = any ($2::date[])`,
  withNext: '(select unnest($2::date[]) union select unnest($2::date[]) + 1)',
  therapists: '$1::uuid[] is null or $1::uuid[] @> array[t.id]',
};

/** Told apart, because a list of dates is gone through for each row. */
export const daysInARow: Scope = {
  ...severalDays,
  isAsked: (date) => `${date} between ${severalDays.first} and ${severalDays.last}`,
  withNext: `(select ${severalDays.first} + nth from generate_series(0, cardinality($2::date[])) nth)`,
};

const rulesSql = /* sql */ `(
  select ${objectSql({
    isFull: `coalesce(r.setting_value ->> 'slot_occupancy', '') = 'full_duration'`,
    bufferMinutes: `coalesce((r.setting_value ->> 'cleanup_buffer_minutes')::int, 0)`,
    ignoresHours: `coalesce((r.setting_value ->> 'book_outside_business_hours')::boolean, false)`,
    assignsAnyAvailable: `coalesce((r.setting_value ->> 'assign_any_available')::boolean, false)`,
    confirmsByMail: `coalesce((r.setting_value ->> 'confirm_by_mail')::boolean, false)`,
  })}
  from (select) one left join business_settings r on r.setting_key = 'booking_rules')`;

const servicesSql = listSql(
  objectSql({
    id: 'id',
    minutes: 'duration',
    cleanupMinutes: 'cleanup_minutes',
    needsNoRoom: 'needs_no_room',
    roomIds: '(select json_agg(room_id) from service_rooms where service_id = s.id)',
  }),
  'services s where id = any ($3::uuid[])',
);

const startsSql = listSql(
  arraySql(`(date_part('epoch', start_time) / 60)::int, shift_type, display_order`),
  'time_slots where is_active',
  'start_time, display_order',
);

const roomsSql = listSql(
  objectSql({ id: 'id', name: 'name', places: 'places' }),
  'rooms where is_active',
  'position, id',
);

const bookingsSql = listSql(
  objectSql({ id: 'booking_id', roomId: 'room_id', partyId: 'party_id', guest: 'party_guest' }),
  'reservations where booking_id = any ($4::uuid[])',
);

const nameSql = '(select name from therapists where id = therapist_id)';

const treatmentsSql = /* sql */ `therapist_treatments where therapist_id = t.id`;

/** Returns the one statement. It decides nothing: `Day` does. */
export function readDaysSql(
  { first, last, isAsked, withNext, therapists }: Scope,
  { isNamed = false, more = '' }: { isNamed?: boolean; more?: string } = {},
): string {
  const rowsSql = (numbers: string, names: string, from: string) =>
    isNamed ? listSql(arraySql(`${numbers}, ${names}`), from) : numbersSql(numbers, from);
  const minutes = (at: string) => `((date_part('epoch', ${at}) - date_part('epoch', ${first})) / 60)::int`;
  const span = `${minutes('starts_at')}, ${minutes('ends_at')}`;
  const kind = `(kind = 'held')::int, coalesce(array_position($4::uuid[], booking_id), 0)`;
  /**
   * Whether a reservation begins on one of the dates, or on the day before or after one: a treatment may run past
   * midnight. Pairs are compared because to a plan for any
   * dates the index of starts alone looks as good, which finds those of the whole shop.
   */
  const reaches = (column: string, id: string) => /* sql */ `
    (${column}, starts_at) >= (${id}, ${first} - 1) and (${column}, starts_at) < (${id}, ${last} + 2) and ${column} = ${id}
      and ends_at >= ${first} and (${[0, 1, -1].map((days) => isAsked(`(starts_at::date + ${days})`)).join(' or ')})`;
  const shifts = numbersSql(
    /* sql */ `roster_date - ${first}, case when shift_start < shift_end then ${minutes('(roster_date + shift_start)')} end,
      ${minutes('(roster_date + shift_end)')}`,
    `therapist_roster where therapist_id = t.id and ${isAsked('roster_date')}`,
  );
  const leave = numbersSql(
    `${minutes('lower(span)')}, ${minutes('upper(span)')}`,
    /* sql */ `(
      select ${leaveSpanSql('l', 'd.day')} as span from leave l join ${withNext} d (day) on ${fallsOnSql('l', 'd.day')}
      where l.therapist_id = t.id and l.status = 'approved') away`,
  );
  const blocks = rowsSql(
    `${minutes('(blocked_date + start_time)')}, ${minutes('(blocked_date + end_time)')}`,
    'reason',
    `blocked_time_slots where therapist_id = t.id and ${isAsked('blocked_date')}`,
  );
  const busy = numbersSql(
    `${minutes('(busy_date + start_time)')}, ${minutes('(busy_date + end_time)')}`,
    `own_calendar_busy b where therapist_id = t.id and busy_date in (select day from ${withNext} d (day))`,
  );
  const reservations = rowsSql(
    `${span}, ${kind}`,
    'booking_id, duration_minutes',
    `reservations where ${reaches('therapist_id', 't.id')} and kind <> 'unassigned'`,
  );
  const ofTherapists = listSql(
    objectSql({
      ...{
        id: 'id',
        name: 'name',
        isActive: 'is_active',
        isUnassigned: 'is_unassigned',
        availableSlots: 'available_slots',
      },
      hasTreatments: `exists (select from ${treatmentsSql})`,
      treatments: listSql(
        objectSql({
          serviceId: 'service_id',
          minutes: 'duration',
          isAtListPrice: `price is null or price = (select coalesce(s.price, 0) from services s where s.id = service_id)`,
        }),
        `${treatmentsSql} and service_id = any ($3::uuid[])`,
      ),
      ...{ shifts, leave, blocks, busy, reservations },
    }),
    `therapists t where ${therapists}`,
    'name, id',
  );
  const inRooms = listSql(
    arraySql(
      `${span}, ${kind}, room_id, party_id, party_guest, therapist_id${isNamed ? `, booking_id, ${nameSql}` : ''}`,
    ),
    /* sql */ `rooms room cross join lateral (
      select starts_at, ends_at, kind, booking_id, room_id, party_id, party_guest, therapist_id from reservations
      where ${reaches('room_id', 'room.id')} and kind <> 'unassigned') taken where room.is_active`,
  );
  const kept = listSql(
    arraySql(`${span}, therapist_id, room_id`),
    `kept_openings where kept_until > $5::timestamptz and starts_at >= ${first} - 2 and starts_at < ${last} + 2`,
  );
  const closures = listSql(
    objectSql({ name: 'name', firstDate: 'first_date', lastDate: 'last_date' }),
    `closures where last_date >= ${first} and first_date <= ${last}`,
    'first_date, name',
  );
  const rosteredDates = listSql(
    'roster_date',
    `(select distinct roster_date from therapist_roster where ${isAsked('roster_date')}) rostered`,
  );
  return /* sql */ `
    select ${rulesSql} as rules,
      (select setting_value from business_settings where setting_key = 'business_hours') as week,
      ${startsSql} as starts, ${roomsSql} as rooms, ${servicesSql} as services,
      ${bookingsSql} as bookings,
      ${closures} as closures, ${rosteredDates} as "rosteredDates", ${kept} as kept, ${inRooms} as "inRooms",
      ${ofTherapists} as therapists${more}`;
}
