import type { Cents } from '../../../kernel/money.js';
import type { CancellationTerms } from '../../../kernel/terms/cancellation-terms.js';

/** The terms under which a booking was made. Later settings do not touch them. */
export interface AgreedPolicy {
  cancellation: CancellationTerms;
  /** The deposit that was due; absent where none was. Of a visit its first treatment has it. */
  deposit?: { cents: Cents };
}
