import { SetMetadata } from '@nestjs/common';

export type RateLimit =
  | 'booking'
  | 'booking-phone'
  | 'sign-in-address'
  | 'sign-in-account'
  | 'password-address'
  | 'password-account'
  | 'crash-report'
  | 'photo';

export const RATE_LIMITS_KEY = 'rateLimits';

/** Which limits a route counts against; see rate-limits.module.ts. */
export const RateLimited = (...limits: RateLimit[]) => SetMetadata(RATE_LIMITS_KEY, limits);
