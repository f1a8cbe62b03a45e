import type { TooltipContentProps } from 'recharts';
import { formatMoney } from '../../../../shared/money/money.js';
import type { Bar } from './chart-bars.js';
import { formatCount } from '../../../../shared/format-count.js';
import styles from './revenue-chart.module.css';

/** The parts of a bar, beside the pointer or the focused bar. */
export function ChartTooltip({ active, payload }: TooltipContentProps) {
  const bar = payload[0]?.payload as Bar | undefined;
  if (!active || !bar) return null;
  return (
    <div className={styles.tip}>
      <strong>{bar.label}</strong>
      <p>Completed {formatMoney(bar.completed)}</p>
      <p>Confirmed {formatMoney(bar.confirmed)}</p>
      <p>Pending {formatMoney(bar.pending)}</p>
      <p>
        Total {formatMoney(bar.total)}, {formatCount(bar.bookings, 'booking')}
      </p>
    </div>
  );
}
