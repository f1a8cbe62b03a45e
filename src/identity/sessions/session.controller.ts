import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/http/errors/problem.js';
import { Public } from '../../platform/http/security/public.decorator.js';
import { Refuses } from '../../platform/http/errors/refuses.decorator.js';
import { RateLimited } from '../../platform/http/rate-limits/index.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import type { VerifiedUser, SignedInUser } from '../accounts/user.js';
import { CredentialsGuard } from '../sign-in/credentials.guard.js';
import { AllowedBeforeSecondFactor } from '../access/second-factor-requirement.js';
import { ApiSignInResponses } from '../sign-in/api-sign-in-responses.decorator.js';
import { PassSignInChallenge } from '../sign-in/pass-sign-in-challenge.js';
import { SessionResponder } from '../sign-in/session-responder.js';
import { signInsPerAccount, signInsPerAddress } from '../access/account-rate-limits.js';
import { SessionCookies } from '../tokens/session-cookies.js';
import { RefreshSession } from './refresh-session.js';
import { SecondFactorCodeDto, type SecondFactorChallengeDto, SessionDto, SignInDto } from './session.dto.js';
import { SignOut } from './sign-out.js';

@ApiTags('Identity')
@Controller('auth')
export class SessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly responder: SessionResponder,
    private readonly cookies: SessionCookies,
    private readonly live: LiveRooms,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  @ApiSignInResponses()
  @Public()
  @RateLimited(signInsPerAddress, signInsPerAccount)
  @UseGuards(CredentialsGuard)
  @Refuses('invalid-credentials')
  async signIn(
    @Body() _credentials: SignInDto,
    @Req() request: FastifyRequest & { user: VerifiedUser },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto | SecondFactorChallengeDto> {
    // Ends the session whose cookies this browser still sends, whoever's it was.
    const earlier = this.cookies.getRefreshToken(request);
    if (earlier) await this.commands.execute(new SignOut({ refreshToken: earlier }));
    return this.responder.continueSignIn(request.user, reply);
  }

  /**
   * Completes a sign-in with the code of the second factor. 401 `challenge-over` once five minutes have gone by, or the
   * password has changed.
   */
  @Post('second-factor')
  @HttpCode(200)
  @Public()
  @RateLimited(signInsPerAddress)
  @Refuses('challenge-over')
  async passSecondFactor(
    @Body() { code }: SecondFactorCodeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const challenge = this.cookies.getChallenge(request);
    const user = challenge && (await this.commands.execute(new PassSignInChallenge(challenge, code)));
    if (user) this.cookies.clearChallenge(reply);
    if (user) return this.responder.startSession(user, reply);
    throw new Problem(401, 'challenge-over', 'This sign-in took too long. Please enter your password again');
  }

  /** Renews a session by its refresh cookie. */
  @Post('refresh')
  @HttpCode(200)
  @Public()
  @Refuses('session-over')
  async refreshSession(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const refreshToken = this.cookies.getRefreshToken(request);
    const refreshed = refreshToken && (await this.commands.execute(new RefreshSession(refreshToken)));
    if (refreshed) return this.responder.respond(refreshed, reply);
    this.cookies.clear(reply);
    throw new Problem(401, 'session-over', 'Your session is over. Please sign in again');
  }

  /** Ends the session, also one whose access token has expired. */
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
      await this.commands.execute(new SignOut({ id: user.sessionId }));
      this.live.disconnectSession(user.sessionId);
    }
    const earlier = this.cookies.getRefreshToken(request);
    if (earlier) await this.commands.execute(new SignOut({ refreshToken: earlier }));
  }

  @Get('session')
  @AllowedBeforeSecondFactor()
  getSession(@CurrentUser() { id, email, expiresAt }: SignedInUser): SessionDto {
    return { user: { id, email }, expires_at: expiresAt.toISOString() };
  }
}
