import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../platform/http/errors/problem.js';
import { IS_PUBLIC_KEY } from '../../platform/http/security/public.decorator.js';
import { requestContext } from '../../platform/request-context.js';
import { API_SCOPES_KEY } from './api-scopes-key.js';
import { ROLES_KEY } from './roles.decorator.js';
import { ALLOWED_BEFORE_SECOND_FACTOR_KEY, SecondFactorRequirement } from './second-factor-requirement.js';
import { SessionCookies } from '../tokens/session-cookies.js';
import type { Role, SignedInUser } from '../accounts/user.js';

/**
 * Authenticates requests and admits everybody to @Public() routes, the named @Roles(), else all signed-in users. Users
 * who have yet to set up a required second factor are admitted to @AllowedBeforeSecondFactor() only.
 */
@Injectable()
export class SessionGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookies: SessionCookies,
    private readonly requirement: SecondFactorRequirement,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const targets = [context.getHandler(), context.getClass()];
    // The routes of programs, which ApiKeyGuard admits: no cookie opens them.
    if (this.reflector.getAllAndOverride(API_SCOPES_KEY, targets)) return true;
    const user = await this.identifyUser(context);
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC_KEY, targets)) return true;
    if (!user) throw new Problem(401, 'not-signed-in', 'Please sign in');
    const roles = this.reflector.getAllAndOverride<Role[] | undefined>(ROLES_KEY, targets);
    if (roles && !(user.role && roles.includes(user.role))) {
      throw new Problem(403, 'forbidden', "You don't have permission to do this");
    }
    const isAlwaysAllowed = this.reflector.getAllAndOverride<boolean>(ALLOWED_BEFORE_SECOND_FACTOR_KEY, targets);
    if (!isAlwaysAllowed && (await this.requirement.isUnmet(user)))
      throw new Problem(403, 'second-factor-required', 'Please set up your second factor first');
    // What is open to no role in particular says nothing about clients.
    const current = requestContext.getStore();
    if (current && roles && user.role === 'auditor') current.seesClientsMasked = true;
    return true;
  }

  /** Treats a request with an invalid token as a visitor's instead of failing, so that public pages still answer. */
  override handleRequest<Found>(error: unknown, user: Found): Found {
    if (error) throw error;
    return user;
  }

  private async identifyUser(context: ExecutionContext): Promise<SignedInUser | undefined> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: SignedInUser | false }>();
    if (!this.cookies.getAccessToken(request)) return undefined;
    await super.canActivate(context);
    if (!request.user) return undefined;
    const { id, email } = request.user;
    const current = requestContext.getStore();
    if (current) current.actor = { kind: 'user', id, email };
    return request.user;
  }
}
