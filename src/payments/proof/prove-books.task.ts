import { CommandBus } from '@nestjs/cqrs';
import { MINUTE_MS } from '../../kernel/local-time.js';
import { RunsEvery, type ScheduledTask } from '../../platform/scheduler/scheduled-task.js';
import { ProveBooks } from './prove-books.js';

/** Checks every minute whether tonight's proof is still to be made. */
@RunsEvery({ name: 'prove-books', everyMs: MINUTE_MS })
export class ProveBooksTask implements ScheduledTask {
  constructor(private readonly commands: CommandBus) {}

  run(): Promise<void> {
    return this.commands.execute(new ProveBooks());
  }
}
