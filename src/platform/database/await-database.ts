import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describeFailure } from '../describe-failure.js';
import { isTransientDatabaseError } from './transient-errors.js';

const RETRY_MS = 1_000;
const REPEAT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Waits until the database takes connections, as a process that runs does, and says why, at once and then twice a
 * minute.
 * @throws Error when waiting would not help, such as for a wrong password
 */
export async function awaitDatabase(databaseUrl: string, say: (sentence: string) => void): Promise<void> {
  let saidAt: number | undefined;
  for (;;) {
    const failure = await connect(databaseUrl);
    if (!failure) break;
    if (!isTransientDatabaseError(failure)) throw failure;
    if (saidAt === undefined || performance.now() - saidAt >= REPEAT_MS) {
      say(`${describeFailure(failure)}. Waiting until the database answers`);
      saidAt = performance.now();
    }
    await sleep(RETRY_MS);
  }
  if (saidAt !== undefined) say('The database answers');
}

async function connect(databaseUrl: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
