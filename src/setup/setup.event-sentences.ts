import type { SentencesOf } from '../platform/event-log/event-sentence.js';
import type { setupEventTypes } from './setup.event-types.js';

/** Sentences of the action log for the module's events. */
export const setupEventSentences: SentencesOf<typeof setupEventTypes> = {
  TestMailRequested: 'Sent a test mail to {email}',
  TestMailReceived: 'The test mail was received',
  SetupChecklistHidden: 'Hid the list of what a new shop needs',
};
