import { getActorId, getActorName } from '../../../kernel/actor.js';
import type { RecordedEvent } from '../recorded-event.js';
import type { CopyBatch } from '../../database/bulk/copy-rows.js';

const columns = `position, event_id, stream, version, type, schema_version, data, sealed, actor_kind, actor_id, actor_email, request_id, occurred_at`;

/**
 * Converts events to rows of the log.
 * @param positionOffset difference between the positions and the sequence numbers
 */
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
        getActorId(actor),
        getActorName(actor),
        requestId,
        occurredAt,
      ],
    ),
  };
}
