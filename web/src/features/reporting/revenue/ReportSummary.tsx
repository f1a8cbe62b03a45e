import type { RevenueSummaryDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Definition } from '../Definition.js';
import { FigureValue } from '../FigureValue.js';
import styles from './revenue.module.css';

interface ReportSummaryProps {
  summary: RevenueSummaryDto | undefined;
  /** Explanation of the total by the chosen status. */
  counted: string;
  /** Path of the bookings that the report counts; undefined where no page lists as many days. */
  to: string | undefined;
}

interface Figure {
  label: string;
  text: string;
  value: string | number | undefined;
}

/** The totals of the report, each with its definition and a link to its bookings. */
export function ReportSummary({ summary, counted, to }: ReportSummaryProps) {
  const figures: Record<keyof RevenueSummaryDto, Figure> = {
    total_revenue: { label: 'Total Revenue', text: counted, value: summary && formatMoney(summary.total_revenue) },
    booking_count: {
      label: 'Total Bookings',
      text: 'The bookings that Total Revenue adds up.',
      value: summary?.booking_count,
    },
    average_booking_value: {
      label: 'Average Value',
      text: 'Total Revenue divided by Total Bookings.',
      value: summary && formatMoney(summary.average_booking_value),
    },
  };
  return (
    <dl className={styles.summary}>
      {Object.values(figures).map(({ label, text, value }) => (
        <div key={label}>
          <dt className="second">
            <Definition label={label} text={text} />
          </dt>
          <FigureValue value={value} to={to} />
        </div>
      ))}
    </dl>
  );
}
