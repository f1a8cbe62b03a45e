import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { Problem } from '../../platform/http/problem.js';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.decorator.js';
import { NewPasswords } from '../accounts/new-passwords.js';
import { PasswordLinks } from '../accounts/password-links.js';
import { ForgottenPasswordDto, LinkOwnerDto, NewPasswordDto, PasswordLinkDto } from './account.dto.js';
import { SessionAnswers } from './session-answers.js';
import { SessionDto } from './session.dto.js';

/** Milliseconds that an answer takes at least, so that its time does not tell whether there is an account. */
const evenly = 300;

const linkInvalid = () => new Problem(410, 'link-invalid', 'This link is invalid or has expired');

@ApiTags('identity')
@Controller('auth')
export class PasswordsController {
  constructor(
    private readonly newPasswords: NewPasswords,
    private readonly links: PasswordLinks,
    private readonly answers: SessionAnswers,
  ) {}

  /** Has a link mailed when there is such an account; the answer is the same when there is none. */
  @Post('password-resets')
  @HttpCode(202)
  @Public()
  @RateLimited('password-address', 'password-account')
  async requestPasswordReset(@Body() { email }: ForgottenPasswordDto): Promise<void> {
    await Promise.all([this.newPasswords.askForLink(email), setTimeout(evenly)]);
  }

  /** Whom a mailed link belongs to. It stays good. */
  @Post('password-link')
  @HttpCode(200)
  @Public()
  @RateLimited('password-address')
  async readPasswordLink(@Body() { token }: PasswordLinkDto): Promise<LinkOwnerDto> {
    const owner = await this.links.ownerOf(token);
    if (!owner) throw linkInvalid();
    return { email: owner.email, purpose: owner.purpose };
  }

  /** Uses up a mailed link, ends every session of its owner, and signs them in. */
  @Post('new-password')
  @HttpCode(200)
  @Public()
  @RateLimited('password-address')
  async setPasswordByLink(
    @Body() { token, password }: NewPasswordDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const user = await this.newPasswords.byLink(token, password);
    if (!user) throw linkInvalid();
    return this.answers.begin(user, reply);
  }
}
