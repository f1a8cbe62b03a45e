import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import { type Cents, formatDecimal } from '../../kernel/money.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { diffFields } from '../diff.js';
import { Service } from '../services/service.entity.js';
import { Therapist } from '../therapists/therapist.entity.js';
import { Treatment } from './treatment.entity.js';
import { toTreatmentDto } from './treatments.query.js';

/** A treatment's differences from its service; null where there is none. */
interface TreatmentInput {
  serviceId: string;
  durationMinutes: number | null;
  priceCents: Cents | null;
}

/**
 * Sets the services that a therapist gives; none means all. Existing bookings stay as they are.
 * @throws NotFoundError, BusinessRuleError `any-available-stays`, InvalidInputError on `treatments` for a service that
 * is not offered, OptimisticLockError when the therapist is no longer at the expected version
 */
export class SetTreatments extends Command<void> {
  constructor(
    readonly therapistId: string,
    readonly treatments: readonly TreatmentInput[],
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(SetTreatments)
export class SetTreatmentsHandler implements ICommandHandler<SetTreatments> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ therapistId, treatments, expectedVersion, by }: SetTreatments): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const therapist = await em.findOne(Therapist, therapistId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!therapist) throw new NotFoundError('There is no such therapist');
      if (therapist.isUnassigned) throw new BusinessRuleError('any-available-stays', 'Any Available cannot be changed');
      await em.lock(therapist, LockMode.OPTIMISTIC, expectedVersion);
      const current = await em.find(Treatment, { therapistId });
      const retired = await findRetired(em, current);
      await assertOffered(em, treatments, retired);
      const before = toEventData(current);
      const updated = treatments.map((input) => toColumns(therapistId, input));
      // A retired service is on no form, so its treatments are kept in case it is restored. An empty list still means
      // every service.
      const kept = updated.length > 0 ? retired : new Set<string>();
      for (const treatment of current)
        if (!updated.some(({ serviceId }) => serviceId === treatment.serviceId) && !kept.has(treatment.serviceId))
          em.remove(treatment);
      for (const columns of updated) await em.upsert(Treatment, columns);
      const changes = diffFields(before, toEventData(updated));
      if (!changes) return;
      therapist.updatedAt = this.clock.now();
      const data = { therapist_id: therapistId, name: therapist.name, ...changes };
      await this.log.appendChangeEvents(em, [{ stream: therapistId, type: 'TreatmentsChanged', data }], by);
    });
  }
}

/** Finds the retired services among the treatments. */
async function findRetired(em: EntityManager, treatments: readonly Treatment[]): Promise<Set<string>> {
  const ids = treatments.map(({ serviceId }) => serviceId);
  const retired = await em.find(Service, { id: { $in: ids }, retiredAt: { $ne: null } });
  return new Set(retired.map(({ id }) => id));
}

async function assertOffered(
  em: EntityManager,
  treatments: readonly TreatmentInput[],
  retired: ReadonlySet<string>,
): Promise<void> {
  const ids = treatments.map(({ serviceId }) => serviceId).filter((id) => !retired.has(id));
  const offered = new Set((await em.find(Service, { id: { $in: ids }, retiredAt: null })).map(({ id }) => id));
  if (ids.some((id) => !offered.has(id))) throw new InvalidInputError('treatments', 'This service is not offered');
}

const toColumns = (therapistId: string, { serviceId, durationMinutes, priceCents }: TreatmentInput) => ({
  therapistId,
  serviceId,
  duration: durationMinutes,
  price: priceCents === null ? null : formatDecimal(priceCents),
});

const toEventData = (treatments: readonly Pick<Treatment, 'serviceId' | 'duration' | 'price'>[]) => ({
  treatments: treatments
    .map((each) => toTreatmentDto(each as Treatment))
    .sort((a, b) => a.service_id.localeCompare(b.service_id)),
});
