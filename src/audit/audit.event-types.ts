import type { EventTypes } from '../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

export class ActionLogExported extends RecordedEvent {}

/** Stored as `ActionLogFoundBroken`. */
export class ActionLogTamperingDetected extends RecordedEvent<{
  broken_seq: number;
  complaint: string;
  verified_seq: number;
}> {}

export const auditEventTypes = {
  /** Part of the log was exported. The search text is not stored: it may be a person's name. */
  ActionLogExported: {
    event: ActionLogExported,
    action_type: 'export_action_log',
    kind: 'export',
    details: [
      'record_count',
      'format',
      'kind',
      'who',
      'by_search',
      'sealed_seq',
      'from',
      'to',
      'account_id',
      'client_id',
    ],
  },
  /** Recorded once for each failure. */
  ActionLogFoundBroken: {
    event: ActionLogTamperingDetected,
    action_type: 'action_log_broken',
    kind: 'update',
    details: ['broken_seq', 'complaint', 'verified_seq'],
  },
} as const satisfies EventTypes;
