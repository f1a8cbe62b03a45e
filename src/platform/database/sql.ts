import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';

/**
 * Runs one statement with $1… parameters on the EntityManager's connection, inside its transaction when one is open.
 * Statements with parameters are prepared once per connection, see PreparingClient.
 */
export async function sql<Row = Record<string, unknown>>(
  em: EntityManager,
  text: string,
  params: readonly unknown[] = [],
): Promise<Row[]> {
  const executor: Kysely<unknown> = em.getTransactionContext() ?? em.getConnection().getClient();
  const result = await executor.executeQuery<Row>(CompiledQuery.raw(text, [...params]));
  return result.rows;
}
