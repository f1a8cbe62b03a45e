export class NextShiftDto {
  /** `yyyy-MM-dd` */
  date!: string;

  /** `HH:mm` */
  start!: string;
}

export class FreeStartDto {
  /** `yyyy-MM-dd` */
  date!: string;

  /** `HH:mm` */
  time!: string;
}

/** A therapist as the landing page shows one. */
export class TherapistCardDto {
  id!: string;
  name!: string;
  specialties!: string[];

  /** Bookings that can be confirmed for one day. */
  available_slots!: number;

  /** Those of today that can still be booked: none once the shop has closed or the therapist has gone home. */
  slots_remaining_today!: number;

  /** From today on. Who is not has no card, and is away. */
  is_rostered!: boolean;

  /** Not rostered today, or the shop is closed all day. */
  off_today!: boolean;

  /** The first start that would be confirmed at once; absent when there is none within the booking window. */
  next_free?: FreeStartDto;
  image_url!: string | null;

  /** Out of 5. */
  rating!: number;
  bio!: string | null;
  hourly_rate!: number | null;

  /** Whether the shop's clock lies within a shift of today. */
  available_now!: boolean;

  /** `HH:mm`, while available now. */
  shift_ends?: string;

  /** The first shift that has yet to begin. */
  next_shift?: NextShiftDto;
}
