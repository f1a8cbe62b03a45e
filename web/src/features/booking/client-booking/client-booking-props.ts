import type { CustomerBookingDto } from '../../../shared/api/generated.js';

export interface ClientBookingProps {
  booking: CustomerBookingDto;
  sessionId: string;
  /** Shows the booking as it is after a change. */
  onChanged: (booking: CustomerBookingDto) => void;
  /** Called when the page shows an outdated booking. */
  onOutdated: () => void;
}
