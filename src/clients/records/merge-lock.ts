import { SHOP_LOCKS } from '../../kernel/locks/advisory-locks.js';
import { type Executor, sql } from '../../platform/database/sql.js';

/**
 * Lets one transaction at a time change which records are one person. Two opposite merges would make a ring of records,
 * and a merge beside an unmerge or an erasure would give a record a root that it is no longer merged into.
 */
export async function lockMerges(db: Executor): Promise<void> {
  await sql(db, `select pg_advisory_xact_lock(${SHOP_LOCKS.clientMerges})`);
}
