import type { SentencesOf } from '../platform/event-log/event-sentence.js';
import type { auditEventTypes } from './audit.event-types.js';

/** What the module's events say in the action log. */
export const auditEventSentences: SentencesOf<typeof auditEventTypes> = {
  ActionLogExported: ({ format }) =>
    format === 'csv' ? 'Exported {record_count} entries of the action log' : 'Exported the sealed action log',
  ActionLogFoundBroken: 'Found the action log changed: {complaint}',
};
