import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { headSequence, readEvents, readEventsOfTypes } from '../event-log/log-reader.js';
import type { RegisteredProjection } from './projection-registry.js';

const BATCH_SIZE = 200;

/**
 * Advances a projection by one batch in the caller's transaction, which holds its checkpoint from here on.
 * @returns the sequence number that it has reached, and whether there may be more before `upToSeq`
 */
export async function advanceProjection(
  em: EntityManager,
  { name, apply, eventTypes }: Pick<RegisteredProjection, 'name' | 'apply' | 'eventTypes'>,
  upToSeq?: number,
): Promise<{ seq: number; hasMore: boolean }> {
  await sql(em, 'insert into projection_checkpoints (projection, seq) values ($1, 0) on conflict do nothing', [name]);
  const [checkpoint] = await sql<{ seq: bigint }>(
    em,
    'select seq from projection_checkpoints where projection = $1 for update',
    [name],
  );
  const seq = Number(checkpoint?.seq);
  // Read before the events, so that no event can fall between the last one read and the sequence number that is
  // reported.
  const head = upToSeq ?? (eventTypes && (await headSequence(em)));
  const events = eventTypes
    ? await readEventsOfTypes(em, eventTypes, seq, BATCH_SIZE, head!)
    : await readEvents(em, seq, BATCH_SIZE, upToSeq);
  const hasMore = events.length === BATCH_SIZE;
  const reached = (hasMore ? undefined : head) ?? events.at(-1)?.seq ?? seq;
  if (reached <= seq) return { seq, hasMore: false };
  // Sequential scans are off: rows are found by key, and a plan made while the tables were small is kept while they
  // grow.
  await sql(em, 'set local enable_seqscan = off');
  if (events.length > 0) await apply(events, em);
  await sql(em, 'set local enable_seqscan = on');
  await sql(em, 'update projection_checkpoints set seq = $2 where projection = $1', [name, reached]);
  return { seq: reached, hasMore };
}
