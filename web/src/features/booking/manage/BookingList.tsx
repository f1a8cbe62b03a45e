import { Button, Empty } from 'antd';
import { daysAfter, longDate } from '../../../shared/dates.js';
import { useMedia } from '../../../shared/media.js';
import { useNextPage } from '../../../shared/next-page.js';
import type { BookingActs } from './booking-acts.js';
import { BookingCards } from './BookingCards.js';
import { BookingListSkeleton } from './BookingListSkeleton.js';
import { BookingTable } from './BookingTable.js';
import { isFiltered, looksBack, startsToday, type WantedBookings } from './booking-filter.js';
import { daysOf } from './booking-rows.js';
import type { BookingPageDto } from '../../../shared/api/generated.js';

interface BookingListProps {
  query: {
    data?: { pages: BookingPageDto[] };
    isError: boolean;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  today: string | undefined;
  wanted: WantedBookings;
  onFrom: (from: string) => void;
  onClear: () => void;
  acts: BookingActs | undefined;
  isEditing: boolean;
}

/** How many more days each step back shows. */
const step = 7;

export function BookingList({ query, today, wanted, onFrom, onClear, acts, isEditing }: BookingListProps) {
  const isNarrow = useMedia('screen and (max-width: 991.98px)');
  const { data, isError, hasNextPage, refetch } = query;
  const nextPage = useNextPage(query);
  if (!today || (!data && !isError)) return <BookingListSkeleton />;
  if (!data) {
    return (
      <Empty image={null} description="Failed to load bookings" className="booking-empty">
        <Button onClick={() => refetch()}>Try again</Button>
      </Empty>
    );
  }
  const bookings = data.pages.flatMap(({ items }) => items);
  const from = startsToday(wanted) ? (wanted.from ?? today) : undefined;
  const List = isNarrow ? BookingCards : BookingTable;
  return (
    <section aria-label="List of bookings" aria-busy={query.isFetching}>
      {bookings.length > 0 ? (
        <List days={daysOf(bookings, today)} acts={acts} isEditing={isEditing} />
      ) : (
        <Empty image={null} description="No bookings found" className="booking-empty">
          {isFiltered(wanted) && <Button onClick={onClear}>Clear the filters</Button>}
        </Empty>
      )}
      <footer className="booking-foot">
        <p role="status">{countOf(bookings.length, hasNextPage, from, today)}</p>
        {from && (
          <Button type="link" onClick={() => onFrom(daysAfter(from, -step))}>
            Show earlier dates
          </Button>
        )}
        {hasNextPage && (
          <Button type="link" onClick={nextPage.want} disabled={nextPage.isOnItsWay}>
            {looksBack(wanted) ? 'Show earlier dates' : 'Show later dates'}
          </Button>
        )}
      </footer>
    </section>
  );
}

function countOf(count: number, isMore: boolean, from: string | undefined, today: string): string {
  const bookings = count === 1 ? '1 booking' : `${count} bookings`;
  const shown = isMore ? `${bookings}, and more` : bookings;
  return from ? `From ${from === today ? 'today' : longDate(from)}: ${shown}.` : `${shown}.`;
}
