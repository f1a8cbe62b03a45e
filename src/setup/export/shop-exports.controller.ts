import { Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../identity/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type RateLimit, RateLimited } from '../../platform/http/rate-limits/index.js';
import { sendDownload } from '../../platform/http/responses/send-download.js';
import { currentActor } from '../../platform/request-context.js';
import { ExportShop } from './export-shop.js';
import { LastShopExportAnswerDto } from './last-shop-export.dto.js';
import { LastShopExportQuery } from './last-shop-export.query.js';

/** Each reads everything that there is. */
const exportsPerAddress: RateLimit = { name: 'shop-export', limit: 6 };

/** All of the shop's data as files that other systems read. The command `export` does the same. */
@ApiTags('Setup')
@Controller('shop-exports')
@Roles('admin_staff')
export class ShopExportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly lastExport: LastShopExportQuery,
    private readonly clock: ShopClock,
  ) {}

  /** Returns when the data was exported last, and by whom. */
  @Get('last')
  async getLastShopExport(): Promise<LastShopExportAnswerDto> {
    return { last: await this.lastExport.read() };
  }

  /**
   * Exports clients, bookings, treatments, therapists, roster, sales and gift certificates of one moment as a ZIP archive
   * of CSV files, with a text that explains them; the number of lines in all of them is in `X-Record-Count`.
   */
  @Post()
  @HttpCode(200)
  @RateLimited(exportsPerAddress)
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async exportShop(@Res() reply: FastifyReply): Promise<void> {
    const { content, counts } = await this.commands.execute(new ExportShop(currentActor()));
    const count = Object.values(counts).reduce((sum, lines) => sum + lines, 0);
    const name = `shop-${this.clock.today()}.zip`;
    await sendDownload(reply, { name, type: 'application/zip', content, count });
  }
}
