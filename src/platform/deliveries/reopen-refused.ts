import { type Executor, sql } from '../database/sql.js';
import { NO_ANSWER } from './late-answers/unknown-attempts.js';

/**
 * Makes a refused delivery be tried again: the sweeper queues it within two seconds.
 * @returns whether it was refused
 */
export async function reopenRefused(db: Executor, subscriber: string, eventId: string): Promise<boolean> {
  return (await sql(db, reopenOneSql, [subscriber, eventId])).length > 0;
}

/** Makes a delivery be done once more, whatever became of it: the sweeper queues it within two seconds. */
export async function reopenDone(db: Executor, subscriber: string, eventId: string): Promise<void> {
  await sql(db, `${reopenSql} where d.subscriber = $1 and d.event_id = $2`, [subscriber, eventId]);
}

/** Opens again all refused deliveries of these subscribers about one stream. */
export async function reopenRefusedOfStream(
  db: Executor,
  stream: string,
  subscribers: readonly string[],
): Promise<void> {
  await sql(db, reopenOfStreamSql, [stream, subscribers]);
}

/** Opens again all deliveries that a server refused and nobody has dismissed. @returns their number */
export async function reopenAllRefused(db: Executor): Promise<number> {
  return (await sql(db, reopenAllSql)).length;
}

/** Opens deliveries again, with a time in the past, so that the sweeper treats them as lost right away. */
const reopenSql = /* sql */ `
  update deliveries d set state = 'open', unknown_attempts = 0, refusal = null, dismissed_at = null, queued_at = now() - interval '1 hour',
    released_at = now(),
    updated_at = now()`;

const reopenOneSql = /* sql */ `
  ${reopenSql} where d.subscriber = $1 and d.event_id = $2 and d.refusal is not null returning d.event_id`;

const reopenOfStreamSql = /* sql */ `
  ${reopenSql} from event_log e
  where e.stream = $1 and d.event_id = e.event_id and d.subscriber = any ($2::text[]) and d.refusal is not null`;

/**
 * Opens refused deliveries again. Mails over the daily limit, and those that may have arrived, are left out: somebody has
 * to look at each of them.
 */
const reopenAllSql = /* sql */ `
  ${reopenSql} where d.refusal is not null and d.dismissed_at is null and d.refusal not like 'limit of %' and d.refusal <> '${NO_ANSWER}'
  returning d.event_id`;
