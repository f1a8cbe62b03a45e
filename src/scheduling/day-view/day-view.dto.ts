export class DayShiftDto {
  id!: string;
  shift_type!: string;

  /** As it was written: `9:00 AM - 5:00 PM`. */
  shift_hours!: string;

  /** `HH:mm`; null when the hours cannot be read. */
  start_time!: string | null;

  /** `HH:mm`; null when the hours cannot be read. */
  end_time!: string | null;
}

export class DayBlockDto {
  id!: string;

  /** `HH:mm` */
  start_time!: string;

  /** `HH:mm` */
  end_time!: string;
  reason!: string | null;
}

/** Approved leave, as far as it falls on the day. */
export class DayLeaveDto {
  /** Of the leave. */
  id!: string;

  /** `HH:mm` */
  start_time!: string;

  /** `HH:mm`, 24:00 for midnight. */
  end_time!: string;
}

/** A therapist's day in the calendar. */
export class DayTherapistDto {
  id!: string;
  name!: string;
  image_url!: string | null;
  is_active!: boolean;

  /** Bookings that can be confirmed for one day. */
  available_slots!: number;
  slots_remaining!: number;

  /** The earliest first. */
  shifts!: DayShiftDto[];

  /** The earliest first. */
  blocks!: DayBlockDto[];

  /** The earliest first. */
  leave!: DayLeaveDto[];
}

/** What the shop and its therapists do on a day. */
export class CalendarDayDto {
  /** `yyyy-MM-dd` */
  date!: string;

  /** Why the shop is closed all day; null on other days. */
  closure!: string | null;

  /** False on a closure and where the business hours say closed. */
  is_open!: boolean;

  /** `HH:mm`; null without business hours, and on a weekday that is closed. */
  opens_at!: string | null;

  /** `HH:mm`, 24:00 for midnight; null as `opens_at` is. */
  closes_at!: string | null;
  therapists!: DayTherapistDto[];
}
