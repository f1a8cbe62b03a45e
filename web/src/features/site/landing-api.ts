import { baseApi } from '../../shared/api/base-api.js';
import type { Landing } from './landing.js';

const landingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ getLanding: build.query<Landing, void>({ query: () => '/landing' }) }),
});

export const { useGetLandingQuery } = landingApi;
