import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { ServiceRestored } from '../catalog.event-types.js';
import { Service } from './service.entity.js';
import { assertServiceNameIsFree, writeNamed } from './service-names.js';

/**
 * Offers a retired service again, with the treatments that it had.
 * @throws NotFoundError for one that is not retired, BusinessRuleError `service-exists` when another has its name by
 * now, OptimisticLockError when it is no longer at that version
 */
export class RestoreService extends Command<void> {
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RestoreService)
export class RestoreServiceHandler implements ICommandHandler<RestoreService> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ id, expectedVersion, by }: RestoreService): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const service = await em.findOne(Service, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!service?.retiredAt) throw new NotFoundError('There is no such retired service');
      await em.lock(service, LockMode.OPTIMISTIC, expectedVersion);
      await assertServiceNameIsFree(em, service, id);
      Object.assign(service, { retiredAt: null, ownsName: true });
      await writeNamed(service, () => em.flush());
      const data = { service_id: id, name: service.name };
      await this.log.appendChange(em, ServiceRestored, id, data, by);
    });
  }
}
