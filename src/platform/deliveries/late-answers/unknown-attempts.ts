/** Number of attempts without an answer after which a person decides. */
export const MAX_UNKNOWN_ATTEMPTS = 3;

/** The refusal of a delivery about which its server never said anything. */
export const NO_ANSWER = 'no answer';

/** Time for which servers are given to answer: RFC 5321 allows ten minutes after the end of a mail. */
export const ANSWER_TIMEOUT_MS = 12 * 60_000;

/**
 * Marks a delivery as unknown, in the transaction that has taken it, and sets when it is sent again: after 30 minutes,
 * then after 2 and 8 hours, when nobody waits for the former answer any more.
 */
export const markUnknownSql = /* sql */ `
  update deliveries set state = 'unknown', unknown_attempts = unknown_attempts + 1, last_error = null, updated_at = now(),
    queued_at = now() + interval '30 minutes' * 4 ^ unknown_attempts
  where subscriber = $1 and event_id = $2 returning unknown_attempts`;
