import type { EntityManager } from '@mikro-orm/postgresql';
import { containsPattern } from '../../../platform/database/like-pattern.js';
import { SKIP_PREPARE } from '../../../platform/database/prepared-statement-client.js';
import { sql } from '../../../platform/database/sql.js';
import {
  FindsSubjects,
  type SearchRange,
  type SubjectFinder,
  type SubjectMatches,
} from '../../../platform/personal-data/subject-search.js';

/** Bookings of the latest days from which on a name, or a word, is a common one. */
const COMMON_COUNT = 200;
const LATEST_DAYS = 30;

/** Bookings of which the ids are at most returned, unless all are wanted: each page of the log reads what each has. */
const MAX_IDS = 5_000;

/**
 * Lets the action log, whose names are encrypted, be searched by the names in the list of bookings; those of erased
 * clients are not in it.
 */
@FindsSubjects()
export class ClientNameSearch implements SubjectFinder {
  readonly idField = 'booking_id';

  findByName(em: EntityManager, part: string, range: SearchRange): Promise<SubjectMatches> {
    return find(em, part, range, (pattern) => `client_name ilike ${pattern}`);
  }

  findByReason(em: EntityManager, part: string, range: SearchRange): Promise<SubjectMatches> {
    const isReason = (column: string, pattern: string) => `(${column} is not null and ${column} ilike ${pattern})`;
    return find(
      em,
      part,
      range,
      (pattern) => `(${isReason('cancellation_reason', pattern)} or ${isReason('price_reason', pattern)})`,
    );
  }
}

/**
 * Finds the bookings that match. A common name has tens of thousands of them, but comes up every few entries of the log,
 * so that it is quicker to ask for the name of each entry, the newest first. The same goes for a name that was common long
 * ago: otherwise each page would read the entries of all its bookings.
 */
async function find(
  em: EntityManager,
  part: string,
  { madeBefore, asIds = false }: SearchRange,
  matchesSql: (pattern: string) => string,
): Promise<SubjectMatches> {
  const read = async (days: number | null, limit: number | null) => {
    const parameters = [containsPattern(part), madeBefore?.toISOString() ?? null, days, limit];
    return sql<{ id: string }>(em, `${SKIP_PREPARE} ${findSql(matchesSql('$1'))}`, parameters);
  };
  const isCommon = !asIds && (await read(LATEST_DAYS, COMMON_COUNT)).length === COMMON_COUNT;
  const found = isCommon ? [] : await read(null, asIds ? null : MAX_IDS + 1);
  if (!isCommon && (asIds || found.length <= MAX_IDS)) return { ids: found.map(({ id }) => id) };
  return { matchesSql: (id, pattern) => `(select ${matchesSql(pattern)} from bookings where id = ${id}::uuid)` };
}

/** Materialized, so that PostgreSQL does not read all bookings from the last one on until it has found enough. */
const findSql = (condition: string) => /* sql */ `
  with found as materialized (
    select id from bookings
    where ${condition} and created_at < coalesce($2::timestamptz, 'infinity')
      and created_at >= coalesce(coalesce($2::timestamptz, now()) - make_interval(days => $3::int), '-infinity'))
  select id from found limit $4`;
