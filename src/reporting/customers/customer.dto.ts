import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { PageQueryDto } from '../../platform/http/validation/page-query.dto.js';
import { AsOfDto } from '../freshness/as-of.dto.js';
import { BOOKING_STATUSES, type BookingStatus } from '../../booking/index.js';

export class CustomerListQueryDto extends PageQueryDto {
  /** Part of a name, an email address or a phone number. */
  @IsUndefinable()
  @MaxLength(200, { message: 'search must have at most 200 characters' })
  @IsString({ message: 'search must be text' })
  search?: string;
}

export class SpentDto {
  currency!: string;
  amount!: number;
}

/**
 * A customer as docs/domain.md, "Glossary", defines one. Name, email, phone and status are those of the latest booking;
 * for a client on record without one, dates and status are null.
 */
export class CustomerDto {
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  first_booking_date!: string | null;
  last_booking_date!: string | null;
  total_bookings!: number;
  /** Amount of confirmed and completed bookings, in the shop's currency. */
  total_spent!: number;
  currency!: string;
  /** Amounts of confirmed and completed bookings in every currency that the shop has had. */
  spent!: SpentDto[];
  @ApiProperty({ enum: BOOKING_STATUSES, nullable: true })
  latest_status!: BookingStatus | null;
}

export class CustomerPageDto {
  /** Customers by latest booking, newest first; those without one at the end. */
  items!: CustomerDto[];
  next_cursor!: string | null;
  as_of!: AsOfDto;
}

/** A person at the desk, of whom a customer of reports has bookings. */
export class CustomerClientDto {
  id!: string;
  name!: string;
}

export class CustomerDetailDto {
  customer!: CustomerDto;
  /** The people who booked with this address or number; several share it. */
  clients!: CustomerClientDto[];
  as_of!: AsOfDto;
}
