import { api } from '../../../../shared/api/generated.js';

/** A changed booking changes what is booked, and no shift: only this is read again. */
const coverageApi = api.enhanceEndpoints({
  addTagTypes: ['Coverage'],
  endpoints: { getCoverage: { providesTags: ['Scheduling', 'Coverage'] } },
});

export const refetchCoverage = () => coverageApi.util.invalidateTags(['Coverage']);
