import { useGetWeeklyCardsQuery } from '../../../shared/api/generated.js';
import { addDays } from '../../../shared/dates/dates.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { formatMoney } from '../../../shared/money/money.js';
import { StatisticCards } from '../StatisticCards.js';
import { Freshness } from '../Freshness.js';
import { RetryAlert } from '../RetryAlert.js';
import { formatLeftOutCurrencies, formatRevenueParts, formatWeek } from '../report-labels.js';
import { useRefetchUntilFresh } from '../use-refetch-until-fresh.js';

const failure = 'Failed to load revenue metrics';

export function RevenueCards() {
  const query = useGetWeeklyCardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: week, isError, refetch, fulfilledTimeStamp } = query;
  useLoadFailureToast(query, failure);
  useRefetchUntilFresh(refetch, week?.as_of, fulfilledTimeStamp);
  const others = week && formatLeftOutCurrencies(week.currency, week.other_currencies);
  return (
    <section id="weekly-revenue" aria-label="This week and the next" className="report-section weekly-cards">
      {isError && !week ? (
        <RetryAlert text={failure} onRetry={refetch} />
      ) : (
        <StatisticCards
          statistics={[
            { label: "Week's Bookings", value: week?.week_bookings, note: week && formatWeek(week.week_start) },
            {
              label: 'Weekly Revenue',
              value: week && formatMoney(week.weekly_revenue),
              note:
                week &&
                [...formatRevenueParts(week), ...(others ? [others] : [])].map((part) => (
                  <span key={part}>{part}</span>
                )),
            },
            {
              label: "Next Week's Bookings",
              value: week?.next_week_bookings,
              note: week && formatWeek(addDays(week.week_start, 7)),
            },
            {
              label: 'Recurring Customer Base Count',
              value: week?.recurring_customers,
              note: 'Two or more visits in 90 days',
            },
          ]}
        />
      )}
      <Freshness asOf={week?.as_of} />
      <p className="freshness">
        Weekly Revenue is confirmed and completed less cancelled.{' '}
        <a href="#revenue-report">Total Revenue of the report</a> counts what its status says, requests included, and
        takes nothing off.
      </p>
    </section>
  );
}
