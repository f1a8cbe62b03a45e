import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import { traceStatement } from '../observability/tracing/trace-statement.js';
import { Transaction } from './pipelining/index.js';

/**
 * A connection to run statements on: the ORM, in its transaction when one is open, or a Transaction, which does not
 * wait between them.
 */
export type Executor = EntityManager | Transaction;

/**
 * Runs one statement with $1… parameters. Statements with parameters are prepared once per connection, see PreparedStatementClient.
 */
export function sql<Row = Record<string, unknown>>(
  db: Executor,
  text: string,
  params: readonly unknown[] = [],
): Promise<Row[]> {
  if (db instanceof Transaction) return db.query<Row>(text, params);
  const executor: Kysely<unknown> = db.getTransactionContext() ?? db.getConnection().getClient();
  const run = () => executor.executeQuery<Row>(CompiledQuery.raw(text, [...params])).then(({ rows }) => rows);
  return traceStatement(text, run);
}
