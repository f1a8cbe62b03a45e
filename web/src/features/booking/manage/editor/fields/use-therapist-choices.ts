import { useListOfferedTherapistsQuery, useListOfficeTherapistsQuery } from '../../../../../shared/api/generated.js';

/** Reads the therapists to choose from for a service: those who work here and give it, and the chosen one. */
export function useTherapistChoices(serviceId: string, chosenId: string) {
  const therapistList = useListOfficeTherapistsQuery();
  const { currentData: giving } = useListOfferedTherapistsQuery({ serviceId }, { skip: !serviceId });
  const givesService = (id: string) => !giving || giving.some((each) => each.id === id);
  return {
    therapistList,
    therapists: (therapistList.data ?? []).filter(
      ({ id, is_active }) => is_active && (id === chosenId || givesService(id)),
    ),
    /** The chosen therapist with their minutes and price for the service; undefined unless they give it. */
    chosen: giving?.find(({ id }) => id === chosenId),
  };
}
