import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFoundError, BusinessRuleError } from '../../../kernel/errors.js';
import type { Actor } from '../../../kernel/actor.js';
import { UndoBookingChange } from './undo-booking-change.js';

/** Takes completions back, each where its slot allows it. Returns the ids of the bookings that it restored. */
export class UndoCompletions extends Command<string[]> {
  constructor(
    readonly completed: readonly { id: string; version: number }[],
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(UndoCompletions)
export class UndoCompletionsHandler implements ICommandHandler<UndoCompletions> {
  constructor(private readonly commands: CommandBus) {}

  async execute({ completed, by }: UndoCompletions): Promise<string[]> {
    const undone: string[] = [];
    for (const { id, version } of completed) {
      const command = new UndoBookingChange(id, version, by);
      await this.commands.execute(command).then(() => undone.push(id), ignoreBusinessRule);
    }
    return undone;
  }
}

function ignoreBusinessRule(error: unknown): void {
  if (!(error instanceof BusinessRuleError) && !(error instanceof NotFoundError)) throw error;
}
