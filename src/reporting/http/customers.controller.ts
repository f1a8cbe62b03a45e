import { Controller, Get, Query } from '@nestjs/common';
import { BookingPageDto, ListBookings, parseCursor } from '../../booking/index.js';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/id-param.js';
import { PageQueryDto } from '../../platform/http/page-query.dto.js';
import {
  CustomerDetailDto,
  CustomerListQueryDto,
  CustomerPageDto,
  CustomerSummaryDto,
} from '../queries/customer.dto.js';
import { ListCustomers } from '../queries/list-customers.js';
import { RecurringCustomers } from '../queries/recurring-customers.js';

@Controller('customers')
@Roles('admin_staff')
export class CustomersController {
  constructor(
    private readonly customers: ListCustomers,
    private readonly recurring: RecurringCustomers,
    private readonly bookings: ListBookings,
  ) {}

  @Get()
  listCustomers(@Query() query: CustomerListQueryDto): Promise<CustomerPageDto> {
    return this.customers.page(query);
  }

  @Get('summary')
  getCustomerSummary(): Promise<CustomerSummaryDto> {
    return this.recurring.summary();
  }

  @Get(':id')
  getCustomer(@IdParam() id: string): Promise<CustomerDetailDto> {
    return this.customers.one(id);
  }

  /** The customer's bookings of every status, latest first. */
  @Get(':id/bookings')
  async listCustomerBookings(@IdParam() id: string, @Query() { cursor, limit }: PageQueryDto): Promise<BookingPageDto> {
    const filter = { status: 'all', order: 'latest', customerKey: await this.customers.keyOf(id) } as const;
    return this.bookings.page(filter, cursor ? { after: parseCursor(cursor, 'cursor') } : null, limit);
  }
}
