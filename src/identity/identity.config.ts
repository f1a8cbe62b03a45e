import { HIGHEST_LIMIT, IsWholeNumber } from '../platform/variable-rules.js';

/** Environment variables for accounts, with their defaults. */
export class IdentityConfig {
  /** Sign-in attempts per minute, counted per address and per account. */
  @IsWholeNumber(1, HIGHEST_LIMIT)
  SIGN_IN_RATE_PER_MINUTE = 10;

  /** Requests per minute of one API key. */
  @IsWholeNumber(1, HIGHEST_LIMIT)
  API_RATE_PER_MINUTE = 120;
}
