import { type RateLimit, readBodyField } from '../../platform/http/rate-limits/index.js';
import { IdentityConfig } from '../identity.config.js';

/** The account that a request is about, whether it exists or not. */
const getTracker: RateLimit['getTracker'] = (request) => readBodyField(request, 'email').trim().toLowerCase();

export const signInsPerAddress: RateLimit = {
  name: 'sign-in-address',
  limit: (get) => get(IdentityConfig).SIGN_IN_RATE_PER_MINUTE,
};

export const signInsPerAccount: RateLimit = {
  name: 'sign-in-account',
  limit: (get) => get(IdentityConfig).SIGN_IN_RATE_PER_MINUTE,
  getTracker,
};

/** Requests for mailed links and uses of them, from one address. */
export const passwordLinksPerAddress: RateLimit = { name: 'password-address', limit: 20 };

/** Mails with a link to one account. */
export const passwordLinksPerAccount: RateLimit = {
  name: 'password-account',
  limit: 3,
  windowMs: 15 * 60_000,
  getTracker,
};
