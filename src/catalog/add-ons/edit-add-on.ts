import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { diffFields } from '../diff.js';
import { AddOnEdited } from '../catalog.event-types.js';
import { AddOn } from './add-on.entity.js';
import { type AddOnInput, toAddOnColumns, toAddOnEventData } from './add-on-input.js';

/**
 * Changes an add-on for future bookings, or takes it off the offer; bookings keep it as it was booked.
 * @throws NotFoundError, InvalidInputError on `service_ids`, OptimisticLockError when it is no longer at that version
 */
export class EditAddOn extends Command<void> {
  constructor(
    readonly id: string,
    readonly input: AddOnInput,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(EditAddOn)
export class EditAddOnHandler implements ICommandHandler<EditAddOn> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ id, input, expectedVersion, by }: EditAddOn): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const addOn = await em.findOne(AddOn, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!addOn) throw new NotFoundError('There is no such add-on');
      await em.lock(addOn, LockMode.OPTIMISTIC, expectedVersion);
      const columns = await toAddOnColumns(em, input);
      const changes = diffFields(toAddOnEventData(addOn), toAddOnEventData(columns));
      if (!changes) return;
      Object.assign(addOn, columns, { updatedAt: this.clock.now() });
      await em.flush();
      await this.log.appendChange(em, AddOnEdited, id, { add_on_id: id, name: columns.name, ...changes }, by);
    });
  }
}
