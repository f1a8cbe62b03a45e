import { type Executor, sql } from '../../platform/database/sql.js';
import type { ClientDetails } from './client-details.js';

/** A client as stored in the tables. */
export interface ClientRow {
  id: string;
  /** The external id; null for a client whom no import brought. */
  externalId: string | null;
  /** The personal data; null once erased. */
  details: ClientDetails | null;
  /** Time of the event that made them so. */
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
      at,
      email: details?.email ?? null,
      phone: details?.phone ?? null,
    })),
  );
  await sql(db, upsertSql, [json]);
  await replaceIdentities(db, json);
}

/**
 * Blanks the rows of these clients down to their keys. Records that were merged into them are people of their own
 * again.
 */
export async function blankClientRows(db: Executor, ids: readonly string[], at: Date): Promise<void> {
  await deleteWhatIsKnown(db, ids);
  const merged = await sql<{ id: string }>(db, mergedIntoSql, [ids]);
  for (const { id } of merged) await setMergedInto(db, id, null, at);
  await sql(db, blankSql, [ids, at]);
}

/** Deletes records of which nothing is to stay. */
export async function deleteClientRows(db: Executor, ids: readonly string[]): Promise<void> {
  await deleteWhatIsKnown(db, ids);
  await sql(db, 'delete from clients where id = any ($1::uuid[])', [ids]);
}

/**
 * Points a record, and all records merged into it, to the record that stands for the person; null separates it again.
 */
export async function setMergedInto(db: Executor, id: string, into: string | null, at: Date): Promise<void> {
  await sql(db, 'update clients set merged_into = $2, updated_at = $3 where id = $1', [id, into, at]);
  await sql(db, followRootSql, [id]);
}

export async function setAlert(db: Executor, id: string, alert: string | null, at: Date): Promise<void> {
  await sql(db, 'update clients set alert = $2, updated_at = $3 where id = $1', [id, alert, at]);
}

async function deleteWhatIsKnown(db: Executor, ids: readonly string[]): Promise<void> {
  await sql(db, 'delete from client_identities where client_id = any ($1::uuid[])', [ids]);
  await sql(db, 'delete from client_notes where client_id = any ($1::uuid[])', [ids]);
  await sql(db, 'delete from client_tags where client_id = any ($1::uuid[])', [ids]);
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
  insert into clients (id, external_id, first_name, last_name, customer_key, created_at, updated_at)
  select id, external_id, first_name, last_name, customer_key(email, phone), at, at
  from jsonb_to_recordset($1::jsonb) as r (id uuid, external_id text, first_name text, last_name text,
    email text, phone text, at timestamptz)
  on conflict (id) do update set external_id = coalesce(clients.external_id, excluded.external_id), first_name = excluded.first_name, last_name = excluded.last_name,
    customer_key = excluded.customer_key, updated_at = excluded.updated_at`;

const insertIdentitiesSql = /* sql */ `
  insert into client_identities (client_id, kind, value)
  select id, kind, value
  from jsonb_to_recordset($1::jsonb) as r (id uuid, email text, phone text)
  cross join lateral (values ('email', email), ('phone', phone)) as known (kind, value)
  where value is not null`;

const blankSql = /* sql */ `
  update clients set first_name = '', last_name = '', notes = null, alert = null, customer_key = null, merged_into = null,
    root_id = null, preferred_therapist_id = null, preferred_pressure = null, birth_month = null, birth_day = null, birth_year = null, erased_at = $2, updated_at = $2
  where id = any ($1::uuid[])`;

const mergedIntoSql = /* sql */ `
  select id from clients where merged_into = any ($1::uuid[]) and id <> all ($1::uuid[]) order by id`;

/**
 * Updates the roots of merged records, which form a tree. Each record stores its root, so that reads need no recursion.
 */
const followRootSql = /* sql */ `
  with recursive below (id, root_id) as (
    select c.id, coalesce(into_.root_id, into_.id) from clients c left join clients into_ on into_.id = c.merged_into where c.id = $1
    union all
    select c.id, coalesce(b.root_id, $1) from clients c join below b on c.merged_into = b.id
  )
  update clients c set root_id = below.root_id from below where c.id = below.id`;
