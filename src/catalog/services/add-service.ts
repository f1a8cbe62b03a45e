import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { ServiceAdded } from '../catalog.event-types.js';
import { Service } from './service.entity.js';
import { assertServiceNameIsFree, withGroupSpelling, writeNamed } from './service-names.js';
import { type ServiceInput, toColumns, toServiceEventData } from './service-input.js';

/** Offers a new service. @throws BusinessRuleError `service-exists` */
export class AddService extends Command<void> {
  constructor(
    readonly id: string,
    readonly input: ServiceInput,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddService)
export class AddServiceHandler implements ICommandHandler<AddService> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ id, input, by }: AddService): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const now = this.clock.now();
      const columns = toColumns(await withGroupSpelling(em, input, id));
      await assertServiceNameIsFree(em, columns, id);
      em.create(Service, { id, ...columns, ownsName: true, createdAt: now, updatedAt: now });
      await writeNamed(columns, () => em.flush());
      const data = { service_id: id, ...toServiceEventData(columns) };
      await this.log.appendChange(em, ServiceAdded, id, data, by);
    });
  }
}
