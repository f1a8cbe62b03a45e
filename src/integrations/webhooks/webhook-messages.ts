import { type Executor, sql } from '../../platform/database/sql.js';
import type { WebhookReply } from './post-webhook.js';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** Milliseconds until each further attempt: three days in all. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** An endpoint that is to be told about an event, and how often that was tried. */
export interface DueMessage {
  endpointId: string;
  url: string;
  /** The secrets that sign: the current one, then the former one while that lasts. */
  secrets: Buffer[];
  attempts: number;
  /** When it is to be tried again. */
  dueAt: Date | null;
}

interface MessageRow {
  endpoint_id: string;
  url: string;
  sealed_secret: Buffer;
  former_sealed_secret: Buffer | null;
  attempts: number;
  due_at: string | null;
}

/**
 * Finds the endpoints that are still to be told.
 * @param onlyId the one that is tried out; null for those that asked for the type before it happened
 */
export async function findWaiting(
  db: Executor,
  message: { eventId: string; type: string; occurredAt: Date; onlyId: string | null },
  now: Date,
): Promise<DueMessage[]> {
  const { eventId, type, occurredAt, onlyId } = message;
  const rows = await sql<MessageRow>(db, waitingSql, [eventId, type, occurredAt, onlyId, now]);
  return rows.map((row) => ({
    endpointId: row.endpoint_id,
    url: row.url,
    secrets: [row.sealed_secret, ...(row.former_sealed_secret ? [row.former_sealed_secret] : [])],
    attempts: row.attempts,
    dueAt: row.due_at === null ? null : new Date(row.due_at),
  }));
}

/** Notes how an attempt went. @returns whether there will be another */
export async function noteAttempt(
  db: Executor,
  message: { endpointId: string; eventId: string; type: string; attempts: number },
  { status, reply }: WebhookReply,
  now: Date,
): Promise<boolean> {
  const { endpointId, eventId, type, attempts } = message;
  const isTaken = status !== null && status >= 200 && status < 300;
  const wait = status === 410 || isTaken ? undefined : WAITS[attempts];
  const state = isTaken ? 'delivered' : wait === undefined ? 'failed' : 'waiting';
  const dueAt = wait === undefined ? null : new Date(now.getTime() + wait);
  await sql(db, noteSql, [endpointId, eventId, type, state, attempts + 1, dueAt, status, reply, now]);
  return wait !== undefined;
}

/** Makes a message that was tried before be sent once more. @returns whether there is such a message */
export async function reopenMessage(db: Executor, endpointId: string, eventId: string): Promise<boolean> {
  return (await sql(db, reopenSql, [endpointId, eventId])).length > 0;
}

const waitingSql = /* sql */ `
  select e.id as endpoint_id, e.url, e.sealed_secret, coalesce(m.attempts, 0) as attempts, m.due_at,
    case when e.former_until > $5::timestamptz then e.former_sealed_secret end as former_sealed_secret
  from webhook_endpoints e left join webhook_messages m on m.endpoint_id = e.id and m.event_id = $1
  where e.ended_at is null and coalesce(m.state, 'waiting') = 'waiting'
    and case when $4::uuid is null then $2 = any (e.types) and e.created_at <= $3::timestamptz else e.id = $4::uuid end
  order by e.id`;

const noteSql = /* sql */ `
  insert into webhook_messages (endpoint_id, event_id, type, state, attempts, due_at, status, reply, updated_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9 where exists (select from webhook_endpoints where id = $1)
  on conflict (endpoint_id, event_id) do update set state = excluded.state, attempts = excluded.attempts,
    due_at = excluded.due_at, status = excluded.status, reply = excluded.reply, updated_at = excluded.updated_at`;

const reopenSql = /* sql */ `
  update webhook_messages m set state = 'waiting', attempts = 0, due_at = null from webhook_endpoints e
  where m.endpoint_id = $1 and m.event_id = $2 and e.id = m.endpoint_id and e.ended_at is null returning m.event_id`;
