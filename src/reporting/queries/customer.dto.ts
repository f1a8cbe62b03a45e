import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { AsOfDto } from './as-of.dto.js';

export class CustomerBookingsQueryDto {
  /** `next_cursor` of the page before. */
  @IsOptional()
  @IsString({ message: 'cursor must be text' })
  @MaxLength(200, { message: 'cursor is too long' })
  cursor?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(200, { message: 'limit must be at most 200' })
  limit: number = 50;
}

export class CustomerListQueryDto extends CustomerBookingsQueryDto {
  /** Part of a name, an email address or a phone number. */
  @IsOptional()
  @IsString({ message: 'search must be text' })
  @MaxLength(200, { message: 'search must have at most 200 characters' })
  search?: string;
}

export class SpentDto {
  currency!: string;
  amount!: number;
}

/** Who counts as one person: docs/domain.md, "Glossary". Name, email, phone and status are those of the latest booking. */
export class CustomerDto {
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  first_booking_date!: string;
  last_booking_date!: string;
  total_bookings!: number;
  /** Confirmed and completed bookings, in the shop's currency. */
  total_spent!: number;
  currency!: string;
  /** The same, and what was spent while the shop had another currency. */
  spent!: SpentDto[];
  latest_status!: 'pending' | 'confirmed' | 'completed' | 'cancelled';
}

export class CustomerPageDto {
  /** Latest booking first. */
  items!: CustomerDto[];
  next_cursor!: string | null;
  as_of!: AsOfDto;
}

export class CustomerDetailDto {
  customer!: CustomerDto;
  as_of!: AsOfDto;
}

export class CustomerSummaryDto {
  customers!: number;
  /** With two or more confirmed or completed bookings in the last 90 days. */
  recurring!: number;
  as_of!: AsOfDto;
}
