import { type Executor, sql } from '../../platform/database/sql.js';
import type { ClientDetails } from './client-details.js';

/** A client as the tables have them. */
export interface ClientRow {
  id: string;
  externalId: string;
  /** Null once nobody can read them any more. */
  details: ClientDetails | null;
  /** Of the event that made them so. */
  at: Date;
}

/** Writes clients and their identities, new ones and others, in two statements. */
export async function upsertClientRows(db: Executor, rows: readonly ClientRow[]): Promise<void> {
  if (rows.length === 0) return;
  const json = JSON.stringify(
    rows.map(({ id, externalId, details, at }) => ({
      id,
      external_id: externalId,
      first_name: details?.firstName ?? '',
      last_name: details?.lastName ?? '',
      notes: details?.notes ?? null,
      at,
      email: details?.email ?? null,
      phone: details?.phone ?? null,
    })),
  );
  await sql(db, upsertSql, [json]);
  await replaceIdentities(db, json);
}

/** Leaves nothing of these clients but their keys. */
export async function blankClientRows(db: Executor, ids: readonly string[], at: Date): Promise<void> {
  await sql(db, 'delete from client_identities where client_id = any ($1::uuid[])', [ids]);
  await sql(db, blankSql, [ids, at]);
}

async function replaceIdentities(db: Executor, json: string): Promise<void> {
  await sql(
    db,
    `delete from client_identities where client_id in (select id from jsonb_to_recordset($1::jsonb) as r (id uuid))`,
    [json],
  );
  await sql(db, insertIdentitiesSql, [json]);
}

const upsertSql = /* sql */ `
  insert into clients (id, external_id, first_name, last_name, notes, created_at, updated_at)
  select id, external_id, first_name, last_name, notes, at, at
  from jsonb_to_recordset($1::jsonb)
    as r (id uuid, external_id text, first_name text, last_name text, notes text, at timestamptz)
  on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name, notes = excluded.notes,
    updated_at = excluded.updated_at`;

const insertIdentitiesSql = /* sql */ `
  insert into client_identities (client_id, kind, value)
  select id, kind, value
  from jsonb_to_recordset($1::jsonb) as r (id uuid, email text, phone text)
  cross join lateral (values ('email', email), ('phone', phone)) as known (kind, value)
  where value is not null`;

const blankSql = /* sql */ `
  update clients set first_name = '', last_name = '', notes = null, erased_at = $2, updated_at = $2 where id = any ($1::uuid[])`;
