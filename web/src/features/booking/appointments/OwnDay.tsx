import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { useBookingPagesInfiniteQuery } from '../../../shared/api/booking-pages.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { RetryButton } from '../../../shared/ui/load-failure/RetryButton.js';
import { AppointmentDays } from './AppointmentDays.js';
import { AppointmentsSkeleton } from './AppointmentsSkeleton.js';
import './my-appointments.css';

/** A therapist's day, shown after signing in: the present and next appointment and the gaps between. */
export function OwnDay({ therapistId }: { therapistId: string }) {
  const now = useShopNow();
  const day = { from: now?.date, to: now?.date };
  const query = useBookingPagesInfiniteQuery({ status: 'all', order: 'earliest', therapistId, ...day }, { skip: !now });
  const { data, isError, refetch } = query;
  useLoadFailureToast(query, 'Failed to load your appointments');
  const own = data?.pages
    .flatMap(({ items }) => items)
    .filter(({ therapist_id, status }) => therapist_id === therapistId && status !== 'cancelled');
  const frame = useRef<HTMLDivElement>(null);
  const isShown = own !== undefined && now !== undefined;
  // Appointments that are over lie above it.
  useEffect(() => {
    if (isShown) frame.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  if (!own && isError) return <RetryButton onRetry={refetch} />;
  if (!own || !now) return <AppointmentsSkeleton />;
  return (
    <div className="own-day" ref={frame}>
      <AppointmentDays appointments={own} now={now} />
      <p className="own-day-more">
        <Link to="/staff/appointments" className="link">
          All upcoming appointments
        </Link>
      </p>
    </div>
  );
}
