import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { Problem } from '../../platform/http/errors/problem.js';
import { Public } from '../../platform/http/security/public.decorator.js';
import { Refuses } from '../../platform/http/errors/refuses.decorator.js';
import { RateLimited, ResultLimited } from '../../platform/http/rate-limits/index.js';
import { currentActor } from '../../platform/request-context.js';
import { passwordLinksPerAccount, passwordLinksPerAddress } from '../access/account-rate-limits.js';
import { PasswordTokens } from './password-tokens.js';
import { RequestPasswordReset } from './request-password-reset.js';
import { ResetPassword } from './reset-password.js';
import { ForgottenPasswordDto, LinkOwnerDto, NewPasswordDto, PasswordLinkDto } from './password.dto.js';
import { SessionResponder } from '../sign-in/session-responder.js';
import { ApiSignInResponses } from '../sign-in/api-sign-in-responses.decorator.js';
import type { SecondFactorChallengeDto, SessionDto } from '../sessions/session.dto.js';

/** Minimum response time in milliseconds, so that the time does not reveal whether an account exists. */
const MIN_RESPONSE_MS = 300;

const linkInvalidProblem = () => new Problem(410, 'link-invalid', 'This link is invalid or has expired');

@ApiTags('Identity')
@Controller('auth')
export class PasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly tokens: PasswordTokens,
    private readonly responder: SessionResponder,
  ) {}

  /** Has a link mailed when there is an account with this address; the answer is the same when there is none. */
  @Post('password-resets')
  @HttpCode(202)
  @Public()
  @RateLimited(passwordLinksPerAddress)
  @ResultLimited(passwordLinksPerAccount)
  @Refuses()
  async requestPasswordReset(@Body() { email }: ForgottenPasswordDto): Promise<void> {
    await Promise.all([
      this.commands.execute(new RequestPasswordReset(email, currentActor())),
      setTimeout(MIN_RESPONSE_MS),
    ]);
  }

  /** Returns the owner of a mailed link, without using it up. */
  @Post('password-link')
  @HttpCode(200)
  @Public()
  @RateLimited(passwordLinksPerAddress)
  @Refuses('link-invalid')
  async readPasswordLink(@Body() { token }: PasswordLinkDto): Promise<LinkOwnerDto> {
    const owner = await this.tokens.findOwner(token);
    if (!owner) throw linkInvalidProblem();
    return { email: owner.email, purpose: owner.purpose };
  }

  /** Uses up a mailed link, ends every session of its owner, and signs them in as the sign-in does. */
  @Post('new-password')
  @HttpCode(200)
  @ApiSignInResponses()
  @Public()
  @RateLimited(passwordLinksPerAddress)
  @Refuses('link-invalid')
  async setPasswordByLink(
    @Body() { token, password }: NewPasswordDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto | SecondFactorChallengeDto> {
    const user = await this.commands.execute(new ResetPassword(token, password));
    if (!user) throw linkInvalidProblem();
    return this.responder.continueSignIn(user, reply);
  }
}
