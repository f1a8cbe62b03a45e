import type { RecordedEvent } from './recorded-event.js';

/** An event as its aggregate reads it from the log. */
export interface StoredEvent {
  event_id: string;
  version: number;
  type: string;
  schema_version: number;
  data: Record<string, unknown>;
  sealed: Buffer | null;
  occurred_ms: string;
}

/** Whether the events of a stream are all of them up to the last one. */
export function isWholeStream([, events]: readonly [string, readonly RecordedEvent[]]): boolean {
  return events[0]!.version === 1 && events.at(-1)!.version === events.length;
}

export function toStoredEvent({
  eventId,
  version,
  type,
  schemaVersion,
  data,
  sealed,
  occurredAt,
}: RecordedEvent): StoredEvent {
  return {
    event_id: eventId,
    version,
    type,
    schema_version: schemaVersion,
    // A copy, as upcasters may change what they are given, and others read the event too.
    data: { ...data },
    sealed,
    occurred_ms: String(occurredAt.getTime()),
  };
}
