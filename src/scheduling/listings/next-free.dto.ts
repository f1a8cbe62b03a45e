/** A start that would be confirmed at once. */
export class NextFreeDto {
  /** `yyyy-MM-dd` */
  date!: string;

  /** `HH:mm` */
  time!: string;
  therapist_id!: string;
  therapist_name!: string;
}
