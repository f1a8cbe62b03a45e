import {
  Bar as BarOf,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { DayRevenueDto } from '../../../../shared/api/generated.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { ChartTable } from './ChartTable.js';
import { ChartTooltip } from './ChartTooltip.js';
import { type Bar, toBars, chooseBarUnit } from './chart-bars.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import styles from './revenue-chart.module.css';

const CHART_HEIGHT_PX = 268;
/** Number of bars beyond which their amounts would touch each other. */
const MAX_LABELLED_BARS = 8;
const TICK_STYLE = { fill: 'var(--ink-2)', fontSize: 14 };

/** Revenue by day, week or month, split by status, with the same as a table below. Arrow keys move between the bars. */
export function RevenueChart({ days, start, end }: { days: DayRevenueDto[]; start: string; end: string }) {
  const bars = toBars(days, start, end);
  const title = `Revenue by ${chooseBarUnit(start, end)}`;
  return (
    <figure className={styles.chart}>
      <Cluster as="figcaption" gap={16} lines={4} isSpread>
        <strong>{title}</strong>
        <Cluster as="ul" role="list" gap={20} lines={4} className={styles.legend}>
          <li data-part="completed">Completed</li>
          <li data-part="confirmed">Confirmed</li>
          <li data-part="pending">Pending</li>
        </Cluster>
      </Cluster>
      {days.length === 0 ? (
        <p className={styles.none}>No bookings in this range</p>
      ) : (
        <Bars bars={bars} title={title} />
      )}
      {days.length > 0 && <ChartTable title={title} bars={bars} />}
    </figure>
  );
}

function Bars({ bars, title }: { bars: Bar[]; title: string }) {
  const isWide = useMediaQuery('(min-width: 992px)');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const look = {
    stackId: 'revenue',
    maxBarSize: 52,
    strokeWidth: 2,
    isAnimationActive: !isStill,
    animationDuration: 320,
  };
  return (
    <ResponsiveContainer width="100%" height={CHART_HEIGHT_PX}>
      <ComposedChart data={bars} margin={{ top: 24, right: 4, bottom: 0, left: 0 }} accessibilityLayer title={title}>
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <XAxis
          dataKey="label"
          tick={TICK_STYLE}
          tickLine={false}
          axisLine={{ stroke: 'var(--hairline)' }}
          minTickGap={8}
        />
        <YAxis
          tick={TICK_STYLE}
          tickLine={false}
          axisLine={false}
          width={64}
          tickCount={4}
          tickFormatter={wholeDollars}
        />
        <Tooltip content={ChartTooltip} cursor={{ fill: 'var(--row-hover)' }} isAnimationActive={false} />
        <BarOf dataKey="completed" fill="var(--chart)" stroke="var(--surface)" {...look} />
        <BarOf dataKey="confirmed" fill="var(--chart-2)" stroke="var(--surface)" {...look} />
        <BarOf dataKey="pending" fill="var(--pending-fill)" stroke="var(--pending-line)" {...look} strokeWidth={1} />
        {isWide && bars.length <= MAX_LABELLED_BARS && (
          // An invisible line through the totals carries the labels, so that they are above the uppermost part.
          <Line dataKey="total" stroke="none" dot={false} activeDot={false} isAnimationActive={false}>
            <LabelList dataKey="total" position="top" formatter={amount} fill="var(--ink)" fontSize={14} />
          </Line>
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

const wholeDollars = (value: number) => `$${value.toLocaleString('en-US')}`;
const amount = (value: unknown) => (Number(value) > 0 ? formatMoney(Number(value)) : '');
