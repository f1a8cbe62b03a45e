import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { readStreams } from '../event-log/log-reader.js';
import type { RecordedEvent } from '../event-log/recorded-event.js';
import { advanceProjection } from './advance-projection.js';
import type { RegisteredProjection } from './projection-registry.js';

/**
 * Number of events in a batch, large enough that the fixed cost of a statement does not matter; a batch is some
 * megabytes.
 */
const EVENTS_AT_A_TIME = 4_000;

/** Number of events after which the tables are analysed, then each time it has doubled. */
const FIRST_ANALYZE_AT = 2_000;

/** Whether the projection can be fed whole streams, in any order. */
export const acceptsStreams = (projection: RegisteredProjection) => Boolean(projection.applyStreams);

/**
 * Passes every stream of the log to `take`, complete and once, as it was at `upToSeq`. The next streams are read
 * while some are being taken.
 * @param reader may belong to another transaction than `take` uses, because the log up to a sequence number no longer
 * changes
 */
export async function forEachStream(
  reader: EntityManager,
  upToSeq: number,
  take: (events: readonly RecordedEvent[], done: number) => Promise<void>,
): Promise<void> {
  let events = await readStreams(reader, null, EVENTS_AT_A_TIME, upToSeq);
  let done = 0;
  while (events.length > 0) {
    const next = readStreams(reader, events.at(-1)!.stream, EVENTS_AT_A_TIME, upToSeq);
    next.catch(() => undefined);
    done += events.length;
    await take(events, done);
    events = await next;
  }
}

/** Completes a replay by streams, and sets the checkpoint of the projection to `seq`. */
export async function completeStreams(em: EntityManager, projection: RegisteredProjection, seq: number): Promise<void> {
  await sql(em, `analyze ${projection.tables.join(', ')}`);
  await projection.completeStreams?.(em);
  await sql(em, 'insert into projection_checkpoints (projection, seq) values ($1, $2)', [projection.name, seq]);
}

/**
 * Replays a projection up to a sequence number in the caller's transaction. Analyses its tables now and then, because
 * autovacuum cannot see them.
 */
export async function replayUpTo(
  head: number,
  em: EntityManager,
  projection: RegisteredProjection,
  onProgress: (seq: number) => void = () => undefined,
): Promise<void> {
  let hasMore = true;
  let analyseAt = FIRST_ANALYZE_AT;
  while (hasMore) {
    const step = await advanceProjection(em, projection, head);
    onProgress(step.seq);
    hasMore = step.hasMore;
    if (!hasMore || step.seq < analyseAt) continue;
    await sql(em, `analyze ${projection.tables.join(', ')}`);
    analyseAt = 2 * step.seq;
  }
}
