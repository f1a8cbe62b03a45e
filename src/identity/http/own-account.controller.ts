import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.decorator.js';
import { Accounts } from '../accounts/accounts.js';
import { NewPasswords } from '../accounts/new-passwords.js';
import { CurrentUser } from '../current-user.decorator.js';
import { Sessions } from '../sessions/sessions.js';
import type { SignedInUser } from '../user.js';
import { ChangePasswordDto } from './account.dto.js';
import { SessionAnswers } from './session-answers.js';
import { SessionCookies } from './session-cookies.js';
import { SessionDto } from './session.dto.js';

/** What everybody who is signed in may do with their own account. */
@ApiTags('identity')
@Controller('own-account')
export class OwnAccountController {
  constructor(
    private readonly newPasswords: NewPasswords,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly answers: SessionAnswers,
    private readonly cookies: SessionCookies,
  ) {}

  /** This session goes on, all others end. */
  @Post('password')
  @HttpCode(200)
  @RateLimited('sign-in-address')
  async changePassword(
    @Body() { current_password, password }: ChangePasswordDto,
    @CurrentUser() user: SignedInUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    await this.newPasswords.change(user.id, current_password, password);
    return this.answers.goOn(await this.sessions.open(user), reply);
  }

  /** Ends every session, this one too. */
  @Post('sign-out-everywhere')
  @HttpCode(204)
  async signOutEverywhere(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.accounts.signOutEverywhere(user.id);
    this.cookies.clear(reply);
  }
}
