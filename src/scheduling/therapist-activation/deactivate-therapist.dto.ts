import { IsBoolean, IsOptional } from 'class-validator';
import { mustBeBoolean } from '../../platform/http/validation/messages.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';

export class DeactivateTherapistDto extends VersionDto {
  /** Whether the therapist is deactivated although bookings are still to come. */
  @IsOptional()
  @IsBoolean(mustBeBoolean)
  keep: boolean = false;
}
