export class NextFreeDto {
  /** `HH:mm`, today. */
  time!: string;
  therapist_id!: string;
  therapist_name!: string;
}
