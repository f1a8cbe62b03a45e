/** A start that would be confirmed at once. */
export class NextFreeDto {
  /** The day, `yyyy-MM-dd`. */
  date!: string;

  /** Start time, `HH:mm`. */
  time!: string;
  therapist_id!: string;
  therapist_name!: string;
}
