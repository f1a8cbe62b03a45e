import type { RateLimit } from '../../platform/http/rate-limits/index.js';
import { IdentityConfig } from '../identity.config.js';
import { readBearer } from './read-bearer.js';

/** Keys that may work to their limits from one address. */
const KEYS_PER_ADDRESS = 5;

/** Limits one key, whether it exists or not. */
export const requestsPerKey: RateLimit = {
  name: 'api-key',
  limit: (get) => get(IdentityConfig).API_RATE_PER_MINUTE,
  getTracker: readBearer,
};

/** Limits one address, which could try a new key with each request. */
export const requestsPerAddress: RateLimit = {
  name: 'api-address',
  limit: (get) => KEYS_PER_ADDRESS * get(IdentityConfig).API_RATE_PER_MINUTE,
};
