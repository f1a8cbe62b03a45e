import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../identity/index.js';
import { currentActor } from '../../platform/request-context.js';
import { sendCsv } from '../../platform/http/responses/send-csv.js';
import { ExportRevenueReport } from './export-revenue-report.js';
import { RevenueReportQuery } from './revenue-report.query.js';
import { RevenueReportAsOfQueryDto, RevenueReportDto, RevenueReportQueryDto } from './revenue-report.dto.js';

@ApiTags('Reports')
@Controller('reports')
@Roles('admin_staff')
export class RevenueReportController {
  constructor(
    private readonly revenue: RevenueReportQuery,
    private readonly commands: CommandBus,
  ) {}

  @Get('revenue')
  @Roles('admin_staff', 'auditor')
  getRevenueReport(@Query() query: RevenueReportAsOfQueryDto): Promise<RevenueReportDto> {
    return this.revenue.read(query);
  }

  /** Exports the bookings behind a report as CSV, latest first; their number is in `X-Record-Count`. */
  @Post('revenue/exports')
  @HttpCode(200)
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportRevenueReport(@Body() body: RevenueReportQueryDto, @Res() reply: FastifyReply): Promise<void> {
    const { start_date, end_date } = body;
    const exported = await this.commands.execute(new ExportRevenueReport(body, currentActor()));
    await sendCsv(reply, `revenue-report-${start_date}-to-${end_date}.csv`, exported);
  }
}
