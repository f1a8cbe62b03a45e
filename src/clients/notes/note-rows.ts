import { type Executor, sql } from '../../platform/database/sql.js';
import type { NoteKind } from '../clients.event-types.js';

export interface NoteRow {
  id: string;
  clientId: string;
  kind: NoteKind;
  /** The text as stored in its event, encrypted with the client's key for the note's id. */
  sealed: Buffer;
  /** Address of the account that wrote the note. */
  author: string | null;
  at: Date;
}

export async function insertNoteRow(db: Executor, { id, clientId, kind, sealed, author, at }: NoteRow): Promise<void> {
  await sql(db, insertSql, [id, clientId, kind, sealed, author, at]);
}

export async function deleteNoteRow(db: Executor, id: string): Promise<void> {
  await sql(db, 'delete from client_notes where id = $1', [id]);
}

const insertSql = /* sql */ `
  insert into client_notes (id, client_id, kind, sealed, author, created_at) values ($1, $2, $3, $4, $5, $6)`;
