import { OfficeBookingDto } from '../office-booking.dto.js';

/** A slot that is held for somebody who waits, until they answer. */
export class HeldOfferDto {
  /** Id of the waiting entry. */
  id!: string;
  therapist_id!: string;

  /** `yyyy-MM-dd` */
  date!: string;

  /** `HH:mm` */
  time!: string;
  duration_minutes!: number;
  client_name!: string;
  service_name!: string;

  /** End of the offer, `HH:mm`, shop time. */
  expires_at_local!: string;
}

export class BookingDaysDto {
  /** Every booking of the days that was not cancelled, by date and time. */
  items!: OfficeBookingDto[];

  /** Every booking of the days that was cancelled, by date and time. */
  cancelled!: OfficeBookingDto[];

  /** Held offers, by date and time. */
  offers!: HeldOfferDto[];
}
