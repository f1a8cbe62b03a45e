import { useBookingPagesInfiniteQuery } from '../../../shared/api/booking-pages.js';
import { usePreviewDeactivationQuery } from '../../../shared/api/generated.js';
import { useNextPage } from '../../../shared/api/use-next-page.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';

/**
 * Reads what a deactivation would affect, kept up to date while others reassign bookings. All of it is counted; the
 * bookings are listed in pages.
 */
export function useUpcomingBookings(therapistId: string) {
  const from = useShopNow()?.date;
  const preview = usePreviewDeactivationQuery({ id: therapistId }, { refetchOnMountOrArgChange: true });
  const list = useBookingPagesInfiniteQuery(
    { therapistId, from, status: 'active', order: 'earliest' },
    { skip: !from, refetchOnMountOrArgChange: true },
  );
  const nextPage = useNextPage(list);
  const refetch = () => {
    void preview.refetch();
    if (from) void list.refetch();
  };
  const isError = preview.isError || list.isError;
  const ids = new Set(preview.data?.booking_ids);
  const bookings = list.data?.pages.flatMap(({ items }) => items).filter(({ id }) => ids.has(id));
  return {
    isError,
    startedTimeStamp: Math.max(preview.startedTimeStamp ?? 0, list.startedTimeStamp ?? 0),
    upcoming:
      !isError && preview.data && bookings
        ? { count: ids.size, bookings, shifts: preview.data.roster_entries }
        : undefined,
    refetch,
    isLoadingMore: nextPage.isPending,
    /** Undefined when all bookings are listed. */
    loadMore: list.hasNextPage ? nextPage.request : undefined,
  };
}
