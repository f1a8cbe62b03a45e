import { IntersectionType, OmitType } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { BookingFilterDto, MomentDto, MomentQueryDto } from '../../booking/index.js';
import { PageQueryDto } from '../../platform/http/validation/page-query.dto.js';
import { CustomerDto, CustomerListQueryDto } from '../customers/customer.dto.js';

/** The filter of the list of now, without how far the visits have come. */
export class PastBookingListQueryDto extends IntersectionType(
  OmitType(BookingFilterDto, ['day_state']),
  PageQueryDto,
  MomentQueryDto,
) {
  /** Only this customer's. */
  @IsOptional()
  @IsUUID('all', { message: 'customer_id must be an id' })
  customer_id?: string;
}

export class PastListedBookingDto {
  id!: string;
  version!: number;
  booking_date!: string;
  /** `HH:mm` */
  booking_time!: string;
  booking_duration!: number;
  /** Empty once erased. */
  client_name!: string;
  service_name!: string;
  /** Under the name of now. */
  therapist_name!: string;
  status!: string;
  /** How far the visit had come: `arrived` or `in_service`; null while nobody was here, and of all others. */
  day_state!: string | null;
  total_price!: number;
}

/** Bookings as they were, by date and time. */
export class PastBookingPageDto extends MomentDto {
  items!: PastListedBookingDto[];
  next_cursor!: string | null;
}

export class PastCustomerListQueryDto extends IntersectionType(CustomerListQueryDto, MomentQueryDto) {}

/** Customers as they were: latest booking first, at the end those who had none. */
export class PastCustomerPageDto extends MomentDto {
  items!: CustomerDto[];
  next_cursor!: string | null;
}
