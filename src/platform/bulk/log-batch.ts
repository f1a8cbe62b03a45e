import type { LoggedEvent } from '../event-store/logged-event.js';
import type { Batch } from './copy-in.js';

const columns = `position, event_id, stream, version, type, schema_version, data, sealed, actor_kind, actor_id, actor_email, request_id, occurred_at`;

/** Events as rows of the log. @param ahead by how much positions are ahead of the events' places in the log */
export function logBatch(events: readonly LoggedEvent[], ahead: number): Batch {
  return {
    table: 'event_log',
    columns,
    rows: events.map(({ seq, eventId, stream, version, type, schemaVersion, data, sealed, actor, requestId, occurredAt }) => [
      seq + ahead,
      eventId,
      stream,
      version,
      type,
      schemaVersion,
      data,
      sealed,
      actor.kind,
      actor.kind === 'user' ? actor.id : null,
      actor.kind === 'user' ? actor.email : null,
      requestId,
      occurredAt,
    ]),
  };
}
