import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../platform/request-context.js';
import { Roles } from './access/roles.decorator.js';
import { ResetSecondFactor } from './second-factor/reset-second-factor.js';
import { SignOutEverywhere } from './sessions/sign-out-everywhere.js';
import { AccountAccessDto } from './accounts/account-access.dto.js';
import { DisableUser } from './accounts/disable-user.js';
import { EnableUser } from './accounts/enable-user.js';
import { ResendInvitation } from './accounts/resend-invitation.js';

/** Actions of administrators on an account, apart from its role and therapist. */
@ApiTags('Identity')
@Controller('accounts/:id')
@Roles('admin_staff')
export class AccountsController {
  constructor(private readonly commands: CommandBus) {}

  /** Mails the invitation again. 409 `not-invited` once a password was chosen. */
  @Post('invitation')
  @HttpCode(204)
  inviteAgain(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new ResendInvitation(id, currentActor()));
  }

  /**
   * Disables an account, which ends all its sessions at once, or enables it. 409 `own-account` for the user's own
   * account, `last-admin` for the last, `modified` when somebody else has changed the account since `version`.
   */
  @Put('access')
  @HttpCode(204)
  setAccountAccess(@IdParam() id: string, @Body() { is_enabled, version }: AccountAccessDto): Promise<void> {
    const by = currentActor();
    return this.commands.execute(is_enabled ? new EnableUser(id, version, by) : new DisableUser(id, version, by));
  }

  /**
   * Removes the second factor of a user who has lost the app and the recovery codes; ends all their sessions. 409
   * `own-account` for the user's own account.
   */
  @Delete('second-factor')
  @HttpCode(204)
  async resetSecondFactor(@IdParam() id: string): Promise<void> {
    await this.commands.execute(new ResetSecondFactor(id, currentActor()));
  }

  /** Ends all sessions of the user. */
  @Post('sign-out')
  @HttpCode(204)
  signAccountOut(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new SignOutEverywhere(id, currentActor()));
  }
}
