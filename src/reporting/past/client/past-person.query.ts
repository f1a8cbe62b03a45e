import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';

/** Finds everybody who was one person with a client at a sequence number: merged by then, and not separated again. */
@Injectable()
export class PastPersonQuery {
  /** Returns the ids of the person's records; first the one that the others were merged into. */
  async find(em: EntityManager, id: string, seq: number): Promise<[string, ...string[]]> {
    const merged = await sql<{ id: string; into: string }>(em, mergesSql, [seq]);
    const into = new Map(merged.map((merge) => [merge.id, merge.into]));
    const root = findRoot(into, id);
    return [root, ...merged.map((merge) => merge.id).filter((other) => findRoot(into, other) === root)];
  }
}

/** Follows the merges of a record, which form a tree, to its root. */
function findRoot(into: ReadonlyMap<string, string>, id: string): string {
  const next = into.get(id);
  return next === undefined ? id : findRoot(into, next);
}

/**
 * SQL of the merges. There are few. Records that shared an address or number before
 * clients had ids of their own were merged without an event.
 */
const mergesSql = /* sql */ `
  with touched as (
    select distinct e.stream from event_log e join log_order o using (position)
    where e.type in ('ClientMerged', 'ClientUnmerged') and o.seq <= $1::bigint
  ), last as (
    select touched.stream as id, last.type, last.data ->> 'into' as "into"
    from touched cross join lateral (
      select e.type, e.data from event_log e join log_order o using (position)
      where e.stream = touched.stream and o.seq <= $1::bigint and e.type in ('ClientMerged', 'ClientUnmerged')
      order by e.version desc limit 1
    ) last
  )
  select id, "into" from last where type = 'ClientMerged'
  union all
  select e.subject, e.client_id::text from earlier_client_ids e join clients c on c.id = e.subject
  where c.erased_at is null and not exists (select from last where last.id = e.subject)`;
