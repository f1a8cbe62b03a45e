import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import type { Download } from '../../platform/http/responses/send-download.js';
import { PerformanceQuery } from '../performance/performance.query.js';
import { RevenueReportQuery } from '../revenue/revenue-report.query.js';
import { toPerformanceRows } from './performance-rows.js';
import { toReportCsv } from './report-csv.js';
import type { PerformanceFileDto, RevenueFileDto } from './report-file.dto.js';
import { ReportHeadings } from './report-heading.js';
import { toRevenueRows } from './revenue-rows.js';

export type RequestedReport =
  { name: 'performance'; query: PerformanceFileDto } | { name: 'revenue'; query: RevenueFileDto };

/** Exports the figures of a report. @throws InvalidInputError as its query does */
export class ExportReport extends Command<Download> {
  constructor(
    readonly report: RequestedReport,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ExportReport)
export class ExportReportHandler implements ICommandHandler<ExportReport> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly performance: PerformanceQuery,
    private readonly revenue: RevenueReportQuery,
    private readonly headings: ReportHeadings,
  ) {}

  /** The export is logged before its first row is sent. */
  async execute({ report, by }: ExportReport): Promise<Download> {
    const { seq, file } = await this.write(report);
    const { start_date, end_date, as_of, format } = report.query;
    const restriction =
      report.name === 'revenue' ? { status_filter: report.query.status, therapist_id: report.query.therapist_id } : {};
    const data = { report: report.name, format, start_date, end_date, as_of, seq, ...restriction };
    const changeEvent = { stream: randomUUIDv7(), type: 'ReportExported', data };
    await this.em.fork().transactional((em) => this.log.appendChangeEvents(em, [changeEvent], by));
    return file;
  }

  private async write(report: RequestedReport): Promise<{ seq: number; file: Download }> {
    if (report.name === 'performance') {
      const figures = await this.performance.read(report.query);
      const heading = await this.headings.of('Performance', report.query, figures);
      return { seq: heading.seq, file: toReportCsv('performance', heading, toPerformanceRows(figures)) };
    }
    const figures = await this.revenue.read(report.query);
    const heading = await this.headings.of('Revenue', report.query, figures);
    return { seq: heading.seq, file: toReportCsv('revenue', heading, toRevenueRows(figures, report.query)) };
  }
}
