import { PickType } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { AppointmentQueryDto } from '../../../scheduling/index.js';
import { mustBeId } from '../../../platform/http/validation/messages.js';

export class SlotReviewQueryDto extends PickType(AppointmentQueryDto, ['duration']) {
  @IsUUID('all', mustBeId)
  service_id!: string;

  @IsUUID('all', mustBeId)
  therapist_id!: string;

  @IsLocalDate()
  booking_date!: string;

  @IsLocalTime()
  booking_time!: string;

  /** The booking that is edited, which does not conflict with itself. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  exclude_booking_id?: string;
}
