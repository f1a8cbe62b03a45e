import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { PastBookingsQuery } from './past-bookings.query.js';
import { PastCustomersQuery } from './past-customers.query.js';
import {
  PastBookingListQueryDto,
  PastBookingPageDto,
  PastCustomerListQueryDto,
  PastCustomerPageDto,
} from './past-lists.dto.js';

/** The office's lists as they were. Everything here reads. */
@ApiTags('PastOffice')
@Controller('office')
@Roles('admin_staff')
export class PastListsController {
  constructor(
    private readonly bookings: PastBookingsQuery,
    private readonly customers: PastCustomersQuery,
  ) {}

  /** The list of bookings as it was at a moment. */
  @Get('bookings/as-of')
  listPastBookings(@Query() query: PastBookingListQueryDto): Promise<PastBookingPageDto> {
    return this.bookings.page(query);
  }

  /** The list of customers as it was at a moment. */
  @Get('customers/as-of')
  listPastCustomers(@Query() query: PastCustomerListQueryDto): Promise<PastCustomerPageDto> {
    return this.customers.page(query);
  }
}
