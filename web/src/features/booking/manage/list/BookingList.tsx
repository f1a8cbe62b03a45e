import { useMemo } from 'react';
import { addDays, formatLongDate } from '../../../../shared/dates/dates.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { EmptyPanel } from '../../../../shared/ui/load-failure/EmptyPanel.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { useNextPage } from '../../../../shared/api/use-next-page.js';
import type { BookingHandlers } from '../booking-handlers.js';
import { BookingCards } from './BookingCards.js';
import { BookingListSkeleton } from './BookingListSkeleton.js';
import { BookingTable } from './BookingTable.js';
import { isFiltered, isPastList, isFromToday, type BookingListParams } from './booking-filter.js';
import { groupByDay } from './group-by-day.js';
import type { BookingPageDto } from '../../../../shared/api/generated.js';
import { formatCount } from '../../../../shared/format-count.js';
import { RetryPanel } from '../../../../shared/ui/load-failure/RetryPanel.js';

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
  /** Whether other data that is shown with the list is still loading. */
  isAwaited: boolean;
  today: string | undefined;
  listParams: BookingListParams;
  onFrom: (from: string) => void;
  onClear: () => void;
  handlers: BookingHandlers | undefined;
  openedId: string | undefined;
  isEditing: boolean;
}

/** Number of days that each step back adds. */
const EARLIER_STEP_DAYS = 7;

export function BookingList(props: BookingListProps) {
  const { query, isAwaited, today, listParams, onFrom, onClear, handlers, openedId, isEditing } = props;
  const isNarrow = useMediaQuery('screen and (max-width: 991.98px)');
  const { data, isError, hasNextPage, refetch } = query;
  const nextPage = useNextPage(query);
  const days = useMemo(
    () =>
      groupByDay(
        (data?.pages ?? []).flatMap(({ items }) => items),
        today ?? '',
      ),
    [data, today],
  );
  if (!today || isAwaited || (!data && !isError)) return <BookingListSkeleton />;
  if (!data) {
    return <RetryPanel text="Failed to load bookings" onRetry={refetch} />;
  }
  const count = days.reduce((sum, { bookings }) => sum + bookings.length, 0);
  const from = isFromToday(listParams) ? (listParams.from ?? today) : undefined;
  const List = isNarrow ? BookingCards : BookingTable;
  return (
    <section aria-label="List of bookings" aria-busy={query.isFetching}>
      {count > 0 ? (
        <List days={days} handlers={handlers} openedId={openedId} isEditing={isEditing} />
      ) : (
        <EmptyPanel text="No bookings found">
          {isFiltered(listParams) && <Button onClick={onClear}>Clear the filters</Button>}
        </EmptyPanel>
      )}
      <footer className="booking-foot">
        <p role="status">{formatShown(count, hasNextPage, from, today)}</p>
        {from && (
          <Button variant="link" onClick={() => onFrom(addDays(from, -EARLIER_STEP_DAYS))}>
            Show earlier dates
          </Button>
        )}
        {hasNextPage && (
          <Button variant="link" onClick={nextPage.request} disabled={nextPage.isPending}>
            {isPastList(listParams) ? 'Show earlier dates' : 'Show later dates'}
          </Button>
        )}
      </footer>
    </section>
  );
}

function formatShown(count: number, isMore: boolean, from: string | undefined, today: string): string {
  const bookings = formatCount(count, 'booking');
  const shown = isMore ? `${bookings}, and more` : bookings;
  return from ? `From ${from === today ? 'today' : formatLongDate(from)}: ${shown}.` : `${shown}.`;
}
