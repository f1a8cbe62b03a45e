import type { SentencesOf } from '../platform/event-log/event-sentence.js';
import type { clientsEventTypes } from './clients.event-types.js';

const client = '{client_id@client}';

/** Sentences of the action log about this module's events. */
export const clientsEventSentences: SentencesOf<typeof clientsEventTypes> = {
  ClientImported: `Imported the client ${client}`,
  ClientEdited: `Changed the client ${client}`,
  ClientRecorded: `Created a record of the client ${client}`,
  ClientAlertChanged: `Changed the alert of ${client}`,
  ClientNoteAdded: ({ note_kind }) => `Wrote a ${note_kind === 'health' ? 'health note' : 'note'} about ${client}`,
  ClientNoteRemoved: ({ note_kind }) => `Removed a ${note_kind === 'health' ? 'health note' : 'note'} about ${client}`,
  ClientMerged: `Merged ${client} with {into@client}`,
  ClientUnmerged: `Separated ${client} from {from@client} again`,
  ClientErased: `Erased the client ${client}`,
};
