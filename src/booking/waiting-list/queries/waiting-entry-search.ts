import type { EntityManager } from '@mikro-orm/postgresql';
import { IdentitySearch } from '../../../clients/index.js';
import { SKIP_PREPARE } from '../../../platform/database/prepared-statement-client.js';
import { sql } from '../../../platform/database/sql.js';
import {
  FindsSubjects,
  type SubjectFinder,
  type SubjectMatches,
} from '../../../platform/personal-data/subject-search.js';

/** Lets the action log be searched by those who wait or waited. Erased clients are blank. */
@FindsSubjects()
export class WaitingEntrySearch implements SubjectFinder {
  readonly idField = 'waiting_entry_id';

  constructor(private readonly identities: IdentitySearch) {}

  async findByName(em: EntityManager, part: string): Promise<SubjectMatches> {
    const parameters: unknown[] = [];
    const condition = await this.identities.toRowCondition(em, part, parameters, waitingClient);
    const rows = await sql<{ id: string }>(
      em,
      `${SKIP_PREPARE}select w.id from waiting_list w where ${condition}`,
      parameters,
    );
    return { ids: rows.map(({ id }) => id) };
  }
}

const waitingClient = {
  clientId: 'w.client_id',
  name: `btrim(w.first_name || ' ' || w.last_name)`,
  phone: 'w.client_phone',
  email: 'w.client_email',
};
