export class NextShiftDto {
  /** The day, `yyyy-MM-dd`. */
  date!: string;

  /** Start time, `HH:mm`. */
  start!: string;
}

export class FreeStartDto {
  /** The day, `yyyy-MM-dd`. */
  date!: string;

  /** Start time, `HH:mm`. */
  time!: string;
}

/** A therapist as the landing page shows them. */
export class TherapistCardDto {
  id!: string;
  name!: string;

  /** Names of the treatments that the therapist gives, of one with variants once, where there is a list of them. */
  specialties!: string[];

  /** Whether there is no such list, and the therapist gives every service. */
  gives_all!: boolean;

  /** Bookings that can be confirmed for one day. */
  available_slots!: number;

  /** Slots remaining today that can still be booked; 0 once the shop has closed or the therapist's shift has ended. */
  slots_remaining_today!: number;

  /** Whether there is a shift from today on. Therapists without one have no card. */
  is_rostered!: boolean;

  /** Whether the therapist is not rostered today, or the shop is closed all day. */
  off_today!: boolean;

  /** The first start that would be confirmed at once; absent when there is none within the booking window. */
  next_free?: FreeStartDto;
  image_url!: string | null;

  /** Rating out of 5. */
  rating!: number;
  bio!: string | null;
  hourly_rate!: number | null;

  /** Whether the shop's clock lies within a shift of today, and the shop is not closed all day. */
  available_now!: boolean;

  /** End of the current shift, `HH:mm`; absent when not available now. */
  shift_ends?: string;

  /** The next shift that has yet to begin, on a day on which the shop opens. */
  next_shift?: NextShiftDto;
}
