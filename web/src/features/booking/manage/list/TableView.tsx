import { Button } from 'antd';
import { useBookingPagesInfiniteQuery } from '../../../../shared/api/booking-pages.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import type { BookingHandlers } from '../booking-handlers.js';
import { BookingFilters } from './BookingFilters.js';
import { isFromToday, toBookingFilter, useBookingListParams } from './booking-filter.js';
import { UnfinishedBookings } from './UnfinishedBookings.js';
import { BookingList } from './BookingList.js';

interface TableViewProps {
  handlers?: BookingHandlers;
  /** The editor is beside the list and takes room from it. */
  isEditing?: boolean;
}

export function TableView({ handlers, isEditing = false }: TableViewProps) {
  const [listParams, change] = useBookingListParams();
  const today = useShopNow()?.date;
  const query = useBookingPagesInfiniteQuery(toBookingFilter(listParams, today ?? ''), { skip: !today });
  useLoadFailureToast(query, 'Failed to load bookings');
  return (
    <>
      <BookingFilters listParams={listParams} today={today} onChange={change} isEditing={isEditing} />
      {listParams.person && (
        <p className="booking-person">
          All bookings of {query.data?.pages[0]?.items[0]?.client_name ?? 'this client'}, merged records included.{' '}
          <Button type="link" onClick={() => change({ status: 'active', person: undefined })}>
            Show everybody’s
          </Button>
        </p>
      )}
      {handlers &&
        today &&
        isFromToday(listParams) &&
        !listParams.dayState &&
        !listParams.name &&
        !listParams.person && <UnfinishedBookings today={today} onEdit={handlers.onEdit} />}
      <BookingList
        query={query}
        today={today}
        listParams={listParams}
        onFrom={(from) => change({ from })}
        onClear={() => change({ status: 'active', dayState: undefined, date: undefined, name: '', from: undefined })}
        handlers={handlers}
        isEditing={isEditing}
      />
    </>
  );
}
