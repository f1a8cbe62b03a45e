import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { personIdSql } from '../merging/person-ids-sql.js';

/** A client as they are called now. */
export interface NamedClient {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
}

/** Finds the clients whom another system means by a key or a name alone. */
@Injectable()
export class NamedClientsQuery {
  constructor(private readonly em: EntityManager) {}

  /** Returns for each the client of the external id, else at most two people of the name. An empty name finds nobody. */
  async read(wanted: readonly { externalId: string | null; name: string }[]): Promise<NamedClient[][]> {
    const lines = wanted.map(({ externalId, name }, nth) => ({ nth, external_id: externalId, name }));
    const rows = await sql<NamedClient & { nth: number }>(this.em.fork(), findSql, [JSON.stringify(lines)]);
    const byLine = Map.groupBy(rows, ({ nth }) => nth);
    return wanted.map((_, nth) => (byLine.get(nth) ?? []).map(({ nth: _nth, ...client }) => client));
  }
}

const findSql = /* sql */ `
  select found.nth, found.id, now.first_name as "firstName", now.last_name as "lastName", nullif(now.email, '') as email,
    nullif(now.phone, '') as phone
  from (
    select line.nth, ${personIdSql('keyed.id')} as id
    from jsonb_to_recordset($1::jsonb) as line (nth int, external_id text, name text)
    join clients keyed on keyed.external_id = line.external_id
    union
    select line.nth, person.id
    from jsonb_to_recordset($1::jsonb) as line (nth int, external_id text, name text)
    cross join lateral (
      select distinct ${personIdSql('i.client_id')} as id from identities i
      where line.name <> '' and i.kind = 'name' and i.folded = identity_key('name', line.name)
      limit 2
    ) person
    where not exists (select from clients keyed where keyed.external_id = line.external_id)
  ) found
  cross join lateral client_details(found.id) now
  order by found.nth, found.id`;
