import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import type { FieldError } from '../problem-details.dto.js';
import { Problem } from '../problem.js';
import { type RateLimit, rateLimits } from './rate-limited.decorator.js';

/** Limits that count what a field of the request says. */
const fields: Partial<Record<RateLimit, FieldError>> = {
  'booking-phone': {
    field: 'client_phone',
    message: 'This phone number has been used for too many bookings today. Please call the shop',
  },
};

@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  /** Messages of sockets pass guards too, and have no request to count by. Most routes have no limit at all. */
  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    return context.getType() !== 'http' || !this.reflector.get<RateLimit[] | undefined>(rateLimits, context.getHandler());
  }

  protected override async throwThrottlingException(
    context: ExecutionContext,
    { key, timeToBlockExpire: seconds }: ThrottlerLimitDetail,
  ): Promise<void> {
    void context.switchToHttp().getResponse<FastifyReply>().header('retry-after', seconds);
    const refused = fields[key.split(' ', 1)[0] as RateLimit];
    const sentence = refused?.message ?? `Too many attempts. Please try again in ${seconds} seconds`;
    throw new Problem(429, 'too-many-requests', sentence, refused && [refused]);
  }
}
