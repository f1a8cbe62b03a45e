import { CommandBus } from '@nestjs/cqrs';
import { MINUTE_MS } from '../../kernel/local-time.js';
import { RunsEvery, type ScheduledTask } from '../../platform/scheduler/scheduled-task.js';
import { MailMonthlyReport } from './mail-monthly-report.js';

/** Checks every minute whether a month has ended whose report is still to be sent. */
@RunsEvery({ name: 'mail-monthly-report', everyMs: MINUTE_MS })
export class MailMonthlyReportTask implements ScheduledTask {
  constructor(private readonly commands: CommandBus) {}

  run(): Promise<void> {
    return this.commands.execute(new MailMonthlyReport());
  }
}
