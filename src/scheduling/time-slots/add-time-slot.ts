import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { TimeSlotAdded } from '../scheduling.event-types.js';
import { TimeSlot } from './time-slot.entity.js';
import { assertValidTimes, lockTimeSlots, type NewTimeSlot, toEventData } from './time-slot-rules.js';

/**
 * Adds a time slot.
 * @throws InvalidInputError when it ends at or before its start, BusinessRuleError `time-slot-exists`
 */
export class AddTimeSlot extends Command<void> {
  constructor(
    readonly id: string,
    readonly slot: NewTimeSlot,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddTimeSlot)
export class AddTimeSlotHandler implements ICommandHandler<AddTimeSlot> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ id, slot, by }: AddTimeSlot): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const slots = await lockTimeSlots(em);
      assertValidTimes(slot, slots);
      const last = Math.max(0, ...slots.map(({ displayOrder }) => displayOrder));
      em.create(TimeSlot, { id, displayOrder: last + 1, isActive: true, ...slot });
      await this.log.appendChange(em, TimeSlotAdded, id, toEventData(slot), by);
    });
  }
}
