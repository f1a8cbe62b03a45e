import { type ExecutionContext, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule, type ThrottlerModuleOptions, type ThrottlerOptions } from '@nestjs/throttler';
import { createHmac } from 'node:crypto';
import { Config } from '../../config.js';
import { networkOf } from './network-of.js';
import type { RateLimit } from './rate-limited.decorator.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { SharedCounts } from './shared-counts.js';

const minute = 60_000;
const day = 24 * 60 * minute;

@Module({ providers: [SharedCounts], exports: [SharedCounts] })
class CountsModule {}

/** The limits of the product, per address (of IPv6 per network) unless said otherwise. A route names those it counts against: `@RateLimited`. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      imports: [CountsModule],
      inject: [Config, SharedCounts],
      useFactory: (config: Config, storage: SharedCounts): ThrottlerModuleOptions => {
        // Keys name no address, no account and no phone number, nor can they be tried out.
        const sealed = (text: string) => createHmac('sha256', config.SESSION_SECRET).update(text).digest('base64url');
        const limit = (name: RateLimit, perMinute: number): ThrottlerOptions => ({
          name,
          limit: perMinute,
          ttl: minute,
          generateKey: (_context, tracker) => `${name} ${sealed(tracker)}`,
        });
        return {
          storage,
          setHeaders: false,
          getTracker: ({ ip }) => networkOf(String(ip)),
          throttlers: [
            limit('booking', config.BOOKING_RATE_PER_MINUTE),
            {
              ...limit('booking-phone', config.BOOKINGS_PER_PHONE_PER_DAY),
              ttl: day,
              getTracker: phoneOf,
              skipIf: (context: ExecutionContext) => !mobile.test(phoneOf(context.switchToHttp().getRequest())),
            },
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

/** What else stands in the field is refused later, with its own sentence. */
const mobile = /^04\d{8}$/;

/** The phone number of a booking, however it is written. */
function phoneOf({ body }: { body?: { client_phone?: unknown } }): string {
  return String(body?.client_phone).replaceAll(/\D/g, '').replace(/^61/, '0');
}
