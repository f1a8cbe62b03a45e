import type { CancellationTerms } from '../../../kernel/terms/cancellation-terms.js';

/** The terms under which a booking was made. Later settings do not touch them. */
export interface AgreedPolicy {
  cancellation: CancellationTerms;
}
