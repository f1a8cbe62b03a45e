import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { RESULT_LIMIT_KEY, type RateLimit } from './rate-limit.js';
import { ResultLimitInterceptor } from './result-limit.interceptor.js';

/**
 * Sets the limit that the results of a route count against. A request that is refused, fails or repeats an
 * Idempotency-Key has no result of its own.
 */
export const ResultLimited = (limit: RateLimit) =>
  applyDecorators(SetMetadata(RESULT_LIMIT_KEY, limit), UseInterceptors(ResultLimitInterceptor));
