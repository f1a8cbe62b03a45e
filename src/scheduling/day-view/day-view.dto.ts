export class DayShiftDto {
  id!: string;
  shift_type!: string;

  /** Hours as they were written: `9:00 AM - 5:00 PM`. */
  shift_hours!: string;

  /** Start time, `HH:mm`; null when the hours cannot be read. */
  start_time!: string | null;

  /** End time, `HH:mm`; null when the hours cannot be read. */
  end_time!: string | null;
}

export class DayBlockDto {
  id!: string;

  /** Start time, `HH:mm`. */
  start_time!: string;

  /** End time, `HH:mm`. */
  end_time!: string;
  reason!: string | null;
}

/** A time at which a therapist is busy by their own calendar. Nothing else is known of it. */
export class DayBusyDto {
  /** Start time, `HH:mm`. */
  start_time!: string;

  /** End time, `HH:mm`; 24:00 for midnight. */
  end_time!: string;
}

/** The part of approved leave that falls on the day. */
export class DayLeaveDto {
  /** The id of the leave. */
  id!: string;

  /** Start time, `HH:mm`. */
  start_time!: string;

  /** End time, `HH:mm`; 24:00 for midnight. */
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

  /** Shifts, earliest first. */
  shifts!: DayShiftDto[];

  /** Blocks, earliest first. */
  blocks!: DayBlockDto[];

  /** Busy times of their own calendar, earliest first. */
  busy!: DayBusyDto[];

  /** Leave, earliest first. */
  leave!: DayLeaveDto[];
}

/** The schedule of the shop and its therapists on a day. */
export class CalendarDayDto {
  /** The day, `yyyy-MM-dd`. */
  date!: string;

  /** Name of the closure for which the shop is closed all day; null on other days. */
  closure!: string | null;

  /** Whether the shop opens; false on a closure and where the business hours say closed. */
  is_open!: boolean;

  /** Opening time, `HH:mm`; null without business hours, and on a weekday that is closed. */
  opens_at!: string | null;

  /** Closing time, `HH:mm`; 24:00 for midnight; null when `opens_at` is. */
  closes_at!: string | null;
  therapists!: DayTherapistDto[];
}
