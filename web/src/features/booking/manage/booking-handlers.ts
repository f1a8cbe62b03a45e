import type { OfficeBookingDto } from '../../../shared/api/generated.js';

/** What can be done from a list of bookings; lists of people who may only look have none of it. */
export interface BookingHandlers {
  onEdit: (booking: OfficeBookingDto) => void;
  onCancel: (booking: OfficeBookingDto) => void;
  /** Somebody points at what edits or cancels: its code can be fetched meanwhile. */
  onEditIntent: () => void;
  onCancelIntent: () => void;
}
