import { EntityManager, ForeignKeyConstraintViolationException, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { Service } from './service.entity.js';

/**
 * Deletes a service, or retires it when a booking of any status has it: the foreign key decides, so that a booking that
 * comes in at the same moment keeps its service. The foreign key's check uses the index `bookings_by_service`, which no
 * query reads.
 * @throws NotFoundError for an unknown or retired service, OptimisticLockError when it is no longer at that version
 */
export class RemoveService extends Command<'deleted' | 'retired'> {
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveService)
export class RemoveServiceHandler implements ICommandHandler<RemoveService> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ id, expectedVersion, by }: RemoveService): Promise<'deleted' | 'retired'> {
    return this.em.fork().transactional(async (em) => {
      const service = await em.findOne(Service, { id, retiredAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!service) throw new NotFoundError('There is no such service');
      await em.lock(service, LockMode.OPTIMISTIC, expectedVersion);
      const data = { service_id: id, name: service.name };
      const isDeleted = await tryDelete(em, id);
      if (!isDeleted) service.retiredAt = this.clock.now();
      const type = isDeleted ? 'ServiceDeleted' : 'ServiceRetired';
      await this.log.appendChangeEvents(em, [{ stream: id, type, data }], by);
      return isDeleted ? 'deleted' : 'retired';
    });
  }
}

/** Tries to delete the service in a savepoint, because a refused statement would abort the whole transaction. */
async function tryDelete(em: EntityManager, id: string): Promise<boolean> {
  try {
    await em.transactional((savepoint) => savepoint.nativeDelete(Service, { id }));
    return true;
  } catch (error) {
    if (error instanceof ForeignKeyConstraintViolationException) return false;
    throw error;
  }
}
