import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { parseIdempotencyKey } from './parse-idempotency-key.js';

const HEADER = 'idempotency-key';

const KeyOfRequest = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADER];
  return parseIdempotencyKey(Array.isArray(header) ? header.join() : header);
});

const description = `A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known \
changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for \
each other. 409 \`idempotency-key-reused\` when the rest of the request is another or comes from another user, 422 when it is no \
UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself.`;

/** The request's Idempotency-Key, described in the API's document: `@IdempotencyKey() key: string | undefined`. */
export function IdempotencyKey(): ParameterDecorator {
  return (target, method, index) => {
    KeyOfRequest()(target, method, index);
    const descriptor = Object.getOwnPropertyDescriptor(target, method!)!;
    ApiHeader({ name: HEADER, required: false, schema: { type: 'string', format: 'uuid' }, description })(
      target,
      method!,
      descriptor,
    );
  };
}
