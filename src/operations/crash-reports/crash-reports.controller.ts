import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/security/public.decorator.js';
import { type RateLimit, RateLimited } from '../../platform/http/rate-limits/index.js';
import { CrashReportDto } from './crash-report.dto.js';

const reportsPerAddress: RateLimit = { name: 'crash-report', limit: 10 };

@ApiTags('CrashReports')
@Controller('crash-reports')
export class CrashReportsController {
  private readonly logger = new Logger('Browser');

  /** Logs a crash that the crash screen of a page reports, so that the shop's operators see it. */
  @Post()
  @HttpCode(204)
  @Public()
  @RateLimited(reportsPerAddress)
  reportCrash(@Body() { error, places, path }: CrashReportDto): void {
    this.logger.error({ page: maskPath(path), error, places }, 'A page crashed');
  }
}

/**
 * Replaces all parts of a path that are no words with hyphens, as our pages' are: anything else in an address was typed
 * by a person.
 */
function maskPath(path: string): string {
  return path.replaceAll(/[^a-z/-]+/g, '*').slice(0, 60);
}
