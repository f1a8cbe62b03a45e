import { useGetPastTodayQuery } from '../../../../shared/api/generated.js';
import { formatLongDate } from '../../../../shared/dates/dates.js';
import { PastFrame } from '../PastFrame.js';
import type { PastViewProps } from '../past-view-props.js';
import { PastTodayFigures } from './PastTodayFigures.js';
import { PastTodayLists } from './PastTodayLists.js';

/** The figures of a moment's day as they were by then. */
export function PastToday({ past }: PastViewProps) {
  const query = useGetPastTodayQuery(past.moment);
  const { data } = query;
  return (
    <PastFrame past={past} shown={data} read={query} nowPath="/admindashboard?tab=today">
      {data && (
        <>
          <h2 className="type-item">{formatLongDate(data.date)}</h2>
          <PastTodayFigures today={data} />
          <PastTodayLists today={data} onOpen={(booking) => past.change({ booking })} />
        </>
      )}
      <p className="type-note">
        Bookings, shifts, leave, blocks, prices and rules are those of then. Messages that had failed and clients who
        were to be called are not kept. Names of therapists and the shortest treatment are those of now.
      </p>
    </PastFrame>
  );
}
