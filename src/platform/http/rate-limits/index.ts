export { type RateLimit, RateLimited, readBodyField } from './rate-limit.js';
export { RateLimitGuard } from './rate-limit.guard.js';
export { RequestCounter } from './request-counter.js';
