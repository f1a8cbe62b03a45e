import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BookingExport } from '../../booking/index.js';
import { Roles } from '../../identity/index.js';
import { currentActor } from '../../platform/http/request-context.js';
import { sendCsv } from '../../platform/http/send-csv.js';
import { filterOf, RevenueReport } from '../queries/revenue-report.js';
import { RevenueReportAsOfQueryDto, RevenueReportDto, RevenueReportQueryDto } from '../queries/revenue-report.dto.js';
import { WeeklyCards } from '../queries/weekly-cards.js';
import { WeeklyCardsDto } from '../queries/weekly-cards.dto.js';

@Controller('reports')
@Roles('admin_staff')
export class ReportsController {
  constructor(
    private readonly week: WeeklyCards,
    private readonly revenue: RevenueReport,
    private readonly exports: BookingExport,
  ) {}

  @Get('week')
  getWeeklyCards(): Promise<WeeklyCardsDto> {
    return this.week.read();
  }

  @Get('revenue')
  getRevenueReport(@Query() query: RevenueReportAsOfQueryDto): Promise<RevenueReportDto> {
    return this.revenue.read(query);
  }

  /** The bookings behind a report as CSV, latest first; their number stands in `X-Record-Count`. */
  @Post('revenue/exports')
  @HttpCode(200)
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportRevenueReport(@Body() body: RevenueReportQueryDto, @Res() reply: FastifyReply): Promise<void> {
    const { start_date, end_date, status, therapist_id } = body;
    const data = { start_date, end_date, status_filter: status, therapist_id };
    const exported = await this.exports.of(filterOf(body), { type: 'RevenueReportExported', data }, currentActor());
    await sendCsv(reply, `revenue-report-${start_date}-to-${end_date}.csv`, exported);
  }
}
