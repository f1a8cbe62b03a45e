import { IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { MayBeLeftOut } from '../../platform/http/left-out.js';
import { ArrayMaxSize, IsIn, IsInt, IsString, IsUUID, Matches, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { IsLocalDate, IsLocalTime } from '../../platform/http/local-values.js';
import { SingleSpaced } from '../../platform/http/trimmed.js';
import type { OfficeBookingDto } from '../queries/office-booking.dto.js';
import { ClientFields, visible } from './client-fields.dto.js';

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

class EditorFields extends IntersectionType(SlotFields, ClientFields) {
  @IsUUID('all', required)
  service_id!: string;

  /** First and last name in one. */
  @SingleSpaced()
  @MaxLength(201, { message: 'The name must have at most 201 characters' })
  @Matches(visible, required)
  @IsString(required)
  client_name!: string;

  @SingleSpaced()
  @MaxLength(20, { message: 'The phone number must have at most 20 characters' })
  @MinLength(8, { message: 'The phone number must have at least 8 characters' })
  @IsString(required)
  client_phone!: string;
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
  @MayBeLeftOut()
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
