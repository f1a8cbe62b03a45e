import type { EventTypes } from '../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

export interface ClientEventData {
  external_id: string;
}

export class ClientImported extends RecordedEvent<ClientEventData> {}
export class ClientEdited extends RecordedEvent<ClientEventData> {}
export class ClientErased extends RecordedEvent {}

const details = {
  client_id: 'stream',
  external_id: 'data.external_id',
  client_first_name: 'personal.firstName',
  client_last_name: 'personal.lastName',
} as const;

/** Events of the clients on record. But for the key of the former system all about a client is in the personal part. */
export const clientsEventTypes = {
  ClientImported: { event: ClientImported, action_type: 'client_import', kind: 'create', details },
  ClientEdited: { event: ClientEdited, action_type: 'client_update', kind: 'update', details },
  ClientErased: {
    event: ClientErased,
    action_type: 'client_erase_person',
    kind: 'delete',
    details: { client_id: 'stream' },
  },
} as const satisfies EventTypes;
