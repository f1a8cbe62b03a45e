import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BookingCsvQuery, type ExportedBookings } from '../../booking/index.js';
import type { Actor } from '../../kernel/actor.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import { RevenueReportExported } from '../reporting.event-types.js';
import { toRevenueFilter } from './revenue-report.query.js';
import type { RevenueReportQueryDto } from './revenue-report.dto.js';

/**
 * Exports the bookings behind a revenue report as CSV, latest first.
 * @throws InvalidInputError when the range ends before it starts
 */
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
  constructor(
    private readonly events: EventRecorder,
    private readonly bookings: BookingCsvQuery,
  ) {}

  /** Records the export in the log before the first row is sent. */
  async execute({ report, by }: ExportRevenueReport): Promise<ExportedBookings> {
    const exported = await this.bookings.read(toRevenueFilter(report));
    const { start_date, end_date, status, therapist_id } = report;
    const data = { record_count: exported.count, start_date, end_date, status_filter: status, therapist_id };
    await this.events.record(RevenueReportExported, data, by);
    return exported;
  }
}
