import type { EventTypes } from '../platform/event-log/event-type-registry.js';
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
export class ClientNoteAdded extends RecordedEvent<{ note_id: string; note_kind: NoteKind }> {}
export class ClientNoteRemoved extends RecordedEvent<{ note_id: string; note_kind: NoteKind }> {}
export class ClientMerged extends RecordedEvent<{ into: string }> {}
export class ClientUnmerged extends RecordedEvent<{ from: string }> {}
export class ClientErased extends RecordedEvent {}

const details = {
  client_id: 'stream',
  external_id: 'data.external_id',
  client_first_name: 'personal.firstName',
  client_last_name: 'personal.lastName',
} as const;

const noteDetails = { client_id: 'stream', note_id: 'data.note_id', note_kind: 'data.note_kind' } as const;

/**
 * Events of the clients on record. What is known about a client is in the personal part; what the shop wrote down about
 * them is no part of the action log.
 */
export const clientsEventTypes = {
  ClientImported: { event: ClientImported, action_type: 'client_import', kind: 'create', details },
  ClientEdited: { event: ClientEdited, action_type: 'client_update', kind: 'update', details },
  ClientRecorded: {
    event: ClientRecorded,
    action_type: 'client_create',
    kind: 'create',
    details: {
      client_id: 'stream',
      client_first_name: 'personal.firstName',
      client_last_name: 'personal.lastName',
    },
  },
  ClientAlertChanged: {
    event: ClientAlertChanged,
    action_type: 'client_alert',
    kind: 'update',
    details: { client_id: 'stream' },
  },
  ClientNoteAdded: { event: ClientNoteAdded, action_type: 'client_note_create', kind: 'create', details: noteDetails },
  ClientNoteRemoved: {
    event: ClientNoteRemoved,
    action_type: 'client_note_delete',
    kind: 'delete',
    details: noteDetails,
  },
  ClientMerged: {
    event: ClientMerged,
    action_type: 'client_merge',
    kind: 'update',
    details: { client_id: 'stream', into: 'data.into' },
  },
  ClientUnmerged: {
    event: ClientUnmerged,
    action_type: 'client_unmerge',
    kind: 'update',
    details: { client_id: 'stream', from: 'data.from' },
  },
  ClientErased: {
    event: ClientErased,
    action_type: 'client_erase_person',
    kind: 'delete',
    details: { client_id: 'stream' },
  },
} as const satisfies EventTypes;
