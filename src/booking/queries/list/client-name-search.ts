import type { EntityManager } from '@mikro-orm/postgresql';
import { containsPattern } from '../../../platform/database/like-pattern.js';
import { SKIP_PREPARE } from '../../../platform/database/prepared-statement-client.js';
import { sql } from '../../../platform/database/sql.js';
import { FindsSubjects, type SubjectFinder } from '../../../platform/personal-data/subject-search.js';
import { toConditions } from './booking-filter.js';

/**
 * Lets the action log, whose names are encrypted, be searched by the names in the list of bookings; those of erased
 * clients are not in it.
 */
@FindsSubjects()
export class ClientNameSearch implements SubjectFinder {
  readonly idField = 'booking_id';

  async findByName(em: EntityManager, part: string, limit: number): Promise<string[]> {
    const { where, parameters } = toConditions({ status: 'all', name: part });
    // Ids tell the time of their booking: where many have the name, the last of them are met within a few thousand.
    const latest = `order by b.id desc limit $${parameters.push(limit)}`;
    const found = `${SKIP_PREPARE} select b.id from bookings b where ${where.join(' and ')} ${latest}`;
    const rows = await sql<{ id: string }>(em, found, parameters);
    return rows.map(({ id }) => id);
  }

  async findByReason(em: EntityManager, part: string, limit: number): Promise<string[]> {
    const rows = await sql<{ id: string }>(em, `${SKIP_PREPARE} ${byReasonSql}`, [containsPattern(part), limit]);
    return rows.map(({ id }) => id);
  }
}

const byReasonSql = /* sql */ `
  select id from bookings
  where (cancellation_reason is not null and cancellation_reason ilike $1) or (price_reason is not null and price_reason ilike $1)
  order by id desc limit $2`;
