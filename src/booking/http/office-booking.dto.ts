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

/** A booking as the shop sees it. */
export class OfficeBookingDto {
  id!: string;
  /** Travels with every change: a change of an older version is refused. */
  version!: number;
  status!: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  /** Why it waits for the shop; null unless pending. */
  pending_reason!: string | null;
  service_id!: string;
  service_name!: string;
  therapist_id!: string;
  therapist_name!: string;
  /** True for Any Available. */
  is_unassigned!: boolean;
  booking_date!: string;
  booking_time!: string;
  /** Minutes. */
  booking_duration!: number;
  client_name!: string;
  client_email!: string | null;
  client_phone!: string;
  notes!: string | null;
  cancellation_reason!: string | null;
  total_price!: number;
  currency!: string;
  user_id!: string | null;
  created_at!: string;
  updated_at!: string;
}

export class BookingPageDto {
  items!: OfficeBookingDto[];
  next_cursor!: string | null;
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
