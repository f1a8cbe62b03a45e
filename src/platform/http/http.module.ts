import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { CrashReportsController } from '../observability/crash-reports/crash-reports.controller.js';
import { SameOriginGuard } from './security/same-origin.guard.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { RateLimitsModule } from './rate-limits/rate-limits.module.js';

/** What every HTTP request passes, whatever it asks for. */
@Module({
  imports: [RateLimitsModule],
  controllers: [CrashReportsController],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: SameOriginGuard },
  ],
})
export class HttpModule {}
