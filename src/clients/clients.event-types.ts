import { created, deleted, updated, type EventTypes } from '../platform/event-log/event-type.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

export interface ClientEventData {
  external_id: string;
  /**
   * Whether its notes are a new note, under the event's id. Absent in early events, of which the last one's notes are the
   * client's only imported note.
   */
  adds_note?: boolean;
}

/** Kinds of notes: one for the desk, or a health note. */
export const NOTE_KINDS = ['note', 'health'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Origins of notes that nobody wrote here. */
export const NOTE_SOURCES = ['import'] as const;
export type NoteSource = (typeof NOTE_SOURCES)[number];

export class ClientImported extends RecordedEvent<ClientEventData> {}
export class ClientEdited extends RecordedEvent<ClientEventData> {}
export class ClientRecorded extends RecordedEvent {}
export class ClientAlertChanged extends RecordedEvent {}
/** Event of new tags, preferences or another birthday, all of which are in its personal part. */
export class ClientProfileChanged extends RecordedEvent {}
export class ClientNoteAdded extends RecordedEvent<{ note_id: string; note_kind: NoteKind }> {}
export class ClientNoteRemoved extends RecordedEvent<{ note_id: string; note_kind: NoteKind }> {}
/** A note that went along when its client was separated: as it was written, with the key of its new record. */
export class ClientNoteMoved extends RecordedEvent<{
  note_id: string;
  note_kind: NoteKind;
  /** Id of the record that had it. */
  from: string;
  /** Instant at which it was written, ISO 8601. */
  written_at: string;
  author: string | null;
  source: NoteSource | null;
}> {}
/** Says that the names of a client are one person's. `names` is how many there were. */
export class ClientNamesConfirmed extends RecordedEvent<{ names: number }> {}
export class ClientNamesReopened extends RecordedEvent {}
export class ClientMerged extends RecordedEvent<{ into: string }> {}
export class ClientUnmerged extends RecordedEvent<{ from: string }> {}
/** A record that an import made, and that went with the undo of the import. */
export class ClientImportUndone extends RecordedEvent<{ import_id: string }> {}
export class ClientErased extends RecordedEvent {}

const details = {
  client_id: 'stream',
  external_id: 'data.external_id',
  client_first_name: 'personal.firstName',
  client_last_name: 'personal.lastName',
} as const;

const noteDetails = { client_id: 'stream', note_id: 'data.note_id', note_kind: 'data.note_kind' } as const;

const clientText = '{client_id@client}';

/**
 * Events of the clients on record. What is known about a client is in the personal part; what the shop wrote down about
 * them is no part of the action log.
 */
export const clientsEventTypes = {
  ClientImported: created(ClientImported, 'client_import', details, `Imported the client ${clientText}`),
  ClientEdited: updated(ClientEdited, 'client_update', details, `Changed the client ${clientText}`),
  ClientRecorded: created(
    ClientRecorded,
    'client_create',
    {
      client_id: 'stream',
      client_first_name: 'personal.firstName',
      client_last_name: 'personal.lastName',
    },
    `Created a record of the client ${clientText}`,
  ),
  ClientAlertChanged: updated(
    ClientAlertChanged,
    'client_alert',
    { client_id: 'stream' },
    `Changed the alert of ${clientText}`,
  ),
  ClientProfileChanged: updated(
    ClientProfileChanged,
    'client_profile',
    { client_id: 'stream' },
    `Changed tags or preferences of ${clientText}`,
  ),
  ClientNoteAdded: created(
    ClientNoteAdded,
    'client_note_create',
    noteDetails,
    ({ note_kind }) => `Wrote a ${note_kind === 'health' ? 'health note' : 'note'} about ${clientText}`,
  ),
  ClientNoteRemoved: deleted(
    ClientNoteRemoved,
    'client_note_delete',
    noteDetails,
    ({ note_kind }) => `Removed a ${note_kind === 'health' ? 'health note' : 'note'} about ${clientText}`,
  ),
  ClientNoteMoved: updated(
    ClientNoteMoved,
    'client_note_move',
    { ...noteDetails, from: 'data.from' },
    ({ note_kind }) => `Moved a ${note_kind === 'health' ? 'health note' : 'note'} from {from@client} to ${clientText}`,
  ),
  ClientNamesConfirmed: updated(
    ClientNamesConfirmed,
    'client_names_confirm',
    { client_id: 'stream', names: 'data.names' },
    `Confirmed that the {names} names of ${clientText} are one person`,
  ),
  ClientNamesReopened: updated(
    ClientNamesReopened,
    'client_names_reopen',
    { client_id: 'stream' },
    `Listed the names of ${clientText} again as those of several people`,
  ),
  ClientMerged: updated(
    ClientMerged,
    'client_merge',
    { client_id: 'stream', into: 'data.into' },
    `Merged ${clientText} with {into@client}`,
  ),
  ClientUnmerged: updated(
    ClientUnmerged,
    'client_unmerge',
    { client_id: 'stream', from: 'data.from' },
    `Separated ${clientText} from {from@client} again`,
  ),
  ClientImportUndone: deleted(
    ClientImportUndone,
    'client_import_undo',
    { client_id: 'stream', import_id: 'data.import_id' },
    'Removed a client with the import that had brought them in',
  ),
  ClientErased: deleted(
    ClientErased,
    'client_erase_person',
    { client_id: 'stream' },
    `Erased the client ${clientText}`,
  ),
} satisfies EventTypes;
