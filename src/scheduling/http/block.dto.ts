import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsLocalDate } from '../../platform/http/local-values.js';
import { TimeRangeDto } from '../../platform/http/ranges.dto.js';

export class NewBlockDto extends TimeRangeDto {
  @IsLocalDate()
  blocked_date!: string;

  @IsOptional()
  @MaxLength(500, { message: 'The reason must have at most 500 characters' })
  @IsString({ message: 'reason must be text' })
  reason?: string | null;
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
