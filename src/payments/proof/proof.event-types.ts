import type { LocalDate } from '../../kernel/local-time.js';
import { chooseSentence } from '../../platform/event-log/event-sentence.js';
import { type EventTypes, updated } from '../../platform/event-log/event-type.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import type { Complaint } from './complaint.js';

/** Result of the comparison with the gateway: there is none, it was made, or the gateway did not answer. */
export type GatewayAnswer = 'none' | 'compared' | 'silent';

/** The books were compared with the log and with the gateway. */
export class BooksProved extends RecordedEvent<{
  day: LocalDate;
  /** The sequence number of the log up to which the ledger was made again. */
  uptoSeq: number;
  /** Events of money whose journal entries were made again. */
  entries: number;
  gateway: GatewayAnswer;
  /** Payments that the gateway or the log has received in the days that were compared. */
  payments: number;
  /** The first ones; empty where all agrees. */
  complaints: Complaint[];
  /** Whether it finds what the proof before it did not. */
  isNew: boolean;
  outcome: 'proved' | 'differs';
}> {}

export const proofEventTypes = {
  BooksProved: updated(
    BooksProved,
    'books_prove',
    ['day', 'entries', 'gateway', 'payments', 'complaints', 'outcome'],
    chooseSentence(
      'outcome',
      { differs: 'The books do not agree with the log or the gateway' },
      'Proved the books: {entries:entry|entries} of the ledger and {payments:payment|payments} of the gateway',
    ),
  ),
} satisfies EventTypes;
