import {
  type OfficeBookingDto,
  useListBookingsQuery,
  usePreviewDeactivationQuery,
} from '../../../shared/api/generated.js';
import { useLiveRefresh } from '../../../shared/live-refresh.js';
import { useShopNow } from '../../../shared/shop-clock.js';

/** As many bookings as a dialog can list, and the server gives at once. */
const most = 100;

/** What a deactivation would touch, followed while others reassign. */
export function useBookingsToCome(therapistId: string) {
  const from = useShopNow()?.date ?? '';
  const preview = usePreviewDeactivationQuery({ id: therapistId }, { refetchOnMountOrArgChange: true });
  const list = useListBookingsQuery(
    { therapistId, from, status: 'active', order: 'earliest', limit: most },
    { skip: !from, refetchOnMountOrArgChange: true },
  );
  const refetch = () => {
    void preview.refetch();
    if (from) void list.refetch();
  };
  useLiveRefresh(refetch);
  const isError = preview.isError || list.isError;
  const ids = new Set(preview.data?.booking_ids);
  const bookings = list.data?.items.filter(({ id }: OfficeBookingDto) => ids.has(id));
  return {
    isError,
    startedTimeStamp: Math.max(preview.startedTimeStamp ?? 0, list.startedTimeStamp ?? 0),
    known: !isError && preview.data && bookings ? { count: ids.size, bookings, shifts: preview.data.roster_entries } : undefined,
    refetch,
  };
}
