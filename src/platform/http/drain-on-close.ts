import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Readiness } from '../observability/health/readiness.js';

/** Time for which an ending process waits for its callers. A browser holds connections open that it never uses. */
const CONNECTION_TIMEOUT_MS = 10_000;
/** Time for which it then waits for handlers whose caller was cut off. */
const HANDLER_TIMEOUT_MS = 5_000;

/**
 * Shuts the server down in order and within a time limit: requests in progress are answered, then connections close,
 * then handlers whose caller is gone finish, and only then are database and queues closed. The database pool would
 * never end if a connection were requested while it ends. Connections are already closed with their answers while the
 * process is draining, because a load balancer that reuses one might send a request just as it closes.
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
