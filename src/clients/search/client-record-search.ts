import type { EntityManager } from '@mikro-orm/postgresql';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import { FindsSubjects, type SubjectFinder, type SubjectMatches } from '../../platform/personal-data/subject-search.js';
import { IdentitySearch } from './identity-search.js';

/** Lets the action log be searched by the names of clients on record. Erased clients have none. */
@FindsSubjects()
export class ClientRecordSearch implements SubjectFinder {
  readonly idField = 'client_id';

  constructor(private readonly identities: IdentitySearch) {}

  async findByName(em: EntityManager, part: string): Promise<SubjectMatches> {
    const parameters: unknown[] = [];
    const statement = `${SKIP_PREPARE}${findSql(this.identities.toConditions(part, parameters))}`;
    const rows = await sql<{ id: string }>(em, statement, parameters);
    return { ids: rows.map(({ id }) => id) };
  }
}

const findSql = (isFound: string) => /* sql */ `
  select id from clients where id in (select i.client_id from identities i where ${isFound})`;
