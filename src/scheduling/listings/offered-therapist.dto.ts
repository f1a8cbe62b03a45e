import { IsOptional, IsUUID } from 'class-validator';
import { IsLocalDate, IsLocalTime } from '../../platform/http/validation/local-time.decorators.js';

/**
 * For which service, date and time somebody is wanted. Without a service: for any; without a time: at any time of the day;
 * without a date: on any day.
 */
export class OfferedTherapistsQueryDto {
  @IsOptional()
  @IsUUID('all', { message: 'service_id must be an id' })
  service_id?: string;

  @IsOptional()
  @IsLocalDate()
  date?: string;

  @IsOptional()
  @IsLocalTime()
  time?: string;
}

/** An entry of the therapist dropdown. */
export class OfferedTherapistDto {
  id!: string;
  name!: string;
  specialties!: string[];

  /** Bookings that can be confirmed for one day. */
  available_slots!: number;

  /** On the wanted date; 999 for Any Available, all of a day while no date is wanted. */
  slots_remaining!: number;

  /** Minutes that the wanted service takes with this therapist; null while none is wanted. */
  duration!: number | null;

  /** What it costs there, at most two decimals; null while none is wanted. */
  price!: number | null;
}
