import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import { IsLocalDate, IsLocalTime } from '../../platform/http/local-values.js';
import { type ShiftType, shiftTypes } from '../rosters/shift-hours.js';

/** Days from and to are included; what is left out restricts nothing. */
export class RosterEntriesQueryDto {
  @IsOptional()
  @IsLocalDate()
  from?: string;

  @IsOptional()
  @IsLocalDate()
  to?: string;

  @IsOptional()
  @IsUUID('all', { message: 'therapist_id must be an id' })
  therapist_id?: string;
}

export class NewRosterEntryDto {
  @IsUUID('all', { message: 'Selected therapist not found.' })
  therapist_id!: string;

  @IsLocalDate()
  roster_date!: string;

  @IsOptional()
  @IsIn(shiftTypes, { message: `shift_type must be one of ${shiftTypes.join(', ')}` })
  shift_type: ShiftType = 'custom';

  @IsLocalTime()
  start_time!: string;

  @IsLocalTime()
  end_time!: string;
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
