import type { Actor } from '../../kernel/actor.js';

/** An event of the log, with its sequence number. Its personal part stays encrypted. Each event type has a subclass. */
export class RecordedEvent<Data extends object = object> {
  constructor(
    /** Gapless sequence number: the cursor of every reader. */
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

/** The class of an event type. */
export type RecordedEventClass<Data extends object = object> = new (
  ...args: ConstructorParameters<typeof RecordedEvent<never>>
) => RecordedEvent<Data>;

/** A row of event_log joined with log_order, as `recordedEventColumns` selects it. */
export interface RecordedEventRow {
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
  /** The address of a user, the name of a key. */
  actor_email: string | null;
  request_id: string | null;
  occurred_ms: string;
}

export const recordedEventColumns = /* sql */ `
  o.seq, e.event_id, e.stream, e.version, e.type, e.schema_version, e.data, e.sealed, e.actor_kind, e.actor_id,
  e.actor_email, e.request_id, (extract(epoch from e.occurred_at) * 1000)::text as occurred_ms`;

export function toRecordedEvent(row: RecordedEventRow, eventClass: RecordedEventClass = RecordedEvent): RecordedEvent {
  return new eventClass(
    Number(row.seq),
    row.event_id,
    row.stream,
    row.version,
    row.type,
    row.schema_version,
    // The log's JSON has the shape that its type's class declares.
    row.data as never,
    row.sealed,
    toActor(row),
    row.request_id,
    new Date(Number(row.occurred_ms)),
  );
}

function toActor(row: RecordedEventRow): Actor {
  const [id, name] = [row.actor_id ?? '', row.actor_email ?? ''];
  if (row.actor_kind === 'user') return { kind: 'user', id, email: name };
  return row.actor_kind === 'key' ? { kind: 'key', id, name } : { kind: row.actor_kind };
}
