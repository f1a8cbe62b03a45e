import { SetMetadata, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { FieldError } from '../errors/problem-details.dto.js';

/** Finds a provider, such as a module's configuration. */
export type GetProvider = <Provider>(type: Type<Provider>) => Provider;

type LimitedRequest = Pick<FastifyRequest, 'ip' | 'body'>;

/** How many requests may come in a window. Declared by the module whose routes count against it. */
export interface RateLimit {
  /** Unique in the product: routes with limits of one name share a count. */
  name: string;
  /** A number, or what the module's configuration says: `(get) => get(ModuleConfig).REQUESTS_PER_MINUTE`. */
  limit: number | ((get: GetProvider) => number);
  /** A minute when left out. */
  windowMs?: number;
  /**
   * Whom to count; undefined counts nobody. The client's address, of IPv6 its network, when left out. The body has not been
   * validated yet.
   */
  getTracker?: (request: LimitedRequest, get: GetProvider) => string | undefined;
  /** The field that is refused, where that is not the request as a whole. */
  fieldError?: FieldError;
}

export const RATE_LIMITS_KEY = 'rateLimits';

/** The limits that a route counts against. */
export const RateLimited = (...limits: RateLimit[]) => SetMetadata(RATE_LIMITS_KEY, limits);

/** A text field of a body that has not been validated; empty when it is no text. */
export function readBodyField({ body }: LimitedRequest, field: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[field];
  // An object without a primitive value would throw in String().
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
