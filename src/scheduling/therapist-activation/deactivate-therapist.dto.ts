import { IsBoolean, IsOptional } from 'class-validator';
import { VersionDto } from '../../platform/http/validation/version.dto.js';

export class DeactivateTherapistDto extends VersionDto {
  /** Whether the therapist is deactivated although bookings are still to come. */
  @IsOptional()
  @IsBoolean({ message: 'keep must be true or false' })
  keep: boolean = false;
}
