import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { UndoBookingChange } from '../commands/undo/undo-booking-change.js';
import { toRuleCode } from './booking-mover.js';
import type { LeftBooking } from './relocation.event-types.js';
import { RelocationLog } from './relocation-log.js';
import { RelocationLeave } from './relocation-leave.js';

/**
 * Undoes a relocation as a whole: first its leave, so that the therapist is available again, then each booking that
 * nobody has changed since and whose slot is still free. A repeated request changes nothing more.
 * @throws NotFoundError
 */
export class UndoRelocation extends Command<void> {
  constructor(
    readonly id: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(UndoRelocation)
export class UndoRelocationHandler implements ICommandHandler<UndoRelocation> {
  constructor(
    private readonly commands: CommandBus,
    private readonly leave: RelocationLeave,
    private readonly log: RelocationLog,
  ) {}

  async execute({ id, by }: UndoRelocation): Promise<void> {
    const { relocated, undone: before } = await this.log.require(id);
    if (before) return;
    await this.leave.withdraw(relocated.leave_ids, by);
    const undone: string[] = [];
    const left: LeftBooking[] = [];
    for (const booking of [...relocated.moved, ...relocated.cancelled].toReversed()) {
      const command = new UndoBookingChange(booking.id, booking.version, by);
      const code = await toRuleCode(() => this.commands.execute(command));
      if (code === undefined) undone.push(booking.id);
      else left.push({ id: booking.id, code });
    }
    await this.log.appendUndo(id, { undone, left }, by);
  }
}
