import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';

/** Finds clients who were erased and of whom only their bookings tell. */
@Injectable()
export class ErasedClientsQuery {
  constructor(private readonly em: EntityManager) {}

  /** Returns those of some ids that are of erased clients. */
  async read(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await sql<{ id: string }>(this.em.fork(), erasedSql, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Returns those keys of earlier imports whose clients were erased since. */
  async readKeys(keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const rows = await sql<{ key: string }>(this.em.fork(), erasedKeysSql, [keys]);
    return new Set(rows.map(({ key }) => key));
  }
}

const erasedSql = /* sql */ `
  select asked.id from unnest($1::uuid[]) as asked (id)
  where exists (select from bookings b where b.client_id = asked.id and b.client_name = '')
    and not exists (select from identities i where i.client_id = asked.id)`;

const erasedKeysSql = /* sql */ `
  select external_id as key from clients where external_id = any ($1::text[]) and erased_at is not null`;
