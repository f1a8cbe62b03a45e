import { pendingReasonLabel } from '../booking-messages.js';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';

/** Why a request waits, or what is wrong with a booking that was promised. */
export function PendingReason({ booking }: { booking: OfficeBookingDto }) {
  const reason = pendingReasonLabel(booking);
  return reason && <span className="booking-reason">{reason}</span>;
}
