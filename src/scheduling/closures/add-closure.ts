import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { ClosureAdded } from '../scheduling.event-types.js';
import { assertValidDays, type ClosureInput, assertDaysNotClosed, toEventData } from './closure-input.js';
import { Closure } from './closure.entity.js';

/**
 * Closes the shop to visitors on some days; existing bookings stay.
 * @throws InvalidInputError, BusinessRuleError `closure-exists`
 */
export class AddClosure extends Command<void> {
  constructor(
    readonly id: string,
    readonly input: ClosureInput,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddClosure)
export class AddClosureHandler implements ICommandHandler<AddClosure> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  async execute({ id, input, by }: AddClosure): Promise<void> {
    assertValidDays(input, this.clock.today());
    await this.em.fork().transactional(async (em) => {
      await assertDaysNotClosed(em, id, input);
      em.create(Closure, { id, ...input, createdAt: this.clock.instant() });
      const data = { closure_id: id, ...toEventData(input) };
      await this.log.appendChange(em, ClosureAdded, id, data, by);
    });
  }
}
