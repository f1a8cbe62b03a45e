import type { EventTypes } from '../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

export class ActionLogExported extends RecordedEvent {}

/** Event of a changed action log, stored as `ActionLogFoundBroken`. */
export class ActionLogTamperingDetected extends RecordedEvent<{
  broken_seq: number;
  complaint: string;
  verified_seq: number;
}> {}

export class HeadMailChanged extends RecordedEvent<{ address: string | null; previous_address: string | null }> {}

/** Event that has the head of the chain mailed to an address outside the shop. */
export class HeadMailed extends RecordedEvent<{ address: string; seq: number; hash: string }> {}

export const auditEventTypes = {
  /** Event of an export of a part of the log. The search text is not stored: it may be a person's name. */
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
  /** Event of a failed verification, recorded once for each failure. */
  ActionLogFoundBroken: {
    event: ActionLogTamperingDetected,
    action_type: 'action_log_broken',
    kind: 'update',
    details: ['broken_seq', 'complaint', 'verified_seq'],
  },
  HeadMailChanged: {
    event: HeadMailChanged,
    action_type: 'action_log_head_mail',
    kind: 'update',
    details: ['address', 'previous_address'],
  },
  HeadMailed: {
    event: HeadMailed,
    action_type: 'action_log_head_sent',
    kind: 'update',
    details: ['address', 'seq', 'hash'],
  },
} as const satisfies EventTypes;
