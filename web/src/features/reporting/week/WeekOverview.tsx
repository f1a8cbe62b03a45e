import type { ReactNode } from 'react';
import { useGetWeeklyCardsQuery } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { money } from '../../../shared/money.js';
import { Figures } from '../Figures.js';
import { Freshness } from '../Freshness.js';
import { LoadAgain } from '../LoadAgain.js';
import { dayOf, leftOut, partsOf } from '../report-words.js';
import { useFollowing } from '../use-following.js';

const failure = 'Failed to load dashboard metrics';

export function WeekOverview({ actions }: { actions: ReactNode }) {
  const query = useGetWeeklyCardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: week, isError, refetch, fulfilledTimeStamp } = query;
  useLoadFailureToast(query, failure);
  useFollowing(refetch, week?.as_of, fulfilledTimeStamp);
  return (
    <section aria-labelledby="week-overview" className="report-section">
      <header className="report-head">
        <div>
          <h2 id="week-overview" className="type-item">
            This week
          </h2>
          <p className="second">{week ? `${dayOf(week.week_start)} to ${dayOf(week.week_end)}` : '\u00a0'}</p>
        </div>
        {actions}
      </header>
      {isError && !week ? (
        <LoadAgain text={failure} onAgain={refetch} />
      ) : (
        <Figures
          figures={[
            { label: 'Bookings', value: week?.week_bookings, note: 'Confirmed, completed and pending' },
            {
              label: 'Revenue',
              value: week && money(week.weekly_revenue),
              note: week && (leftOut(week.currency, week.other_currencies) ?? partsOf(week).map((part) => <span key={part}>{part}</span>)),
            },
          ]}
        />
      )}
      <Freshness asOf={week?.as_of} />
    </section>
  );
}
