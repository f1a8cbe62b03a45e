export class NextShiftDto {
  /** `yyyy-MM-dd` */
  date!: string;

  /** `HH:mm` */
  start!: string;
}

/** A therapist as the landing page shows one. */
export class TherapistCardDto {
  id!: string;
  name!: string;
  specialties!: string[];

  /** Bookings that can be confirmed for one day. */
  available_slots!: number;
  slots_remaining_today!: number;
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
