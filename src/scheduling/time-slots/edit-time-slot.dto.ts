import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, Matches, Max, Min } from 'class-validator';
import { VersionDto } from '../../platform/http/validation/version.dto.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';

const shiftTypes = ['Morning', 'Afternoon', 'Evening'] as const;
const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

const IsSlotTime = () =>
  applyDecorators(
    ApiProperty({ type: String, pattern: TIME_PATTERN.source, example: '09:00' }),
    IsNotEmpty({ message: 'Please fill in both start and end times' }),
    Matches(TIME_PATTERN, { message: 'Please use HH:MM format (e.g., 09:00)' }),
  );

export class NewTimeSlotDto {
  @IsSlotTime()
  start_time!: string;

  @IsSlotTime()
  end_time!: string;

  @IsUndefinable()
  @IsIn(shiftTypes, { message: `shift_type must be one of ${shiftTypes.join(', ')}` })
  shift_type: (typeof shiftTypes)[number] = 'Morning';
}

export class EditTimeSlotDto extends IntersectionType(NewTimeSlotDto, VersionDto) {
  /** Left out: its place stays. */
  @IsUndefinable()
  @Max(100_000, { message: 'display_order must be at most 100000' })
  @Min(0, { message: 'display_order must be at least 0' })
  @IsInt({ message: 'display_order must be a whole number' })
  display_order?: number;
}

export class ToggleTimeSlotDto extends VersionDto {
  @IsBoolean({ message: 'is_active must be true or false' })
  is_active!: boolean;
}
