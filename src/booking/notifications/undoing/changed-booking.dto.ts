import { OfficeBookingDto } from '../../queries/office-booking.dto.js';
import { OfficeVisitDto } from '../../queries/visit.dto.js';

/** A booking, and the version that it has since a change. */
export class ChangedWithDto {
  id!: string;
  version!: number;
}

export class ChangedBookingDto extends OfficeBookingDto {
  /** After so many seconds a mail goes to the client, unless the change is undone before; null where none goes. */
  client_told_in_seconds!: number | null;
  /** The other bookings of its visit that the same change has changed. */
  changed_with!: ChangedWithDto[];
}

export class ChangedVisitDto extends OfficeVisitDto {
  /** After so many seconds one mail goes to the client, unless the change is undone before; null where none goes. */
  client_told_in_seconds!: number | null;
  /** The booking whose mail tells of the change; undoing that one takes back all of it. */
  announcing_booking_id!: string;
}
