import { Link } from 'react-router-dom';
import type { WeeklyCardsDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { formatLeftOutCurrencies } from '../report-labels.js';
import { toWeekPath } from './week-path.js';

/** The parts of the weekly revenue, each with a link to its bookings, and the currencies that it leaves out. */
export function RevenueParts({ week }: { week: WeeklyCardsDto }) {
  const others = formatLeftOutCurrencies(week.currency, week.other_currencies);
  return (
    <>
      <Link to={toWeekPath(week.week_start, 'confirmed')}>Confirmed {formatMoney(week.confirmed)}</Link>
      <Link to={toWeekPath(week.week_start, 'completed')}>Completed {formatMoney(week.completed)}</Link>
      <Link to={toWeekPath(week.week_start, 'cancelled')}>
        Cancelled {week.cancelled === 0 ? formatMoney(0) : `−${formatMoney(week.cancelled)}`}
      </Link>
      {others && <span>{others}</span>}
    </>
  );
}
