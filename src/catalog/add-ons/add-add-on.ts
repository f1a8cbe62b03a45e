import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { AddOnAdded } from '../catalog.event-types.js';
import { AddOn } from './add-on.entity.js';
import { type AddOnInput, toAddOnColumns, toAddOnEventData } from './add-on-input.js';

/** Offers something new beside treatments. @throws InvalidInputError on `service_ids` for one that there is not */
export class AddAddOn extends Command<void> {
  constructor(
    readonly id: string,
    readonly input: AddOnInput,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddAddOn)
export class AddAddOnHandler implements ICommandHandler<AddAddOn> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ id, input, by }: AddAddOn): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const now = this.clock.now();
      const columns = await toAddOnColumns(em, input);
      em.create(AddOn, { id, ...columns, createdAt: now, updatedAt: now });
      await em.flush();
      await this.log.appendChange(em, AddOnAdded, id, { add_on_id: id, ...toAddOnEventData(columns) }, by);
    });
  }
}
