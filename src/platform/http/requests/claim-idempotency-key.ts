import { hash as digest } from 'node:crypto';
import { type Executor, sql } from '../../database/sql.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import { requestContext } from '../../request-context.js';

/**
 * Claims an Idempotency-Key, so that a repeated request finds the result of the first one. The key is stored in the
 * transaction that creates the result: both are committed, or neither. A second request at the same moment waits for
 * the first. Only hashes are stored, and they are kept for ever: a row is small, and a late repetition must not
 * create a second result.
 * @returns the id stored with the key: `resultId` itself when this is the first request
 * @throws BusinessRuleError when the key was used with another request
 */
export async function claimIdempotencyKey(
  db: Executor,
  key: string,
  request: object,
  resultId: string,
): Promise<string> {
  const requestHash = hash(JSON.stringify(request));
  const parameters = [hash(key), requestHash, resultId];
  const claimed = await sql(
    db,
    'insert into idempotency_keys (key_hash, request_hash, result_id) values ($1, $2, $3) on conflict do nothing returning 1',
    parameters,
  );
  if (claimed.length > 0) return resultId;
  const [earlier] = await sql<{ request_hash: Buffer; result_id: string }>(
    db,
    'select request_hash, result_id from idempotency_keys where key_hash = $1',
    [hash(key)],
  );
  if (!earlier?.request_hash.equals(requestHash)) {
    throw new BusinessRuleError('idempotency-key-reused', 'This Idempotency-Key was used for another request');
  }
  const context = requestContext.getStore();
  if (context) context.isRepeated = true;
  return earlier.result_id;
}

/** Returns whether an Idempotency-Key has been claimed, by whatever request. */
export async function isClaimed(db: Executor, key: string): Promise<boolean> {
  return (await sql(db, 'select from idempotency_keys where key_hash = $1', [hash(key)])).length > 0;
}

function hash(text: string): Buffer {
  return digest('sha256', text, 'buffer');
}
