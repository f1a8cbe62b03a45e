import { checkClientPromises } from './check-client-promises.js';
import type { Evidence } from './evidence.js';
import { checkEventLog } from './check-event-log.js';
import { checkMails } from './check-mails.js';
import { checkMoney } from './check-money.js';
import { checkReadModels } from './check-read-models.js';
import { checkDoubleBookings } from './check-double-bookings.js';
import { replayBookings } from './replayed-booking.js';

export interface Tolerance {
  /** Mails that the mail server may have received more than once, with the same Message-ID. */
  duplicateMails: number;
}

/**
 * Judges the final state, once nothing is left to do. It knows the product only by its tables, its mails and its
 * promises, and imports none of its code.
 * @returns one sentence per violation
 */
export function findViolations(evidence: Evidence, tolerance: Tolerance): string[] {
  const replayed = replayBookings(evidence.events);
  return [
    ...checkClientPromises(evidence, replayed),
    ...checkDoubleBookings(evidence, replayed),
    ...checkEventLog(evidence),
    ...checkMails(evidence, replayed, tolerance),
    ...checkMoney(evidence),
    ...checkReadModels(evidence, replayed),
  ];
}
