import { type CanActivate, type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '../../../kernel/local-time.js';
import { Config } from '../../config.js';
import { Problem } from '../errors/problem.js';
import { toSubnet } from './client-subnet.js';
import { type GetProvider, type RateLimit, RATE_LIMITS_KEY } from './rate-limit.js';
import { RequestCounter } from './request-counter.js';
import { formatCount } from '../../format-count.js';

/** Counts a request against the limits of its route: `@RateLimited`. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly config: Config,
    private readonly counter: RequestCounter,
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Messages of sockets pass guards too, and have no request to count by.
    if (context.getType() !== 'http') return true;
    const limits = this.reflector.get<RateLimit[] | undefined>(RATE_LIMITS_KEY, context.getHandler()) ?? [];
    for (const limit of limits) {
      const seconds = await this.countRequest(limit, context.switchToHttp().getRequest<FastifyRequest>());
      if (seconds === 0) continue;
      void context.switchToHttp().getResponse<FastifyReply>().header('retry-after', seconds);
      const message = limit.fieldError?.message ?? `Too many attempts. Please try again in ${formatWait(seconds)}`;
      throw new Problem(429, 'too-many-requests', message, limit.fieldError && [limit.fieldError]);
    }
    return true;
  }

  private async countRequest(rateLimit: RateLimit, request: FastifyRequest): Promise<number> {
    const { name, limit, windowMs = MINUTE_MS, getTracker = ({ ip }) => toSubnet(ip) } = rateLimit;
    const get: GetProvider = (type) => this.find(type);
    const tracker = getTracker(request, get);
    if (tracker === undefined) return 0;
    const max = typeof limit === 'number' ? limit : limit(get);
    return this.counter.count(`${name} ${this.hash(tracker)}`, max, windowMs);
  }

  private find<Provider>(type: Type<Provider>): Provider {
    return this.modules.get(type, { strict: false });
  }

  /** Hashes a tracker with a secret, so that stored keys name nobody and cannot be found by trying values. */
  private hash(tracker: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET).update(tracker).digest('base64url');
  }
}

/** Formats seconds for people: up to two minutes as seconds, above as minutes. */
function formatWait(seconds: number): string {
  return seconds <= 120 ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / 60), 'minute');
}
