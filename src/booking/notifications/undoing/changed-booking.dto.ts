import { OfficeBookingDto } from '../../queries/office-booking.dto.js';
import { OfficeVisitDto } from '../../queries/visit.dto.js';

/** A booking with its version after a change. */
export class ChangedWithDto {
  id!: string;
  version!: number;
}

export class ChangedBookingDto extends OfficeBookingDto {
  /** Seconds until a mail goes to the client, unless the change is undone before; null if no mail goes. */
  client_told_in_seconds!: number | null;
  /** The other bookings of its visit that the same change has changed. */
  changed_with!: ChangedWithDto[];
}

export class ChangedVisitDto extends OfficeVisitDto {
  /** Seconds until one mail goes to the client, unless the change is undone before; null if no mail goes. */
  client_told_in_seconds!: number | null;
  /** The booking whose mail announces the change; undoing that one undoes all of it. */
  announcing_booking_id!: string;
}
