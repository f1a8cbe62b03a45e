import type { Cents } from '../../../kernel/money.js';
import type { CancellationTerms } from '../../../kernel/terms/cancellation-terms.js';
import type { DepositTerms } from '../../../kernel/terms/deposit-terms.js';

/** The terms under which a booking was made. Later settings do not touch them. */
export interface AgreedPolicy {
  cancellation: CancellationTerms;
  /**
   * The terms by which a deposit is due when it is confirmed; null where the shop asked for none, or the desk waived it.
   * Absent where nobody agreed to any: a walk-in or a series, or from before they were kept.
   */
  depositTerms?: DepositTerms | null;
  /** The deposit that was due; absent where none was. Of a visit its first treatment has it. */
  deposit?: { cents: Cents };
}
