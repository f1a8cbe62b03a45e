import { MINUTE_MS } from '../../kernel/local-time.js';
import { type RateLimit, readBodyField } from '../../platform/http/rate-limits/index.js';
import { IdentityConfig } from '../identity.config.js';

/** Returns the address of the account that a request is about, whether the account exists or not. */
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

/** Limits requests for mailed links and uses of them, for one address. */
export const passwordLinksPerAddress: RateLimit = { name: 'password-address', limit: 20 };

/** Limits the mails with a link to one account. */
export const passwordLinksPerAccount: RateLimit = {
  name: 'password-account',
  limit: 3,
  windowMs: 15 * MINUTE_MS,
  getTracker,
};
