import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQueryDto } from '../../platform/http/validation/page-query.dto.js';
import { AsOfDto } from '../freshness/as-of.dto.js';
import { BOOKING_STATUSES, type BookingStatus } from '../../booking/index.js';

export class CustomerListQueryDto extends PageQueryDto {
  /** Part of a name, an email address or a phone number. */
  @IsOptional()
  @MaxLength(200, { message: 'search must have at most 200 characters' })
  @IsString({ message: 'search must be text' })
  search?: string;
}

export class SpentDto {
  currency!: string;
  amount!: number;
}

/**
 * Who counts as one person: docs/domain.md, "Glossary". Name, email, phone and status are those of the latest booking; of a
 * client on record who has none, dates and status are null.
 */
export class CustomerDto {
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  first_booking_date!: string | null;
  last_booking_date!: string | null;
  total_bookings!: number;
  /** Confirmed and completed bookings, in the shop's currency. */
  total_spent!: number;
  currency!: string;
  /** The same, and what was spent while the shop had another currency. */
  spent!: SpentDto[];
  @ApiProperty({ enum: BOOKING_STATUSES, nullable: true })
  latest_status!: BookingStatus | null;
}

export class CustomerPageDto {
  /** Latest booking first, at the end those who have none. */
  items!: CustomerDto[];
  next_cursor!: string | null;
  as_of!: AsOfDto;
}

export class CustomerDetailDto {
  customer!: CustomerDto;
  as_of!: AsOfDto;
}
