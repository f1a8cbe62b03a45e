import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { RevenueCards } from './RevenueCards.js';
import { RevenueReport } from './RevenueReport.js';
import '../reporting.css';
import './revenue.css';

export function Revenue() {
  const today = useShopNow()?.date;
  return (
    <>
      <RevenueCards today={today} />
      {today ? (
        <RevenueReport today={today} />
      ) : (
        <div className="report-panel">
          <div className="skeleton chart-skeleton" role="status" aria-label="Loading the report" />
        </div>
      )}
    </>
  );
}
