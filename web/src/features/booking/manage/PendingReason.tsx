import { pendingReason } from './booking-words.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';

/** Why a request waits, while it does. */
export function PendingReason({ booking }: { booking: OfficeBookingDto }) {
  const reason = booking.status === 'pending' ? pendingReason(booking.pending_reason) : undefined;
  return reason && <span className="booking-reason">{reason}</span>;
}
