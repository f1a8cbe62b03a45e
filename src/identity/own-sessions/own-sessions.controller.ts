import { Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import type { SignedInUser } from '../accounts/user.js';
import { SessionCookies } from '../tokens/session-cookies.js';
import { EndOwnSession } from './end-own-session.js';
import type { OwnSessionDto } from './own-session.dto.js';
import { OwnSessionsQuery } from './own-sessions.query.js';
import { SignOutElsewhere } from './sign-out-elsewhere.js';
import { SignOutEverywhere } from '../sessions/sign-out-everywhere.js';

/** Actions of signed-in users on their own sessions. */
@ApiTags('Identity')
@Controller('own-account')
export class OwnSessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: OwnSessionsQuery,
    private readonly cookies: SessionCookies,
  ) {}

  /** Lists the user's sessions: the current one first, then the others, last used first. */
  @Get('sessions')
  listOwnSessions(@CurrentUser() user: SignedInUser): Promise<OwnSessionDto[]> {
    return this.sessions.list(user);
  }

  /** Ends one of the user's own sessions. */
  @Delete('sessions/:id')
  @HttpCode(204)
  endOwnSession(@IdParam() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.commands.execute(new EndOwnSession(user.id, id, currentActor()));
  }

  /** Ends every session of the user but the current one. */
  @Post('sign-out-elsewhere')
  @HttpCode(204)
  signOutElsewhere(@CurrentUser() user: SignedInUser): Promise<void> {
    return this.commands.execute(new SignOutElsewhere(user.id, user.sessionId, currentActor()));
  }

  /** Ends every session of the user, including the current one. */
  @Post('sign-out-everywhere')
  @HttpCode(204)
  async signOutEverywhere(
    @CurrentUser() user: SignedInUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new SignOutEverywhere(user.id, currentActor()));
    this.cookies.clear(reply);
  }
}
