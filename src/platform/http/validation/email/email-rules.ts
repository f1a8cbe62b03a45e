import type { isEmail } from 'class-validator';
import { HIDDEN_CHARACTER } from '../../../../kernel/hidden-characters.js';

type Options = NonNullable<Parameters<typeof isEmail>[1]>;

/**
 * Addresses that mail servers take: at most 64 characters before the @ without quotes and accents, and a domain with a dot,
 * without empty labels or ones over 63 characters. Domains may be in any script: they are mailed to in ASCII. Used by every
 * DTO, together with `MAX_EMAIL_LENGTH`; `web/src/shared/is-email.ts` says the same.
 */
export const emailRules: Options = {
  allow_utf8_local_part: false,
  blacklisted_chars: '"',
  // The domain's rule lets through all beyond Latin-1.
  host_blacklist: [HIDDEN_CHARACTER],
};

/** Of the whole address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
