import { IsUUID } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { AppointmentQueryDto } from '../availability/availability.dto.js';
import { FreeStartDto } from './therapist-card.dto.js';

export class NextStartsQueryDto extends AppointmentQueryDto {
  /** The therapist; without one, or with Any Available, everybody is asked. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;

  /** The first date to look at; today when absent. */
  @IsUndefinable()
  @IsLocalDate()
  from?: string;
}

/** Somebody who is free at a start. */
export class FreeTherapistRefDto {
  id!: string;
  name!: string;
}

/** A start that would be confirmed at once, with everybody who is free then, by name. */
export class NextStartDto extends FreeStartDto {
  therapists!: FreeTherapistRefDto[];
}
