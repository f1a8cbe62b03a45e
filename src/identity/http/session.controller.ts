import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/http/problem.js';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.decorator.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { CurrentUser } from '../current-user.decorator.js';
import { Sessions } from '../sessions/sessions.js';
import type { SignedInUser, User } from '../user.js';
import { CredentialsGuard } from './credentials.guard.js';
import { SessionAnswers } from './session-answers.js';
import { SessionCookies } from './session-cookies.js';
import { SessionDto, SignInDto } from './session.dto.js';

@ApiTags('identity')
@Controller('auth')
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly answers: SessionAnswers,
    private readonly cookies: SessionCookies,
    private readonly live: LiveRooms,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  @Public()
  @RateLimited('sign-in-address', 'sign-in-account')
  @UseGuards(CredentialsGuard)
  async signIn(
    @Body() _credentials: SignInDto,
    @Req() request: FastifyRequest & { user: User },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    // Whoever was signed in here before, or left their cookies here, is not any more.
    const earlier = this.cookies.refreshOf(request);
    if (earlier) await this.sessions.endByRefreshToken(earlier);
    return this.answers.begin(request.user, reply);
  }

  /** Renews a session by its refresh cookie. */
  @Post('refresh')
  @HttpCode(200)
  @Public()
  async refreshSession(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const refresh = this.cookies.refreshOf(request);
    const continuation = refresh && (await this.sessions.refresh(refresh));
    if (continuation) return this.answers.goOn(continuation, reply);
    this.cookies.clear(reply);
    throw new Problem(401, 'session-over', 'Your session is over. Please sign in again');
  }

  /** Ends the session, also one whose access token has run out. */
  @Post('sign-out')
  @HttpCode(204)
  @Public()
  async signOut(
    @Req() request: FastifyRequest,
    @CurrentUser() user: SignedInUser | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.cookies.clear(reply);
    if (user) {
      await this.sessions.end(user.sessionId);
      this.live.drop(user.sessionId);
    }
    const earlier = this.cookies.refreshOf(request);
    if (earlier) await this.sessions.endByRefreshToken(earlier);
  }

  @Get('session')
  getSession(@CurrentUser() { id, email, expiresAt }: SignedInUser): SessionDto {
    return { user: { id, email }, expires_at: expiresAt.toISOString() };
  }
}
