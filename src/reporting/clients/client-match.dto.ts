import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';

export class ClientSearchQueryDto {
  /**
   * Part of a name, an email address, a phone number in any spelling, or the number of a booking; nothing is found by
   * less than 2 characters, or 1 of Chinese, Japanese or Korean.
   */
  @MaxLength(200, { message: 'text must have at most 200 characters' })
  @IsString({ message: 'text must be text' })
  text!: string;
}

export class ContactQueryDto {
  /** First and last name in one field. */
  @IsUndefinable()
  @MaxLength(201, { message: 'name must have at most 201 characters' })
  @IsString({ message: 'name must be text' })
  name?: string;

  @IsUndefinable()
  @MaxLength(320, { message: 'email must have at most 320 characters' })
  @IsString({ message: 'email must be text' })
  email?: string;

  /** In any spelling. */
  @IsUndefinable()
  @MaxLength(50, { message: 'phone must have at most 50 characters' })
  @IsString({ message: 'phone must be text' })
  phone?: string;
}

export const IDENTITY_KINDS = ['name', 'email', 'phone'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

export const CONTACT_KINDS = ['email', 'phone'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export class NextBookingDto {
  /** Date of the appointment, `yyyy-MM-dd`. */
  booking_date!: string;
  /** Start of the appointment, `HH:mm`. */
  booking_time!: string;
  service_name!: string;
}

/** A person whom the search has found, with their current name, email and phone. */
export class ClientMatchDto {
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  /** The former identity by which they were found; null when it is a current one. */
  former!: string | null;
  /** One line that everybody who books or treats the client has to know. */
  alert!: string | null;
  last_booking_date!: string | null;
  @ApiProperty({ type: NextBookingDto, nullable: true })
  next_booking!: NextBookingDto | null;
}

export class ClientMatchesDto {
  /** The people found, best match first, at most 8. */
  items!: ClientMatchDto[];
}
