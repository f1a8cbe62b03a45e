import type { EntityManager } from '@mikro-orm/postgresql';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import {
  type ClientEventData,
  type ClientMerged,
  type ClientNoteAdded,
  type ClientNoteMoved,
  type ClientNoteRemoved,
  clientsEventTypes,
} from '../clients.event-types.js';
import { deleteImportedNoteRows, deleteNoteRow, insertNoteRows, type NoteRow } from '../notes/note-rows.js';
import {
  blankClientRows,
  deleteClientRows,
  type ClientRow,
  setAlert,
  setMergedInto,
  upsertClientRows,
} from './client-rows.js';
import { setProfile } from './client-profile-rows.js';
import { ClientStates, isClientWritten, type OtherClientEventType } from './client-states.js';
import { getUserEmail } from '../../kernel/actor.js';

/** Rebuilds the clients on record from the log. Otherwise the transactions that append keep their rows up to date. */
@RegisterProjection({
  name: 'clients',
  tables: ['clients', 'client_identities', 'client_notes', 'client_tags'],
  isInline: true,
  lookups: ['clients (merged_into)', 'client_notes (client_id)'],
  eventTypes: Object.keys(clientsEventTypes),
})
export class ClientsProjection implements Projection {
  constructor(private readonly states: ClientStates) {}

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    // Writes in batches while all clients differ; a client that occurs again (edited or erased) starts a new batch.
    const written = new Map<string, RecordedEvent<Partial<ClientEventData>>>();
    const write = async () => {
      const events = [...written.values()];
      const rows = await this.states.readRows(em, events);
      await upsertClientRows(em, rows);
      await insertImportedNotes(em, events, rows);
      written.clear();
    };
    for (const event of events) {
      const isWritten = isClientWritten(event);
      if (!isWritten || written.has(event.stream)) await write();
      if (isWritten) written.set(event.stream, event);
      else await this.applyOne(event, em);
    }
    await write();
  }

  private async applyOne(event: RecordedEvent, em: EntityManager): Promise<void> {
    const { stream, occurredAt: at } = event;
    const type = event.type as OtherClientEventType;
    switch (type) {
      case 'ClientErased':
        return blankClientRows(em, [stream], at);
      case 'ClientImportUndone':
        return deleteClientRows(em, [stream]);
      case 'ClientAlertChanged':
        return setAlert(em, stream, await this.states.readAlert(em, event), at);
      case 'ClientProfileChanged':
        return setProfile(em, stream, await this.states.readProfile(em, event), at);
      case 'ClientMerged':
        return setMergedInto(em, stream, (event.data as ClientMerged['data']).into, at);
      case 'ClientUnmerged':
        return setMergedInto(em, stream, null, at);
      case 'ClientNoteAdded':
        return insertNoteRows(em, [toNoteRow(event as ClientNoteAdded)]);
      case 'ClientNoteMoved':
        return insertNoteRows(em, [toMovedNoteRow(event as ClientNoteMoved)]);
      case 'ClientNamesConfirmed':
      case 'ClientNamesReopened':
        return;
      case 'ClientNoteRemoved':
        return deleteNoteRow(em, (event.data as ClientNoteRemoved['data']).note_id);
      default:
        return type satisfies never;
    }
  }
}

/** Inserts the notes that these events state. @param rows the row of each event */
async function insertImportedNotes(
  em: EntityManager,
  events: readonly RecordedEvent<Partial<ClientEventData>>[],
  rows: readonly ClientRow[],
): Promise<void> {
  const added: NoteRow[] = [];
  for (const [nth, { stream, type, data, eventId, sealed, actor, occurredAt }] of events.entries()) {
    const { adds_note: addsNote = 'last' } = data;
    if (addsNote === 'last' && type === 'ClientEdited') await deleteImportedNoteRows(em, stream);
    if (addsNote && rows[nth]!.details?.notes) {
      const row = { id: eventId, clientId: stream, kind: 'note', source: 'import' } as const;
      added.push({ ...row, sealed: sealed!, author: getUserEmail(actor), at: occurredAt });
    }
  }
  await insertNoteRows(em, added);
}

function toNoteRow({ stream, data, sealed, actor, occurredAt: at }: ClientNoteAdded): NoteRow {
  const author = getUserEmail(actor);
  return { id: data.note_id, clientId: stream, kind: data.note_kind, sealed: sealed!, author, at, source: null };
}

function toMovedNoteRow({ stream, data, sealed }: ClientNoteMoved): NoteRow {
  const { note_id: id, note_kind: kind, author, source, written_at } = data;
  return { id, clientId: stream, kind, sealed: sealed!, author, at: new Date(written_at), source };
}
