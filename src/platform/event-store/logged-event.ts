import type { Actor } from './actor.js';

/** An event as it stands in the log, in log order. Its personal part stays sealed. */
export class LoggedEvent<Data extends object = object> {
  constructor(
    /** Gapless place in the log: the cursor of every reader. */
    readonly seq: number,
    readonly eventId: string,
    readonly stream: string,
    readonly version: number,
    readonly type: string,
    readonly schemaVersion: number,
    readonly data: Data,
    readonly sealed: Buffer | null,
    readonly actor: Actor,
    readonly requestId: string | null,
    readonly occurredAt: Date,
  ) {}
}

/** A row of event_log joined with log_order, as `loggedEventColumns` selects it. */
export interface LoggedEventRow {
  seq: string | bigint | number;
  event_id: string;
  stream: string;
  version: number;
  type: string;
  schema_version: number;
  data: Record<string, unknown>;
  sealed: Buffer | null;
  actor_kind: Actor['kind'];
  actor_id: string | null;
  actor_email: string | null;
  request_id: string | null;
  occurred_ms: string;
}

export const loggedEventColumns = /* sql */ `
  o.seq, e.event_id, e.stream, e.version, e.type, e.schema_version, e.data, e.sealed, e.actor_kind, e.actor_id,
  e.actor_email, e.request_id, (extract(epoch from e.occurred_at) * 1000)::text as occurred_ms`;

export function loggedEventOf(row: LoggedEventRow): LoggedEvent {
  return new LoggedEvent(
    Number(row.seq),
    row.event_id,
    row.stream,
    row.version,
    row.type,
    row.schema_version,
    row.data,
    row.sealed,
    actorOf(row),
    row.request_id,
    new Date(Number(row.occurred_ms)),
  );
}

function actorOf(row: LoggedEventRow): Actor {
  if (row.actor_kind !== 'user') return { kind: row.actor_kind };
  return { kind: 'user', id: row.actor_id ?? '', email: row.actor_email ?? '' };
}
