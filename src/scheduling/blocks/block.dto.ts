export class BlockDto {
  id!: string;
  therapist_id!: string;

  /** `yyyy-MM-dd` */
  blocked_date!: string;

  /** `HH:mm` */
  start_time!: string;

  /** `HH:mm` */
  end_time!: string;
  reason!: string | null;
  version!: number;
}
