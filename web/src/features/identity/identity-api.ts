import { baseApi } from '../../shared/api/base-api.js';
import type { Session } from '../../shared/api/session-events.js';
import type { Role } from './session-slice.js';

export interface Credentials {
  email: string;
  password: string;
}

export const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Session, Credentials>({ query: (body) => ({ url: '/auth/sign-in', method: 'POST', body }) }),
    refreshSession: build.mutation<Session, void>({ query: () => ({ url: '/auth/refresh', method: 'POST' }) }),
    signOut: build.mutation<void, void>({ query: () => ({ url: '/auth/sign-out', method: 'POST' }) }),
    getSession: build.query<Session, void>({ query: () => '/auth/session' }),
    getUserRole: build.query<{ role: Role | null; therapist_id: string | null }, void>({ query: () => '/auth/role' }),
  }),
});
