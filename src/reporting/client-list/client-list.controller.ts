import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClientProfilesQuery } from '../../clients/index.js';
import { CurrentUser, DESK_ROLES, Roles, type SignedInUser } from '../../identity/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { sendCsv } from '../../platform/http/responses/send-csv.js';
import { currentActor } from '../../platform/request-context.js';
import { ClientTagsDto } from '../clients/client-profile.dto.js';
import { ClientFilterDto, ClientListQueryDto, ListedClientsDto } from './client-list.dto.js';
import { ListedClientsQuery } from './listed-clients.query.js';
import { ExportClients } from './export-clients.js';

/** The list of all clients with their figures. */
@Controller('clients')
@Roles(...DESK_ROLES)
export class ClientListController {
  constructor(
    private readonly clients: ListedClientsQuery,
    private readonly profiles: ClientProfilesQuery,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  /** Lists the clients of a filter. What they paid is for administrators, and so is an order by it: 403 for others. */
  @Get('list')
  listClients(@Query() query: ClientListQueryDto, @CurrentUser() user: SignedInUser): Promise<ListedClientsDto> {
    const seesMoney = user.role === 'admin_staff';
    if (query.sort === 'paid' && !seesMoney)
      throw new Problem(403, 'forbidden', 'Only administrators see what clients have paid');
    return this.clients.page(query, seesMoney);
  }

  /** Lists the tags in use. */
  @Get('tags')
  async listClientTags(): Promise<ClientTagsDto> {
    return { items: await this.profiles.listTags() };
  }

  /**
   * Exports the clients of a filter as CSV; their number is in `X-Record-Count`. By POST, because an export leaves a trace
   * and no foreign page may cause one.
   */
  @Post('exports')
  @Roles('admin_staff')
  @HttpCode(200)
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportClients(@Body() filter: ClientFilterDto, @Res() reply: FastifyReply): Promise<void> {
    const exported = await this.commands.execute(new ExportClients(filter, currentActor()));
    return sendCsv(reply, `clients-${this.clock.today()}.csv`, exported);
  }
}
