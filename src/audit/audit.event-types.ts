import { exported, updated, type EventTypes } from '../platform/event-log/event-type.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

/** An export of the entries that a filter finds, or of the whole log with its seals. */
export class ActionLogExported extends RecordedEvent<{
  record_count: number;
  format: 'csv' | 'jsonl';
  kind?: string;
  who?: string;
  by_search?: boolean;
  sealed_seq?: number;
  from?: string;
  to?: string;
  account_id?: string;
  client_id?: string;
}> {}

/** Event of a changed action log, stored as `ActionLogFoundBroken`. */
export class ActionLogTamperingDetected extends RecordedEvent<{
  broken_seq: number;
  complaint: string;
  verified_seq: number;
}> {}

export class HeadMailChanged extends RecordedEvent<{ address: string | null; previous_address: string | null }> {}

/** Event that has the head of the chain mailed to an address outside the shop. */
export class HeadMailed extends RecordedEvent<{
  address: string;
  seq: number;
  hash: string;
  /** Findings of the night's proofs; absent in mails before there were any. */
  proofs?: { name: string; text: string }[];
}> {}

export const auditEventTypes = {
  /** Event of an export of a part of the log. The search text is not stored: it may be a person's name. */
  ActionLogExported: exported(
    ActionLogExported,
    'export_action_log',
    ['record_count', 'format', 'kind', 'who', 'by_search', 'sealed_seq', 'from', 'to', 'account_id', 'client_id'],
    ({ format }) =>
      format === 'csv' ? 'Exported {record_count:entry|entries} of the action log' : 'Exported the sealed action log',
  ),
  /** Event of a failed verification, recorded once for each failure. */
  ActionLogFoundBroken: updated(
    ActionLogTamperingDetected,
    'action_log_broken',
    ['broken_seq', 'complaint', 'verified_seq'],
    'Found the action log changed: {complaint}',
  ),
  HeadMailChanged: updated(HeadMailChanged, 'action_log_head_mail', ['address', 'previous_address'], ({ address }) =>
    address
      ? 'The head of the action log is mailed to {address} every day[; it was {previous_address}]'
      : 'The head of the action log is mailed to nobody any more[; it was {previous_address}]',
  ),
  HeadMailed: updated(
    HeadMailed,
    'action_log_head_sent',
    ['address', 'seq', 'hash'],
    'Mailed the head of the action log to {address}: entry {seq}',
  ),
} satisfies EventTypes;
