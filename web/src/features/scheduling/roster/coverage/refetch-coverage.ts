import { api } from '../../../../shared/api/generated.js';

/** The coverage has a tag of its own, so that a changed booking refetches it and not the shifts. */
const coverageApi = api.enhanceEndpoints({
  addTagTypes: ['Coverage'],
  endpoints: { getCoverage: { providesTags: ['Scheduling', 'Coverage'] } },
});

export const refetchCoverage = () => coverageApi.util.invalidateTags(['Coverage']);
