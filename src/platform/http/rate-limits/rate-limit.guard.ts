import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { Problem } from '../problem.js';

@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  /** Messages of sockets pass guards too, and have no request to count by. */
  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    return context.getType() !== 'http';
  }

  protected override async throwThrottlingException(
    context: ExecutionContext,
    { timeToBlockExpire: seconds }: ThrottlerLimitDetail,
  ): Promise<void> {
    void context.switchToHttp().getResponse<FastifyReply>().header('retry-after', seconds);
    throw new Problem(429, 'too-many-requests', `Too many attempts. Please try again in ${seconds} seconds`);
  }
}
