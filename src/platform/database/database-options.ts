import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type { Pool, PoolConfig } from 'pg';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.js';
import { releaseDeadConnections } from './release-dead-connections.js';
import { PreparedStatementClient } from './prepared-statement-client.js';

/**
 * A new connection has to plan every statement before it answers as fast as the others: the next request finds one. No
 * longer, because what one process keeps others may lack: PostgreSQL has a limit for all.
 */
const IDLE_TIMEOUT_MS = 60_000;

/** Networks forget connections that are silent for some minutes, and whoever writes to them next waits for nothing. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * How every process of the product reaches PostgreSQL.
 * @param onPool is given the pool of connections once it is made
 */
export function databaseOptions(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL'>,
  entities: NonNullable<Options['entities']>,
  onPool: (pool: Pool) => void = () => undefined,
) {
  return defineConfig({
    clientUrl: config.DATABASE_URL,
    entities,
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: config.DATABASE_POOL, idleTimeoutMillis: IDLE_TIMEOUT_MS },
    // pg-pool makes its clients from this class; jit costs more than it gains on statements of a millisecond. A process that
    // is idle within a transaction, stopped or cut off, must not hold what the others wait for, such as the log's head.
    driverOptions: {
      Client: PreparedStatementClient,
      options: '-c jit=off -c idle_in_transaction_session_timeout=10s',
      // A pool that is used up fails a request in the end instead of letting it wait for ever.
      connectionTimeoutMillis: 15_000,
      ...KEEP_ALIVE,
      onPoolCreated: (pool: Pool) => {
        releaseDeadConnections(pool);
        onPool(pool);
      },
    } satisfies PoolConfig & { Client: unknown; onPoolCreated: unknown },
    extensions: [Migrator],
    migrations: { path: migrations, pathTs: migrations, snapshot: false, tableName: 'schema_migrations' },
    allowGlobalContext: false,
    debug: false,
  });
}
