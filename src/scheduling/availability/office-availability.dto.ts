import { IsUUID } from 'class-validator';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { IsLocalDate, IsLocalTime } from '../../platform/http/validation/local-time.decorators.js';
import { AppointmentQueryDto } from './availability.dto.js';
import type { Verdict } from '../../kernel/outcomes/verdict.js';

export class OfficeTimesQueryDto extends AppointmentQueryDto {
  @IsUUID('all', mustBeId)
  therapist_id!: string;

  @IsLocalDate()
  date!: string;
}

export class FreeTherapistsQueryDto extends AppointmentQueryDto {
  @IsLocalDate()
  date!: string;

  @IsLocalTime()
  time!: string;
}

/** A time slot for a booking by the office; also past ones, for walk-ins. */
export class OfficeTimeDto {
  /** Start time, `HH:mm`. */
  start_time!: string;
  shift_type!: string;

  /** Whether no booking, request or block is in the way and the day is not full. */
  free!: boolean;

  /** The verdict: `available`, `unassigned` for Any Available, or the reason for which it is not free. */
  reason!: Verdict | 'on_leave';

  /** Whether only requests are in the way: a booking there could be confirmed. */
  only_requested!: boolean;
  is_past!: boolean;

  /** Whether the appointment would end after the shift: allowed, with a warning. */
  runs_past_shift!: boolean;

  /** Whether it is outside the opening hours or on a closure: allowed, with a warning. */
  is_closed!: boolean;

  /** Whether the therapist gives the wanted service; true while none is chosen. */
  gives_service!: boolean;
}

export class OfficeTimesDto {
  therapist_id!: string;

  /** The day, `yyyy-MM-dd`. */
  date!: string;
  times!: OfficeTimeDto[];
}

/** A therapist with whom a booking could be confirmed at the wanted time. */
export class FreeTherapistDto {
  id!: string;
  name!: string;
  specialties!: string[];
  slots_remaining!: number;

  /** Whether another client has requested that time. */
  only_requested!: boolean;
  runs_past_shift!: boolean;
}
