import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail, type ThrottlerOptions } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import type { FieldError } from '../errors/problem-details.dto.js';
import { Problem } from '../errors/problem.js';
import { type RateLimit, RATE_LIMITS_KEY } from './rate-limited.decorator.js';

/** Limits that count what a field of the request says. */
const limitedFields: Partial<Record<RateLimit, FieldError>> = {
  'booking-phone': {
    field: 'client_phone',
    message: 'This phone number has been used for too many bookings today. Please call the shop',
  },
};

type Limit = ThrottlerOptions & { limit: number; ttl: number };

/**
 * Counts a request against the limits that its route names, each of which is told in rate-limits.module.ts alone. Nest's own way
 * asks every limit there is, and every route six times whether it has another opinion of it.
 */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  private readonly limits = new WeakMap<object, Limit[]>();

  /** Messages of sockets pass guards too, and have no request to count by. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    for (const throttler of this.limitsOf(context.getHandler())) {
      if (throttler.skipIf?.(context)) continue;
      const {
        limit,
        ttl,
        getTracker = this.commonOptions.getTracker!,
        generateKey = this.commonOptions.generateKey!,
      } = throttler;
      await this.handleRequest({ context, limit, ttl, throttler, blockDuration: ttl, getTracker, generateKey });
    }
    return true;
  }

  protected override async throwThrottlingException(
    context: ExecutionContext,
    { key, timeToBlockExpire: seconds }: ThrottlerLimitDetail,
  ): Promise<void> {
    void context.switchToHttp().getResponse<FastifyReply>().header('retry-after', seconds);
    const refused = limitedFields[key.split(' ', 1)[0] as RateLimit];
    const sentence = refused?.message ?? `Too many attempts. Please try again in ${seconds} seconds`;
    throw new Problem(429, 'too-many-requests', sentence, refused && [refused]);
  }

  private limitsOf(handler: ReturnType<ExecutionContext['getHandler']>): Limit[] {
    let limits = this.limits.get(handler);
    if (!limits) {
      const names: string[] = this.reflector.get<RateLimit[] | undefined>(RATE_LIMITS_KEY, handler) ?? [];
      limits = this.throttlers.filter(({ name }) => names.includes(name!)) as Limit[];
      this.limits.set(handler, limits);
    }
    return limits;
  }
}
