import { isUUID } from 'class-validator';
import { InvalidInput } from '../decider.js';

/** The request's Idempotency-Key, if it has one. @throws InvalidInput when it is no UUID */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header !== undefined && !isUUID(header)) throw new InvalidInput('Idempotency-Key', 'Idempotency-Key must be a UUID');
  return header;
}
