import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Largest body of a route, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

const MAX_LARGE_BODY_BYTES = 1024 * 1024;

/**
 * Raises the limit for routes that take lists of hundreds of entries: each list as long as its DTO allows fits, so that
 * the DTO refuses a longer one.
 */
export const LargeBody = () => RouteConfig({ takesLargeBody: true });

/** Sets the limits of the routes that are added from now on. */
export function limitLargeBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const config = route.config as { takesLargeBody?: boolean } | undefined;
    if (config?.takesLargeBody) route.bodyLimit = MAX_LARGE_BODY_BYTES;
  });
}
