import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { describeUserAgent } from './describe-user-agent.js';

/** Parameter decorator of the client's browser by its User-Agent: `Safari on iPhone`; null when it does not say. */
export const Browser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  describeUserAgent(context.switchToHttp().getRequest<FastifyRequest>().headers['user-agent']),
);
