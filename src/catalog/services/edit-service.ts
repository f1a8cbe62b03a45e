import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { diffFields } from '../diff.js';
import { ServiceEdited } from '../catalog.event-types.js';
import { Service } from './service.entity.js';
import {
  assertServiceNameIsFree,
  findVariants,
  isSameTreatment,
  withGroupSpelling,
  writeNamed,
} from './service-names.js';
import { type ServiceInput, toColumns, toServiceEventData } from './service-input.js';

/**
 * Changes a service for future bookings; existing ones keep name, price and duration as they were booked. Where the
 * treatment of a variant is spelled otherwise, its other variants are from then on as well.
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
      const locked = await this.lock(em, id, input.group ?? null);
      const service = locked.find((each) => each.id === id && !each.retiredAt);
      if (!service) throw new NotFoundError('There is no such service');
      await em.lock(service, LockMode.OPTIMISTIC, expectedVersion);
      const named = withKeptGroup(service, input);
      const isRespelled = await this.isRespelled(em, service, named);
      const columns = toColumns(isRespelled ? named : await withGroupSpelling(em, named, id));
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
      if (isRespelled) await this.spellOthers(em, locked, named.group!, by);
    });
  }

  /**
   * Locks a service with the variants of the treatment that it is to belong to, retired ones too: in the order of their
   * ids, because two of them may be spelled otherwise at once.
   */
  private async lock(em: EntityManager, id: string, group: string | null): Promise<Service[]> {
    const ids = group ? await findVariants(em, group) : [];
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    return em.find(Service, { id: { $in: [...ids, id] } }, lock);
  }

  /** Whether the input changes no more of the treatment than how it is spelled. */
  private async isRespelled(em: EntityManager, { groupName }: Service, { group }: ServiceInput): Promise<boolean> {
    return Boolean(group && groupName && group !== groupName) && isSameTreatment(em, groupName!, group!);
  }

  private async spellOthers(em: EntityManager, variants: Service[], group: string, by: Actor): Promise<void> {
    for (const other of variants.filter(({ groupName }) => groupName !== group)) {
      const before = toServiceEventData(other);
      const name = `${group}, ${other.variant}`;
      Object.assign(other, { name, groupName: group, updatedAt: this.clock.now() });
      await em.flush();
      const data = { service_id: other.id, name, ...diffFields(before, toServiceEventData(other))! };
      await this.log.appendChange(em, ServiceEdited, other.id, data, by);
    }
  }
}

/** Leaves a variant in its treatment where the input has its full name, and says nothing about treatments. */
function withKeptGroup({ name, groupName, variant }: Service, input: ServiceInput): ServiceInput {
  if (input.group !== undefined || input.name !== name) return input;
  return { ...input, group: groupName, variant: input.variant ?? variant };
}
