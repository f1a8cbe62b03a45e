import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { ErasePersonalData } from '../../booking/index.js';
import { Roles } from '../../identity/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { IdParam } from '../../platform/http/id-param.js';
import { currentActor } from '../../platform/http/request-context.js';
import { sendDownload } from '../../platform/http/send-download.js';
import { ExportPersonalData } from '../personal-data/export-personal-data.js';
import { ErasureDto } from '../queries/customer.dto.js';
import { ListCustomers } from '../queries/list-customers.js';

/** What a client may ask of the shop: what it holds about them, and to be forgotten. */
@Controller('customers/:id')
@Roles('admin_staff')
export class PersonalDataController {
  constructor(
    private readonly exports: ExportPersonalData,
    private readonly customers: ListCustomers,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  /** Everything that is held about the customer, as JSON; the number of bookings stands in `X-Record-Count`. */
  @Post('personal-data/exports')
  @HttpCode(200)
  @ApiProduces('application/json')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  async exportPersonalData(@IdParam() id: string, @Res() reply: FastifyReply): Promise<void> {
    const { text, count } = await this.exports.of(id, currentActor());
    const name = `personal-data-${this.clock.today()}.json`;
    await sendDownload(reply, { name, type: 'application/json; charset=utf-8', content: Readable.from([text]), count });
  }

  /** Forgets the customer for good in all of their bookings; dates, services and amounts stay. */
  @Post('erasure')
  @HttpCode(200)
  async eraseCustomer(@IdParam() id: string): Promise<ErasureDto> {
    const customerKey = await this.customers.keyOf(id);
    const { length } = await this.commands.execute(new ErasePersonalData({ customerKey }, currentActor()));
    return { bookings: length };
  }
}
