import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

const logger = new Logger('Access');

/** Logs one line per answered API call. The route's pattern is logged instead of the address, which may hold ids. */
export function logAccess(request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url;
  if (!route?.startsWith('/api/') || route.startsWith('/api/health/')) return;
  const { method, id } = request;
  logger.log(
    { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), request_id: id },
    `${method} ${route} ${reply.statusCode}`,
  );
}
