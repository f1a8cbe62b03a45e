import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { ErasePersonalData } from '../../booking/index.js';
import { Roles } from '../../identity/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { isSameName } from '../../platform/personal-data/same-name.js';
import { sendDownload } from '../../platform/http/responses/send-download.js';
import { ExportPersonalData } from './export-personal-data.js';
import { EraseCustomerDto } from './erase-customer.dto.js';
import { ErasureDto, ErasurePreviewDto } from './erasure.dto.js';
import { ErasureQuery } from './erasure.query.js';
import { CustomersQuery } from '../customers/customers.query.js';

/** Export and erasure of a client's personal data. */
@Controller('customers/:id')
@Roles('admin_staff')
export class PersonalDataController {
  constructor(
    private readonly customers: CustomersQuery,
    private readonly erasure: ErasureQuery,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  /** Exports all data about the customer, as JSON; the number of bookings is in `X-Record-Count`. */
  @Post('personal-data/exports')
  @HttpCode(200)
  @ApiProduces('application/json')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  async exportPersonalData(@IdParam() id: string, @Res() reply: FastifyReply): Promise<void> {
    const { text, count } = await this.commands.execute(new ExportPersonalData(id, currentActor()));
    const name = `personal-data-${this.clock.today()}.json`;
    await sendDownload(reply, { name, type: 'application/json; charset=utf-8', content: Readable.from([text]), count });
  }

  /** Previews the addresses and numbers under which the same person may have booked, before they are erased. */
  @Get('erasure')
  previewErasure(@IdParam() id: string): Promise<ErasurePreviewDto> {
    return this.erasure.preview(id);
  }

  /**
   * Erases the customer for good from all of their bookings and as a client on record; dates, services and amounts
   * stay. 422 without their name in `confirm_name`.
   */
  @Post('erasure')
  @HttpCode(200)
  async eraseCustomer(
    @IdParam() id: string,
    @Body() { confirm_name, identities = [], upcoming = 'keep' }: EraseCustomerDto,
  ): Promise<ErasureDto> {
    const { customer } = await this.customers.get(id);
    if (!isSameName(confirm_name, customer.name))
      throw new InvalidInputError('confirm_name', 'This is not the name of the client whose data are to be erased');
    const { customerKeys, sentMails } = await this.erasure.select(id, identities);
    const options = { cancelsUpcoming: upcoming === 'cancel' };
    const erased = await this.commands.execute(new ErasePersonalData({ customerKeys }, currentActor(), options));
    return {
      bookings: erased.bookings.length,
      clients: erased.clients.length,
      cancelled: erased.cancelled.length,
      sent_mails: sentMails,
      backup_at_local: await this.erasure.lastBackup(),
    };
  }
}
