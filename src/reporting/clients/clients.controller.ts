import { Controller, Get, Query } from '@nestjs/common';
import { BookingListQuery, BookingPageDto, parseCursor } from '../../booking/index.js';
import { DESK_ROLES, Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { PageQueryDto } from '../../platform/http/validation/page-query.dto.js';
import { ClientMatchesDto, ClientSearchQueryDto, ContactQueryDto } from './client-match.dto.js';
import { ClientSearchQuery } from './client-search.query.js';
import { ClientDto, ContactOwnersDto, SharedClientsDto } from './client.dto.js';
import { ClientQuery } from './client.query.js';
import { PersonQuery } from './person.query.js';
import { SharedContactQuery } from './shared-contact.query.js';

/** The clients of the shop, for the desk. */
@Controller('clients')
@Roles(...DESK_ROLES)
export class ClientsController {
  constructor(
    private readonly search: ClientSearchQuery,
    private readonly clients: ClientQuery,
    private readonly people: PersonQuery,
    private readonly sharing: SharedContactQuery,
    private readonly bookings: BookingListQuery,
  ) {}

  /**
   * Finds people by part of a name, an email address, or a phone number in any spelling, including former ones, or by a
   * booking.
   */
  @Get()
  async findClients(@Query() { text }: ClientSearchQueryDto): Promise<ClientMatchesDto> {
    return { items: await this.search.find(text) };
  }

  /** Says whose a booking of this name, address and number would be, and who else has the address or number. */
  @Get('contact-owners')
  findContactOwners(@Query() contact: ContactQueryDto): Promise<ContactOwnersDto> {
    return this.sharing.ofContact(contact);
  }

  /** Lists clients who had one address or number, but several names, before each person got a record of their own. */
  @Get('shared')
  async listSharedClients(): Promise<SharedClientsDto> {
    return { items: await this.sharing.ofOneRecord() };
  }

  /** Returns one person, with all records that were merged. */
  @Get(':id')
  getClient(@IdParam() id: string): Promise<ClientDto> {
    return this.clients.get(id);
  }

  /** Lists the person's bookings of every status, latest first. */
  @Get(':id/bookings')
  async listClientBookings(@IdParam() id: string, @Query() { cursor, limit }: PageQueryDto): Promise<BookingPageDto> {
    const filter = { status: 'all', order: 'latest', clientIds: await this.people.find(id) } as const;
    return this.bookings.page(filter, cursor ? { after: parseCursor(cursor, 'cursor') } : null, limit);
  }
}
