import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../identity/index.js';
import { sendDownload } from '../../platform/http/responses/send-download.js';
import { currentActor } from '../../platform/request-context.js';
import { ExportReport } from './export-report.js';
import { MoneyFileDto, PerformanceFileDto, RevenueFileDto } from './report-file.dto.js';
import type { RequestedReport } from './report-files.js';

/** Reports as files, with the figures that the screen shows and the moment as of which they are counted. */
@ApiTags('Reports')
@Controller('reports')
@Roles('admin_staff')
export class ReportFilesController {
  constructor(private readonly commands: CommandBus) {}

  /** Returns the performance report as a file; `X-Record-Count` has the number of its rows as CSV. */
  @Post('performance/files')
  @HttpCode(200)
  @ApiProduces('text/csv', 'application/pdf')
  @ApiOkResponse({ schema: { type: 'string' } })
  exportPerformanceFigures(@Body() query: PerformanceFileDto, @Res() reply: FastifyReply): Promise<void> {
    return this.send({ name: 'performance', query }, reply);
  }

  /** Returns the revenue report as a file, sums without the bookings; `X-Record-Count` as above. */
  @Post('revenue/files')
  @HttpCode(200)
  @ApiProduces('text/csv', 'application/pdf')
  @ApiOkResponse({ schema: { type: 'string' } })
  exportRevenueFigures(@Body() query: RevenueFileDto, @Res() reply: FastifyReply): Promise<void> {
    return this.send({ name: 'revenue', query }, reply);
  }

  /** Returns the money report as a file; `X-Record-Count` as above. */
  @Post('money/files')
  @HttpCode(200)
  @ApiProduces('text/csv', 'application/pdf')
  @ApiOkResponse({ schema: { type: 'string' } })
  exportMoneyFigures(@Body() query: MoneyFileDto, @Res() reply: FastifyReply): Promise<void> {
    return this.send({ name: 'money', query }, reply);
  }

  private async send(report: RequestedReport, reply: FastifyReply): Promise<void> {
    await sendDownload(reply, await this.commands.execute(new ExportReport(report, currentActor())));
  }
}
