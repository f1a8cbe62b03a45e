import { CommandBus } from '@nestjs/cqrs';
import { MINUTE_MS } from '../../kernel/local-time.js';
import { RunsEvery, type ScheduledTask } from '../../platform/scheduler/scheduled-task.js';
import { VerifyActionLogNightly } from './verify-action-log-nightly.js';

/** Checks every minute whether tonight's verification is still to be done. */
@RunsEvery({ name: 'verify-action-log', everyMs: MINUTE_MS })
export class VerifyActionLogTask implements ScheduledTask {
  constructor(private readonly commands: CommandBus) {}

  run(): Promise<void> {
    return this.commands.execute(new VerifyActionLogNightly());
  }
}
