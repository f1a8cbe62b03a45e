import type { EntityManager } from '@mikro-orm/postgresql';
import { bookedClient, IdentitySearch } from '../../../clients/index.js';
import { containsPattern } from '../../../platform/database/like-pattern.js';
import { SKIP_PREPARE } from '../../../platform/database/prepared-statement-client.js';
import { sql } from '../../../platform/database/sql.js';
import {
  FindsSubjects,
  type SearchRange,
  type SubjectFinder,
  type SubjectMatches,
} from '../../../platform/personal-data/subject-search.js';

/** Bookings of the latest days from which on a word of a reason is a common one. */
const COMMON_COUNT = 200;
const LATEST_DAYS = 30;

/** Bookings of which the ids are at most returned, unless all are wanted: each page of the log reads what each has. */
const MAX_IDS = 5_000;

/**
 * Lets the action log, whose names are encrypted, be searched by the clients in the list of bookings; erased ones are not
 * in it.
 */
@FindsSubjects()
export class ClientNameSearch implements SubjectFinder {
  readonly idField = 'booking_id';

  constructor(private readonly identities: IdentitySearch) {}

  async findByName(em: EntityManager, part: string, range: SearchRange): Promise<SubjectMatches> {
    const isTested = !range.asIds && (await this.identities.findFew(em, part)) === null;
    const test = { matchesSql: toTest((parameters) => this.identities.toTest(part, parameters, bookedClient('b'))) };
    if (isTested) return test;
    const parameters: unknown[] = [];
    const condition = await this.identities.toRowCondition(em, part, parameters, bookedClient('b'));
    return (await read(em, condition, parameters, range)) ?? test;
  }

  async findByReason(em: EntityManager, part: string, range: SearchRange): Promise<SubjectMatches> {
    const isReason = (column: string, pattern: string) => `(b.${column} is not null and b.${column} ilike ${pattern})`;
    const toCondition = (parameters: unknown[]) => {
      const pattern = `$${parameters.push(containsPattern(part))}`;
      return `(${isReason('cancellation_reason', pattern)} or ${isReason('price_reason', pattern)})`;
    };
    const test = { matchesSql: toTest(toCondition) };
    const parameters: unknown[] = [];
    const condition = toCondition(parameters);
    if (!range.asIds && (await isCommon(em, condition, parameters, range))) return test;
    return (await read(em, condition, parameters, range)) ?? test;
  }
}

/** Returns a test of the booking of an entry of the log. */
const toTest =
  (toCondition: (parameters: unknown[]) => string) =>
  (id: string, parameters: unknown[]): string =>
    `(select ${toCondition(parameters)} from bookings b where b.id = ${id}::uuid)`;

/**
 * Whether many bookings of the latest days match: tens of thousands have it, but one comes up every few entries of the
 * log, so that it is quicker to ask for each entry, the newest first.
 */
async function isCommon(
  em: EntityManager,
  condition: string,
  parameters: readonly unknown[],
  { madeBefore }: SearchRange,
): Promise<boolean> {
  const found = await find(em, condition, parameters, { madeBefore, days: LATEST_DAYS, limit: COMMON_COUNT });
  return found.length === COMMON_COUNT;
}

/** Returns the ids of the bookings that match; null when there are so many that it is quicker to ask for each entry. */
async function read(
  em: EntityManager,
  condition: string,
  parameters: readonly unknown[],
  { madeBefore, asIds = false }: SearchRange,
): Promise<{ ids: string[] } | null> {
  const found = await find(em, condition, parameters, { madeBefore, days: null, limit: asIds ? null : MAX_IDS + 1 });
  return asIds || found.length <= MAX_IDS ? { ids: found.map(({ id }) => id) } : null;
}

function find(
  em: EntityManager,
  condition: string,
  parameters: readonly unknown[],
  { madeBefore, days, limit }: { madeBefore: Date | undefined; days: number | null; limit: number | null },
): Promise<{ id: string }[]> {
  const values = [...parameters, madeBefore?.toISOString() ?? null, days, limit];
  const [before, latest, most] = [3, 2, 1].map((back) => `$${values.length - back + 1}`) as [string, string, string];
  return sql<{ id: string }>(em, `${SKIP_PREPARE} ${findSql(condition, { before, latest, most })}`, values);
}

/** Materialized, so that PostgreSQL does not read all bookings from the last one on until it has found enough. */
const findSql = (
  condition: string,
  { before, latest, most }: { before: string; latest: string; most: string },
) => /* sql */ `
  with found as materialized (
    select id from bookings b
    where ${condition} and created_at < coalesce(${before}::timestamptz, 'infinity')
      and created_at >= coalesce(coalesce(${before}::timestamptz, now()) - make_interval(days => ${latest}::int), '-infinity'))
  select id from found limit ${most}::int`;
