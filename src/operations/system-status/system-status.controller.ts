import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Roles } from '../../identity/index.js';
import { DismissRefusedMail } from '../retries/dismiss-refused-mail.js';
import { RetryRefusedMails } from '../retries/retry-refused-mails.js';
import { RetryDelivery } from '../retries/retry-delivery.js';
import { SystemStatusDto } from './system-status.dto.js';
import { SystemStatusQuery } from './system-status.query.js';
import { RetryDto } from '../retries/retry.dto.js';

@Controller('system-status')
@Roles('admin_staff')
export class SystemStatusController {
  constructor(
    private readonly status: SystemStatusQuery,
    private readonly commands: CommandBus,
  ) {}

  /** Returns the lag of everything that follows the log, failures with their reasons, and the versions that run. */
  @Get()
  @Roles('admin_staff', 'auditor')
  getSystemStatus(): Promise<SystemStatusDto> {
    return this.status.read();
  }

  /** Retries a failing delivery at once, in addition to its scheduled attempts, or a refused one. */
  @Post('retries')
  @HttpCode(202)
  retryDelivery(@Body() { subscriber, event_id }: RetryDto): Promise<void> {
    return this.commands.execute(new RetryDelivery(subscriber, event_id));
  }

  /**
   * Retries all mails that the mail server refused, except those that were dismissed or are over the limit of an
   * address.
   */
  @Post('refused-mails/retries')
  @HttpCode(202)
  retryRefusedMails(): Promise<void> {
    return this.commands.execute(new RetryRefusedMails());
  }

  /** Removes a refused mail from the status page. */
  @Post('dismissals')
  @HttpCode(202)
  dismissRefusedMail(@Body() { subscriber, event_id }: RetryDto): Promise<void> {
    return this.commands.execute(new DismissRefusedMail(subscriber, event_id));
  }
}
