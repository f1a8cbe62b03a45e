import { DEFAULT_DURATION_MINUTES, type TreatmentInput } from '../../catalog/index.js';
import { services } from './services.js';
import type { DemoTherapist } from './therapists.js';

/** A treatment as a therapist gives it. */
export interface GivenTreatment {
  serviceId: string;
  serviceName: string;
  durationMinutes: number;
  totalCents: number;
}

/** Returns a therapist's treatments, with the own minutes and prices among them. */
export function toTreatments(therapist: DemoTherapist): TreatmentInput[] {
  return findServices(therapist).map(({ id: serviceId, name }) => {
    const { minutes = null, dollars = null } = therapist.ownTerms?.[name] ?? {};
    return { serviceId, durationMinutes: minutes, priceCents: dollars === null ? null : dollars * 100 };
  });
}

/** Returns a therapist's treatments as they are booked. */
export function getGivenTreatments(therapist: DemoTherapist): GivenTreatment[] {
  const own = toTreatments(therapist);
  return findServices(therapist).map(({ id: serviceId, name: serviceName, durationMinutes, priceCents }, nth) => ({
    serviceId,
    serviceName,
    durationMinutes: own[nth]!.durationMinutes ?? durationMinutes ?? DEFAULT_DURATION_MINUTES,
    totalCents: own[nth]!.priceCents ?? priceCents,
  }));
}

const findServices = ({ specialties }: DemoTherapist) => services.filter(({ name }) => specialties.includes(name));
