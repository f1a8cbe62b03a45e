import { Controller, Get, Query } from '@nestjs/common';
import {
  BookingListQuery,
  BookingPageDto,
  parseCursor,
  RefusedClientMailsDto,
  RefusedClientMailsQuery,
} from '../../booking/index.js';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { PageQueryDto } from '../../platform/http/validation/page-query.dto.js';
import { CustomerDetailDto, CustomerListQueryDto, CustomerPageDto } from './customer.dto.js';
import { PersonQuery } from '../clients/person.query.js';
import { CustomersQuery } from './customers.query.js';

@Controller('customers')
@Roles('admin_staff')
export class CustomersController {
  constructor(
    private readonly customers: CustomersQuery,
    private readonly bookings: BookingListQuery,
    private readonly people: PersonQuery,
    private readonly refusedMails: RefusedClientMailsQuery,
  ) {}

  @Get()
  listCustomers(@Query() query: CustomerListQueryDto): Promise<CustomerPageDto> {
    return this.customers.page(query);
  }

  @Get(':id')
  getCustomer(@IdParam() id: string): Promise<CustomerDetailDto> {
    return this.customers.get(id);
  }

  /** Lists the mails to the person that a mail server refused for good. */
  @Get(':id/refused-mails')
  async listCustomerRefusedMails(@IdParam() id: string): Promise<RefusedClientMailsDto> {
    return { mails: await this.refusedMails.forCustomer((await this.people.find(id)).keys) };
  }

  /** Lists the person's bookings of every status, latest first, including those of merged records. */
  @Get(':id/bookings')
  async listCustomerBookings(@IdParam() id: string, @Query() { cursor, limit }: PageQueryDto): Promise<BookingPageDto> {
    const filter = { status: 'all', order: 'latest', customerKeys: (await this.people.find(id)).keys } as const;
    return this.bookings.page(filter, cursor ? { after: parseCursor(cursor, 'cursor') } : null, limit);
  }
}
