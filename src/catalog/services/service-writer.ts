import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { ServiceAdded, ServiceRetired } from '../catalog.event-types.js';
import { type ServiceInput, toColumns, toServiceEventData } from './service-input.js';
import { assertServiceNameIsFree, withGroupSpelling, writeNamed } from './service-names.js';
import { Service } from './service.entity.js';

/** Writes new services, inside the transaction of the caller. */
@Injectable()
export class ServiceWriter {
  constructor(
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Offers a new service. @throws BusinessRuleError `service-exists` */
  async add(em: EntityManager, id: string, input: ServiceInput, by: Actor): Promise<void> {
    const columns = toColumns(await withGroupSpelling(em, input, id));
    await assertServiceNameIsFree(em, columns, id);
    await this.write(em, id, columns, null, by);
  }

  /** Adds a service that was sold before and is not offered. */
  async addRetired(em: EntityManager, id: string, input: ServiceInput, by: Actor): Promise<void> {
    const columns = toColumns(await withGroupSpelling(em, input, id));
    await this.write(em, id, columns, this.clock.now(), by);
    await this.log.appendChange(em, ServiceRetired, id, { service_id: id, name: columns.name }, by);
  }

  private async write(
    em: EntityManager,
    id: string,
    columns: ReturnType<typeof toColumns>,
    retiredAt: Date | null,
    by: Actor,
  ): Promise<void> {
    const now = this.clock.now();
    em.create(Service, { id, ...columns, ownsName: true, retiredAt, createdAt: now, updatedAt: now });
    await writeNamed(columns, () => em.flush());
    await this.log.appendChange(em, ServiceAdded, id, { service_id: id, ...toServiceEventData(columns) }, by);
  }
}
