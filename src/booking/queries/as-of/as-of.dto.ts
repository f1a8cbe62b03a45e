import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { mustBeId } from '../../../platform/http/validation/messages.js';
import { IsLocalDate, IsLocalMoment, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { TimelineEventDto } from '../timeline/booking-timeline.dto.js';

/** A moment in the past: a sequence number, or a minute on the shop's wall clock. Now when neither is given. */
export class MomentQueryDto {
  @IsUndefinable()
  @IsLocalMoment()
  at?: string;

  /** Sequence number of the last event that had happened; wins over `at`. */
  @IsUndefinable()
  @Type(() => Number)
  @IsInt({ message: 'seq must be a whole number' })
  @Min(1, { message: 'seq must be at least 1' })
  @Max(2 ** 50, { message: 'seq is too large' })
  seq?: number;
}

export class PastDayQueryDto extends MomentQueryDto {
  /** The day to look at. */
  @IsLocalDate()
  date!: string;
}

export class PastSlotQueryDto extends PastDayQueryDto {
  @IsUUID('all', mustBeId)
  therapist_id!: string;

  @IsLocalTime()
  time!: string;

  /** Minutes that the treatment would have taken. */
  @Type(() => Number)
  @IsInt({ message: 'minutes must be a whole number' })
  @Min(5, { message: 'minutes must be at least 5' })
  @Max(480, { message: 'minutes must be at most 480' })
  minutes!: number;
}

export class MomentDto {
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string;
  /** Sequence number of the last event that had happened. */
  seq!: number;
}

export class PastSpanDto {
  /** Start, `HH:mm`. */
  from!: string;
  /** End, `HH:mm`. */
  to!: string;
}

export class PastBookingDto {
  id!: string;
  version!: number;
  therapist_id!: string;
  /** Start, `HH:mm`, shop-local. */
  booking_time!: string;
  /** End with the minutes that the booking has. */
  ends_at!: string;
  client_name!: string;
  service_name!: string;
  status!: string;
  total_price!: number;
}

export class PastTherapistDto {
  /** Id of the therapist; null for Any Available. */
  id!: string | null;
  name!: string;
  is_active!: boolean;
  shifts!: PastSpanDto[];
  blocks!: PastSpanDto[];
  leave!: PastSpanDto[];
  bookings!: PastBookingDto[];
}

/** A day of the calendar as it was at a moment. */
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

/** A booking as it was at a moment. */
export class PastBookingStateDto extends MomentDto {
  version!: number;
  /** Fields under the names that the history uses; empty ones are left out. */
  fields!: PastFieldDto[];
  /** Events up to then, oldest first. */
  events!: TimelineEventDto[];
}

export class PastSlotDto extends MomentDto {
  /** Whether the office could have begun a booking there. */
  is_free!: boolean;
  /** Reasons why not, in sentences, and warnings: requests for the same time, and that the shop was closed. */
  causes!: string[];
}
