import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound, RuleBroken } from '../../platform/decider.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { EditBooking } from './edit-booking.js';

/** Makes completed bookings confirmed again, each where its slot allows it. Returns the ids of those it could. */
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
      const command = new EditBooking(id, { status: 'confirmed' }, by, version);
      await this.commands.execute(command).then(() => undone.push(id), whenRefused);
    }
    return undone;
  }
}

function whenRefused(error: unknown): void {
  if (!(error instanceof RuleBroken) && !(error instanceof NotFound)) throw error;
}
