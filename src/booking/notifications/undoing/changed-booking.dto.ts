import { OfficeBookingDto } from '../../queries/office-booking.dto.js';

export class ChangedBookingDto extends OfficeBookingDto {
  /** After so many seconds a mail goes to the client, unless the change is undone before; null where none goes. */
  client_told_in_seconds!: number | null;
}
