import type {
  OfficeServiceDto,
  OfficeTherapistDto,
  TherapistTreatmentsDto,
  TreatmentDto,
} from '../../../shared/api/generated.js';

/** A therapist's treatments, with their name. */
export interface TherapistTreatments extends TherapistTreatmentsDto {
  id: string;
  name: string;
}

/** One service in the form; minutes or price are null where they are the service's. */
interface TreatmentDraft {
  gives: boolean;
  duration: number | null;
  price: number | null;
}

export interface TreatmentsDraft {
  treatments: Record<string, TreatmentDraft>;
}

/** Returns the treatments of the active therapists, in the order given. */
export function toRows(all: TherapistTreatmentsDto[], therapists: OfficeTherapistDto[]): TherapistTreatments[] {
  const active = new Map(therapists.filter(({ is_active }) => is_active).map(({ id, name }) => [id, name]));
  return all.flatMap((each) => {
    const name = active.get(each.therapist_id);
    return name === undefined ? [] : [{ ...each, id: each.therapist_id, name }];
  });
}

/**
 * Returns the treatment of a service; undefined where the therapist does not give it. A therapist without a list gives
 * all.
 */
export function findTreatment({ treatments }: TherapistTreatmentsDto, serviceId: string): TreatmentDto | undefined {
  const own = treatments.find(({ service_id }) => service_id === serviceId);
  return treatments.length === 0 ? { service_id: serviceId, duration: null, price: null } : own;
}

export const toDraft = (therapist: TherapistTreatmentsDto, services: OfficeServiceDto[]): TreatmentsDraft => ({
  treatments: Object.fromEntries(
    services.map(({ id }) => {
      const own = findTreatment(therapist, id);
      return [id, { gives: own !== undefined, duration: own?.duration ?? null, price: own?.price ?? null }];
    }),
  ),
});

/**
 * Converts the draft to the list to store: empty if the therapist gives every service unchanged, so that new services
 * are included as well.
 */
export function toTreatments(draft: TreatmentsDraft, services: OfficeServiceDto[]): TreatmentDto[] {
  if (givesEverything(draft, services)) return [];
  return services.flatMap(({ id }) => {
    const { gives, duration, price } = draft.treatments[id] ?? { gives: true, duration: null, price: null };
    return gives ? [{ service_id: id, duration, price }] : [];
  });
}

/** Whether every service is ticked, without minutes or a price of the therapist's own. */
const givesEverything = ({ treatments }: TreatmentsDraft, services: OfficeServiceDto[]): boolean =>
  services.every(({ id }) => {
    const { gives, duration, price } = treatments[id] ?? { gives: true, duration: null, price: null };
    return gives && duration === null && price === null;
  });

/** Describes in words which services the therapist gives. */
export function formatTreatments(treatments: TreatmentDto[], services: OfficeServiceDto[]): string {
  if (treatments.length === 0) return 'Gives every treatment, new ones too';
  const count = services.filter(({ id }) => treatments.some(({ service_id }) => service_id === id)).length;
  return count === services.length
    ? 'Gives every treatment of today; new ones have to be ticked'
    : `Gives ${count} of ${services.length} treatments`;
}
