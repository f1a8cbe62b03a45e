import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../http/public.decorator.js';
import { RateLimited } from '../http/rate-limits/rate-limited.decorator.js';
import { CrashReportDto } from './crash-report.dto.js';

@ApiTags('crash-reports')
@Controller('crash-reports')
export class CrashReportsController {
  private readonly logger = new Logger('Browser');

  /** Takes what the crash screen of a page tells, so that somebody at the shop's side hears of it. */
  @Post()
  @HttpCode(204)
  @Public()
  @RateLimited('crash-report')
  reportCrash(@Body() { message, path }: CrashReportDto): void {
    this.logger.error({ page: path, said: withoutPersonalData(message).slice(0, 300) }, 'A page crashed');
  }
}

/** An error may quote what somebody typed: addresses and numbers are taken out. */
function withoutPersonalData(message: string): string {
  return message.replaceAll(/\S+@\S+/g, '[address]').replaceAll(/\d[\d\s]{3,}\d/g, '[number]');
}
