import type { RateLimit } from '../../platform/http/rate-limits/index.js';
import { getAccountTracker } from '../sign-in/sign-in-rate-limits.js';

/** Requests for mailed links and uses of them, from one address. */
export const passwordLinksPerAddress: RateLimit = { name: 'password-address', limit: 20 };

/** Mails with a link to one account. */
export const passwordLinksPerAccount: RateLimit = {
  name: 'password-account',
  limit: 3,
  windowMs: 15 * 60_000,
  getTracker: getAccountTracker,
};
