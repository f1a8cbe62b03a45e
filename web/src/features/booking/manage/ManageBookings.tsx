import { Alert } from 'antd';
import { useState } from 'react';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { useShopNow } from '../../../shared/shop-clock.js';
import { BookingFilters } from './BookingFilters.js';
import { BookingList } from './BookingList.js';
import { CancelBookingDialog } from './CancelBookingDialog.js';
import { filterOf, useWantedBookings } from './booking-filter.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { useBookingPagesInfiniteQuery } from './office-bookings-api.js';
import { useBookingToasts } from './use-booking-toasts.js';
import './manage-bookings.css';

interface ManageBookingsProps {
  userId: string | undefined;
  /** Staff look at what is assigned to them; the server sends no more than that. */
  readOnly: boolean;
}

export function ManageBookings({ userId, readOnly }: ManageBookingsProps) {
  const [wanted, change] = useWantedBookings();
  const [cancelling, setCancelling] = useState<OfficeBookingDto>();
  const today = useShopNow()?.date;
  const query = useBookingPagesInfiniteQuery(filterOf(wanted, today ?? ''), { skip: !today });
  useLoadFailureToast(query, 'Failed to load bookings');
  useBookingToasts(userId);

  return (
    <>
      <title>Manage Bookings</title>
      <header className="page-head">
        <h1 className="type-page">Manage Bookings</h1>
      </header>
      {readOnly && (
        <Alert type="info" className="booking-note" title="Viewing your assigned bookings (read-only access)" />
      )}
      <BookingFilters wanted={wanted} onChange={change} />
      <BookingList
        query={query}
        today={today}
        wanted={wanted}
        onFrom={(from) => change({ from })}
        onCancel={readOnly ? undefined : setCancelling}
      />
      {cancelling && (
        <CancelBookingDialog key={cancelling.id} booking={cancelling} onClose={() => setCancelling(undefined)} />
      )}
    </>
  );
}
