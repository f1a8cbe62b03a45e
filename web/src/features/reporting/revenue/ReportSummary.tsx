import type { RevenueSummaryDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';

export function ReportSummary({ summary }: { summary: RevenueSummaryDto | undefined }) {
  const figures = [
    { label: 'Total Revenue', value: summary && formatMoney(summary.total_revenue) },
    { label: 'Total Bookings', value: summary?.booking_count },
    { label: 'Average Value', value: summary && formatMoney(summary.average_booking_value) },
  ];
  return (
    <dl className="report-summary">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="second">{label}</dt>
          <dd className="type-figure">{value ?? <span className="skeleton figure-skeleton" />}</dd>
        </div>
      ))}
    </dl>
  );
}
