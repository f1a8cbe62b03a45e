import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY_HEADER, readIdempotencyKey } from './read-idempotency-key.js';

const KeyOfRequest = createParamDecorator((_: unknown, context: ExecutionContext) =>
  readIdempotencyKey(context.switchToHttp().getRequest<FastifyRequest>()),
);

const description = `A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known \
changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for \
each other. 409 \`idempotency-key-reused\` when the rest of the request is another or comes from another user, 422 when it is no \
UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself.`;

/** The request's Idempotency-Key, described in the API's document: `@IdempotencyKey() key: string | undefined`. */
export function IdempotencyKey(): ParameterDecorator {
  return (target, method, index) => {
    KeyOfRequest()(target, method, index);
    const descriptor = Object.getOwnPropertyDescriptor(target, method!)!;
    ApiHeader({
      name: IDEMPOTENCY_KEY_HEADER,
      required: false,
      schema: { type: 'string', format: 'uuid' },
      description,
    })(target, method!, descriptor);
  };
}
