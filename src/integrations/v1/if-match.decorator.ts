import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { InvalidInputError } from '../../kernel/errors.js';
import { Problem } from '../../platform/http/errors/problem.js';

/** Returns the ETag of a version. */
export const toEtag = (version: number): string => `"${version}"`;

const VersionOfRequest = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const tag = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
  if (tag === undefined)
    throw new Problem(428, 'precondition-required', 'Please send the ETag of the booking as you know it as If-Match');
  const version = /^"(\d{1,9})"$/.exec(tag)?.[1];
  if (version === undefined) throw new InvalidInputError('If-Match', 'If-Match must be the ETag of the booking');
  return Number(version);
});

/** The version that a change is based on, of the header If-Match: `@IfMatch() version: number`. */
export function IfMatch(): ParameterDecorator {
  return (target, method, index) => {
    VersionOfRequest()(target, method, index);
    const descriptor = Object.getOwnPropertyDescriptor(target, method!)!;
    ApiHeader({
      name: 'If-Match',
      required: true,
      schema: { type: 'string', pattern: '^"\\d{1,9}"$', example: '"1"' },
      description: 'The ETag of the booking as you know it: 412 when it has changed since, 428 without it.',
    })(target, method!, descriptor);
  };
}
