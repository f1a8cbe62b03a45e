import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { RateLimited } from '../../platform/http/rate-limits/index.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { currentActor } from '../../platform/request-context.js';
import { signInsPerAddress } from '../access/account-rate-limits.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import { AllowedBeforeSecondFactor } from '../access/second-factor-requirement.js';
import type { SignedInUser } from '../accounts/user.js';
import { BeginSecondFactor } from './begin-second-factor.js';
import { formatTotpUri } from './codes/totp.js';
import { DisableSecondFactor } from './disable-second-factor.js';
import { EnableSecondFactor } from './enable-second-factor.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.js';
import {
  FirstCodeDto,
  OwnPasswordDto,
  OwnProofDto,
  type RecoveryCodesDto,
  type SecondFactorDto,
  type SecondFactorSecretDto,
} from './second-factor.dto.js';
import { SecondFactorQuery } from './second-factor.query.js';

/** Actions of signed-in users on their own second factor: an authenticator app and its recovery codes. */
@ApiTags('Identity')
@Controller('own-account/second-factor')
@AllowedBeforeSecondFactor()
export class OwnSecondFactorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly factors: SecondFactorQuery,
    private readonly mail: MailService,
  ) {}

  @Get()
  getOwnSecondFactor(@CurrentUser() user: SignedInUser): Promise<SecondFactorDto> {
    return this.factors.read(user);
  }

  /** Returns a secret for an app, replacing one that was not confirmed. 409 `second-factor-on`. */
  @Post()
  @HttpCode(200)
  @RateLimited(signInsPerAddress)
  async beginSecondFactor(
    @Body() { password }: OwnPasswordDto,
    @CurrentUser() { id, email }: SignedInUser,
  ): Promise<SecondFactorSecretDto> {
    const secret = await this.commands.execute(new BeginSecondFactor(id, password));
    const { name } = await this.mail.getSender();
    return { secret, uri: formatTotpUri(secret, name, email) };
  }

  /**
   * Turns the second factor on by the app's first code, and ends every other session. 409 `second-factor-on`,
   * `second-factor-not-begun`.
   */
  @Post('confirmation')
  @HttpCode(200)
  @RateLimited(signInsPerAddress)
  async enableSecondFactor(
    @Body() { code }: FirstCodeDto,
    @CurrentUser() { id, sessionId }: SignedInUser,
  ): Promise<RecoveryCodesDto> {
    const app = { userId: id, sessionId, code: code.replace(' ', '') };
    return { recovery_codes: await this.commands.execute(new EnableSecondFactor(app, currentActor())) };
  }

  /** Replaces the recovery codes; the earlier ones stop working. 409 `second-factor-off`. */
  @Post('recovery-codes')
  @HttpCode(200)
  @RateLimited(signInsPerAddress)
  async renewRecoveryCodes(
    @Body() { password, code }: OwnProofDto,
    @CurrentUser() { id: userId }: SignedInUser,
  ): Promise<RecoveryCodesDto> {
    const renewal = new RenewRecoveryCodes({ userId, password, code }, currentActor());
    return { recovery_codes: await this.commands.execute(renewal) };
  }

  /** Turns the second factor off. 409 `second-factor-off`. */
  @Post('removal')
  @HttpCode(204)
  @RateLimited(signInsPerAddress)
  disableSecondFactor(
    @Body() { password, code }: OwnProofDto,
    @CurrentUser() { id: userId }: SignedInUser,
  ): Promise<void> {
    return this.commands.execute(new DisableSecondFactor({ userId, password, code }, currentActor()));
  }
}
