import { whatClientsMiss } from './clients.js';
import type { Evidence } from './evidence.js';
import { whatIsWrongInTheLog } from './log.js';
import { whatMailsAreWrong } from './mails.js';
import { whatReadersSeeWrong } from './read-models.js';
import { whatIsBookedTwice } from './slots.js';
import { storiesOf } from './story.js';

export interface Tolerance {
  /** Mails that the mail server may have got more than once, with the same Message-ID. */
  doubledMails: number;
}

/**
 * Judges what is left when everything has calmed down. It knows the product by its tables, mails and promises alone and
 * imports nothing of it.
 * @returns one sentence per violation
 */
export function violationsIn(evidence: Evidence, tolerance: Tolerance): string[] {
  const stories = storiesOf(evidence.events);
  return [
    ...whatClientsMiss(evidence, stories),
    ...whatIsBookedTwice(evidence, stories),
    ...whatIsWrongInTheLog(evidence),
    ...whatMailsAreWrong(evidence, stories, tolerance),
    ...whatReadersSeeWrong(evidence, stories),
  ];
}
