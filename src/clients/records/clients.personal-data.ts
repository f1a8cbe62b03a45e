import { EntityManager } from '@mikro-orm/postgresql';
import { NOTE_KINDS } from '../clients.event-types.js';
import { ClientNotesQuery } from '../notes/client-notes.query.js';
import { sql } from '../../platform/database/sql.js';
import {
  type DataSubject,
  ExportsPersonalData,
  type PersonalDataExporter,
} from '../../platform/personal-data/personal-data-exporter.js';

/** Exports the record of a client: what was known of them without a booking. */
@ExportsPersonalData('client_records')
export class ClientsDataExporter implements PersonalDataExporter {
  constructor(
    private readonly em: EntityManager,
    private readonly notes: ClientNotesQuery,
  ) {}

  async export({ identifiers }: DataSubject): Promise<object[]> {
    const records = await sql<{ id: string }>(this.em.fork(), selectSql, [identifiers]);
    return Promise.all(
      records.map(async ({ id, ...record }) => ({ ...record, notes_written: await this.notes.read([id], NOTE_KINDS) })),
    );
  }
}

const selectSql = /* sql */ `
  select c.id, c.external_id, c.first_name, c.last_name, c.notes, c.alert, c.created_at, c.updated_at,
    (select json_agg(json_build_object('kind', kind, 'value', value) order by kind) from client_identities where client_id = c.id)
      as identities
  from clients c where c.id in (
    select client_id from client_identities
    where customer_key(case when kind = 'email' then value end, case when kind = 'phone' then value end) in (
      select customer_key(identifier, null) from unnest($1::text[]) as identifier
      union all select customer_key(null, identifier) from unnest($1::text[]) as identifier)
  ) order by c.id`;
