import type { ReactNode } from 'react';
import type { TipPayoutDto } from '../../../shared/api/generated.js';
import { formatShortDate } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { METHOD_LABELS } from '../../../shared/money/method-labels.js';
import styles from './pay.module.css';

interface PayoutsProps {
  payouts: TipPayoutDto[];
  /** The level of its heading on the page. */
  heading: 'h2' | 'h4';
  /** Returns what can be done with a payout. */
  action?: (payout: TipPayoutDto) => ReactNode;
}

/** Tips that were paid out in the period. */
export const Payouts = ({ payouts, heading: Heading, action }: PayoutsProps) => (
  <>
    <Heading className={styles.title}>Tips paid out</Heading>
    {payouts.length === 0 && <p className="second">None on these days.</p>}
    <ul role="list">
      {payouts.map((payout) => (
        <li key={payout.id} className={styles.payout}>
          <span>
            {formatShortDate(payout.day)}: {formatMoney(payout.amount)}, {METHOD_LABELS[payout.method].toLowerCase()}
            {payout.is_voided && <span className="second"> (voided)</span>}
          </span>
          {action?.(payout)}
        </li>
      ))}
    </ul>
  </>
);
