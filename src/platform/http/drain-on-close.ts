import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Readiness } from '../observability/health/readiness.js';

/** How long an ending process waits for its callers. A browser holds connections open that it never uses. */
const CONNECTION_TIMEOUT_MS = 10_000;
/** How long it then waits for handlers whose caller was cut off. */
const HANDLER_TIMEOUT_MS = 5_000;

/**
 * Ends in bounded time and in order: requests under way are answered, then their connections close, then handlers that
 * nobody waits for any more finish, and only then goes what they work with. The database's pool in particular never
 * ends when a connection is asked of it at that very moment. Connections already close with their answers while the process
 * only says that it is not ready: a balancer that kept one would send a request into the very moment it is closed.
 */
export function drainOnClose(fastify: FastifyInstance, readiness: Readiness): void {
  const unfinished = new Set<FastifyRequest>();

  fastify.addHook('preHandler', (request, _reply, done) => {
    unfinished.add(request);
    done();
  });
  fastify.addHook('onSend', (request, reply, _body, done) => {
    unfinished.delete(request);
    if (readiness.isDraining) void reply.header('connection', 'close');
    done();
  });
  fastify.addHook('preClose', (done) => {
    setTimeout(() => fastify.server.closeAllConnections(), CONNECTION_TIMEOUT_MS).unref();
    done();
  });
  fastify.addHook('onClose', async () => {
    for (const start = performance.now(); unfinished.size > 0 && performance.now() - start < HANDLER_TIMEOUT_MS;)
      await delay(10);
  });
}
