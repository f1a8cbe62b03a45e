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

  async export({ subjects }: DataSubject): Promise<object[]> {
    const records = await sql<{ id: string }>(this.em.fork(), selectSql, [subjects]);
    return Promise.all(
      records.map(async ({ id, ...record }) => ({ ...record, notes_written: await this.notes.read([id], NOTE_KINDS) })),
    );
  }
}

const selectSql = /* sql */ `
  select c.id, c.external_id, c.first_name, c.last_name, c.alert, c.preferred_pressure, c.birth_year, c.birth_month, c.birth_day,
    (select name from therapists t where t.id = c.preferred_therapist_id) as preferred_therapist,
    array(select tag from client_tags where client_id = c.id order by tag) as tags, c.created_at, c.updated_at,
    (select json_agg(json_build_object('kind', kind, 'value', value) order by kind) from client_identities where client_id = c.id)
      as identities
  from clients c where c.id = any ($1::uuid[]) and c.erased_at is null order by c.id`;
