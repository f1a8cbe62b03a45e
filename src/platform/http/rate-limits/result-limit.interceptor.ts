import { EntityManager } from '@mikro-orm/postgresql';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable, tap } from 'rxjs';
import { requestContext } from '../../request-context.js';
import { isClaimed } from '../requests/claim-idempotency-key.js';
import { readIdempotencyKey } from '../requests/read-idempotency-key.js';
import { RESULT_LIMIT_KEY, type RateLimit } from './rate-limit.js';
import { RateLimiter, throwTooMany } from './rate-limiter.js';

/**
 * Counts the results of a route: `@ResultLimited`. Each is counted before it exists, so that many at once stay within the
 * limit, and released when the request failed or repeated an earlier one, which is answered beyond the limit too.
 */
@Injectable()
export class ResultLimitInterceptor implements NestInterceptor {
  constructor(
    private readonly modules: ModuleRef,
    private readonly reflector: Reflector,
    private readonly em: EntityManager,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const limit = this.reflector.get<RateLimit>(RESULT_LIMIT_KEY, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    // Each module with such a route has an interceptor of its own; they share the limiter.
    const hit = await this.modules.get(RateLimiter, { strict: false }).hit(limit, request);
    if (!hit) return next.handle();
    if (hit.waitSeconds > 0 && !(await this.isRepeated(request)))
      throwTooMany(limit, hit.waitSeconds, http.getResponse());
    return next.handle().pipe(
      tap(() => {
        if (requestContext.getStore()?.isRepeated) hit.release();
      }),
      catchError((error: unknown) => {
        hit.release();
        throw error;
      }),
    );
  }

  private async isRepeated(request: FastifyRequest): Promise<boolean> {
    const key = readIdempotencyKey(request);
    return key !== undefined && isClaimed(this.em.fork(), key);
  }
}
