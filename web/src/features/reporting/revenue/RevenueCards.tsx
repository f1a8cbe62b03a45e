import { addDays } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { StatisticCards } from '../StatisticCards.js';
import { Freshness } from '../Freshness.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { RevenueParts } from '../week/RevenueParts.js';
import { toWeekPath, WEEK_DEFINITIONS } from '../week/week-path.js';
import { toFigurePath } from '../performance/figure-path.js';
import { formatWeek } from '../report-labels.js';
import { useWeeklyCards } from '../week/use-weekly-cards.js';
import styles from './revenue.module.css';
import reporting from '../reporting.module.css';

const failure = 'Failed to load revenue metrics';

/** Days before today in which a customer must have come twice to count as recurring. */
const RECENT_DAYS = 90;

export function RevenueCards({ today }: { today: string | undefined }) {
  const { week, hasFailed, refetch } = useWeeklyCards(failure);
  return (
    <section id="weekly-revenue" aria-label="This week and the next" className={reporting.section}>
      {hasFailed ? (
        <RetryPanel text={failure} onRetry={refetch} />
      ) : (
        <StatisticCards
          className={styles.weekly}
          statistics={[
            {
              label: "Week's Bookings",
              definition: WEEK_DEFINITIONS.bookings,
              value: week?.week_bookings,
              to: week && toWeekPath(week.week_start, 'reported'),
              note: week && formatWeek(week.week_start),
            },
            {
              label: 'Weekly Revenue',
              definition: WEEK_DEFINITIONS.revenue,
              value: week && formatMoney(week.weekly_revenue),
              to: week && toWeekPath(week.week_start, 'weekly_revenue'),
              note: week && <RevenueParts week={week} />,
            },
            {
              label: "Next Week's Bookings",
              definition: WEEK_DEFINITIONS.bookings,
              value: week?.next_week_bookings,
              to: week && toWeekPath(addDays(week.week_start, 7), 'reported'),
              note: week && formatWeek(addDays(week.week_start, 7)),
            },
            {
              label: 'Recurring Customer Base Count',
              definition: 'Customers with two or more confirmed or completed bookings in the last 90 days.',
              value: week?.recurring_customers,
              to: today && toFigurePath({ start: addDays(today, -RECENT_DAYS), end: today }, { figure: 'recurring' }),
              note: 'Two or more visits in 90 days',
            },
          ]}
        />
      )}
      <Freshness asOf={week?.as_of} />
      <p className={reporting.freshness}>
        Weekly Revenue is confirmed and completed less cancelled.{' '}
        <a href="#revenue-report">Total Revenue of the report</a> counts what its status says, requests included, and
        takes nothing off.
      </p>
    </section>
  );
}
