import { useListBookingsQuery } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { BookingRows } from '../BookingRows.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { classes } from '../../../shared/ui/classes.js';
import reporting from '../reporting.module.css';

const failure = 'Failed to load bookings';
/** Query of the latest bookings of every status, by date and time of the appointment. */
const LATEST_TEN = { status: 'all', order: 'latest', limit: 10 } as const;

export function LatestBookings() {
  const query = useListBookingsQuery(LATEST_TEN, { refetchOnMountOrArgChange: true });
  const { data: page, isError, refetch } = query;
  useLoadFailureToast(query, failure);
  return (
    <section aria-labelledby="latest-bookings" className={reporting.section}>
      <h2 id="latest-bookings" className={classes('type-item', reporting.head)}>
        Latest bookings
      </h2>
      {!page && isError && <RetryPanel text={failure} onRetry={refetch} />}
      {!page && !isError && <RowsSkeleton label="Loading bookings" rows={10} />}
      {page && <BookingRows label="Latest bookings" bookings={page.items} empty="No bookings found" />}
    </section>
  );
}
