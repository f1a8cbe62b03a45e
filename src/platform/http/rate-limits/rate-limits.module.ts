import { type ExecutionContext, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule, type ThrottlerModuleOptions, type ThrottlerOptions } from '@nestjs/throttler';
import { createHmac } from 'node:crypto';
import { AUSTRALIAN_MOBILE } from '../../../kernel/phone.js';
import { Config } from '../../config.js';
import { toSubnet } from './client-subnet.js';
import type { RateLimit } from './rate-limited.decorator.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { PostgresThrottlerStorage } from './postgres-throttler-storage.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

@Module({ providers: [PostgresThrottlerStorage], exports: [PostgresThrottlerStorage] })
class ThrottlerStorageModule {}

/** The limits of the product, per address (of IPv6 per network) unless said otherwise. A route names those it counts against: `@RateLimited`. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      imports: [ThrottlerStorageModule],
      inject: [Config, PostgresThrottlerStorage],
      useFactory: (config: Config, storage: PostgresThrottlerStorage): ThrottlerModuleOptions => {
        // Keys name no address, no account and no phone number, nor can they be tried out.
        const sealed = (text: string) => createHmac('sha256', config.SESSION_SECRET).update(text).digest('base64url');
        const limit = (name: RateLimit, perMinute: number): ThrottlerOptions => ({
          name,
          limit: perMinute,
          ttl: MINUTE_MS,
          generateKey: (_context, tracker) => `${name} ${sealed(tracker)}`,
        });
        return {
          storage,
          setHeaders: false,
          getTracker: ({ ip }) => toSubnet(String(ip)),
          throttlers: [
            limit('booking', config.BOOKING_RATE_PER_MINUTE),
            {
              ...limit('booking-phone', config.BOOKINGS_PER_PHONE_PER_DAY),
              ttl: DAY_MS,
              getTracker: getPhone,
              // Validation refuses any other text, with a message of its own.
              skipIf: (context: ExecutionContext) =>
                !AUSTRALIAN_MOBILE.test(getPhone(context.switchToHttp().getRequest())),
            },
            limit('sign-in-address', config.SIGN_IN_RATE_PER_MINUTE),
            { ...limit('sign-in-account', config.SIGN_IN_RATE_PER_MINUTE), getTracker: getAccount },
            limit('password-address', 20),
            { ...limit('password-account', 3), ttl: 15 * MINUTE_MS, getTracker: getAccount },
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
function getAccount({ body }: { body?: { email?: unknown } }): string {
  return toText(body?.email).trim().toLowerCase();
}

/** The phone number of a booking, however it is written. */
function getPhone({ body }: { body?: { client_phone?: unknown } }): string {
  return toText(body?.client_phone).replaceAll(/\D/g, '').replace(/^61/, '0');
}

/** The body has not been validated yet: an object without a primitive value would throw in String(). */
function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
