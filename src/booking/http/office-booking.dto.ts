import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsLocalDate } from '../../platform/http/local-values.js';

const statusFilters = ['active', 'all', 'pending', 'confirmed', 'completed', 'cancelled'] as const;

export class BookingListQueryDto {
  /** Active: every status except cancelled. */
  @IsOptional()
  @IsIn(statusFilters, { message: `status must be one of ${statusFilters.join(', ')}` })
  status: (typeof statusFilters)[number] = 'active';

  @IsOptional()
  @IsLocalDate()
  date?: string;

  /** First day to be listed. */
  @IsOptional()
  @IsLocalDate()
  from?: string;

  /** Part of the client's name, in any case. */
  @IsOptional()
  @IsString({ message: 'name must be text' })
  @MaxLength(200, { message: 'name must have at most 200 characters' })
  name?: string;

  /** By date and time: the earliest first, or the latest. */
  @IsOptional()
  @IsIn(['earliest', 'latest'], { message: 'order must be one of earliest, latest' })
  order: 'earliest' | 'latest' = 'earliest';

  /** `next_cursor` of the page before. */
  @IsOptional()
  @IsString({ message: 'cursor must be text' })
  @MaxLength(200, { message: 'cursor is too long' })
  cursor?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(200, { message: 'limit must be at most 200' })
  limit = 50;
}

export class PendingCountDto {
  count!: number;
}

export class ConfirmBookingDto {
  /** The version that was seen. */
  @IsInt({ message: 'version must be a whole number' })
  version!: number;
}

export class CancelBookingDto {
  @IsString({ message: 'Please give a reason for the cancellation' })
  @MaxLength(2_000, { message: 'The reason must have at most 2000 characters' })
  reason!: string;

  @IsOptional()
  @IsInt({ message: 'version must be a whole number' })
  version?: number;
}
