import type { Pool, PoolClient } from 'pg';

/**
 * Lets a pool end while connections are being opened. Kysely forgets its pool first and then fails on the connection
 * that arrives, without giving it back: the pool would wait for it for ever.
 */
export function giveBackLateConnections(pool: Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const end = pool.end.bind(pool) as () => Promise<void>;
  let isEnding = false;

  pool.connect = async () => {
    const client = await connect();
    if (!isEnding) return client;
    client.release(true);
    throw new Error('The database is being closed');
  };
  pool.end = () => {
    isEnding = true;
    return end();
  };
}
