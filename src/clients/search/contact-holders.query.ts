import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { personIdSql } from '../merging/person-ids-sql.js';
import type { ImportedClient } from '../records/client-details.js';

/** Short numbers such as extensions are nobody's in particular. */
const MIN_LENGTH = 6;

/** Maximum number of people listed with one address or number. */
const MAX_HOLDERS = 5;

/** The address or number of one of the clients asked about. */
interface HeldContact {
  /** Index of the client. */
  nth: number;
  kind: 'email' | 'phone';
  /** The value as it is compared: equal for two spellings of one. */
  folded: string;
  /** Other people who are known by it. */
  holders: { id: string; name: string; externalId: string | null }[];
}

/** Finds the people who are known by the addresses and numbers of clients to import. */
@Injectable()
export class ContactHoldersQuery {
  constructor(private readonly em: EntityManager) {}

  /** Returns each address and number of the clients, with up to 5 holders other than the client it would be stored for. */
  read(clients: readonly ImportedClient[]): Promise<HeldContact[]> {
    const lines = clients.map(({ externalId, details: { firstName, lastName, email, phone } }, nth) => ({
      ...{ nth, external_id: externalId, name: `${firstName} ${lastName}`, email, phone },
    }));
    return sql<HeldContact>(this.em.fork(), findSql, [JSON.stringify(lines)]);
  }
}

/**
 * SQL of the holders. A line belongs to the client of its external id, else to one of its name whom no import brought:
 * these are no others.
 */
const findSql = /* sql */ `
  select r.nth, contact.kind, contact.folded, coalesce(holders.found, '[]') as holders
  from (
    select line.*, own.id as own_id
    from jsonb_to_recordset($1::jsonb) as line (nth int, external_id text, name text, email text, phone text)
    left join lateral (
      select ${personIdSql('c.id')} as id from clients c where c.external_id = line.external_id
    ) own on true
  ) r
  cross join lateral (
    values ('email', identity_key('email', r.email)), ('phone', identity_key('phone', r.phone))
  ) contact (kind, folded)
  cross join lateral (
    select json_agg(json_build_object('id', person.id, 'name', now.name, 'externalId', record.external_id) order by person.id) as found
    from (
      select distinct ${personIdSql('i.client_id')} as id
      from identities i where i.kind = contact.kind and i.folded = contact.folded
        and (r.own_id is not null
          or exists (select from clients c where c.id = i.client_id and c.external_id is not null)
          or not exists (select from identities named where named.client_id = i.client_id and named.kind = 'name'
            and named.folded = identity_key('name', r.name)))
      order by 1 limit ${MAX_HOLDERS + 1}
    ) person
    cross join lateral client_details(person.id) now
    left join clients record on record.id = person.id
    where person.id is distinct from r.own_id
  ) holders
  where length(contact.folded) >= ${MIN_LENGTH}
  order by r.nth, contact.kind`;
