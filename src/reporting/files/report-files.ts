import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { TherapistService } from '../../catalog/index.js';
import type { Download } from '../../platform/http/responses/send-download.js';
import { previousPeriod, sameWeeksLastYear, type Period } from '../performance/compared-periods.js';
import type { PerformanceQueryDto, PerformanceReportDto } from '../performance/performance.dto.js';
import { PerformanceQuery } from '../performance/performance.query.js';
import type { RevenueReportAsOfQueryDto, RevenueReportDto } from '../revenue/revenue-report.dto.js';
import { RevenueReportQuery } from '../revenue/revenue-report.query.js';
import { MoneyReportQuery } from '../money/money-report.query.js';
import { toMoneyRows } from './money-rows.js';
import { toMoneyTables } from './money-tables.js';
import { toPerformanceRows } from './performance-rows.js';
import { toPerformanceTables } from './performance-tables.js';
import { type ReportRows, toReportCsv } from './report-csv.js';
import type { MoneyFileDto, PerformanceFileDto, ReportFormat, RevenueFileDto } from './report-file.dto.js';
import { type ReportHeading, ReportHeadings } from './report-heading.js';
import { toRevenueRows } from './revenue-rows.js';
import { toRevenueTables } from './revenue-tables.js';

export type RequestedReport =
  | { name: 'performance'; query: PerformanceFileDto }
  | { name: 'revenue'; query: RevenueFileDto }
  | { name: 'money'; query: MoneyFileDto };

/** Writes reports to files, from the queries that the screen uses. */
@Injectable()
export class ReportFiles {
  constructor(
    private readonly performance: PerformanceQuery,
    private readonly revenue: RevenueReportQuery,
    private readonly money: MoneyReportQuery,
    private readonly headings: ReportHeadings,
    private readonly therapists: TherapistService,
    private readonly em: EntityManager,
  ) {}

  /** Writes a report. @returns the file, and the sequence number up to which it counts */
  async write({ name, query }: RequestedReport): Promise<{ seq: number; file: Download }> {
    if (name === 'performance') {
      const { heading, figures, toPdf } = await this.readPerformance(query);
      return toFile({ name, format: query.format, heading, rows: toPerformanceRows(figures), toPdf });
    }
    if (name === 'money') {
      const figures = await this.money.readCounted(query);
      const heading = await this.headings.of('Money', query, { ...figures.taken, as_of: figures.as_of });
      const toPdf = async () => (await loadPdf()).toReportPdf(heading, toMoneyTables(figures));
      return toFile({ name, format: query.format, heading, rows: toMoneyRows(figures), toPdf });
    }
    const figures = await this.revenue.read(query);
    const heading = await this.headings.of('Revenue', query, figures);
    const rows = toRevenueRows(figures, { status: query.status, therapist: await this.nameOf(query.therapist_id) });
    const toPdf = () => this.toRevenuePdf(query, figures, heading, rows);
    return toFile({ name, format: query.format, heading, rows, toPdf });
  }

  async readPerformance(
    query: PerformanceQueryDto,
  ): Promise<{ heading: ReportHeading; figures: PerformanceReportDto; toPdf: () => Promise<Buffer> }> {
    const figures = await this.performance.read(query);
    const heading = await this.headings.of('Performance', query, figures);
    return {
      heading,
      figures,
      toPdf: async () => (await loadPdf()).toReportPdf(heading, toPerformanceTables(figures)),
    };
  }

  /** Returns the therapist's name, even if the report has none of their bookings. */
  private async nameOf(therapistId: string | undefined): Promise<string | undefined> {
    if (!therapistId) return undefined;
    return (await this.therapists.findById(this.em.fork(), therapistId))?.name ?? 'Unknown';
  }

  private async toRevenuePdf(
    query: RevenueReportAsOfQueryDto,
    figures: RevenueReportDto,
    heading: ReportHeading,
    { restrictions }: ReportRows,
  ): Promise<Buffer> {
    const compare = async (period: Period) => ({
      period,
      report: await this.revenue.read({ ...query, start_date: period.from, end_date: period.to }),
    });
    const previous = await compare(previousPeriod(heading));
    const tables = toRevenueTables(figures, previous, await compare(sameWeeksLastYear(heading)));
    const { toReportPdf } = await loadPdf();
    return toReportPdf(
      heading,
      tables,
      restrictions.map(([label, value]) => `${label}: ${value}.`),
    );
  }
}

interface WrittenReport {
  name: RequestedReport['name'];
  format: ReportFormat;
  heading: ReportHeading;
  rows: ReportRows;
  toPdf: () => Promise<Buffer>;
}

async function toFile({ name, format, heading, rows, toPdf }: WrittenReport): Promise<{ seq: number; file: Download }> {
  const of = { name: `${toReportFileName(name, heading)}.${format}`, count: rows.rows.length };
  const file: Download =
    format === 'csv'
      ? { ...of, type: 'text/csv; charset=utf-8', content: toReportCsv(heading, rows) }
      : { ...of, type: 'application/pdf', content: Readable.from(await toPdf()) };
  return { seq: heading.seq, file };
}

/** Returns a file name: `performance-2026-03-01-to-2026-03-31-as-of-2026-04-01-0700`. */
function toReportFileName(name: string, { from, to, asOf }: ReportHeading): string {
  return `${name}-${from}-to-${to}-as-of-${asOf.slice(0, 16).replace('T', '-').replace(':', '')}`;
}

/** Loads what draws PDFs only when needed: it takes megabytes. */
const loadPdf = () => import('./report-pdf.js');
