import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from './sql.js';

/** Number of rows that are read, and kept in memory, at a time. */
const PAGE_SIZE = 500;

/**
 * Yields the rows of a statement without parameters in pages, however many there are. Needs a transaction, in which one
 * such statement is read at a time.
 */
export async function* readByCursor<Row>(em: EntityManager, statement: string): AsyncGenerator<Row[]> {
  await sql(em, `declare rows_to_read no scroll cursor for ${statement}`);
  for (;;) {
    const page = await sql<Row>(em, `fetch ${PAGE_SIZE} from rows_to_read`);
    if (page.length > 0) yield page;
    if (page.length < PAGE_SIZE) break;
  }
  await sql(em, 'close rows_to_read');
}
