import type { TooltipContentProps } from 'recharts';
import { money } from '../../../shared/money.js';
import type { Bar } from './chart-bars.js';

/** What a bar is made of, beside the pointer or the bar that has the focus. */
export function ChartTip({ active, payload }: TooltipContentProps) {
  const bar = payload[0]?.payload as Bar | undefined;
  if (!active || !bar) return null;
  return (
    <div className="chart-tip">
      <strong>{bar.label}</strong>
      <p>Completed {money(bar.completed)}</p>
      <p>Confirmed {money(bar.confirmed)}</p>
      <p>Pending {money(bar.pending)}</p>
      <p>
        Total {money(bar.total)}, {bar.bookings} {bar.bookings === 1 ? 'booking' : 'bookings'}
      </p>
    </div>
  );
}
