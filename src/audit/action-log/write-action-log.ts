import type { Transaction } from '../../platform/database/pipelining/index.js';
import { EventTypeRegistry } from '../../platform/event-log/event-type-registry.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type BatchSubscriber, EventSubscriber } from '../../platform/deliveries/subscriber.js';
import { PersonalData, type SubjectKey } from '../../platform/personal-data/personal-data.js';
import { toEntryDetails } from './entry-details.js';
import { getActorName } from '../../kernel/actor.js';

/** Writes one entry of the admin action log for every event, keyed by its sequence number. */
@EventSubscriber({ name: 'write-action-log', queue: 'audit', events: 'all' })
export class WriteActionLog implements BatchSubscriber {
  constructor(
    private readonly eventTypes: EventTypeRegistry,
    private readonly personalData: PersonalData,
  ) {}

  async handleAll(events: readonly RecordedEvent[], tx: Transaction): Promise<void> {
    const sealed = new Set(events.filter((event) => event.sealed).map(({ stream }) => stream));
    const keys = sealed.size > 0 ? await this.personalData.findKeys(tx, [...sealed]) : new Map<string, SubjectKey>();
    const entries = events.map((event) => this.toEntryRow(event, keys.get(event.stream) ?? null));
    void tx.query(
      insertEntriesSql,
      entries[0]!.map((_, column) => entries.map((entry) => entry[column])),
    );
  }

  /**
   * Returns the values of `actionLogColumns`, in their order.
   * @param key of the event's personal part, null once it was destroyed
   */
  toEntryRow(event: RecordedEvent, key: SubjectKey | null) {
    const { action_type, kind, details } = this.eventTypes.get(event.type);
    const personal = event.sealed && key ? this.personalData.decrypt(key, event.sealed, event.eventId) : {};
    const encrypt = (value: unknown) => (key ? this.personalData.encryptField(key, event.stream, value) : null);
    return [
      event.eventId,
      event.seq,
      event.occurredAt,
      event.actor.kind,
      getActorName(event.actor),
      action_type,
      kind,
      JSON.stringify(toEntryDetails(details, event, personal, encrypt)),
    ];
  }
}

export const actionLogColumns = 'id, seq, created_at, actor_kind, admin_email, action_type, kind, details';

const insertEntriesSql = /* sql */ `
  insert into admin_action_logs (${actionLogColumns})
  select * from unnest($1::uuid[], $2::bigint[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::text[], $8::jsonb[])
  on conflict (seq) do nothing`;
