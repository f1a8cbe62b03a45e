import { PickType } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { AppointmentQueryDto } from '../availability/availability.dto.js';
import { FreeStartDto } from './therapist-card.dto.js';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { IsLocalDate, IsLocalTime } from '../../platform/http/validation/local-time.decorators.js';

/**
 * Service, date and time for which therapists are listed. An absent service means any service, an absent time any time
 * of the day, an absent date any day.
 */
export class OfferedTherapistsQueryDto extends PickType(AppointmentQueryDto, ['extra']) {
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  service_id?: string;

  @IsUndefinable()
  @IsLocalDate()
  date?: string;

  @IsUndefinable()
  @IsLocalTime()
  time?: string;
}

/** An entry of the therapist dropdown. */
export class OfferedTherapistDto {
  id!: string;
  name!: string;

  /** Names of the treatments that the therapist gives, of one with variants once, where there is a list of them. */
  specialties!: string[];

  /** Bookings that can be confirmed for one day. */
  available_slots!: number;

  /** Slots remaining on the date; 999 for Any Available, the cap of a day without a date. */
  slots_remaining!: number;

  /** Whether a booking at the time would be confirmed; null without a time, and for Any Available. */
  is_free!: boolean | null;

  /**
   * The first start, from the date and time on, that would be confirmed; null without one within the booking window,
   * without a date, and for Any Available.
   */
  next_free!: FreeStartDto | null;

  /** Minutes of the service with this therapist; null without a service. */
  duration!: number | null;

  /** Price of the service with this therapist, at most two decimals; null without a service. */
  price!: number | null;
}
