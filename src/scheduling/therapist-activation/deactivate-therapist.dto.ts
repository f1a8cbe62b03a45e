import { IsBoolean } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { mustBeBoolean } from '../../platform/http/validation/messages.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';

export class DeactivateTherapistDto extends VersionDto {
  /** Whether the therapist is deactivated although bookings are still to come. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  keep: boolean = false;
}
