import { pendingReason } from './booking-words.js';
import type { OfficeBooking } from './office-bookings-api.js';

/** Why a request waits, while it does. */
export function PendingReason({ booking }: { booking: OfficeBooking }) {
  const reason = booking.status === 'pending' ? pendingReason(booking.pending_reason) : undefined;
  return reason && <span className="booking-reason">{reason}</span>;
}
