import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { diffFields } from '../diff.js';
import { ServiceEdited } from '../catalog.event-types.js';
import { Service } from './service.entity.js';
import { assertServiceNameIsFree, withGroupSpelling, writeNamed } from './service-names.js';
import { type ServiceInput, toColumns, toServiceEventData } from './service-input.js';

/**
 * Changes a service for future bookings; existing ones keep name, price and duration as they were booked.
 * @throws NotFoundError for an unknown or retired service, BusinessRuleError `service-exists`, OptimisticLockError when
 * it is no longer at that version
 */
export class EditService extends Command<void> {
  constructor(
    readonly id: string,
    readonly input: ServiceInput,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(EditService)
export class EditServiceHandler implements ICommandHandler<EditService> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ id, input, expectedVersion, by }: EditService): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const service = await em.findOne(Service, { id, retiredAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!service) throw new NotFoundError('There is no such service');
      await em.lock(service, LockMode.OPTIMISTIC, expectedVersion);
      const columns = toColumns(await withGroupSpelling(em, input, id));
      const before = toServiceEventData(service);
      const changes = diffFields(before, toServiceEventData(columns));
      if (!changes) return;
      Object.assign(service, columns, { updatedAt: this.clock.now() });
      if (columns.name !== before.name) {
        await assertServiceNameIsFree(em, columns, id);
        service.ownsName = true;
      }
      await writeNamed(columns, () => em.flush());
      const data = { service_id: id, name: columns.name, ...changes };
      await this.log.appendChange(em, ServiceEdited, id, data, by);
    });
  }
}
