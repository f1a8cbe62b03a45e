import { IsOptional, IsUUID } from 'class-validator';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import type { OfficeBookingDto } from '../office-booking.dto.js';
import type { Verdict } from '../../../kernel/verdict.js';

const anId = { message: '$property must be an id' };

export class SlotReviewQueryDto {
  @IsUUID('all', anId)
  service_id!: string;

  @IsUUID('all', anId)
  therapist_id!: string;

  @IsLocalDate()
  booking_date!: string;

  @IsLocalTime()
  booking_time!: string;

  /** The booking that is edited: it does not stand in its own way. */
  @IsOptional()
  @IsUUID('all', anId)
  exclude_booking_id?: string;
}

export class SlotReviewDto {
  /** Whether saving would be accepted: only confirmed bookings, blocks and the cap count against it. */
  available!: boolean;
  reason!: Verdict;
  /** Requests of others for the same time. */
  other_requests!: OfficeBookingDto[];
  /** End of the therapist's shift, `HH:mm`; null outside of every shift. */
  shift_ends_at!: string | null;
  /** The service would end after the shift: allowed, worth a warning. */
  runs_past_shift!: boolean;
}
