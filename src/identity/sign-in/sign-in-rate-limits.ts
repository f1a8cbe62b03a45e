import { type RateLimit, readBodyField } from '../../platform/http/rate-limits/index.js';
import { IdentityConfig } from '../identity.config.js';

type Tracker = NonNullable<RateLimit['getTracker']>;

/** The account that a request is about, whether it exists or not. */
export const getAccountTracker: Tracker = (request) => readBodyField(request, 'email').trim().toLowerCase();

export const signInsPerAddress: RateLimit = {
  name: 'sign-in-address',
  limit: (get) => get(IdentityConfig).SIGN_IN_RATE_PER_MINUTE,
};

export const signInsPerAccount: RateLimit = {
  name: 'sign-in-account',
  limit: (get) => get(IdentityConfig).SIGN_IN_RATE_PER_MINUTE,
  getTracker: getAccountTracker,
};
