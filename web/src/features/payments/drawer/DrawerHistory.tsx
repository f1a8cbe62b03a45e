import type { DrawerDayDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { describeDifference } from './drawer-sums.js';
import { PrintZReport } from './PrintZReport.js';
import styles from './day-close.module.css';

/** All counts of a day, and the closes that were taken back: none replaces another. */
export const DrawerHistory = ({ drawer: { id, counts, closes } }: { drawer: DrawerDayDto }) => (
  <section aria-labelledby="drawer-history" className={styles.step}>
    <h2 id="drawer-history" className="type-small-head">
      Counts and closes so far
    </h2>
    <ol role="list" className={styles.history}>
      {counts.map(({ counted, difference, terminal, terminal_difference }, nth) => (
        <li key={nth}>
          <span className={styles.title}>Count {nth + 1}</span>
          <span>
            {describeCount('Cash', counted, difference)}. {describeCount('Terminal', terminal, terminal_difference)}.
          </span>
        </li>
      ))}
      {closes
        .filter(({ is_reopened }) => is_reopened)
        .map(({ counted, banked, left, reason, reopen_reason, z_report }, nth) => (
          <li key={`close ${nth}`}>
            <span className={styles.title}>Close {nth + 1}</span>
            <span>
              {formatMoney(counted)} counted, {formatMoney(banked)} to the bank, {formatMoney(left)} left
              {reason && <span className="second">. {reason}</span>}
              <br />
              <span className="second">Reopened{reopen_reason && `: ${reopen_reason}`}</span>
              {z_report !== null && (
                <>
                  <br />
                  <PrintZReport drawerId={id} number={z_report} />
                </>
              )}
            </span>
          </li>
        ))}
    </ol>
  </section>
);

const describeCount = (what: string, amount: number, difference: number) =>
  `${what} ${formatMoney(amount)}, ${difference === 0 ? 'no difference' : describeDifference(difference)}`;
