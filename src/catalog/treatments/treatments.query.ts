import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../kernel/errors.js';
import { parseCents, toAmount } from '../../kernel/money.js';
import { Therapist } from '../therapists/therapist.entity.js';
import { Treatment } from './treatment.entity.js';
import type { TherapistTreatmentsDto, TreatmentDto } from './treatments.dto.js';

/** Who offers what. */
@Injectable()
export class TreatmentsQuery {
  constructor(private readonly em: EntityManager) {}

  /** Of every therapist but Any Available, by name. */
  async all(): Promise<TherapistTreatmentsDto[]> {
    const em = this.em.fork();
    const therapists = await em.find(Therapist, { isUnassigned: false }, { orderBy: { name: 'asc', id: 'asc' } });
    const treatments = Map.groupBy(await em.findAll(Treatment), ({ therapistId }) => therapistId);
    return therapists.map((therapist) => toDto(therapist, treatments.get(therapist.id)));
  }

  /** @throws NotFoundError */
  async forTherapist(id: string): Promise<TherapistTreatmentsDto> {
    const em = this.em.fork();
    const therapist = await em.findOne(Therapist, { id, isUnassigned: false });
    if (!therapist) throw new NotFoundError('There is no such therapist');
    return toDto(therapist, await em.find(Treatment, { therapistId: id }));
  }
}

const toDto = ({ id, version }: Therapist, treatments: readonly Treatment[] = []): TherapistTreatmentsDto => ({
  therapist_id: id,
  treatments: treatments.map(toTreatmentDto).sort((a, b) => a.service_id.localeCompare(b.service_id)),
  version,
});

/** A treatment as answers and change events show it. */
export const toTreatmentDto = ({ serviceId, duration, price }: Treatment): TreatmentDto => ({
  service_id: serviceId,
  duration: duration ?? null,
  price: price == null ? null : toAmount(parseCents(price)),
});
