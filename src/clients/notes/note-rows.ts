import { type Executor, sql } from '../../platform/database/sql.js';
import type { NoteKind, NoteSource } from '../clients.event-types.js';

export interface NoteRow {
  id: string;
  clientId: string;
  kind: NoteKind;
  /** The text as stored in its event, encrypted with the client's key for the note's id. */
  sealed: Buffer;
  /** Address of the account that wrote the note. */
  author: string | null;
  at: Date;
  /** Null where somebody wrote it here. */
  source: NoteSource | null;
}

export async function insertNoteRows(db: Executor, notes: readonly NoteRow[]): Promise<void> {
  if (notes.length === 0) return;
  const columns = ['id', 'clientId', 'kind', 'sealed', 'author', 'at', 'source'] as const;
  await sql(
    db,
    insertSql,
    columns.map((column) => notes.map((note) => note[column])),
  );
}

/** Deletes the notes of a client that imports brought. */
export async function deleteImportedNoteRows(db: Executor, clientId: string): Promise<void> {
  await sql(db, `delete from client_notes where client_id = $1 and source = 'import'`, [clientId]);
}

export async function deleteNoteRow(db: Executor, id: string): Promise<void> {
  await sql(db, 'delete from client_notes where id = $1', [id]);
}

const insertSql = /* sql */ `
  insert into client_notes (id, client_id, kind, sealed, author, created_at, source)
  select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bytea[], $5::text[], $6::timestamptz[], $7::text[])`;
