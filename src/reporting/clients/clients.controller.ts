import { Controller, Get, Query } from '@nestjs/common';
import { BookingListQuery, BookingPageDto, parseCursor } from '../../booking/index.js';
import { DESK_ROLES, Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { PageQueryDto } from '../../platform/http/validation/page-query.dto.js';
import { ClientMatchesDto, ClientSearchQueryDto } from './client-match.dto.js';
import { ClientSearchQuery } from './client-search.query.js';
import { ClientDto } from './client.dto.js';
import { ClientQuery } from './client.query.js';
import { PersonQuery } from './person.query.js';

/** Whom the desk has in front of it, or on the phone. A client's id is that of the customer. */
@Controller('clients')
@Roles(...DESK_ROLES)
export class ClientsController {
  constructor(
    private readonly search: ClientSearchQuery,
    private readonly clients: ClientQuery,
    private readonly people: PersonQuery,
    private readonly bookings: BookingListQuery,
  ) {}

  /** People by part of a name, an email address, a phone number in any spelling, those of before included, or by a booking. */
  @Get()
  async findClients(@Query() { text }: ClientSearchQueryDto): Promise<ClientMatchesDto> {
    return { items: await this.search.find(text) };
  }

  /** One person, with all records that were merged. */
  @Get(':id')
  getClient(@IdParam() id: string): Promise<ClientDto> {
    return this.clients.get(id);
  }

  /** The person's bookings of every status, latest first. */
  @Get(':id/bookings')
  async listClientBookings(@IdParam() id: string, @Query() { cursor, limit }: PageQueryDto): Promise<BookingPageDto> {
    const filter = { status: 'all', order: 'latest', customerKeys: (await this.people.find(id)).keys } as const;
    return this.bookings.page(filter, cursor ? { after: parseCursor(cursor, 'cursor') } : null, limit);
  }
}
