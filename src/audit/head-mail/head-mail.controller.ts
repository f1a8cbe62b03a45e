import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Roles } from '../../identity/index.js';
import { RecurringMailQuery } from '../../platform/mail/recurring/recurring-mail.query.js';
import { currentActor } from '../../platform/request-context.js';
import { ChangeHeadMail, HEAD_MAIL } from './change-head-mail.js';
import { HeadMailDto, type HeadMailStateDto } from './head-mail.dto.js';

/** The daily mail that keeps the head of the action log's chain outside the shop. */
@Controller('admin-action-logs/chain/mail')
@Roles('admin_staff')
export class HeadMailController {
  constructor(
    private readonly commands: CommandBus,
    private readonly mails: RecurringMailQuery,
  ) {}

  @Get()
  getHeadMail(): Promise<HeadMailStateDto> {
    return this.mails.read<HeadMailStateDto>(HEAD_MAIL);
  }

  /**
   * Changes the address. The next mail is sent at 7 AM, or at once when today's is still to be sent. 409 `modified`
   * when somebody else has changed the address since `version`.
   */
  @Put()
  @HttpCode(204)
  changeHeadMail(@Body() { address, version }: HeadMailDto): Promise<void> {
    return this.commands.execute(new ChangeHeadMail(address, version, currentActor()));
  }
}
