import type { RateLimit } from '../../platform/http/rate-limits/index.js';

/** Limit of papers that are checked from one network address: nobody tries numbers and codes in turn. */
export const paperChecksPerAddress: RateLimit = { name: 'paper-checks', limit: 10 };

/** Limit of files for the holders of links at one network address, because each is drawn and logged. */
export const ownFilesPerAddress: RateLimit = { name: 'own-receipt-files', limit: 20 };
