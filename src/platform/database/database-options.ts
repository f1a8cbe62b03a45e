import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type { Pool, PoolConfig } from 'pg';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '../../kernel/local-time.js';
import type { Config } from '../config.js';
import { releaseDeadConnections } from './release-dead-connections.js';
import { PreparedStatementClient } from './prepared-statement-client.js';

/**
 * Time for which idle connections are kept: a new one has to plan every statement first. Not longer, because PostgreSQL
 * limits the connections of all processes together.
 */
const IDLE_TIMEOUT_MS = MINUTE_MS;

/** Networks drop idle connections after some minutes without telling either side, and the next write would hang. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

/** Folder of this version's migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * Returns the connection settings of every process of the product.
 * @param onPool receives the connection pool once it is created
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
    // pg-pool creates its clients from this class. JIT costs more than it saves on statements of a millisecond. A worker
    // process of PostgreSQL takes longer to start than a page takes to read: only statements over whole tables get one.
    // A process of the product that is stopped or cut off inside a transaction must not keep locks that others wait for,
    // such as the log's head.
    driverOptions: {
      // The ORM itself reads neither TLS nor anything else behind the `?` of the address.
      ...toConnection(config.DATABASE_URL),
      Client: PreparedStatementClient,
      // When the pool is exhausted, a request fails after a while instead of waiting for ever.
      connectionTimeoutMillis: 15_000,
      ...KEEP_ALIVE,
      onPoolCreated: (pool: Pool) => {
        releaseDeadConnections(pool);
        onPool(pool);
      },
    } satisfies PoolConfig & { Client: unknown; onPoolCreated: unknown },
    extensions: [Migrator],
    migrations: { path: MIGRATIONS_FOLDER, pathTs: MIGRATIONS_FOLDER, snapshot: false, tableName: 'schema_migrations' },
    allowGlobalContext: false,
    debug: false,
  });
}

const SESSION_OPTIONS = '-c jit=off -c parallel_setup_cost=20000 -c idle_in_transaction_session_timeout=10s';

/** Adds the product's own options to those of the address: pg would take only the address's. */
function toConnection(address: string): Pick<PoolConfig, 'connectionString' | 'options'> {
  const url = new URL(address);
  const given = url.searchParams.get('options');
  if (given === null) return { connectionString: address, options: SESSION_OPTIONS };
  url.searchParams.delete('options');
  return { connectionString: url.href, options: `${given} ${SESSION_OPTIONS}` };
}
