import { useGetWeeklyCardsQuery } from '../../../shared/api/generated.js';
import { daysAfter } from '../../../shared/dates.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { money } from '../../../shared/money.js';
import { Figures } from '../Figures.js';
import { Freshness } from '../Freshness.js';
import { LoadAgain } from '../LoadAgain.js';
import { leftOut, partsOf, weekFrom } from '../report-words.js';
import { useFollowing } from '../use-following.js';

const failure = 'Failed to load revenue metrics';

export function RevenueCards() {
  const query = useGetWeeklyCardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: week, isError, refetch, fulfilledTimeStamp } = query;
  useLoadFailureToast(query, failure);
  useFollowing(refetch, week?.as_of, fulfilledTimeStamp);
  const others = week && leftOut(week.currency, week.other_currencies);
  return (
    <section aria-label="This week and the next" className="report-section weekly-cards">
      {isError && !week ? (
        <LoadAgain text={failure} onAgain={refetch} />
      ) : (
        <Figures
          figures={[
            { label: "Week's Bookings", value: week?.week_bookings, note: week && weekFrom(week.week_start) },
            {
              label: 'Weekly Revenue',
              value: week && money(week.weekly_revenue),
              note: week && [...partsOf(week), ...(others ? [others] : [])].map((part) => <span key={part}>{part}</span>),
            },
            {
              label: "Next Week's Bookings",
              value: week?.next_week_bookings,
              note: week && weekFrom(daysAfter(week.week_start, 7)),
            },
            { label: 'Recurring Customer Base Count', value: week?.recurring_customers, note: 'Two or more visits in 90 days' },
          ]}
        />
      )}
      <Freshness asOf={week?.as_of} />
    </section>
  );
}
