import { useBookingPagesInfiniteQuery } from '../../../../shared/api/booking-pages.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import type { BookingHandlers } from '../booking-handlers.js';
import { BookingFilters } from './BookingFilters.js';
import { isFromToday, toBookingFilter, useBookingListParams } from './booking-filter.js';
import { UnfinishedBookings, useUnfinishedBookings } from './UnfinishedBookings.js';
import { BookingList } from './BookingList.js';

interface TableViewProps {
  handlers?: BookingHandlers;
  /** Id of the open booking. */
  openedId?: string | undefined;
  /** Whether the panel is open beside the list and takes width from it. */
  isEditing?: boolean;
}

export function TableView({ handlers, openedId, isEditing = false }: TableViewProps) {
  const [listParams, change] = useBookingListParams();
  const today = useShopNow()?.date;
  const query = useBookingPagesInfiniteQuery(toBookingFilter(listParams, today ?? ''), { skip: !today });
  useLoadFailureToast(query, 'Failed to load bookings');
  const { dayState, name, person } = listParams;
  const hasUnfinished = handlers !== undefined && isFromToday(listParams) && !dayState && !name && !person;
  const unfinished = useUnfinishedBookings(hasUnfinished ? today : undefined);
  return (
    <>
      <BookingFilters listParams={listParams} today={today} onChange={change} isEditing={isEditing} />
      {person && (
        <p className="booking-person">
          All bookings of {query.data?.pages[0]?.items[0]?.client_name ?? 'this client'}, merged records included.{' '}
          <Button variant="link" onClick={() => change({ status: 'active', person: undefined })}>
            Show everybody’s
          </Button>
        </p>
      )}
      {hasUnfinished && unfinished.data && query.data && (
        <UnfinishedBookings page={unfinished.data} onOpen={handlers.onOpen} />
      )}
      <BookingList
        query={query}
        // Waits for what is shown above it, which would otherwise push the rows away from under the pointer.
        isAwaited={unfinished.isLoading}
        today={today}
        listParams={listParams}
        onFrom={(from) => change({ from })}
        onClear={() => change({ status: 'active', dayState: undefined, date: undefined, name: '', from: undefined })}
        handlers={handlers}
        openedId={openedId}
        isEditing={isEditing}
      />
    </>
  );
}
