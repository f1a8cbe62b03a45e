import type { LocalDate } from '../../kernel/local-time.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import { getFirstVersion } from './roster-edit.js';
import type { RosterShift, StoredShift } from '../rosters/roster-change.js';

/** The table of shifts: the roster, or drafts, which nobody can book yet. */
export type ShiftTable = 'therapist_roster' | 'roster_drafts';

/** Reads the shifts of some therapists' days. */
export function readShiftsByDay(
  db: Executor,
  table: ShiftTable,
  days: readonly TherapistDay[],
): Promise<StoredShift[]> {
  const where = `(s.therapist_id, s.roster_date) in (select * from unnest($1::uuid[], $2::date[]))`;
  return sql(db, readSql(table, where), [days.map(({ therapistId }) => therapistId), days.map(({ date }) => date)]);
}

export function readShiftsById(db: Executor, table: ShiftTable, ids: readonly string[]): Promise<StoredShift[]> {
  return sql(db, readSql(table, 's.id = any ($1::uuid[])'), [ids]);
}

/** Reads the shifts between two days, both included; of all therapists when none is named. */
export function readShiftsBetween(
  db: Executor,
  table: ShiftTable,
  { from, to, therapistIds }: { from: LocalDate; to: LocalDate; therapistIds: readonly string[] | null },
): Promise<StoredShift[]> {
  const where = `s.roster_date between $1::date and $2::date and ($3::uuid[] is null or s.therapist_id = any ($3::uuid[]))`;
  return sql(db, readSql(table, where), [from, to, therapistIds]);
}

export async function insertShifts(
  db: Executor,
  table: ShiftTable,
  shifts: readonly RosterShift[],
  now: Date,
): Promise<void> {
  if (shifts.length === 0) return;
  const name = table === 'therapist_roster' ? ['therapist_name,', 't.name,'] : ['', ''];
  const text = /* sql */ `
    insert into ${table} (id, therapist_id, ${name[0]} roster_date, shift_type, shift_hours, version, created_at)
    select n.id, n.therapist_id, ${name[1]} n.roster_date, n.shift_type, n.shift_hours, n.version, $7
    from unnest($1::uuid[], $2::uuid[], $3::date[], $4::text[], $5::text[], $6::int[])
      as n (id, therapist_id, roster_date, shift_type, shift_hours, version)
    join therapists t on t.id = n.therapist_id`;
  await sql(db, text, [...toColumns(shifts), shifts.map(getFirstVersion), now]);
}

/** Updates the shifts and increments their versions. */
export async function updateShifts(db: Executor, table: ShiftTable, shifts: readonly RosterShift[]): Promise<void> {
  if (shifts.length === 0) return;
  const name = table === 'therapist_roster' ? 'therapist_name = t.name,' : '';
  const text = /* sql */ `
    update ${table} s set therapist_id = n.therapist_id, ${name} roster_date = n.roster_date, shift_type = n.shift_type,
      shift_hours = n.shift_hours, version = s.version + 1
    from unnest($1::uuid[], $2::uuid[], $3::date[], $4::text[], $5::text[])
      as n (id, therapist_id, roster_date, shift_type, shift_hours)
    join therapists t on t.id = n.therapist_id
    where s.id = n.id`;
  await sql(db, text, toColumns(shifts));
}

export async function deleteShifts(db: Executor, table: ShiftTable, shifts: readonly StoredShift[]): Promise<void> {
  if (shifts.length === 0) return;
  await sql(db, `delete from ${table} where id = any ($1::uuid[])`, [shifts.map(({ id }) => id)]);
}

const toColumns = (shifts: readonly RosterShift[]): unknown[] => [
  shifts.map(({ id }) => id),
  shifts.map(({ therapistId }) => therapistId),
  shifts.map(({ date }) => date),
  shifts.map(({ shiftType }) => shiftType),
  shifts.map(({ shiftHours }) => shiftHours),
];

const readSql = (table: ShiftTable, where: string) => /* sql */ `
  select s.id, s.therapist_id as "therapistId", s.roster_date::text as date, to_char(s.shift_start, 'HH24:MI') as start,
    to_char(s.shift_end, 'HH24:MI') as end, s.shift_type as "shiftType", s.shift_hours as "shiftHours", s.version
  from ${table} s where ${where}
  order by s.roster_date, s.shift_start, s.therapist_id, s.id`;
