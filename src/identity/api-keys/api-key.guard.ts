import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/http/errors/problem.js';
import { requestContext } from '../../platform/request-context.js';
import { API_SCOPES_KEY } from '../access/api-scopes-key.js';
import { ApiKeysQuery } from './api-keys.query.js';
import type { ApiScope, RequestKey } from './api-scope.js';
import { readBearer } from './read-bearer.js';

/** Admits API keys to the routes that name a scope of theirs: `@ApiRoute`. Looks at no other route. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: ApiKeysQuery,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const targets = [context.getHandler(), context.getClass()];
    const scopes = this.reflector.getAllAndOverride<ApiScope[] | undefined>(API_SCOPES_KEY, targets);
    if (!scopes) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & { apiKey?: RequestKey }>();
    const text = readBearer(request);
    const key = text === undefined ? undefined : await this.keys.findByText(text);
    if (!key) {
      void http.getResponse<FastifyReply>().header('www-authenticate', 'Bearer');
      throw new Problem(401, 'api-key-invalid', 'Please send a valid API key as "Authorization: Bearer <key>"');
    }
    if (!scopes.some((scope) => key.scopes.includes(scope)))
      throw new Problem(403, 'scope-missing', `This API key needs the scope ${scopes.join(' or ')} for this`);
    request.apiKey = key;
    const current = requestContext.getStore();
    if (current) current.actor = { kind: 'key', id: key.id, name: key.name };
    return true;
  }
}
