import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../platform/http/problem.js';
import { isPublic } from '../../platform/http/public.decorator.js';
import { requestContext } from '../../platform/http/request-context.js';
import { allowedRoles } from '../roles.decorator.js';
import { SessionCookies } from './session-cookies.js';
import type { Role, SignedInUser } from '../user.js';

/** Recognises who asks and lets in: everyone where @Public(), the named @Roles(), else whoever is signed in. */
@Injectable()
export class SessionGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookies: SessionCookies,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const user = await this.recognise(context);
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(isPublic, places)) return true;
    if (!user) throw new Problem(401, 'not-signed-in', 'Please sign in');
    const roles = this.reflector.getAllAndOverride<Role[] | undefined>(allowedRoles, places);
    if (roles && !(user.role && roles.includes(user.role))) {
      throw new Problem(403, 'forbidden', "You don't have permission to do this");
    }
    return true;
  }

  /** A token that is not accepted makes a visitor, no error: public pages go on. */
  override handleRequest<Found>(error: unknown, user: Found): Found {
    if (error) throw error;
    return user;
  }

  private async recognise(context: ExecutionContext): Promise<SignedInUser | undefined> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: SignedInUser | false }>();
    if (!this.cookies.accessOf(request)) return undefined;
    await super.canActivate(context);
    if (!request.user) return undefined;
    const { id, email } = request.user;
    const current = requestContext.getStore();
    if (current) current.actor = { kind: 'user', id, email };
    return request.user;
  }
}
