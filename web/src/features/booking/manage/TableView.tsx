import { useBookingPagesInfiniteQuery } from '../../../shared/api/booking-pages.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { useShopNow } from '../../../shared/shop-clock.js';
import type { BookingActs } from './booking-acts.js';
import { BookingFilters } from './BookingFilters.js';
import { filterOf, useWantedBookings } from './booking-filter.js';
import { BookingList } from './BookingList.js';

interface TableViewProps {
  acts?: BookingActs;
  /** The editor stands beside the list and takes room from it. */
  isEditing?: boolean;
}

export function TableView({ acts, isEditing = false }: TableViewProps) {
  const [wanted, change] = useWantedBookings();
  const today = useShopNow()?.date;
  const query = useBookingPagesInfiniteQuery(filterOf(wanted, today ?? ''), { skip: !today });
  useLoadFailureToast(query, 'Failed to load bookings');
  return (
    <>
      <BookingFilters wanted={wanted} onChange={change} isEditing={isEditing} />
      <BookingList
        query={query}
        today={today}
        wanted={wanted}
        onFrom={(from) => change({ from })}
        onClear={() => change({ status: 'active', date: undefined, name: '', from: undefined })}
        acts={acts}
        isEditing={isEditing}
      />
    </>
  );
}
