import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../../identity/index.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sendCsv } from '../../../platform/http/responses/send-csv.js';
import { currentActor } from '../../../platform/request-context.js';
import { BookingExport } from '../../queries/export/booking-export.js';
import { BookingFilterDto, toBookingFilter } from './booking-filter.dto.js';

/** Files for a spreadsheet. POST: an export leaves a trace, and no foreign page may cause one. */
@Controller('bookings/exports')
@Roles('admin_staff')
export class BookingExportController {
  constructor(
    private readonly exports: BookingExport,
    private readonly clock: ShopClock,
  ) {}

  /** The bookings of a filter, as CSV; their number stands in `X-Record-Count`. */
  @Post()
  @HttpCode(200)
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportBookings(@Body() body: BookingFilterDto, @Res() reply: FastifyReply): Promise<void> {
    const filter = toBookingFilter(body);
    const { name, order, therapistId, ...said } = filter;
    const fact = { type: 'BookingsExported', data: { ...said, therapist_id: therapistId, by_name: Boolean(name) } };
    await this.send(await this.exports.exportBookings(filter, fact, currentActor()), reply);
  }

  /** Every booking of today, whatever its status, as CSV. */
  @Post('today')
  @HttpCode(200)
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportTodaysBookings(@Res() reply: FastifyReply): Promise<void> {
    const date = this.clock.today();
    const fact = { type: 'TodaysBookingsExported', data: { export_date: date } };
    await this.send(await this.exports.exportBookings({ status: 'all', date }, fact, currentActor()), reply);
  }

  private send(exported: Awaited<ReturnType<BookingExport['exportBookings']>>, reply: FastifyReply): Promise<void> {
    return sendCsv(reply, `bookings-${this.clock.today()}.csv`, exported);
  }
}
