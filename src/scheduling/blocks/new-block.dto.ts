import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { TimeRangeDto } from '../../platform/http/validation/ranges.dto.js';
import { IsVersion } from '../../platform/http/validation/version.dto.js';

export class NewBlockDto extends TimeRangeDto {
  @IsLocalDate()
  blocked_date!: string;

  @IsOptional()
  @MaxLength(500, { message: 'The reason must have at most 500 characters' })
  @IsString({ message: 'reason must be text' })
  reason?: string | null;
}

export class EditBlockDto extends NewBlockDto {
  /** The version on which the edit is based. */
  @IsVersion()
  version!: number;
}
