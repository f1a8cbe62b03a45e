import type { EntityManager } from '@mikro-orm/postgresql';
import { containsPattern } from '../../platform/database/like-pattern.js';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import { FindsSubjects, type SubjectFinder, type SubjectMatches } from '../../platform/personal-data/subject-search.js';

/** Lets the action log be searched by the names of clients on record. Names of erased clients are blank. */
@FindsSubjects()
export class ClientRecordSearch implements SubjectFinder {
  readonly idField = 'client_id';

  async findByName(em: EntityManager, part: string): Promise<SubjectMatches> {
    const rows = await sql<{ id: string }>(em, `${SKIP_PREPARE} ${findSql}`, [containsPattern(part)]);
    return { ids: rows.map(({ id }) => id) };
  }
}

const findSql = /* sql */ `select id from clients where first_name || ' ' || last_name ilike $1`;
