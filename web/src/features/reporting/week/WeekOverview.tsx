import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../shared/money/money.js';
import { StatisticCards } from '../StatisticCards.js';
import { Freshness } from '../Freshness.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { formatDay } from '../report-labels.js';
import { RevenueParts } from './RevenueParts.js';
import { toWeekPath, WEEK_DEFINITIONS } from './week-path.js';
import { useWeeklyCards } from './use-weekly-cards.js';
import reporting from '../reporting.module.css';

const failure = 'Failed to load dashboard metrics';

export function WeekOverview({ actions }: { actions: ReactNode }) {
  const { week, hasFailed, refetch } = useWeeklyCards(failure);
  return (
    <section aria-labelledby="week-overview" className={reporting.section}>
      <header className={reporting.head}>
        <div>
          <h2 id="week-overview" className="type-item">
            This week
          </h2>
          <p className="second">{week ? `${formatDay(week.week_start)} to ${formatDay(week.week_end)}` : '\u00a0'}</p>
        </div>
        {actions}
      </header>
      {hasFailed ? (
        <RetryPanel text={failure} onRetry={refetch} />
      ) : (
        <StatisticCards
          statistics={[
            {
              label: 'Bookings',
              definition: WEEK_DEFINITIONS.bookings,
              value: week?.week_bookings,
              to: week && toWeekPath(week.week_start, 'reported'),
              note: 'Confirmed, completed and pending',
            },
            {
              label: 'Revenue',
              definition: WEEK_DEFINITIONS.revenue,
              value: week && formatMoney(week.weekly_revenue),
              to: week && toWeekPath(week.week_start, 'weekly_revenue'),
              note: week && <RevenueParts week={week} />,
            },
          ]}
        />
      )}
      <Freshness asOf={week?.as_of} />
      <p className={reporting.freshness}>
        Revenue is confirmed and completed less cancelled.{' '}
        <Link to="/admindashboard?tab=revenue">Total Revenue of the report</Link> counts requests as well and takes
        nothing off.
      </p>
    </section>
  );
}
