import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { ErasePersonalData, RefusedClientMailsDto, RefusedClientMailsQuery } from '../../booking/index.js';
import { Roles } from '../../identity/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { isSameName } from '../../platform/personal-data/same-name.js';
import { sendDownload } from '../../platform/http/responses/send-download.js';
import { ExportPersonalData } from './export-personal-data.js';
import { EraseClientDto } from './erase-client.dto.js';
import { ErasureDto, ErasurePreviewDto } from './erasure.dto.js';
import { ErasureQuery } from './erasure.query.js';
import { PersonQuery } from '../clients/person.query.js';

/** Export and erasure of a client's personal data. */
@Controller('clients/:id')
@Roles('admin_staff')
export class PersonalDataController {
  constructor(
    private readonly erasure: ErasureQuery,
    private readonly people: PersonQuery,
    private readonly refusedMails: RefusedClientMailsQuery,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  /** Exports all data about the client, as JSON; the number of bookings is in `X-Record-Count`. */
  @Post('personal-data/exports')
  @HttpCode(200)
  @ApiProduces('application/json')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  async exportPersonalData(@IdParam() id: string, @Res() reply: FastifyReply): Promise<void> {
    const { text, count } = await this.commands.execute(new ExportPersonalData(id, currentActor()));
    const name = `personal-data-${this.clock.today()}.json`;
    await sendDownload(reply, { name, type: 'application/json; charset=utf-8', content: Readable.from([text]), count });
  }

  /** Previews what an erasure takes, and who else shares an address or number with the client. */
  @Get('erasure')
  previewErasure(@IdParam() id: string): Promise<ErasurePreviewDto> {
    return this.erasure.preview(id);
  }

  /**
   * Erases the client for good from their bookings, waiting entries and records, and nobody else; dates, services and
   * amounts stay. 422 without their name in `confirm_name`.
   */
  @Post('erasure')
  @HttpCode(200)
  async eraseClient(
    @IdParam() id: string,
    @Body() { confirm_name, also = [], upcoming = 'keep' }: EraseClientDto,
  ): Promise<ErasureDto> {
    const { own, clientIds, sentMails } = await this.erasure.select(id, also);
    if (!own.names.some((name) => isSameName(confirm_name, name)))
      throw new InvalidInputError('confirm_name', 'This is not the name of the client whose data are to be erased');
    const options = { cancelsUpcoming: upcoming === 'cancel' };
    const erased = await this.commands.execute(new ErasePersonalData({ clientIds }, currentActor(), options));
    return {
      bookings: erased.bookings.length,
      clients: erased.clients.length,
      waiting: erased.waiting.length,
      cancelled: erased.cancelled.length,
      sent_mails: sentMails,
      backup_at_local: await this.erasure.lastBackup(),
    };
  }

  /** Lists the mails to the client that a mail server refused for good. */
  @Get('refused-mails')
  async listRefusedMails(@IdParam() id: string): Promise<RefusedClientMailsDto> {
    return { mails: await this.refusedMails.forClients(await this.people.find(id)) };
  }
}
