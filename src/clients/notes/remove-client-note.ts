import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { type NoteKind, ClientNoteRemoved } from '../clients.event-types.js';
import { ClientRecords } from '../records/client-records.js';
import { deleteNoteRow } from './note-rows.js';

/** Removes a note. @throws NotFoundError when none of these records has it (any more) */
export class RemoveClientNote extends Command<void> {
  /** @param clientIds ids of the records of one person */
  constructor(
    readonly clientIds: readonly string[],
    readonly noteId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveClientNote)
export class RemoveClientNoteHandler implements ICommandHandler<RemoveClientNote> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly records: ClientRecords,
  ) {}

  execute({ clientIds, noteId, by }: RemoveClientNote): Promise<void> {
    return this.transactions.run(async (tx) => {
      const [note] = await sql<{ clientId: string; kind: NoteKind }>(tx, findSql, [noteId, clientIds]);
      if (!note) throw new NotFoundError('There is no such note');
      const data = { note_id: noteId, note_kind: note.kind };
      await this.records.append(tx, note.clientId, { event: ClientNoteRemoved, data, personal: null }, by);
      await deleteNoteRow(tx, noteId);
    });
  }
}

const findSql = /* sql */ `
  select client_id as "clientId", kind from client_notes where id = $1 and client_id = any ($2::uuid[]) for update`;
