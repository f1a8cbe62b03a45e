import { baseApi } from '../../shared/api/base-api.js';
import type { LandingDto } from '../../shared/api/generated.js';

const landingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ getLanding: build.query<LandingDto, void>({ query: () => '/landing' }) }),
});

export const { useGetLandingQuery } = landingApi;
