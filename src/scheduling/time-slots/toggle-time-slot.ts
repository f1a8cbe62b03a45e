import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { TimeSlotToggled } from '../scheduling.event-types.js';
import { lockTimeSlots, requireTimeSlot, toEventData } from './time-slot-rules.js';

/**
 * Offers a slot or stops offering it. Bookings stay.
 * @throws NotFoundError, OptimisticLockError when it is no longer at that version
 */
export class ToggleTimeSlot extends Command<void> {
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly isActive: boolean,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ToggleTimeSlot)
export class ToggleTimeSlotHandler implements ICommandHandler<ToggleTimeSlot> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ id, expectedVersion, isActive, by }: ToggleTimeSlot): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const slot = requireTimeSlot(await lockTimeSlots(em), id);
      await em.lock(slot, LockMode.OPTIMISTIC, expectedVersion);
      if (slot.isActive === isActive) return;
      slot.isActive = isActive;
      const data = { timeslot_id: id, is_active: isActive, ...toEventData(slot) };
      await this.log.appendChange(em, TimeSlotToggled, id, data, by);
    });
  }
}
