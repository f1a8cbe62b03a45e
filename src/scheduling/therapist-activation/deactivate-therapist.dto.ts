import { IsBoolean, IsOptional } from 'class-validator';

export class DeactivateTherapistDto {
  /** Goes through although bookings are still to come. */
  @IsOptional()
  @IsBoolean({ message: 'keep must be true or false' })
  keep: boolean = false;
}
