import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RateLimited } from '../../platform/http/rate-limits/index.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import type { SignedInUser } from '../accounts/user.js';
import { signInsPerAddress } from '../access/account-rate-limits.js';
import { SessionResponder } from '../sign-in/session-responder.js';
import { SessionDto } from '../sessions/session.dto.js';
import { ChangePassword } from './change-password.js';
import { ChangePasswordDto } from './password.dto.js';

/** Actions of signed-in users on their own password. */
@ApiTags('Identity')
@Controller('own-account')
export class OwnPasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly responder: SessionResponder,
  ) {}

  /** Changes the user's password. The current session continues, all others end. */
  @Post('password')
  @HttpCode(200)
  @RateLimited(signInsPerAddress)
  async changePassword(
    @Body() { current_password, password }: ChangePasswordDto,
    @CurrentUser() user: SignedInUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const sessionVersion = await this.commands.execute(new ChangePassword(user.id, current_password, password));
    return this.responder.startSession({ ...user, sessionVersion }, reply);
  }
}
