import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../platform/http/id-param.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.decorator.js';
import { Accounts } from '../accounts/accounts.js';
import { NewPasswords } from '../accounts/new-passwords.js';
import { CurrentUser } from '../current-user.decorator.js';
import type { OwnSessionDto } from '../sessions/own-session.dto.js';
import { OwnSessions } from '../sessions/own-sessions.js';
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
    private readonly sessions: OwnSessions,
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
    return this.answers.begin(user, reply);
  }

  /** Where one is signed in: this session first, then those that were used last. */
  @Get('sessions')
  listOwnSessions(@CurrentUser() user: SignedInUser): Promise<OwnSessionDto[]> {
    return this.sessions.list(user);
  }

  /** Ends one of one's own sessions. */
  @Delete('sessions/:id')
  @HttpCode(204)
  endOwnSession(@IdParam() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.sessions.end(user, id);
  }

  /** Ends every session but this one. */
  @Post('sign-out-elsewhere')
  @HttpCode(204)
  signOutElsewhere(@CurrentUser() user: SignedInUser): Promise<void> {
    return this.sessions.endOthers(user);
  }

  /** Ends every session, this one too. */
  @Post('sign-out-everywhere')
  @HttpCode(204)
  async signOutEverywhere(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.accounts.signOutEverywhere(user.id);
    this.cookies.clear(reply);
  }
}
