import { Controller, Get, type ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HealthCheck, type HealthCheckResult, HealthCheckService } from '@nestjs/terminus';
import { Problem } from '../errors/problem.js';
import { Public } from '../security/public.decorator.js';
import { Readiness } from '../../observability/health/readiness.js';

@Controller('health')
@ApiExcludeController()
@Public()
export class HealthController {
  constructor(
    private readonly checks: HealthCheckService,
    private readonly readiness: Readiness,
  ) {}

  /** Answers while the process runs. */
  @Get('live')
  getLiveness(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Answers while the process can do its work; 503 when not. */
  @Get('ready')
  @HealthCheck()
  getReadiness(): Promise<HealthCheckResult> {
    const checks = [() => this.readiness.checkProcess(), () => this.readiness.checkDatabase()];
    return this.checks.check(checks).catch((refusal: ServiceUnavailableException) => {
      const { error } = refusal.getResponse() as HealthCheckResult;
      const [failure] = Object.values(error ?? {});
      throw new Problem(503, 'service-unavailable', failure?.['message'] as string);
    });
  }
}
