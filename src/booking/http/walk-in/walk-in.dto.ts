import { IntersectionType, PickType } from '@nestjs/swagger';
import { IsBoolean, IsString, IsUUID, MaxLength, ValidateIf, MinLength } from 'class-validator';
import { mustBeBoolean, mustBeId } from '../../../platform/http/validation/messages.js';
import { IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { CollapseWhitespace } from '../../../platform/http/validation/transform.decorators.js';
import { ChosenClientFields, ClientFields } from '../client-fields.dto.js';
import { LONG_PHONE, MAX_PHONE_LENGTH, MIN_PHONE_LENGTH, SHORT_PHONE } from '../../domain/client/phone-length.js';

export class WalkInTherapistsQueryDto {
  @IsUUID('all', mustBeId)
  service_id!: string;

  /** Start of today in shop time; left out: the present minute. */
  @IsUndefinable()
  @IsLocalTime()
  time?: string;
}

export class WalkInDto extends IntersectionType(PickType(ClientFields, ['client_email'] as const), ChosenClientFields) {
  @IsUUID('all', mustBeId)
  service_id!: string;

  @IsUUID('all', mustBeId)
  therapist_id!: string;

  /** First and last name in one field; left out or blank: `Walk-in`. */
  @IsUndefinable()
  @CollapseWhitespace()
  @MaxLength(201, { message: 'The name must have at most 201 characters' })
  @IsString({ message: 'client_name must be text' })
  client_name?: string;

  /** Phone number; left out or blank where it was not given. */
  @ValidateIf(({ client_phone }: WalkInDto) => client_phone !== undefined && client_phone !== '')
  @CollapseWhitespace()
  @MaxLength(MAX_PHONE_LENGTH, LONG_PHONE)
  @MinLength(MIN_PHONE_LENGTH, SHORT_PHONE)
  @IsString({ message: 'client_phone must be text' })
  client_phone?: string;

  /** A time slot of today; left out: the present minute. */
  @IsUndefinable()
  @IsLocalTime()
  booking_time?: string;

  /** Whether the office was warned that this start has passed. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  accepts_past?: boolean;
}
