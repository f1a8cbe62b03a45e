import type { SentencesOf } from '../platform/event-log/event-sentence.js';
import type { auditEventTypes } from './audit.event-types.js';

/** Sentences of the action log for the module's events. */
export const auditEventSentences: SentencesOf<typeof auditEventTypes> = {
  ActionLogExported: ({ format }) =>
    format === 'csv' ? 'Exported {record_count:entry|entries} of the action log' : 'Exported the sealed action log',
  HeadMailChanged: ({ address }) =>
    address
      ? 'The head of the action log is mailed to {address} every day[; it was {previous_address}]'
      : 'The head of the action log is mailed to nobody any more[; it was {previous_address}]',
  HeadMailed: 'Mailed the head of the action log to {address}: entry {seq}',
  ActionLogFoundBroken: 'Found the action log changed: {complaint}',
};
