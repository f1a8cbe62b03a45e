import type { Transaction } from '../../platform/database/transaction.js';
import { EventCatalogue } from '../../platform/event-store/event-catalogue.js';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type BatchSubscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import { PersonalData, type SubjectKey } from '../../platform/personal-data/personal-data.js';
import { detailsOf } from '../details.js';

/** Writes one entry of the admin action log for every event, keyed by its place in the log. */
@Subscribes({ name: 'write-action-log', lane: 'audit', to: 'everything' })
export class WriteActionLog implements BatchSubscriber {
  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly personalData: PersonalData,
  ) {}

  async handleAll(events: readonly LoggedEvent[], tx: Transaction): Promise<void> {
    const sealed = new Set(events.filter((event) => event.sealed).map(({ stream }) => stream));
    const keys = sealed.size > 0 ? await this.personalData.keysOf(tx, [...sealed]) : new Map<string, SubjectKey>();
    const entries = events.map((event) => this.entryOf(event, keys.get(event.stream) ?? null));
    void tx.query(insertStatement, entries[0]!.map((_, column) => entries.map((entry) => entry[column])));
  }

  /** The values of `actionLogColumns`, in their order. @param key of the event's personal part, null once it was destroyed */
  entryOf(event: LoggedEvent, key: SubjectKey | null) {
    const { action_type, kind, details } = this.catalogue.entryOf(event.type);
    const personal = event.sealed && key ? this.personalData.open(key, event.sealed, event.eventId) : {};
    const seal = (value: unknown) => (key ? this.personalData.sealField(key, event.stream, value) : null);
    return [
      event.eventId,
      event.seq,
      event.occurredAt,
      event.actor.kind,
      event.actor.kind === 'user' ? event.actor.email : null,
      action_type,
      kind,
      JSON.stringify(detailsOf(details, event, personal, seal)),
    ];
  }
}

export const actionLogColumns = 'id, seq, created_at, actor_kind, admin_email, action_type, kind, details';

const insertStatement = /* sql */ `
  insert into admin_action_logs (${actionLogColumns})
  select * from unnest($1::uuid[], $2::bigint[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::text[], $8::jsonb[])
  on conflict (seq) do nothing`;
