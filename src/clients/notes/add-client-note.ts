import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { type Actor, getUserEmail } from '../../kernel/actor.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { type NoteKind, ClientNoteAdded } from '../clients.event-types.js';
import { ClientRecords } from '../records/client-records.js';
import { insertNoteRows } from './note-rows.js';

/** Adds a note about a client, under today's date. Notes are not edited: one is removed, and another added. */
export class AddClientNote extends Command<void> {
  constructor(
    readonly clientId: string,
    readonly note: { kind: NoteKind; text: string },
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddClientNote)
export class AddClientNoteHandler implements ICommandHandler<AddClientNote> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly records: ClientRecords,
  ) {}

  execute({ clientId: id, note: { kind, text }, by }: AddClientNote): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { rootId: clientId } = await this.records.findOrCreate(tx, id, by);
      // The note has its event's id, for which alone its text can be opened.
      const noteId = randomUUIDv7();
      const event = { event: ClientNoteAdded, data: { note_id: noteId, note_kind: kind }, personal: { text } };
      const { at, sealed } = await this.records.append(tx, clientId, event, by, noteId);
      const author = getUserEmail(by);
      if (sealed) await insertNoteRows(tx, [{ id: noteId, clientId, kind, sealed, author, at, source: null }]);
    });
  }
}
