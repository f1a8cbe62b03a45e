import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HealthCheck, type HealthCheckResult, HealthCheckService } from '@nestjs/terminus';
import { Public } from '../../http/security/public.decorator.js';
import { Readiness } from './readiness.js';

@Controller('health')
@ApiExcludeController()
@Public()
export class HealthController {
  constructor(
    private readonly checks: HealthCheckService,
    private readonly readiness: Readiness,
  ) {}

  /** The process answers. */
  @Get('live')
  getLiveness(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can do its work; 503 when not. */
  @Get('ready')
  @HealthCheck()
  getReadiness(): Promise<HealthCheckResult> {
    return this.checks.check([() => this.readiness.checkProcess(), () => this.readiness.checkDatabase()]);
  }
}
