import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { toNetwork } from './client-subnet.js';

/** The network from which a request came, beyond the proxies that are trusted: `@ClientNetwork() network: string`. */
export const ClientNetwork = createParamDecorator((_: unknown, context: ExecutionContext) =>
  toNetwork(context.switchToHttp().getRequest<FastifyRequest>().ip),
);
