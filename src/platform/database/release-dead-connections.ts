import type { Pool, PoolClient } from 'pg';

/**
 * Releases connections that Kysely fails to return to the pool: those that die while a transaction begins, commits or
 * rolls back, and those that arrive while the pool is closing. The pool would count them as used for ever and finally
 * hang.
 */
export function releaseDeadConnections(pool: Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const end = pool.end.bind(pool) as () => Promise<void>;
  let isEnding = false;

  pool.connect = async () => {
    const client = releaseOnEnd(await connect());
    if (!isEnding) return client;
    client.release(true);
    throw new Error('The database is being closed');
  };
  pool.end = () => {
    isEnding = true;
    return end();
  };
}

/**
 * Lets the connection be released once: the holder of a dead connection may still release it, but only the first
 * release counts.
 */
function releaseOnEnd(client: PoolClient): PoolClient {
  const release = client.release;
  const onEnd = () => client.release(true);
  client.once('end', onEnd);
  client.release = (destroy) => {
    client.off('end', onEnd);
    client.release = () => undefined;
    release(destroy);
  };
  return client;
}
