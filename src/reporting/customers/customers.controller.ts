import { Controller, Get, Query } from '@nestjs/common';
import { BookingListQuery, BookingPageDto, parseCursor } from '../../booking/index.js';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { PageQueryDto } from '../../platform/http/validation/page-query.dto.js';
import { CustomerDetailDto, CustomerListQueryDto, CustomerPageDto } from './customer.dto.js';
import { CustomersQuery } from './customers.query.js';

@Controller('customers')
@Roles('admin_staff', 'auditor')
export class CustomersController {
  constructor(
    private readonly customers: CustomersQuery,
    private readonly bookings: BookingListQuery,
  ) {}

  @Get()
  listCustomers(@Query() query: CustomerListQueryDto): Promise<CustomerPageDto> {
    return this.customers.page(query);
  }

  @Get(':id')
  getCustomer(@IdParam() id: string): Promise<CustomerDetailDto> {
    return this.customers.get(id);
  }

  /** Lists the customer's bookings of every status, latest first. */
  @Get(':id/bookings')
  async listCustomerBookings(@IdParam() id: string, @Query() { cursor, limit }: PageQueryDto): Promise<BookingPageDto> {
    const filter = { status: 'all', order: 'latest', customerKey: await this.customers.findKey(id) } as const;
    return this.bookings.page(filter, cursor ? { after: parseCursor(cursor, 'cursor') } : null, limit);
  }
}
