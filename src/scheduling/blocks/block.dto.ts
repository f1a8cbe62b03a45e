export class BlockDto {
  id!: string;
  therapist_id!: string;

  /** The day, `yyyy-MM-dd`. */
  blocked_date!: string;

  /** Start time, `HH:mm`. */
  start_time!: string;

  /** End time, `HH:mm`. */
  end_time!: string;
  reason!: string | null;
  version!: number;
}
