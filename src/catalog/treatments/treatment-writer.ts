import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { type Cents, formatDecimal, parseCents } from '../../kernel/money.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { diffFields } from '../diff.js';
import { Service } from '../services/service.entity.js';
import { TreatmentsChanged } from '../catalog.event-types.js';
import { Treatment } from './treatment.entity.js';
import { toTreatmentDto } from './treatments.query.js';

/** A treatment's differences from its service; null where there is none. */
export interface TreatmentInput {
  serviceId: string;
  durationMinutes: number | null;
  priceCents: Cents | null;
}

/**
 * Writes the services that a therapist gives, inside the transaction of the caller, who has locked the therapist. A
 * trigger makes their names the therapist's specialties.
 */
@Injectable()
export class TreatmentWriter {
  constructor(private readonly log: EventLog) {}

  /**
   * Replaces the list; none means all services.
   * @returns whether anything has changed
   * @throws InvalidInputError on `treatments` for a service that is not offered
   */
  async replace(
    em: EntityManager,
    therapist: { id: string; name: string },
    treatments: readonly TreatmentInput[],
    by: Actor,
  ): Promise<boolean> {
    const { id: therapistId, name } = therapist;
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
    if (!changes) return false;
    const data = { therapist_id: therapistId, name, ...changes };
    await this.log.appendChange(em, TreatmentsChanged, therapistId, data, by);
    return true;
  }

  /**
   * Replaces the list by the names of services, as the therapist's form has them. Those that stay keep the therapist's
   * minutes and price.
   * @returns whether anything has changed
   * @throws InvalidInputError on `specialties` for a name that no offered service has
   */
  async replaceByName(
    em: EntityManager,
    therapist: { id: string; name: string },
    names: readonly string[],
    by: Actor,
  ): Promise<boolean> {
    const services = await em.find(Service, { name: { $in: [...names] }, retiredAt: null });
    const unknown = names.find((wanted) => !services.some(({ name }) => name === wanted));
    if (unknown !== undefined)
      throw new InvalidInputError('specialties', `“${unknown}” is not one of your services. Choose from the list`);
    const current = new Map(
      (await em.find(Treatment, { therapistId: therapist.id })).map((treatment) => [treatment.serviceId, treatment]),
    );
    const treatments = services.map(({ id: serviceId }): TreatmentInput => {
      const { duration = null, price = null } = current.get(serviceId) ?? {};
      return { serviceId, durationMinutes: duration, priceCents: price === null ? null : parseCents(price) };
    });
    return this.replace(em, therapist, treatments, by);
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
