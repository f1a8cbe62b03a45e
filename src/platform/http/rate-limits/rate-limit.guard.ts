import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RATE_LIMITS_KEY, type RateLimit } from './rate-limit.js';
import { RateLimiter, throwTooMany } from './rate-limiter.js';

/** Counts a request against the limits of its route: `@RateLimited`. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Messages of sockets pass guards too, and have no request to count by.
    if (context.getType() !== 'http') return true;
    const limits = this.reflector.get<RateLimit[] | undefined>(RATE_LIMITS_KEY, context.getHandler()) ?? [];
    const http = context.switchToHttp();
    for (const limit of limits) {
      const hit = await this.limiter.hit(limit, http.getRequest());
      if (hit && hit.waitSeconds > 0) throwTooMany(limit, hit.waitSeconds, http.getResponse());
    }
    return true;
  }
}
