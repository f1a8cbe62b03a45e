import type { EntityManager } from '@mikro-orm/postgresql';
import { SpanKind, trace } from '@opentelemetry/api';
import { CompiledQuery, type Kysely } from 'kysely';
import { isTracing, traced } from '../tracing/tracing.js';
import { Transaction } from './transaction.js';

/** What runs statements: the ORM, in its transaction when one is open, or a Transaction, which does not wait between them. */
export type Executor = EntityManager | Transaction;

/**
 * Runs one statement with $1… parameters. Statements with parameters are prepared once per connection, see PreparingClient.
 */
export function sql<Row = Record<string, unknown>>(
  db: Executor,
  text: string,
  params: readonly unknown[] = [],
): Promise<Row[]> {
  const run = () => query<Row>(db, text, params);
  if (!isTracing || !trace.getActiveSpan()) return run();
  const answer = traced(spanOf(text), run);
  // Within a Transaction nobody has to wait for it.
  answer.catch(() => undefined);
  return answer;
}

function query<Row>(db: Executor, text: string, params: readonly unknown[]): Promise<Row[]> {
  if (db instanceof Transaction) return db.query<Row>(text, params);
  const executor: Kysely<unknown> = db.getTransactionContext() ?? db.getConnection().getClient();
  return executor.executeQuery<Row>(CompiledQuery.raw(text, [...params])).then(({ rows }) => rows);
}

/** Statements hold no values: those are parameters. What loops ask while nothing happens is part of no span. */
function spanOf(text: string) {
  const statement = text.trim();
  const [verb = 'sql'] = statement.split(/\s/, 1);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement };
  return { name: verb, kind: SpanKind.CLIENT, attributes };
}
