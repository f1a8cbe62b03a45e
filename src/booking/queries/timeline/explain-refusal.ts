import { NO_ANSWER } from '../../../platform/deliveries/late-answers/unknown-attempts.js';
import { explainRejection } from '../../../platform/mail/failures/explain-rejection.js';
import { parseLimit } from '../../../platform/mail/limits/mail-limit-error.js';
import type { RefusedClientMailDto } from './refused-client-mail.dto.js';

/** Explains why a mail or text is not tried again, from what its delivery keeps. */
export function explainRefusal(refusal: string): Pick<RefusedClientMailDto, 'state' | 'reason'> {
  if (refusal === NO_ANSWER) return { state: 'unknown', reason: null };
  const state = parseLimit(refusal) === undefined ? 'refused' : 'limited';
  return { state, reason: explainRejection(refusal) };
}
