import { IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsEmail, IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { IsLocalDate, IsLocalTime } from '../../platform/http/local-values.js';
import type { OfficeBookingDto } from '../queries/office-booking.dto.js';

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : value));
const emptyIsNull = Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value));
const statuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
const required = { message: 'Please fill in all required fields' };

/** The version that was seen: a change of an older one is refused. */
export class VersionDto {
  @IsInt({ message: 'version must be a whole number' })
  version!: number;
}

export class SlotFields {
  @IsUUID('all', required)
  therapist_id!: string;

  @IsLocalDate()
  booking_date!: string;

  @IsLocalTime()
  booking_time!: string;
}

export class AppointmentDto extends IntersectionType(SlotFields, VersionDto) {}

class EditorFields extends SlotFields {
  @IsUUID('all', required)
  service_id!: string;

  /** First and last name in one. */
  @trimmed
  @MaxLength(201, { message: 'The name must have at most 201 characters' })
  @Matches(/\S/, required)
  @IsString(required)
  client_name!: string;

  @trimmed
  @MaxLength(20, { message: 'The phone number must have at most 20 characters' })
  @MinLength(8, { message: 'The phone number must have at least 8 characters' })
  @IsString(required)
  client_phone!: string;

  @emptyIsNull
  @IsOptional()
  @MaxLength(255, { message: 'The email must have at most 255 characters' })
  @IsEmail({ allow_utf8_local_part: false, ignore_max_length: true }, { message: 'Please enter a valid email address' })
  client_email?: string | null;

  @emptyIsNull
  @IsOptional()
  @IsString({ message: 'notes must be text' })
  @MaxLength(20_000, { message: 'Notes must be at most 20000 characters' })
  notes?: string | null;
}

export class NewOfficeBookingDto extends EditorFields {
  /** For a real therapist both mean: confirmed, or refused. */
  @IsIn(['pending', 'confirmed'], { message: 'status must be pending or confirmed' })
  status!: 'pending' | 'confirmed';
}

export class EditedBookingDto extends IntersectionType(EditorFields, VersionDto) {
  /** Pending and confirmed mean the same for a real therapist: confirmed, or refused. */
  @IsIn(statuses, required)
  status!: (typeof statuses)[number];
}

export class ReopenBookingDto extends VersionDto {
  /** Of one with Any Available; for a real therapist both mean: confirmed, or refused. */
  @IsOptional()
  @IsIn(['pending', 'confirmed'], { message: 'status must be pending or confirmed' })
  status: 'pending' | 'confirmed' = 'pending';
}

class SeenBookingDto extends VersionDto {
  @IsUUID('all', { message: 'id must be an id' })
  id!: string;
}

export class UndoCompletionsDto {
  @ValidateNested({ each: true })
  @ArrayMaxSize(500, { message: 'bookings must have at most 500 entries' })
  @Type(() => SeenBookingDto)
  bookings!: SeenBookingDto[];
}

export class ChangedBookingsDto {
  /** The bookings that were changed, as they are now. */
  bookings!: OfficeBookingDto[];
}
