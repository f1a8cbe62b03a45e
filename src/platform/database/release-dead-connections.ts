import type { Pool, PoolClient } from 'pg';

/**
 * Gives back to the pool what Kysely leaves out of it: a connection that dies while a transaction begins, commits or rolls back,
 * and one that arrives while the pool is being closed. The pool would count them for ever, run dry and hang.
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

/** Whoever holds a dead connection only gets errors from it, and may still release it: once is enough. */
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
