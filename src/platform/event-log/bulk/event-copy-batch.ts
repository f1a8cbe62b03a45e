import type { RecordedEvent } from '../recorded-event.js';
import type { CopyBatch } from '../../database/bulk/copy-rows.js';

const columns = `position, event_id, stream, version, type, schema_version, data, sealed, actor_kind, actor_id, actor_email, request_id, occurred_at`;

/** Events as rows of the log. @param positionOffset by how much positions are ahead of the events' places in the log */
export function toEventCopyBatch(events: readonly RecordedEvent[], positionOffset: number): CopyBatch {
  return {
    table: 'event_log',
    columns,
    rows: events.map(
      ({ seq, eventId, stream, version, type, schemaVersion, data, sealed, actor, requestId, occurredAt }) => [
        seq + positionOffset,
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
      ],
    ),
  };
}
