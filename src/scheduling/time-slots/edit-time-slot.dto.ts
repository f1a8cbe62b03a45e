import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsUUID,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { mustBeBoolean } from '../../platform/http/validation/messages.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';
import { SLOT_SHIFT_TYPES, type SlotShiftType } from './time-slot-rules.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';

const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

const END_PATTERN = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

const IsSlotTime = (pattern = TIME_PATTERN) =>
  applyDecorators(
    ApiProperty({ type: String, pattern: pattern.source, example: '09:00' }),
    IsNotEmpty({ message: 'Please fill in both start and end times' }),
    Matches(pattern, { message: 'Please use HH:MM format (e.g., 09:00)' }),
  );

export class NewTimeSlotDto {
  @IsSlotTime()
  start_time!: string;

  /** End time; 24:00 for midnight. */
  @IsSlotTime(END_PATTERN)
  end_time!: string;

  /** Shift type; when left out, the one of its start time. */
  @IsUndefinable()
  @IsIn(SLOT_SHIFT_TYPES, { message: `shift_type must be one of ${SLOT_SHIFT_TYPES.join(', ')}` })
  shift_type?: SlotShiftType;
}

export class EditTimeSlotDto extends IntersectionType(NewTimeSlotDto, VersionDto) {
  /** Position in the list; unchanged when left out. */
  @IsUndefinable()
  @Max(100_000, { message: 'display_order must be at most 100000' })
  @Min(0, { message: 'display_order must be at least 0' })
  @IsInt({ message: 'display_order must be a whole number' })
  display_order?: number;
}

export class ToggleTimeSlotDto extends VersionDto {
  @IsBoolean(mustBeBoolean)
  is_active!: boolean;
}

export class TimeSlotOrderDto {
  /** Ids of all time slots, in their new order. */
  @IsUUID('all', { each: true, message: 'ids must be ids of time slots' })
  @ArrayUnique({ message: 'ids names a time slot twice' })
  @ArrayMaxSize(500, { message: 'ids must be at most 500' })
  @IsArray({ message: 'ids must be a list' })
  ids!: string[];
}
