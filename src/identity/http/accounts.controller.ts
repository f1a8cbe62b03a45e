import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../platform/http/id-param.js';
import { Accounts } from '../accounts/accounts.js';
import { Roles } from '../roles.decorator.js';
import { AccountAccessDto } from './account.dto.js';

/** What administrators do with an account, beside its role and therapist. */
@ApiTags('identity')
@Controller('accounts/:id')
@Roles('admin_staff')
export class AccountsController {
  constructor(private readonly accounts: Accounts) {}

  /** Mails the invitation anew. 409 `not-invited` once a password was chosen. */
  @Post('invitation')
  @HttpCode(204)
  inviteAgain(@IdParam() id: string): Promise<void> {
    return this.accounts.inviteAgain(id);
  }

  /** Disables, which ends all sessions at once, or enables. 409 `own-account` for one's own, `last-admin` for the last. */
  @Put('access')
  @HttpCode(204)
  setAccountAccess(@IdParam() id: string, @Body() { is_enabled }: AccountAccessDto): Promise<void> {
    return this.accounts.setEnabled(id, is_enabled);
  }

  /** Ends all sessions of the user. */
  @Post('sign-out')
  @HttpCode(204)
  signAccountOut(@IdParam() id: string): Promise<void> {
    return this.accounts.signOutEverywhere(id);
  }
}
