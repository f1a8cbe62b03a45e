import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Roles } from '../../identity/index.js';
import { RetryDelivery } from '../commands/retry-delivery.js';
import { SystemStatusDto } from '../queries/system-status.dto.js';
import { SystemStatus } from '../queries/system-status.js';
import { RetryDto } from './retry.dto.js';

@Controller('system-status')
@Roles('admin_staff')
export class SystemStatusController {
  constructor(
    private readonly status: SystemStatus,
    private readonly retry: RetryDelivery,
  ) {}

  /** How far everything has come that follows the log, what fails and why, and which versions run. */
  @Get()
  getSystemStatus(): Promise<SystemStatusDto> {
    return this.status.now();
  }

  /** Has a failing delivery tried again at once, beside the attempts that are due anyway. */
  @Post('retries')
  @HttpCode(202)
  retryDelivery(@Body() { subscriber, event_id }: RetryDto): Promise<void> {
    return this.retry.run(subscriber, event_id);
  }
}
