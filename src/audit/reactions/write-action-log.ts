import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { EventCatalogue } from '../../platform/event-store/event-catalogue.js';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Subscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import { PersonalData, type SubjectKey } from '../../platform/personal-data/personal-data.js';
import { detailsOf } from '../details.js';

/** Writes one entry of the admin action log for every event, keyed by its place in the log. */
@Subscribes({ name: 'write-action-log', lane: 'audit', to: 'everything', inBatches: true })
export class WriteActionLog implements Subscriber {
  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly personalData: PersonalData,
  ) {}

  async handle(event: LoggedEvent, em: EntityManager): Promise<void> {
    await sql(em, insertStatement, this.entryOf(event, event.sealed ? await this.personalData.keyOf(em, event.stream) : null));
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
  values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)
  on conflict (seq) do nothing`;
