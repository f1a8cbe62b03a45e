import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { TimeSlotEdited } from '../scheduling.event-types.js';
import { assertValidTimes, lockTimeSlots, type NewTimeSlot, requireTimeSlot, toEventData } from './time-slot-rules.js';

/**
 * Changes a time slot; bookings keep their times.
 * @throws NotFoundError, InvalidInputError and BusinessRuleError as when adding, OptimisticLockError
 */
export class EditTimeSlot extends Command<void> {
  /** @param to without a display order the slot keeps its own */
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly to: NewTimeSlot,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(EditTimeSlot)
export class EditTimeSlotHandler implements ICommandHandler<EditTimeSlot> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ id, expectedVersion, to, by }: EditTimeSlot): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const slots = await lockTimeSlots(em);
      const slot = requireTimeSlot(slots, id);
      await em.lock(slot, LockMode.OPTIMISTIC, expectedVersion);
      const others = slots.filter((other) => other !== slot);
      assertValidTimes(to, others, slot);
      const before = { ...toEventData(slot), display_order: slot.displayOrder };
      Object.assign(slot, to);
      const data = { timeslot_id: id, ...toEventData(slot), display_order: slot.displayOrder, before };
      await this.log.appendChange(em, TimeSlotEdited, id, data, by);
    });
  }
}
