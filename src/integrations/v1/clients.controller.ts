import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AddClient, ClientListQuery, type ListedClient } from '../../clients/index.js';
import { ApiRoute } from '../../identity/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { findMobile, formatMobile } from '../../kernel/phone-number.js';
import { Config } from '../../platform/config.js';
import { IdempotencyKey } from '../../platform/http/requests/idempotency-key.decorator.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { ClientsQueryV1Dto, ClientsV1Dto, ClientV1Dto, NewClientV1Dto } from './clients.dto.js';
import { readCursor, toPage } from './paging.js';

const ID_PATTERN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

@ApiTags('Clients')
@Controller('v1/clients')
export class ClientsV1Controller {
  constructor(
    private readonly commands: CommandBus,
    private readonly clients: ClientListQuery,
    private readonly config: Config,
  ) {}

  /** Lists the clients, in no order that means anything. */
  @Get()
  @ApiRoute('read')
  async listClientsV1(@Query() { cursor, limit, email, phone }: ClientsQueryV1Dto): Promise<ClientsV1Dto> {
    const found = await this.clients.page({ email, phone }, readCursor(cursor, ID_PATTERN), limit + 1);
    return toPage(found, limit, toDto, ({ id }) => id);
  }

  @Get(':id')
  @ApiRoute('read', 'manage')
  async getClientV1(@IdParam() id: string): Promise<ClientV1Dto> {
    return toDto(await this.clients.get(id));
  }

  /**
   * Creates a client; whoever has this name and this address or number already is answered instead. Booking for somebody
   * needs no client before.
   */
  @Post()
  @HttpCode(201)
  @ApiRoute('manage')
  async createClientV1(
    @Body() body: NewClientV1Dto,
    @IdempotencyKey() idempotencyKey: string | undefined,
  ): Promise<ClientV1Dto> {
    const { first_name: firstName, last_name: lastName, client_phone: typed = null, client_email: email = null } = body;
    if (typed === null && email === null)
      throw new InvalidInputError('client_phone', 'Please send a phone number or an email address');
    const mobile = typed === null ? undefined : findMobile(typed, this.config.SHOP_COUNTRY);
    const phone = mobile && typed ? formatMobile(mobile, typed) : typed;
    const client = { firstName, lastName, phone, email: email && email.toLowerCase() };
    return toDto(
      await this.clients.get(await this.commands.execute(new AddClient(client, currentActor(), idempotencyKey))),
    );
  }
}

const toDto = ({ id, firstName, lastName, email, phone }: ListedClient): ClientV1Dto => ({
  ...{ id, first_name: firstName, last_name: lastName },
  client_email: email,
  client_phone: phone || null,
});
