import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles, type SignedInUser } from '../../identity/index.js';
import { type RateLimit, RateLimited } from '../../platform/http/rate-limits/index.js';
import { currentActor } from '../../platform/request-context.js';
import { ConfirmTestMail } from './confirm-test-mail.js';
import { HideSetupChecklist } from './hide-setup-checklist.js';
import { RequestTestMail } from './request-test-mail.js';
import { SetupChecklistDto, TestMailReceiptDto } from './setup-checklist.dto.js';
import { SetupChecklistQuery } from './setup-checklist.query.js';

const testMailsPerAddress: RateLimit = { name: 'test-mail', limit: 5 };

/** The checklist of a new shop before it opens. */
@ApiTags('Setup')
@Roles('admin_staff')
@Controller('setup')
export class SetupChecklistController {
  constructor(
    private readonly checklist: SetupChecklistQuery,
    private readonly commands: CommandBus,
  ) {}

  @Get('checklist')
  getSetupChecklist(): Promise<SetupChecklistDto> {
    return this.checklist.read();
  }

  @Post('checklist/hiding')
  @HttpCode(204)
  async hideSetupChecklist(): Promise<void> {
    await this.commands.execute(new HideSetupChecklist(currentActor()));
  }

  /** Mails the signed-in admin a link. */
  @Post('test-mails')
  @HttpCode(204)
  @RateLimited(testMailsPerAddress)
  async sendTestMail(@CurrentUser() { email }: SignedInUser): Promise<void> {
    await this.commands.execute(new RequestTestMail(email, currentActor()));
  }

  /** Records that the link in the test mail was followed. */
  @Post('test-mails/receipt')
  @HttpCode(204)
  async confirmTestMail(@Body() { mail_id }: TestMailReceiptDto): Promise<void> {
    await this.commands.execute(new ConfirmTestMail(mail_id, currentActor()));
  }
}
