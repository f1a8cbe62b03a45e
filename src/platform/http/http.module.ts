import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { SameOriginGuard } from './security/same-origin.guard.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { RateLimiter, RateLimitGuard, RequestCounter } from './rate-limits/index.js';

/** Guards and filters of every HTTP request. */
@Module({
  providers: [
    RequestCounter,
    RateLimiter,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: SameOriginGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
  exports: [RequestCounter],
})
export class HttpModule {}
