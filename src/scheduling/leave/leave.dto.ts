import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsGridTime, IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
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

  /** Included. */
  @IsLocalDate()
  last_date!: string;

  /** Of each day; without hours it takes whole days. */
  @IsOptional()
  @IsGridTime()
  start_time?: string | null;

  @IsOptional()
  @IsGridTime()
  end_time?: string | null;

  /** It comes back each week and falls on no later day than this one. */
  @IsOptional()
  @IsLocalDate()
  repeats_until?: string | null;
}

/** Leave that nobody has saved yet. */
export class LeaveBookingsQueryDto extends LeaveDaysDto {}

export class NewLeaveDto extends LeaveDaysDto {
  @IsIn(LEAVE_KINDS, { message: `kind must be one of ${LEAVE_KINDS.join(', ')}` })
  kind!: LeaveKind;

  @IsOptional()
  @TrimToNull()
  @MaxLength(MAX_NOTE, { message: `The note must have at most ${MAX_NOTE} characters` })
  @IsString({ message: 'note must be text' })
  note?: string | null;

  /** Of an admin, whose leave is approved at once: bookings within it stay, uncovered. */
  @IsOptional()
  @IsBoolean({ message: 'keep must be true or false' })
  keep: boolean = false;
}

export class ApproveLeaveDto extends VersionDto {
  /** Bookings within it stay, uncovered. */
  @IsOptional()
  @IsBoolean({ message: 'keep must be true or false' })
  keep: boolean = false;
}

export class DeclineLeaveDto extends VersionDto {
  /** Why, for the therapist. */
  @IsOptional()
  @TrimToNull()
  @MaxLength(MAX_NOTE, { message: `The reason must have at most ${MAX_NOTE} characters` })
  @IsString({ message: 'reason must be text' })
  reason?: string | null;
}

export class LeaveQueryDto extends DayRangeDto {
  @IsOptional()
  @IsUUID('all', { message: 'therapist_id must be an id' })
  therapist_id?: string;

  /** Only what is asked for, or approved. */
  @IsOptional()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'open must be true or false' })
  open: boolean = false;
}

/** An open booking within a leave. */
export class LeaveBookingDto {
  id!: string;

  /** `yyyy-MM-dd` */
  date!: string;

  /** `HH:mm` */
  time!: string;
}

export class LeaveDto {
  id!: string;
  therapist_id!: string;
  therapist_name!: string;

  /** `yyyy-MM-dd` */
  first_date!: string;

  /** `yyyy-MM-dd`, included. */
  last_date!: string;

  /** `HH:mm` of each day; null for whole days. */
  start_time!: string | null;

  /** `HH:mm` of each day; null for whole days. */
  end_time!: string | null;

  /** `yyyy-MM-dd`: it comes back each week and falls on no later day; null when it does not. */
  repeats_until!: string | null;

  @ApiProperty({ enum: LEAVE_KINDS })
  kind!: LeaveKind;

  @ApiProperty({ enum: LEAVE_STATUSES })
  status!: LeaveStatus;
  note!: string | null;

  /** Why it was declined. */
  reply!: string | null;

  /** Address of the account that decided. */
  decided_by!: string | null;

  /** Travels with a change; 409 `modified` when somebody else was faster. */
  version!: number;

  /** Those still to come, where it is asked for or approved; the earliest first. */
  bookings!: LeaveBookingDto[];
}
