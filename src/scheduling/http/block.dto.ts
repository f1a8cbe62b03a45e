import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsLocalDate, IsLocalTime } from '../../platform/http/local-values.js';

export class NewBlockDto {
  @IsLocalDate()
  blocked_date!: string;

  @IsLocalTime()
  start_time!: string;

  @IsLocalTime()
  end_time!: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  reason?: string | null;
}

/** First and last day that are listed. */
export class BlocksQueryDto {
  @IsOptional()
  @IsLocalDate()
  from?: string;

  @IsOptional()
  @IsLocalDate()
  to?: string;
}

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
}
