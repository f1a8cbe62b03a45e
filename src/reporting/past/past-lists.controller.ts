import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MomentQueryDto } from '../../booking/index.js';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { PastClientDto } from './client/past-client.dto.js';
import { PastClientQuery } from './client/past-client.query.js';
import { PastBookingsQuery } from './past-bookings.query.js';
import { PastCustomersQuery } from './past-customers.query.js';
import {
  PastBookingListQueryDto,
  PastBookingPageDto,
  PastCustomerListQueryDto,
  PastCustomerPageDto,
} from './past-lists.dto.js';
import { PastRequestsDto } from './past-requests.dto.js';
import { PastRequestsQuery } from './past-requests.query.js';
import { PastTodayDto } from './today/past-today.dto.js';
import { PastTodayQuery } from './today/past-today.query.js';

/** The office's lists and figures as they were at a moment, read-only. */
@ApiTags('PastOffice')
@Controller()
@Roles('admin_staff', 'auditor')
export class PastListsController {
  constructor(
    private readonly bookings: PastBookingsQuery,
    private readonly customers: PastCustomersQuery,
    private readonly requests: PastRequestsQuery,
    private readonly today: PastTodayQuery,
    private readonly clients: PastClientQuery,
  ) {}

  /** Returns the list of bookings as it was at a moment. */
  @Get('office/bookings/as-of')
  listPastBookings(@Query() query: PastBookingListQueryDto): Promise<PastBookingPageDto> {
    return this.bookings.page(query);
  }

  /** Returns the list of customers as it was at a moment. */
  @Get('office/customers/as-of')
  listPastCustomers(@Query() query: PastCustomerListQueryDto): Promise<PastCustomerPageDto> {
    return this.customers.page(query);
  }

  /** Returns the requests that waited at a moment, and those that had been missed. */
  @Get('office/requests/as-of')
  listPastRequests(@Query() moment: MomentQueryDto): Promise<PastRequestsDto> {
    return this.requests.read(moment);
  }

  /** Returns the figures of a moment's day as they were then, as far as the log tells. */
  @Get('office/today/as-of')
  getPastToday(@Query() moment: MomentQueryDto): Promise<PastTodayDto> {
    return this.today.read(moment);
  }

  /** Returns a person as the desk knew them at a moment. 404 when nobody knew them then. */
  @Get('clients/:id/as-of')
  getPastClient(@IdParam() id: string, @Query() moment: MomentQueryDto): Promise<PastClientDto> {
    return this.clients.read(id, moment);
  }
}
