import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { readStreams } from '../event-log/log-reader.js';
import type { RecordedEvent } from '../event-log/recorded-event.js';
import { advanceProjection } from './advance-projection.js';
import type { RegisteredProjection } from './projection-registry.js';

/** Some thousands, so that what each statement costs by itself is little, and a batch takes some megabytes. */
const EVENTS_AT_A_TIME = 4_000;

/** So many events, and each time twice as many, until the tables are analysed again. */
const FIRST_ANALYZE_AT = 2_000;

/** Whether it takes whole streams, in any order. */
export const takesStreams = (projection: RegisteredProjection) => Boolean(projection.applyStreams);

/**
 * Hands every stream of the log to `take`, whole and once, each as it was at `upToSeq`. While some are taken the next are read.
 * @param reader may be of another transaction than `take` uses: what is in the log up to a place does not change any more
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

/** Ends what `applyStreams` has begun: the tables hold what the log tells up to `seq`. */
export async function completeStreams(em: EntityManager, projection: RegisteredProjection, seq: number): Promise<void> {
  await sql(em, `analyze ${projection.tables.join(', ')}`);
  await projection.completeStreams?.(em);
  await sql(em, 'insert into projection_checkpoints (projection, seq) values ($1, $2)', [projection.name, seq]);
}

/** Takes a projection up to a place in the log, in the caller's transaction: nobody else analyses the tables that it fills. */
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
