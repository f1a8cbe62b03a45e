import type { EntityManager } from '@mikro-orm/postgresql';
import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import { formatShortDay } from '../../kernel/format-date.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { lockBookingRules } from '../reservations/therapist-day-lock.js';
import type { PatternSpan } from './roster-edit.js';

/** A pattern that overlaps another one. */
interface ExistingPattern {
  therapistName: string;
  firstDate: LocalDate;
  lastDate: LocalDate | null;
}

/**
 * Locks therapists, so that one change of a therapist's patterns happens at a time; taken before any of their days.
 * Returns their names.
 * @throws InvalidInputError
 */
export async function lockTherapists(em: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
  // Whoever has the rules alone locks therapists behind them.
  await lockBookingRules(em);
  const therapistIds = [...new Set(ids)];
  const rows = await sql<{ id: string; name: string }>(em, lockSql, [therapistIds]);
  if (rows.length < therapistIds.length) throw new InvalidInputError('therapist_id', 'Selected therapist not found.');
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Locks the therapists of these patterns. */
export async function lockPatternTherapists(em: EntityManager, patternIds: readonly string[]): Promise<void> {
  const rows = await sql<{ therapistId: string }>(em, ownersSql, [patternIds]);
  await lockTherapists(
    em,
    rows.map(({ therapistId }) => therapistId),
  );
}

/**
 * Links shifts that came back under another id, for example after a therapist was reactivated, to their pattern again.
 */
export async function relinkPatternDays(em: EntityManager, therapistIds: readonly string[], from: LocalDate) {
  await sql(em, relinkSql, [therapistIds, from]);
}

/**
 * Sets the last days of patterns.
 * @throws BusinessRuleError `modified`, `pattern-exists` where one would overlap another one of its therapist
 */
export async function spanPatterns(em: EntityManager, spans: readonly PatternSpan[]): Promise<void> {
  for (const { id, before, after } of spans) {
    const [row] = await sql(em, spanPatternSql, [id, before, after]);
    if (!row) throw new BusinessRuleError('modified', 'Someone else has changed this pattern. Reload and try again');
  }
  const [other] = await sql<ExistingPattern>(em, otherPatternSql, [spans.map(({ id }) => id)]);
  if (other) throw createPatternExistsError(other);
}

export function createPatternExistsError({ therapistName, firstDate, lastDate }: ExistingPattern): BusinessRuleError {
  const until = lastDate ? ` until ${formatShortDay(lastDate)}` : '';
  const message = `${therapistName} already has a pattern from ${formatShortDay(firstDate)}${until}. End it first, or replace it`;
  return new BusinessRuleError('pattern-exists', message);
}

const relinkSql = /* sql */ `
  update roster_pattern_days d set entry_id = r.id
  from roster_patterns p, therapist_roster r
  where p.therapist_id = any ($1::uuid[]) and d.pattern_id = p.id and d.roster_date >= $2::date
    and (p.last_date is null or p.last_date >= d.roster_date) and d.entry_id is not null
    and not exists (select from therapist_roster gone where gone.id = d.entry_id)
    and r.therapist_id = p.therapist_id and r.roster_date = d.roster_date
    and r.shift_start = d.start_time and r.shift_end = d.end_time`;

const lockSql = /* sql */ `
  select id, name from therapists where id = any ($1::uuid[]) order by id for no key update`;

const ownersSql = /* sql */ `
  select distinct therapist_id as "therapistId" from roster_patterns where id = any ($1::uuid[])`;

const spanPatternSql = /* sql */ `
  update roster_patterns set last_date = $3::date, version = version + 1
  where id = $1 and last_date is not distinct from $2::date returning id`;

/** SQL of an overlapping pattern. One that ends before its first day makes nothing and overlaps nothing. */
const otherPatternSql = /* sql */ `
  select t.name as "therapistName", other.first_date::text as "firstDate", other.last_date::text as "lastDate"
  from roster_patterns own
  join roster_patterns other on other.therapist_id = own.therapist_id and other.id <> own.id
  join therapists t on t.id = other.therapist_id
  where own.id = any ($1::uuid[]) and (own.last_date is null or own.last_date >= own.first_date)
    and (other.last_date is null or other.last_date >= other.first_date)
    and (own.last_date is null or own.last_date >= other.first_date)
    and (other.last_date is null or other.last_date >= own.first_date)
  order by other.first_date, other.id limit 1`;
