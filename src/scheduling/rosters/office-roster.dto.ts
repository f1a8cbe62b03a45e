/** A roster entry as the office edits it. */
export class OfficeRosterEntryDto {
  id!: string;
  therapist_id!: string;
  therapist_name!: string;

  /** The day, `yyyy-MM-dd`. */
  roster_date!: string;

  /** Shift type: morning, afternoon, evening, full or custom. */
  shift_type!: string;

  /** Hours as they were written: `9:00 AM - 5:00 PM`. */
  shift_hours!: string;

  /** Start time, `HH:mm`; null when the hours cannot be read. */
  start_time!: string | null;

  /** End time, `HH:mm`; null when the hours cannot be read. */
  end_time!: string | null;

  /** Id of the pattern that made it; null for one that was entered by hand. */
  pattern_id!: string | null;

  /** Whether somebody has changed it on this day, so that it differs from its pattern. */
  is_exception!: boolean;

  /** Version to send with a change; 409 `modified` when the shift has changed since. */
  version!: number;
}

/** A roster entry as it was saved. */
export class SavedRosterEntryDto extends OfficeRosterEntryDto {
  /** Id by which the change can be taken back; null when nothing has changed. */
  change_id!: string | null;
}
