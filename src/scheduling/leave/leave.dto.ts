import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { mustBeBoolean, mustBeId } from '../../platform/http/validation/messages.js';
import { IsGridEnd, IsGridTime, IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { DayRangeDto } from '../../platform/http/validation/ranges.dto.js';
import { TrimToNull } from '../../platform/http/validation/transform.decorators.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';
import { LEAVE_KINDS, LEAVE_STATUSES, type LeaveKind, type LeaveStatus } from './leave.entity.js';

const MAX_NOTE = 500;

export class LeaveDaysDto {
  @IsUUID('all', { message: 'Selected therapist not found.' })
  therapist_id!: string;

  @IsLocalDate()
  first_date!: string;

  /** The last day, inclusive. */
  @IsLocalDate()
  last_date!: string;

  /** Start time on each day; without hours the leave takes whole days. */
  @IsOptional()
  @IsGridTime()
  start_time?: string | null;

  @IsOptional()
  @IsGridEnd()
  end_time?: string | null;

  /** The last day on which it may fall when it repeats each week. */
  @IsOptional()
  @IsLocalDate()
  repeats_until?: string | null;
}

/** Days of a leave that is not saved yet. */
export class LeaveBookingsQueryDto extends LeaveDaysDto {}

export class LeaveTermsDto extends LeaveDaysDto {
  @IsIn(LEAVE_KINDS, { message: `kind must be one of ${LEAVE_KINDS.join(', ')}` })
  kind!: LeaveKind;

  @IsOptional()
  @TrimToNull()
  @MaxLength(MAX_NOTE, { message: `The note must have at most ${MAX_NOTE} characters` })
  @IsString({ message: 'note must be text' })
  note?: string | null;
}

export class NewLeaveDto extends LeaveTermsDto {
  /** Whether open bookings within it stay, uncovered; for an admin, whose leave is approved at once. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  keep: boolean = false;
}

export class ApproveLeaveDto extends VersionDto {
  /** Whether open bookings within it stay, uncovered. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  keep: boolean = false;
}

export class DeclineLeaveDto extends VersionDto {
  /** The reason, for the therapist. */
  @IsOptional()
  @TrimToNull()
  @MaxLength(MAX_NOTE, { message: `The reason must have at most ${MAX_NOTE} characters` })
  @IsString({ message: 'reason must be text' })
  reason?: string | null;
}

export class LeaveQueryDto extends DayRangeDto {
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;

  /** Whether only requested and approved leave is listed. */
  @IsUndefinable()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean(mustBeBoolean)
  open: boolean = false;
}

/** An open booking within a leave. */
export class LeaveBookingDto {
  id!: string;

  /** Date of the appointment, `yyyy-MM-dd`. */
  date!: string;

  /** Start of the appointment, `HH:mm`. */
  time!: string;
}

export class LeaveDto {
  id!: string;
  therapist_id!: string;
  therapist_name!: string;

  /** The first day, `yyyy-MM-dd`. */
  first_date!: string;

  /** The last day, `yyyy-MM-dd`, inclusive. */
  last_date!: string;

  /** Start time on each day, `HH:mm`; null for whole days. */
  start_time!: string | null;

  /** End time on each day, `HH:mm`; null for whole days. */
  end_time!: string | null;

  /** The last day on which it may fall when it repeats each week, `yyyy-MM-dd`; null when it does not repeat. */
  repeats_until!: string | null;

  @ApiProperty({ enum: LEAVE_KINDS })
  kind!: LeaveKind;

  @ApiProperty({ enum: LEAVE_STATUSES })
  status!: LeaveStatus;
  note!: string | null;

  /** The reason for which it was declined. */
  reply!: string | null;

  /** Email address of the account that decided. */
  decided_by!: string | null;

  /** Version to send with a change; 409 `modified` when the leave has changed since. */
  version!: number;

  /** Open bookings within it still to come, if it is requested or approved; earliest first. */
  bookings!: LeaveBookingDto[];
}

export class LeaveRequestCountDto {
  /** Number of requests, not over yet, that nobody has decided. */
  count!: number;
}
