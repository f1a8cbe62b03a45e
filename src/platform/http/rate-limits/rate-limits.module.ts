import { type ExecutionContext, Module } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { ThrottlerModule, type ThrottlerModuleOptions, type ThrottlerOptions } from '@nestjs/throttler';
import { createHash } from 'node:crypto';
import { Config } from '../../config.js';
import { type RateLimit, rateLimits } from './rate-limited.decorator.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { SharedCounts } from './shared-counts.js';

const minute = 60_000;

@Module({ providers: [SharedCounts], exports: [SharedCounts] })
class CountsModule {}

/** The limits of the product, per address unless said otherwise. A route names those it counts against: `@RateLimited`. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      imports: [CountsModule],
      inject: [Config, SharedCounts, Reflector],
      useFactory: (config: Config, storage: SharedCounts, reflector: Reflector): ThrottlerModuleOptions => {
        const limit = (name: RateLimit, perMinute: number): ThrottlerOptions => ({
          name,
          limit: perMinute,
          ttl: minute,
          generateKey: (_context, tracker) => hashOf(`${name} ${tracker}`),
          skipIf: (context: ExecutionContext) =>
            !reflector.get<RateLimit[] | undefined>(rateLimits, context.getHandler())?.includes(name),
        });
        return {
          storage,
          setHeaders: false,
          throttlers: [
            limit('booking', config.BOOKING_RATE_PER_MINUTE),
            limit('sign-in-address', config.SIGN_IN_RATE_PER_MINUTE),
            { ...limit('sign-in-account', config.SIGN_IN_RATE_PER_MINUTE), getTracker: accountOf },
            limit('password-address', 20),
            { ...limit('password-account', 3), ttl: 15 * minute, getTracker: accountOf },
            limit('crash-report', 10),
            limit('photo', 30),
          ],
        };
      },
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: RateLimitGuard }],
})
export class RateLimitsModule {}

/** The account that a sign-in is about, whether it exists or not. */
function accountOf({ body }: { body?: { email?: unknown } }): string {
  return String(body?.email).trim().toLowerCase();
}

/** Keys name no address and no account. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
