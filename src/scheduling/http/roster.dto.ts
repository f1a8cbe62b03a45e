import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import { IsLocalDate } from '../../platform/http/local-values.js';
import { DayRangeDto, TimeRangeDto } from '../../platform/http/ranges.dto.js';
import { type ShiftType, shiftTypes } from '../rosters/shift-hours.js';
import { MayBeLeftOut } from '../../platform/http/left-out.js';

export class RosterEntriesQueryDto extends DayRangeDto {
  @IsOptional()
  @IsUUID('all', { message: 'therapist_id must be an id' })
  therapist_id?: string;
}

export class NewRosterEntryDto extends TimeRangeDto {
  @IsUUID('all', { message: 'Selected therapist not found.' })
  therapist_id!: string;

  @IsLocalDate()
  roster_date!: string;

  @MayBeLeftOut()
  @IsIn(shiftTypes, { message: `shift_type must be one of ${shiftTypes.join(', ')}` })
  shift_type: ShiftType = 'custom';
}

export class EditRosterEntryDto extends NewRosterEntryDto {
  /** Goes through although bookings lose their shift. */
  @IsOptional()
  @IsBoolean({ message: 'keep must be true or false' })
  keep: boolean = false;
}

export class KeepQueryDto {
  /** Goes through although bookings lose their shift. */
  @IsOptional()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'keep must be true or false' })
  keep: boolean = false;
}
