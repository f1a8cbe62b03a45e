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

  /** How far everything has come that follows the log, what fails and why, and which versions run. */
  @Get()
  getSystemStatus(): Promise<SystemStatusDto> {
    return this.status.read();
  }

  /** Has a failing delivery tried again at once, beside the attempts that are due anyway, or one that was refused. */
  @Post('retries')
  @HttpCode(202)
  retryDelivery(@Body() { subscriber, event_id }: RetryDto): Promise<void> {
    return this.commands.execute(new RetryDelivery(subscriber, event_id));
  }

  /** Has all mails that the mail server refused tried again, but those that were dismissed or are over the limit of an address. */
  @Post('refused-mails/retries')
  @HttpCode(202)
  retryRefusedMails(): Promise<void> {
    return this.commands.execute(new RetryRefusedMails());
  }

  /** Takes a refused mail off this page. */
  @Post('dismissals')
  @HttpCode(202)
  dismissRefusedMail(@Body() { subscriber, event_id }: RetryDto): Promise<void> {
    return this.commands.execute(new DismissRefusedMail(subscriber, event_id));
  }
}
