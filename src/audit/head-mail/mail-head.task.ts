import { CommandBus } from '@nestjs/cqrs';
import { MINUTE_MS } from '../../kernel/local-time.js';
import { RunsEvery, type ScheduledTask } from '../../platform/scheduler/scheduled-task.js';
import { MailHeadDaily } from './mail-head-daily.js';

/** Checks every minute whether today's mail with the head is still to be sent. */
@RunsEvery({ name: 'mail-action-log-head', everyMs: MINUTE_MS })
export class MailHeadTask implements ScheduledTask {
  constructor(private readonly commands: CommandBus) {}

  run(): Promise<void> {
    return this.commands.execute(new MailHeadDaily());
  }
}
