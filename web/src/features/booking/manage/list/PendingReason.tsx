import { pendingReasonLabel } from '../booking-messages.js';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import styles from './pending-reason.module.css';

/** The reason why a request is pending, or why a confirmed booking needs attention. */
export function PendingReason({ booking }: { booking: OfficeBookingDto }) {
  const reason = pendingReasonLabel(booking);
  return reason && <span className={styles.reason}>{reason}</span>;
}
