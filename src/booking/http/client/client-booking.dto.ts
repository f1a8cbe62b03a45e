import { IntersectionType } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { mustBeBoolean } from '../../../platform/http/validation/messages.js';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { TrimToNull } from '../../../platform/http/validation/transform.decorators.js';
import { BookingSessionDto } from './booking-session.dto.js';
import { IsVersion } from '../../../platform/http/validation/version.dto.js';

class ClientChangeDto extends BookingSessionDto {
  /** The version that was shown; a change of an older one is refused. */
  @IsVersion()
  version!: number;
}

export class OwnAttendanceDto extends BookingSessionDto {
  /** The date that was shown; no other start is confirmed. */
  @IsLocalDate()
  booking_date!: string;

  @IsLocalTime()
  booking_time!: string;
}

export class OwnCancellationDto extends ClientChangeDto {
  /** The reason, which the shop reads. */
  @TrimToNull()
  @IsOptional()
  @MaxLength(500, { message: 'The reason must have at most 500 characters' })
  @IsString({ message: 'reason must be text' })
  reason?: string | null;
}

/** Therapist and start that a client wants for a booking. */
export class ClientSlotFields {
  @IsUUID('all', { message: 'Please select a therapist' })
  therapist_id!: string;

  @IsLocalDate()
  booking_date!: string;

  @IsLocalTime()
  booking_time!: string;
}

export class OwnMoveDto extends IntersectionType(ClientChangeDto, ClientSlotFields) {
  /** Whether the client agrees that a confirmed booking waits for the shop again where the new time is not free. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  as_request?: boolean;
}
