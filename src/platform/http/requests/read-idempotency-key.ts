import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { InvalidInputError } from '../../../kernel/errors.js';

export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/**
 * Returns the Idempotency-Key of a request in lower case; undefined without one.
 * @throws InvalidInputError when it is no UUID
 */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers[IDEMPOTENCY_KEY_HEADER];
  const key = Array.isArray(header) ? header.join() : header;
  if (key !== undefined && !isUUID(key))
    throw new InvalidInputError('Idempotency-Key', 'Idempotency-Key must be a UUID');
  return key?.toLowerCase();
}
