import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { IsLocalDate, IsLocalTime } from '../../platform/http/validation/local-time.decorators.js';
import type { PublicAvailability } from '../day/to-verdict.js';
import { mustBeId } from '../../platform/http/validation/messages.js';

export class AppointmentQueryDto {
  /** The service to be booked, which decides the therapists who give it and its duration with the therapist. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  service_id?: string;

  /**
   * Minutes of the appointment, where they differ from the service's; counts where slots are occupied for their full
   * duration.
   */
  @IsUndefinable()
  @Type(() => Number)
  @IsInt({ message: 'duration must be a whole number of minutes' })
  @Min(1, { message: 'duration must be at least 1 minute' })
  @Max(1440, { message: 'duration must be at most 1440 minutes' })
  duration?: number;

  /** Minutes of the add-ons, which come on top of these; 0 when it is left out. */
  @IsUndefinable()
  @Type(() => Number)
  @IsInt({ message: 'extra must be a whole number of minutes' })
  @Min(0, { message: 'extra must be at least 0 minutes' })
  @Max(1440, { message: 'extra must be at most 1440 minutes' })
  extra?: number;

  /** The booking to be moved, whose own reservation does not count. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  exclude_booking_id?: string;
}

export class DayAvailabilityQueryDto extends AppointmentQueryDto {
  @IsUUID('all', mustBeId)
  therapist_id!: string;

  @IsLocalDate()
  date!: string;
}

export class SlotDto {
  /** Start time, `HH:mm`. */
  start_time!: string;
  /** Shift type: Morning, Afternoon or Evening. */
  shift_type!: string;
  available!: boolean;
  /** The reason for which it cannot be chosen; null when it can. */
  reason!: 'past' | 'beyond_window' | 'closed' | 'service_not_given' | 'day_off' | 'outside_shift' | 'taken' | null;
  /**
   * Whether a booking there would wait for the shop, although it can be chosen: with Any Available nobody who gives the
   * treatment is free, or the chosen therapist's day is full or has no readable shift yet.
   */
  is_on_request!: boolean;
}

export class DayAvailabilityDto {
  therapist_id!: string;
  date!: string;
  /** Number of bookings that can still be confirmed that day. */
  slots_remaining!: number;
  /** Whether nobody is on the roster that day yet, so that all bookings wait for the shop. */
  is_on_request!: boolean;
  slots!: SlotDto[];
}

export class SlotsRemainingQueryDto {
  @IsUUID('all', mustBeId)
  therapist_id!: string;

  @IsLocalDate()
  booking_date!: string;
}

export class AvailabilityCheckQueryDto extends AppointmentQueryDto {
  @IsUUID('all', mustBeId)
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
