import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { InvalidInputError } from '../../kernel/errors.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { ClientRecords } from '../records/client-records.js';
import { ClientNoteMoved, ClientNoteRemoved } from '../clients.event-types.js';
import { deleteNoteRow, insertNoteRows, type NoteRow } from './note-rows.js';

/** Moves notes to another client's record, in the caller's transaction. They keep their day and author. */
@Injectable()
export class NoteMover {
  constructor(
    private readonly records: ClientRecords,
    private readonly personalData: PersonalData,
  ) {}

  /**
   * Moves notes of some records to that of another client.
   * @throws InvalidInputError on `notes` when one of them is not there (any more)
   */
  async move(
    tx: Transaction,
    { from, to, noteIds }: { from: readonly string[]; to: string; noteIds: readonly string[] },
    by: Actor,
  ): Promise<void> {
    if (noteIds.length === 0) return;
    const notes = await sql<Omit<NoteRow, 'at'> & { ms: string }>(tx, notesSql, [noteIds, from]);
    if (notes.length < new Set(noteIds).size)
      throw new InvalidInputError('notes', 'One of the notes is gone. Reload and try again');
    await this.records.findOrCreate(tx, to, by);
    const keys = await this.personalData.findKeys(tx, [...new Set(notes.map(({ clientId }) => clientId))]);
    for (const { id, clientId, kind, sealed, author, ms, source } of notes) {
      const at = new Date(Number(ms));
      // An imported note is among the client's details in its event.
      const { text, notes: imported } = this.personalData.decrypt(keys.get(clientId)!, sealed, id) as {
        text?: string;
        notes?: string;
      };
      const removed = { note_id: id, note_kind: kind };
      await this.records.append(tx, clientId, { event: ClientNoteRemoved, data: removed, personal: null }, by);
      await deleteNoteRow(tx, id);
      const noteId = randomUUIDv7();
      const data = { note_id: noteId, note_kind: kind, from: clientId, written_at: at.toISOString(), author, source };
      const event = { event: ClientNoteMoved, data, personal: { text: text ?? imported ?? '' } };
      const moved = await this.records.append(tx, to, event, by, noteId);
      if (moved.sealed)
        await insertNoteRows(tx, [{ id: noteId, clientId: to, kind, sealed: moved.sealed, author, at, source }]);
    }
  }
}

const notesSql = /* sql */ `
  select id, client_id as "clientId", kind, sealed, author, source, (extract(epoch from created_at) * 1000)::text as ms from client_notes
  where id = any ($1::uuid[]) and client_id = any ($2::uuid[]) order by created_at, id for update`;
