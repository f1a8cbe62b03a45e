import type { OfficeServiceDto } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { useSetTreatmentsMutation } from '../catalog-api.js';
import { toastActionError } from '../records/save-toasts.js';
import { type TherapistTreatments, toDraft, toTreatments } from './treatment-draft.js';

/** Ticks or unticks one service of a therapist and saves that at once. */
export function useToggleTreatment(services: OfficeServiceDto[]) {
  const [setTreatments, { isLoading }] = useSetTreatmentsMutation();
  return async (therapist: TherapistTreatments, serviceId: string) => {
    if (isLoading) return;
    const draft = toDraft(therapist, services);
    const own = draft.treatments[serviceId];
    if (!own) return;
    own.gives = !own.gives;
    if (!Object.values(draft.treatments).some(({ gives }) => gives))
      return toast(errorToast(`${therapist.name} has to give at least one treatment`));
    const treatments = toTreatments(draft, services);
    const { error } = await setTreatments({
      id: therapist.id,
      editTreatmentsDto: { treatments, version: therapist.version },
    });
    if (error) toastActionError(error, 'Failed to save treatments');
  };
}
