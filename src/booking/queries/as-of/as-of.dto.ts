import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { IsLocalDate, IsLocalMoment, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { TimelineEventDto } from '../timeline/booking-timeline.dto.js';

/** A moment in the past: a sequence number, or a minute on the shop's wall clock. Now when neither is given. */
export class MomentQueryDto {
  @IsOptional()
  @IsLocalMoment()
  at?: string;

  /** The last event that had happened; counts before `at`. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'seq must be a whole number' })
  @Min(1, { message: 'seq must be at least 1' })
  @Max(2 ** 50, { message: 'seq is too large' })
  seq?: number;
}

export class PastDayQueryDto extends MomentQueryDto {
  /** The day that is looked at. */
  @IsLocalDate()
  date!: string;
}

export class PastSlotQueryDto extends PastDayQueryDto {
  @IsUUID('all', { message: 'therapist_id must be an id' })
  therapist_id!: string;

  @IsLocalTime()
  time!: string;

  /** How long the treatment would have taken. */
  @Type(() => Number)
  @IsInt({ message: 'minutes must be a whole number' })
  @Min(5, { message: 'minutes must be at least 5' })
  @Max(480, { message: 'minutes must be at most 480' })
  minutes!: number;
}

export class MomentDto {
  /** On the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string;
  /** The last event that had happened. */
  seq!: number;
}

export class PastSpanDto {
  /** `HH:mm` */
  from!: string;
  /** `HH:mm` */
  to!: string;
}

export class PastBookingDto {
  id!: string;
  version!: number;
  therapist_id!: string;
  /** `HH:mm` */
  booking_time!: string;
  /** With the minutes that the booking has. */
  ends_at!: string;
  client_name!: string;
  service_name!: string;
  status!: string;
  total_price!: number;
}

export class PastTherapistDto {
  /** Null for bookings of nobody yet. */
  id!: string | null;
  name!: string;
  is_active!: boolean;
  shifts!: PastSpanDto[];
  blocks!: PastSpanDto[];
  leave!: PastSpanDto[];
  bookings!: PastBookingDto[];
}

/** A day of the calendar as it was. */
export class PastDayDto extends MomentDto {
  date!: string;
  closure!: string | null;
  is_open!: boolean;
  opens_at!: string | null;
  closes_at!: string | null;
  therapists!: PastTherapistDto[];
}

export class PastFieldDto {
  field!: string;
  value!: string;
}

/** A booking as it was. */
export class PastBookingStateDto extends MomentDto {
  version!: number;
  /** Under the names that the history uses; empty ones are left out. */
  fields!: PastFieldDto[];
  /** Oldest first. */
  events!: TimelineEventDto[];
}

export class PastSlotDto extends MomentDto {
  is_free!: boolean;
  /** Why not, in sentences. */
  causes!: string[];
}
