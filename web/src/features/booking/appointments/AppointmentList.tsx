import { useEffect } from 'react';
import { useBookingPagesInfiniteQuery } from '../../../shared/api/booking-pages.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { RetryButton } from '../../../shared/ui/load-failure/RetryButton.js';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState.js';
import { AppointmentCounts } from './AppointmentCounts.js';
import { AppointmentDays } from './AppointmentDays.js';
import { AppointmentsSkeleton } from './AppointmentsSkeleton.js';

/** A therapist's appointments from today on, cancelled ones included. */
export function AppointmentList({ therapistId }: { therapistId: string }) {
  const now = useShopNow();
  const query = useBookingPagesInfiniteQuery(
    { status: 'all', order: 'earliest', therapistId, from: now?.date },
    { skip: !now },
  );
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  useLoadFailureToast(query, 'Failed to load your appointments');
  // The counts cover all upcoming appointments, which the booking window keeps few.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const appointments = data?.pages
    .flatMap(({ items }) => items)
    .filter((booking) => booking.therapist_id === therapistId);
  if (!appointments || !now) {
    return isError ? <RetryButton onRetry={refetch} /> : <AppointmentsSkeleton />;
  }
  return (
    <>
      <AppointmentCounts appointments={appointments} />
      {appointments.length === 0 ? (
        <EmptyState text="No appointments from today on." />
      ) : (
        <AppointmentDays appointments={appointments} now={now} />
      )}
    </>
  );
}
