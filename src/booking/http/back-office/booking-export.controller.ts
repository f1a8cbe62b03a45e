import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../../identity/index.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sendCsv } from '../../../platform/http/responses/send-csv.js';
import { currentActor } from '../../../platform/request-context.js';
import { ExportBookings } from '../../commands/back-office/export-bookings.js';
import { ExportTodaysBookings } from '../../commands/back-office/export-todays-bookings.js';
import type { ExportedBookings } from '../../queries/list/booking-csv.query.js';
import { BookingFilterDto } from '../../queries/list/booking-filter.dto.js';
import { toBookingFilter } from './booking-list-query.dto.js';

/** Bookings as files for a spreadsheet. By POST, because an export leaves a trace and no foreign page may cause one. */
@Controller('bookings/exports')
@Roles('admin_staff')
export class BookingExportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  /** Exports the bookings of a filter as CSV; their number is in `X-Record-Count`. */
  @Post()
  @HttpCode(200)
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportBookings(@Body() body: BookingFilterDto, @Res() reply: FastifyReply): Promise<void> {
    const filter = toBookingFilter(body, this.clock.now());
    await this.send(await this.commands.execute(new ExportBookings(filter, currentActor())), reply);
  }

  /** Exports every booking of today as CSV, whatever its status. */
  @Post('today')
  @HttpCode(200)
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportTodaysBookings(@Res() reply: FastifyReply): Promise<void> {
    await this.send(await this.commands.execute(new ExportTodaysBookings(currentActor())), reply);
  }

  private send(exported: ExportedBookings, reply: FastifyReply): Promise<void> {
    return sendCsv(reply, `bookings-${this.clock.today()}.csv`, exported);
  }
}
