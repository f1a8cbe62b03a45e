import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { NotFound } from '../../platform/decider.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import type { LoggedEventRow } from '../../platform/event-store/logged-event.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { bookingAggregate } from '../domain/booking.js';
import { shownOf } from './booking-shown.js';
import type { FieldChangeDto, TimelineEventDto } from './booking-timeline.dto.js';

/** What happened to a booking: every event, who caused it, and what it changed. */
@Injectable()
export class BookingTimeline {
  constructor(
    private readonly em: EntityManager,
    private readonly store: EventStore,
    private readonly personalData: PersonalData,
    private readonly clock: ShopClock,
  ) {}

  /** Oldest first. @throws NotFound when there is no such booking */
  async of(bookingId: string): Promise<TimelineEventDto[]> {
    const em = this.em.fork();
    const rows = await sql<LoggedEventRow>(em, eventsOfStream, [bookingId]);
    if (!rows.some(({ type }) => type === 'BookingRequested')) throw new NotFound('There is no such booking');
    const key = await this.personalData.keyOf(em, bookingId);
    const names = await sql<{ id: string; name: string }>(em, 'select id, name from therapists');
    const therapists = new Map(names.map(({ id, name }) => [id, name]));
    let state = bookingAggregate.initial;
    return rows.map((row) => {
      const before = shownOf(state, therapists);
      state = bookingAggregate.evolve(state, this.store.restore(bookingAggregate, row, key));
      return { ...this.headOf(row), changes: changesBetween(before, shownOf(state, therapists)) };
    });
  }

  private headOf({ event_id, type, version, occurred_ms, actor_kind, actor_email }: LoggedEventRow) {
    const at = new Date(Number(occurred_ms));
    return {
      event_id,
      type,
      version,
      at: at.toISOString(),
      at_local: this.clock.stampOf(at),
      actor: actor_kind,
      admin_email: actor_email,
    };
  }
}

type Shown = ReturnType<typeof shownOf>;

function changesBetween(before: Shown, after: Shown): FieldChangeDto[] {
  return Object.keys(after)
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => change.before !== change.after);
}

const eventsOfStream = /* sql */ `
  select event_id, version, type, schema_version, data, sealed, actor_kind, actor_email,
    (extract(epoch from occurred_at) * 1000)::text as occurred_ms
  from event_log where stream = $1 order by version`;
