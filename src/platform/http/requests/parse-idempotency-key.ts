import { isUUID } from 'class-validator';
import { InvalidInputError } from '../../../kernel/errors.js';

/** Returns an Idempotency-Key in lower case; undefined without one. @throws InvalidInputError when it is no UUID */
export function parseIdempotencyKey(header: string | undefined): string | undefined {
  if (header !== undefined && !isUUID(header))
    throw new InvalidInputError('Idempotency-Key', 'Idempotency-Key must be a UUID');
  return header?.toLowerCase();
}
