import { IntersectionType, OmitType } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { BookingFilterDto, MomentDto, MomentQueryDto } from '../../booking/index.js';
import { PageQueryDto } from '../../platform/http/validation/page-query.dto.js';
import { CustomerDto, CustomerListQueryDto } from '../customers/customer.dto.js';

/** The filter of the current list, without the day state. */
export class PastBookingListQueryDto extends IntersectionType(
  OmitType(BookingFilterDto, ['day_state']),
  PageQueryDto,
  MomentQueryDto,
) {
  /** Restricts the list to this client, and those who are merged with them now. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  client_id?: string;
}

export class PastListedBookingDto {
  id!: string;
  version!: number;
  booking_date!: string;
  /** Start of the appointment, `HH:mm`. */
  booking_time!: string;
  booking_duration!: number;
  /** Name of the client; empty once erased. */
  client_name!: string;
  service_name!: string;
  /** Current name of the therapist. */
  therapist_name!: string;
  status!: string;
  /** Day state: `arrived` or `in_service`; null while expected, and for bookings that are not confirmed. */
  day_state!: string | null;
  total_price!: number;
}

/** Bookings as they were, by date and time. */
export class PastBookingPageDto extends MomentDto {
  items!: PastListedBookingDto[];
  next_cursor!: string | null;
}

export class PastCustomerListQueryDto extends IntersectionType(CustomerListQueryDto, MomentQueryDto) {}

/** A customer as they were, with the client whose their latest booking is now. */
export class PastCustomerDto extends CustomerDto {
  client_id!: string;
}

/** Customers as they were: latest booking first, at the end those who had none. */
export class PastCustomerPageDto extends MomentDto {
  items!: PastCustomerDto[];
  next_cursor!: string | null;
}
