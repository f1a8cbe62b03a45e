import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

export class RequestInboxQueryDto {
  /** Those still to come, or those whose time has passed without an answer. */
  @IsOptional()
  @IsIn(['waiting', 'unanswered'], { message: 'kind must be one of waiting, unanswered' })
  kind: 'waiting' | 'unanswered' = 'waiting';

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(500, { message: 'limit must be at most 500' })
  limit: number = 100;
}
