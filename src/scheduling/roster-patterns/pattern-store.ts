import type { EntityManager } from '@mikro-orm/postgresql';
import { formatShortDay } from '../../kernel/format-date.js';
import { modifiedError, NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import type { StoredShift } from '../rosters/roster-change.js';
import type { Pattern } from './pattern.js';

export interface StoredPattern extends Pattern {
  version: number;
  therapistName: string;
}

/** A shift that a pattern has made, or for whose time it has found another shift. */
export interface StoredPatternDay {
  patternId: string;
  date: LocalDate;
  start: string;
  end: string;
  /** Id of the roster entry; null where another shift overlaps. */
  entryId: string | null;
}

/** Locks patterns, one after the other, until the transaction ends. */
function lockPatterns(em: EntityManager, ids: readonly string[]): Promise<StoredPattern[]> {
  return sql<StoredPattern>(em, `${patternSql} where p.id = any ($1::uuid[]) order by p.id for update of p`, [ids]);
}

/**
 * Returns a pattern, locked.
 * @param lastDate the new last day; absent where the pattern is replaced.
 * @throws NotFoundError, BusinessRuleError `modified`
 */
export async function requirePattern(
  em: EntityManager,
  { id, version }: Pick<StoredPattern, 'id' | 'version'>,
  lastDate?: Pattern['lastDate'],
) {
  const [pattern] = await lockPatterns(em, [id]);
  if (!pattern) throw new NotFoundError('There is no such pattern');
  if (pattern.version !== version) {
    const yours = lastDate === undefined ? '' : `, yours ${formatEnd(lastDate)}`;
    const states = `The pattern of ${pattern.therapistName} ${formatEnd(pattern.lastDate)} by now${yours}`;
    throw modifiedError(states);
  }
  return pattern;
}

const formatEnd = (day: Pattern['lastDate']): string => (day ? `lasts until ${formatShortDay(day)}` : 'has no end');

/** Finds the patterns of some therapists that make shifts on or after a day. */
export function findPatternsFrom(em: EntityManager, therapistIds: readonly string[], from: LocalDate) {
  const where = `where p.therapist_id = any ($1::uuid[]) and ${isEffectiveSql} and (p.last_date is null or p.last_date >= $2::date)`;
  return sql<StoredPattern>(em, `${patternSql} ${where} order by p.first_date, p.id`, [therapistIds, from]);
}

export function insertPattern(em: EntityManager, pattern: Pattern, now: Date): Promise<unknown> {
  return sql(em, insertPatternSql, [
    pattern.id,
    pattern.therapistId,
    pattern.weeks,
    pattern.firstMonday,
    pattern.firstDate,
    pattern.lastDate,
    JSON.stringify(pattern.shifts),
    now,
  ]);
}

export function readPatternDays(
  em: EntityManager,
  patternIds: readonly string[],
  from: LocalDate,
): Promise<StoredPatternDay[]> {
  return sql<StoredPatternDay>(em, patternDaysSql, [patternIds, from]);
}

export async function insertPatternDays(em: EntityManager, days: readonly StoredPatternDay[]): Promise<void> {
  if (days.length === 0) return;
  await sql(em, insertPatternDaysSql, [
    days.map(({ patternId }) => patternId),
    days.map(({ date }) => date),
    days.map(({ start }) => start),
    days.map(({ end }) => end),
    days.map(({ entryId }) => entryId),
  ]);
}

/** Deletes the days after a date on which the pattern has no shift any more, so that it can make them again. */
export function deletePatternDays(em: EntityManager, patternId: string, after: LocalDate): Promise<unknown> {
  return sql(em, deletePatternDaysSql, [patternId, after]);
}

/** Reads the shifts of patterns from a day on, except those changed by hand. */
export function readOwnShifts(
  em: EntityManager,
  patternIds: readonly string[],
  from: LocalDate,
): Promise<StoredShift[]> {
  return sql<StoredShift>(em, ownShiftsSql, [patternIds, from]);
}

const isEffectiveSql = /* sql */ `(p.last_date is null or p.last_date >= p.first_date)`;

const patternSql = /* sql */ `
  select p.id, p.therapist_id as "therapistId", t.name as "therapistName", p.weeks, p.first_monday::text as "firstMonday",
    p.first_date::text as "firstDate", p.last_date::text as "lastDate", p.shifts, p.version
  from roster_patterns p join therapists t on t.id = p.therapist_id`;

const insertPatternSql = /* sql */ `
  insert into roster_patterns (id, therapist_id, weeks, first_monday, first_date, last_date, shifts, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const patternDaysSql = /* sql */ `
  select pattern_id as "patternId", roster_date::text as date, to_char(start_time, 'HH24:MI') as start,
    to_char(end_time, 'HH24:MI') as end, entry_id as "entryId"
  from roster_pattern_days where pattern_id = any ($1::uuid[]) and roster_date >= $2::date`;

const insertPatternDaysSql = /* sql */ `
  insert into roster_pattern_days (pattern_id, roster_date, start_time, end_time, entry_id)
  select * from unnest($1::uuid[], $2::date[], $3::time[], $4::time[], $5::uuid[])
  on conflict do nothing`;

const deletePatternDaysSql = /* sql */ `
  delete from roster_pattern_days d where pattern_id = $1 and roster_date > $2::date
    and not exists (select from therapist_roster r where r.id = d.entry_id)`;

const ownShiftsSql = /* sql */ `
  select r.id, r.therapist_id as "therapistId", r.roster_date::text as date, to_char(r.shift_start, 'HH24:MI') as start,
    to_char(r.shift_end, 'HH24:MI') as end, r.shift_type as "shiftType", r.shift_hours as "shiftHours", r.version
  from roster_pattern_days d join roster_patterns p on p.id = d.pattern_id join therapist_roster r on r.id = d.entry_id
  where d.pattern_id = any ($1::uuid[]) and d.roster_date >= $2::date and r.roster_date = d.roster_date
    and r.shift_start = d.start_time and r.shift_end = d.end_time and r.therapist_id = p.therapist_id
  order by r.roster_date, r.shift_start, r.id`;
