import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '../../../kernel/local-time.js';
import { Config } from '../../config.js';
import { formatCount } from '../../format-count.js';
import { Problem } from '../errors/problem.js';
import { toSubnet } from './client-subnet.js';
import type { GetProvider, RateLimit } from './rate-limit.js';
import { type Hit, RequestCounter } from './request-counter.js';

/** Counts requests against the limits of their routes. */
@Injectable()
export class RateLimiter {
  constructor(
    private readonly config: Config,
    private readonly counter: RequestCounter,
    private readonly modules: ModuleRef,
  ) {}

  /** Counts a request; returns undefined where the limit does not apply to it. */
  hit({ name, limit, windowMs = MINUTE_MS, getTracker }: RateLimit, request: FastifyRequest): Promise<Hit> | undefined {
    const get: GetProvider = (type) => this.find(type);
    const tracker = getTracker ? getTracker(request, get) : toSubnet(request.ip);
    if (tracker === undefined) return undefined;
    const max = typeof limit === 'number' ? limit : limit(get);
    return this.counter.hit(`${name} ${this.hash(tracker)}`, max, windowMs);
  }

  private find<Provider>(type: Type<Provider>): Provider {
    return this.modules.get(type, { strict: false });
  }

  /** Hashes a tracker with a secret, so that stored keys name nobody and cannot be found by trying values. */
  private hash(tracker: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET).update(tracker).digest('base64url');
  }
}

/** Refuses a request beyond a limit. @throws Problem 429 with the seconds until the next one is accepted */
export function throwTooMany({ fieldError }: RateLimit, seconds: number, reply: FastifyReply): never {
  void reply.header('retry-after', seconds);
  const message = fieldError?.message ?? `Too many attempts. Please try again in ${formatWait(seconds)}`;
  throw new Problem(429, 'too-many-requests', message, fieldError && [fieldError]);
}

/** Formats seconds for people: up to two minutes as seconds, above as minutes. */
function formatWait(seconds: number): string {
  return seconds <= 120 ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / 60), 'minute');
}
