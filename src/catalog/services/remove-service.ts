import { EntityManager, ForeignKeyConstraintViolationException, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { ServiceDeleted, ServiceRetired } from '../catalog.event-types.js';
import type { RemovedServiceDto } from './removed-service.dto.js';
import { Service } from './service.entity.js';

/**
 * Deletes a service, or retires it when a booking of any status has it: the foreign key decides, so that a booking that
 * comes in at the same moment keeps its service. The foreign key's check uses the index `bookings_by_service`, which no
 * query reads. The only service that a
 * therapist gives is retired, too: without a list they would give every other one.
 * @throws NotFoundError for an unknown or retired service, OptimisticLockError when it is no longer at that version
 */
export class RemoveService extends Command<RemovedServiceDto> {
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

  execute({ id, expectedVersion, by }: RemoveService): Promise<RemovedServiceDto> {
    return this.em.fork().transactional(async (em) => {
      const service = await em.findOne(Service, { id, retiredAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!service) throw new NotFoundError('There is no such service');
      await em.lock(service, LockMode.OPTIMISTIC, expectedVersion);
      const data = { service_id: id, name: service.name };
      const idle = await sql<{ name: string }>(em, idleTherapistsSql, [id]);
      const isDeleted = idle.length === 0 && (await tryDelete(em, id));
      if (!isDeleted) service.retiredAt = this.clock.now();
      await this.log.appendChange(em, isDeleted ? ServiceDeleted : ServiceRetired, id, data, by);
      return { outcome: isDeleted ? 'deleted' : 'retired', idle_therapists: idle.map(({ name }) => name) };
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

/** SQL of the therapists who give this service alone, of those that are offered. */
const idleTherapistsSql = /* sql */ `
  select t.name from therapists t join therapist_treatments o on o.therapist_id = t.id and o.service_id = $1
  where not exists (
    select from therapist_treatments other join services s on s.id = other.service_id
    where other.therapist_id = t.id and s.id <> $1 and s.retired_at is null)
  order by t.name, t.id`;
