import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { type Actor, getUserEmail } from '../../kernel/actor.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import type { NoteKind } from '../clients.event-types.js';
import type { ClientDetails } from '../records/client-details.js';
import { ClientRecords } from '../records/client-records.js';
import { insertNoteRow } from './note-rows.js';

/** Adds a note about a client, under today's date. Notes are not edited: one is removed, and another added. */
export class AddClientNote extends Command<void> {
  constructor(
    readonly customer: ClientDetails,
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

  execute({ customer, note: { kind, text }, by }: AddClientNote): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { rootId: clientId } = await this.records.findOrCreate(tx, customer, by);
      // The note has its event's id, for which alone its text can be opened.
      const id = randomUUIDv7();
      const event = { type: 'ClientNoteAdded', data: { note_id: id, note_kind: kind }, personal: { text } };
      const { at, sealed } = await this.records.append(tx, clientId, event, by, id);
      const author = getUserEmail(by);
      if (sealed) await insertNoteRow(tx, { id, clientId, kind, sealed, author, at });
    });
  }
}
