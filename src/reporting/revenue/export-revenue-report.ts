import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BookingExport } from '../../booking/index.js';
import type { Actor } from '../../kernel/actor.js';
import { toBookingFilter } from './revenue-report.js';
import type { RevenueReportQueryDto } from './revenue-report.dto.js';

type ExportedBookings = Awaited<ReturnType<BookingExport['exportBookings']>>;

/** Exports the bookings behind a revenue report as CSV, latest first. @throws InvalidInputError when the range ends before it starts */
export class ExportRevenueReport extends Command<ExportedBookings> {
  constructor(
    readonly report: RevenueReportQueryDto,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ExportRevenueReport)
export class ExportRevenueReportHandler implements ICommandHandler<ExportRevenueReport> {
  constructor(private readonly bookings: BookingExport) {}

  /** The export is logged in a transaction of its own before the first row is sent. */
  execute({ report, by }: ExportRevenueReport): Promise<ExportedBookings> {
    const { start_date, end_date, status, therapist_id } = report;
    const data = { start_date, end_date, status_filter: status, therapist_id };
    return this.bookings.exportBookings(toBookingFilter(report), { type: 'RevenueReportExported', data }, by);
  }
}
