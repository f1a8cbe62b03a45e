import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { IsLocalDate, IsLocalTime } from '../../platform/http/validation/local-time.decorators.js';
import type { PublicAvailability } from './availability.js';

const aUuid = { message: '$property must be an id' };

export class AppointmentQueryDto {
  /** What is to be booked: says who gives it and how long it takes with that therapist. */
  @IsOptional()
  @IsUUID('all', aUuid)
  service_id?: string;

  /**
   * Minutes the appointment would take, where they are not those of the service; counts where slots are occupied for their
   * full duration.
   */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'duration must be a whole number of minutes' })
  @Min(1, { message: 'duration must be at least 1 minute' })
  @Max(1440, { message: 'duration must be at most 1440 minutes' })
  duration?: number;

  /** A booking that is left out, because it is the one to be moved. */
  @IsOptional()
  @IsUUID('all', aUuid)
  exclude_booking_id?: string;
}

export class DayAvailabilityQueryDto extends AppointmentQueryDto {
  @IsUUID('all', aUuid)
  therapist_id!: string;

  @IsLocalDate()
  date!: string;
}

export class SlotDto {
  /** `HH:mm` */
  start_time!: string;
  /** Morning, Afternoon or Evening. */
  shift_type!: string;
  available!: boolean;
  /** Why it cannot be chosen; null when it can. */
  reason!: 'past' | 'beyond_window' | 'closed' | 'service_not_given' | 'day_off' | 'outside_shift' | 'taken' | null;
}

export class DayAvailabilityDto {
  therapist_id!: string;
  date!: string;
  /** Bookings that can still be confirmed that day. */
  slots_remaining!: number;
  /** Nobody is on the roster that day yet: what is booked waits for the shop. */
  is_on_request!: boolean;
  slots!: SlotDto[];
}

export class SlotsRemainingQueryDto {
  @IsUUID('all', aUuid)
  therapist_id!: string;

  @IsLocalDate()
  booking_date!: string;
}

export class AvailabilityCheckQueryDto extends AppointmentQueryDto {
  @IsUUID('all', aUuid)
  therapist_id!: string;

  @IsLocalDate()
  booking_date!: string;

  @IsLocalTime()
  booking_time!: string;
}

export class AvailabilityDto {
  available!: boolean;
  reason!: PublicAvailability;
}
