import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { modifiedError } from '../../kernel/errors.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { TimeSlotEdited } from '../scheduling.event-types.js';
import { lockTimeSlots, toEventData } from './time-slot-rules.js';

/** Sets the order of the time slots. @throws BusinessRuleError `modified` when these are not all of them */
export class OrderTimeSlots extends Command<void> {
  constructor(
    readonly ids: readonly string[],
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(OrderTimeSlots)
export class OrderTimeSlotsHandler implements ICommandHandler<OrderTimeSlots> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ ids, by }: OrderTimeSlots): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const slots = await lockTimeSlots(em);
      const orders = new Map(ids.map((id, index) => [id, index + 1]));
      if (slots.length !== orders.size || slots.some(({ id }) => !orders.has(id))) throw modifiedError();
      for (const slot of slots) {
        const display_order = orders.get(slot.id)!;
        if (slot.displayOrder === display_order) continue;
        const before = { ...toEventData(slot), display_order: slot.displayOrder };
        slot.displayOrder = display_order;
        const data = { timeslot_id: slot.id, ...toEventData(slot), display_order, before };
        await this.log.appendChange(em, TimeSlotEdited, slot.id, data, by);
      }
    });
  }
}
