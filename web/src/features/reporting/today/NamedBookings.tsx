import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BookingFilter, useBookingPagesInfiniteQuery } from '../../../shared/api/booking-pages.js';
import type { CountedBookingsDto } from '../../../shared/api/generated.js';
import { BookingLink } from '../../../shared/booking-link/BookingLink.js';
import { useNextPage } from '../../../shared/api/use-next-page.js';
import { formatClientName } from '../../../shared/clients/format-client-name.js';
import { formatShortDate, formatTime } from '../../../shared/dates/dates.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';

interface NamedBookingsProps {
  bookings: CountedBookingsDto;
  /** The filter that lists exactly these bookings. */
  filter: BookingFilter;
}

/** The first bookings of a list, and the others on request. */
export function NamedBookings({ bookings, filter }: NamedBookingsProps) {
  const [isWhole, setWhole] = useState(false);
  const query = useBookingPagesInfiniteQuery(filter, { skip: !isWhole, refetchOnMountOrArgChange: true });
  const { data, isFetching, refetch } = query;
  const nextPage = useNextPage(query);
  useLoadFailureToast(query, 'Failed to load bookings');
  // The day is read again whenever something changes; the whole list follows it.
  const follow = useEffectEvent(() => isWhole && void refetch());
  useEffect(() => {
    follow();
  }, [bookings]);
  const shown = data && isWhole ? data.pages.flatMap(({ items }) => items) : bookings.items;
  const others = bookings.total - shown.length;
  const list = useRef<HTMLUListElement>(null);
  /** Index of the first booking that the last press adds. */
  const firstNew = useRef<number>(undefined);
  const showMore = () => {
    if (isFetching) return;
    firstNew.current = shown.length;
    if (!isWhole) setWhole(true);
    else if (data) nextPage.request();
    else void refetch();
  };
  const isComplete = others <= 0;
  useEffect(() => {
    if (!isComplete || firstNew.current === undefined) return;
    // The pressed button is gone, and the focus with it.
    const link = list.current?.querySelectorAll('a')[firstNew.current];
    if (document.activeElement === document.body) link?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [isComplete]);
  return (
    <ul role="list" ref={list}>
      {shown.map((booking) => (
        <li key={booking.id}>
          <BookingLink id={booking.id}>{formatClientName(booking)}</BookingLink>{' '}
          <span className="second">
            {formatShortDate(booking.booking_date)}, {formatTime(booking.booking_time)}, {booking.therapist_name}
          </span>
        </li>
      ))}
      {others > 0 && (
        <li>
          <Button variant="link" size="small" aria-disabled={isFetching} onClick={showMore}>
            and {others} more
          </Button>
        </li>
      )}
    </ul>
  );
}
