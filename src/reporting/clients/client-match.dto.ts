import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class ClientSearchQueryDto {
  /** Part of a name, an email address, a phone number in any spelling, or the number of a booking; nothing is found by less than 2 characters, or 1 of Chinese, Japanese or Korean. */
  @MaxLength(200, { message: 'text must have at most 200 characters' })
  @IsString({ message: 'text must be text' })
  text!: string;
}

export const IDENTITY_KINDS = ['name', 'email', 'phone'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

export class NextBookingDto {
  /** `yyyy-MM-dd`. */
  booking_date!: string;
  /** `HH:mm`. */
  booking_time!: string;
  service_name!: string;
}

/** A person whom the search has found. Name, email and phone are those of now. */
export class ClientMatchDto {
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  /** By which of their identities they were found, when it is one of before. */
  former!: string | null;
  /** One line for everyone who books this client. */
  alert!: string | null;
  last_booking_date!: string | null;
  @ApiProperty({ type: NextBookingDto, nullable: true })
  next_booking!: NextBookingDto | null;
}

export class ClientMatchesDto {
  /** At most 8, the best first. */
  items!: ClientMatchDto[];
}
