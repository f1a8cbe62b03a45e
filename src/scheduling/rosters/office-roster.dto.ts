/** A roster entry as the office edits it. */
export class OfficeRosterEntryDto {
  id!: string;
  therapist_id!: string;
  therapist_name!: string;

  /** `yyyy-MM-dd` */
  roster_date!: string;

  /** morning, afternoon, evening, full or custom. */
  shift_type!: string;

  /** As it was written: `9:00 AM - 5:00 PM`. */
  shift_hours!: string;

  /** `HH:mm`; null when the hours cannot be read. */
  start_time!: string | null;

  /** `HH:mm`; null when the hours cannot be read. */
  end_time!: string | null;

  /** The pattern that it comes from; null for one that was entered by hand. */
  pattern_id!: string | null;

  /** Whether somebody has changed it for this day, so that it is not as its pattern has it. */
  is_exception!: boolean;

  /** Travels with a change; 409 `modified` when somebody else was faster. */
  version!: number;
}
