import type { OfficeBookingDto } from '../../../shared/api/generated.js';

/** The actions of a list of bookings; read-only lists have none. */
export interface BookingHandlers {
  /** Opens the summary. */
  onOpen: (booking: OfficeBookingDto) => void;
  onEdit: (booking: OfficeBookingDto) => void;
  onCancel: (booking: OfficeBookingDto) => void;
  /** Opens the checkout. */
  onPay: (bookingId: string) => void;
  /** Called when somebody points at a control that opens or cancels, so that its code can be fetched early. */
  onOpenIntent: () => void;
  onCancelIntent: () => void;
}
