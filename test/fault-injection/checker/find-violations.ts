import { checkClientPromises } from './check-client-promises.js';
import type { Evidence } from './evidence.js';
import { checkEventLog } from './check-event-log.js';
import { checkMails } from './check-mails.js';
import { checkReadModels } from './check-read-models.js';
import { checkDoubleBookings } from './check-double-bookings.js';
import { replayBookings } from './replayed-booking.js';

export interface Tolerance {
  /** Mails that the mail server may have got more than once, with the same Message-ID. */
  duplicateMails: number;
}

/**
 * Judges what is left when everything has calmed down. It knows the product by its tables, mails and promises alone and
 * imports nothing of it.
 * @returns one sentence per violation
 */
export function findViolations(evidence: Evidence, tolerance: Tolerance): string[] {
  const replayed = replayBookings(evidence.events);
  return [
    ...checkClientPromises(evidence, replayed),
    ...checkDoubleBookings(evidence, replayed),
    ...checkEventLog(evidence),
    ...checkMails(evidence, replayed, tolerance),
    ...checkReadModels(evidence, replayed),
  ];
}
