import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { getSchemaVersion, type Upcasters } from '../../kernel/aggregate.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import type { PersonalData, SubjectKey } from '../../platform/personal-data/personal-data.js';
import type { PlacedEvent } from '../ledger/ledger-rows.js';

interface BulkPlace {
  key: SubjectKey;
  seq: number;
  by: Actor;
  upcasters: Upcasters;
}

/** Returns an event of money as it is recorded, its personal part sealed. */
export function toBulkEvent(
  personalData: PersonalData,
  { event, stream, version, occurredAt }: PlacedEvent,
  { key, seq, by, upcasters }: BulkPlace,
): RecordedEvent {
  const eventId = randomUUIDv7();
  const sealed = 'personal' in event && event.personal ? personalData.encrypt(key, event.personal, eventId) : null;
  const schemaVersion = getSchemaVersion(upcasters, event.type);
  return new RecordedEvent(
    seq,
    eventId,
    stream,
    version,
    event.type,
    schemaVersion,
    event.data,
    sealed,
    by,
    null,
    occurredAt,
  );
}
