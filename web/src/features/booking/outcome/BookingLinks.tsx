import {
  useLazyDownloadCalendarQuery,
  useGetShopQuery,
  type CustomerBookingDto,
} from '../../../shared/api/generated.js';
import { BookingsIcon, NavigateIcon } from '../../../shared/ui/icons.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import './booking-links.css';

interface BookingLinksProps {
  booking: CustomerBookingDto;
  sessionId: string;
  /** Whether the links are on the booking's private page, which then needs no link to it. */
  isOnBookingPage?: boolean;
}

/** Add to calendar and directions for a confirmed booking; the private page for a request. */
export function BookingLinks({ booking, sessionId, isOnBookingPage = false }: BookingLinksProps) {
  const { data: shop } = useGetShopQuery();
  const [downloadCalendar, { isFetching }] = useLazyDownloadCalendarQuery();
  // Behind the #, the token is part of no request's address.
  const page = `/booking-success${booking.is_unassigned ? '?any=1' : ''}#session_id=${encodeURIComponent(sessionId)}`;

  if (booking.status === 'pending')
    return (
      <div className="booking-links">
        <a className="button button-small" href={page}>
          {booking.held_until ? 'View your booking' : 'View your request'}
        </a>
      </div>
    );

  const addToCalendar = async () => {
    const { data, isSuccess } = await downloadCalendar({ bookingSessionDto: { sessionId } });
    if (isSuccess) downloadFile('booking.ics', new Blob([data], { type: 'text/calendar' }));
    else toast(errorToast('Failed to load the calendar file. Please try again.'));
  };
  return (
    <div className="booking-links">
      <button type="button" className="button button-small" disabled={isFetching} onClick={() => void addToCalendar()}>
        <BookingsIcon />
        Add to calendar
      </button>
      <a className="button button-small" href={booking.calendar_links.google} target="_blank" rel="noreferrer">
        Google Calendar
      </a>
      <a className="button button-small" href={booking.calendar_links.outlook} target="_blank" rel="noreferrer">
        Outlook
      </a>
      {shop && (
        <a className="button button-small" href={shop.map_url} target="_blank" rel="noreferrer">
          <NavigateIcon />
          Directions
        </a>
      )}
      {!isOnBookingPage && (
        <a className="link" href={page}>
          View your booking
        </a>
      )}
    </div>
  );
}

function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
