import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { ClosureEdited } from '../scheduling.event-types.js';
import {
  assertUnchanged,
  assertValidDays,
  type ClosureInput,
  assertDaysNotClosed,
  toEventData,
} from './closure-input.js';
import { requireClosure } from './closures.query.js';

/**
 * Changes a closure.
 * @throws NotFoundError, InvalidInputError, BusinessRuleError `closure-exists`, `modified` when it is no longer at the
 * expected version
 */
export class EditClosure extends Command<void> {
  constructor(
    readonly id: string,
    readonly input: ClosureInput,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(EditClosure)
export class EditClosureHandler implements ICommandHandler<EditClosure> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  async execute({ id, input, expectedVersion, by }: EditClosure): Promise<void> {
    assertValidDays(input, this.clock.today());
    await this.em.fork().transactional(async (em) => {
      await assertDaysNotClosed(em, id, input);
      const closure = await requireClosure(em, id);
      assertUnchanged(closure, expectedVersion, input);
      const before = toEventData(closure);
      Object.assign(closure, input);
      const data = { closure_id: id, ...toEventData(input), before };
      await this.log.appendChange(em, ClosureEdited, id, data, by);
    });
  }
}
