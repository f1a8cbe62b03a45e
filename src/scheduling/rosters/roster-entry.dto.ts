import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsUUID } from 'class-validator';
import { mustBeBoolean, mustBeId } from '../../platform/http/validation/messages.js';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { DayRangeDto, TimeRangeDto } from '../../platform/http/validation/ranges.dto.js';
import { VersionDto, VersionQueryDto } from '../../platform/http/validation/version.dto.js';
import { type ShiftType, SHIFT_TYPES } from './shift-hours.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';

export class RosterEntriesQueryDto extends DayRangeDto {
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;
}

export class NewRosterEntryDto extends TimeRangeDto {
  @IsUUID('all', { message: 'Selected therapist not found.' })
  therapist_id!: string;

  @IsLocalDate()
  roster_date!: string;

  @IsUndefinable()
  @IsIn(SHIFT_TYPES, { message: `shift_type must be one of ${SHIFT_TYPES.join(', ')}` })
  shift_type: ShiftType = 'custom';
}

export class EditRosterEntryDto extends IntersectionType(NewRosterEntryDto, VersionDto) {
  /** Whether the change is made although bookings lose their shift. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  keep: boolean = false;
}

export class RemovalQueryDto extends VersionQueryDto {
  /** Whether the shift is removed although bookings lose it. */
  @IsUndefinable()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean(mustBeBoolean)
  keep: boolean = false;
}
