import { api } from '../../../../shared/api/generated.js';

/** A changed booking changes what is booked, and no shift: only this is read again. */
const coverageApi = api.enhanceEndpoints({
  addTagTypes: ['coverage'],
  endpoints: { getCoverage: { providesTags: ['scheduling', 'coverage'] } },
});

export const refetchCoverage = () => coverageApi.util.invalidateTags(['coverage']);
