import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import {
  type DataSubject,
  ExportsPersonalData,
  type PersonalDataExporter,
} from '../../platform/personal-data/personal-data-exporter.js';

/** The client on record: what was known of them without a booking. */
@ExportsPersonalData('client_records')
export class ClientsDataExporter implements PersonalDataExporter {
  constructor(private readonly em: EntityManager) {}

  export({ identifiers }: DataSubject): Promise<object[]> {
    return sql(this.em.fork(), selectSql, [identifiers]);
  }
}

const selectSql = /* sql */ `
  select c.external_id, c.first_name, c.last_name, c.notes, c.created_at, c.updated_at,
    (select json_agg(json_build_object('kind', kind, 'value', value) order by kind) from client_identities where client_id = c.id)
      as identities
  from clients c where c.id in (
    select client_id from client_identities
    where customer_key(case when kind = 'email' then value end, case when kind = 'phone' then value end) in (
      select customer_key(identifier, null) from unnest($1::text[]) as identifier
      union all select customer_key(null, identifier) from unnest($1::text[]) as identifier)
  ) order by c.id`;
