export { ClientNetwork } from './client-network.decorator.js';
export { type RateLimit, RateLimited, readBodyField } from './rate-limit.js';
export { RateLimitGuard } from './rate-limit.guard.js';
export { RateLimiter } from './rate-limiter.js';
export { RequestCounter } from './request-counter.js';
export { ResultLimited } from './result-limited.decorator.js';
