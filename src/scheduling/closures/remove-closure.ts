import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { ClosureRemoved } from '../scheduling.event-types.js';
import { toEventData } from './closure-input.js';
import { requireClosure } from './closures.query.js';

/**
 * Removes a closure, so that its days can be booked again.
 * @throws NotFoundError, OptimisticLockError when it is no longer at the expected version
 */
export class RemoveClosure extends Command<void> {
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveClosure)
export class RemoveClosureHandler implements ICommandHandler<RemoveClosure> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ id, expectedVersion, by }: RemoveClosure): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const closure = await requireClosure(em, id);
      await em.lock(closure, LockMode.OPTIMISTIC, expectedVersion);
      em.remove(closure);
      const data = { closure_id: id, ...toEventData(closure) };
      await this.log.appendChange(em, ClosureRemoved, id, data, by);
    });
  }
}
