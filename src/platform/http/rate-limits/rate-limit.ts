import { SetMetadata, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { FieldError } from '../errors/problem-details.dto.js';

/** Finds a provider, such as a module's configuration. */
export type GetProvider = <Provider>(type: Type<Provider>) => Provider;

type LimitedRequest = Pick<FastifyRequest, 'ip' | 'body' | 'headers'>;

/** The number of requests or results in a window that a route accepts. The module whose routes count against it declares it. */
export interface RateLimit {
  /** Unique name in the product: routes with limits of one name share a count. */
  name: string;
  /** A number, or one of the module's configuration: `(get) => get(ModuleConfig).REQUESTS_PER_MINUTE`. */
  limit: number | ((get: GetProvider) => number);
  /** Length of the window; a minute when left out. */
  windowMs?: number;
  /**
   * Returns whom to count; undefined counts nobody. When left out, the client's address, or its network for IPv6. The
   * body has not been validated yet.
   */
  getTracker?: (request: LimitedRequest, get: GetProvider) => string | undefined;
  /** The field that is refused, where that is not the request as a whole. */
  fieldError?: FieldError;
}

export const RATE_LIMITS_KEY = 'rateLimits';
export const RESULT_LIMIT_KEY = 'resultLimit';

/** Sets the limits that the attempts at a route count against, whether they succeed or not. */
export const RateLimited = (...limits: RateLimit[]) => SetMetadata(RATE_LIMITS_KEY, limits);

/** Returns a text field of a body that has not been validated; empty when it is no text. */
export function readBodyField({ body }: LimitedRequest, field: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[field];
  // An object without a primitive value would throw in String().
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
