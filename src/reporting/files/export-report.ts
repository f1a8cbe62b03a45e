import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import type { Download } from '../../platform/http/responses/send-download.js';
import { ReportExported } from '../reporting.event-types.js';
import { ReportFiles, type RequestedReport } from './report-files.js';

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
    private readonly events: EventRecorder,
    private readonly files: ReportFiles,
  ) {}

  /** Records the export in the log before the first row is sent. */
  async execute({ report, by }: ExportReport): Promise<Download> {
    const { seq, file } = await this.files.write(report);
    const { start_date, end_date, as_of, format } = report.query;
    const restriction =
      report.name === 'revenue' ? { status_filter: report.query.status, therapist_id: report.query.therapist_id } : {};
    const data = { report: report.name, format, start_date, end_date, as_of, seq, ...restriction };
    await this.events.record(ReportExported, data, by);
    return file;
  }
}
