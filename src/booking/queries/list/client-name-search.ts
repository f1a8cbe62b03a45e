import type { EntityManager } from '@mikro-orm/postgresql';
import { containsPattern } from '../../../platform/database/like-pattern.js';
import { SKIP_PREPARE } from '../../../platform/database/prepared-statement-client.js';
import { sql } from '../../../platform/database/sql.js';
import { FindsSubjects, type SubjectFinder } from '../../../platform/personal-data/subject-search.js';

/** Days before now in which bookings are searched first; all are searched where these have too few. */
const LATEST_DAYS = [120, 720];
/** The next range, which is six times as long, is searched only where the one before had a sixth of the limit. */
const FURTHER = 6;

/**
 * Lets the action log, whose names are encrypted, be searched by the names in the list of bookings; those of erased
 * clients are not in it.
 */
@FindsSubjects()
export class ClientNameSearch implements SubjectFinder {
  readonly idField = 'booking_id';

  /** Finds the latest bookings under a name. All are searched only where few have it, since a common one has thousands. */
  async findByName(em: EntityManager, part: string, limit: number): Promise<string[]> {
    const find = async (days: number | null) => {
      const parameters = [containsPattern(part), days, limit];
      return (await sql<{ id: string }>(em, `${SKIP_PREPARE} ${byNameSql}`, parameters)).map(({ id }) => id);
    };
    for (const days of LATEST_DAYS) {
      const found = await find(days);
      if (found.length === limit) return found;
      if (found.length * FURTHER < limit) break;
    }
    return find(null);
  }

  async findByReason(em: EntityManager, part: string, limit: number): Promise<string[]> {
    const rows = await sql<{ id: string }>(em, `${SKIP_PREPARE} ${byReasonSql}`, [containsPattern(part), limit]);
    return rows.map(({ id }) => id);
  }
}

/** Materialized, so that PostgreSQL does not read all bookings from the last one on until it has found enough. */
const byNameSql = /* sql */ `
  with named as materialized (
    select id, created_at from bookings
    where client_name ilike $1 and created_at >= coalesce(now() - make_interval(days => $2::int), '-infinity'))
  select id from named order by created_at desc, id desc limit $3`;

const byReasonSql = /* sql */ `
  select id from bookings
  where (cancellation_reason is not null and cancellation_reason ilike $1) or (price_reason is not null and price_reason ilike $1)
  order by id desc limit $2`;
