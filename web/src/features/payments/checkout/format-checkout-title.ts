import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { formatClientName } from '../../../shared/clients/format-client-name.js';
import { formatShortDate, formatTime } from '../../../shared/dates/dates.js';

/** Returns whose booking is paid, and when it is. */
export const formatCheckoutTitle = (booking: OfficeBookingDto): string =>
  `${formatClientName(booking)}, ${formatShortDate(booking.booking_date)}, ${formatTime(booking.booking_time)}`;
