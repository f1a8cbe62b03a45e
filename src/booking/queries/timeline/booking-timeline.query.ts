import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { NotFoundError } from '../../../kernel/errors.js';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import type { RecordedEventRow } from '../../../platform/event-log/recorded-event.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { bookingAggregate } from '../../domain/booking.aggregate.js';
import { explainAssignment } from './explain-assignment.js';
import { toDisplayFields } from './booking-display.js';
import { findUndoableChange } from '../../domain/booking.undo.js';
import { readBookingEvents } from './read-booking-events.js';
import type { BookingTimelineDto, FieldChangeDto, TimelineEventDto } from './booking-timeline.dto.js';

/** Reads what happened to a booking: every event, who caused it, and what it changed. */
@Injectable()
export class BookingTimelineQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
    private readonly personalData: PersonalData,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the timeline of a booking, oldest first. @throws NotFoundError when there is no such booking */
  async forBooking(
    bookingId: string,
  ): Promise<Pick<BookingTimelineDto, 'events' | 'undoable_version' | 'is_undone_with_visit'>> {
    const em = this.em.fork();
    const rows = await sql<RecordedEventRow>(em, eventsSql, [bookingId]);
    if (!rows.some(({ type }) => type === 'BookingRequested' || type === 'BookingImported'))
      throw new NotFoundError('There is no such booking');
    const key = await this.personalData.findKey(em, bookingId);
    const therapists = await readNames(em, 'therapists');
    const rooms = await readNames(em, 'rooms');
    const logged = await readBookingEvents(em, bookingId);
    const undone = new Set(logged.flatMap(({ undoes }) => undoes));
    let state = bookingAggregate.initial;
    const events = rows.map((row): TimelineEventDto => {
      const before = toDisplayFields(state, therapists, rooms);
      const event = this.store.toDomainEvent(bookingAggregate, row, key);
      state = bookingAggregate.evolve(state, event);
      const assignment = event.type === 'BookingRequested' ? event.data.assignment : undefined;
      const why = assignment ? explainAssignment(assignment, therapists, this.formatInstant) : null;
      const link_used_in =
        ('personal' in event && event.personal && 'linkUsedIn' in event.personal && event.personal.linkUsedIn) || null;
      const is_undone = undone.has(row.version);
      const changes = diffFields(before, toDisplayFields(state, therapists, rooms));
      return { ...this.toHeader(row), why, link_used_in, is_undone, changes };
    });
    const undoable = findUndoableChange(logged);
    const undoable_version = undoable?.versions.at(-1) ?? null;
    return { events, undoable_version, is_undone_with_visit: undoable?.isOfVisit ?? false };
  }

  private readonly formatInstant = (instant: string) =>
    this.clock.formatTimestamp(new Date(instant)).replace('T', ', ').slice(0, 17);

  private toHeader({ event_id, type, version, occurred_ms, actor_kind, actor_email }: RecordedEventRow) {
    const at = new Date(Number(occurred_ms));
    return {
      event_id,
      type,
      version,
      at: at.toISOString(),
      at_local: this.clock.formatTimestamp(at),
      actor: actor_kind,
      admin_email: actor_email,
    };
  }
}

async function readNames(em: EntityManager, table: 'therapists' | 'rooms'): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; name: string }>(em, `select id, name from ${table}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type DisplayFields = ReturnType<typeof toDisplayFields>;

function diffFields(before: DisplayFields, after: DisplayFields): FieldChangeDto[] {
  return Object.keys(after)
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => change.before !== change.after);
}

const eventsSql = /* sql */ `
  select event_id, version, type, schema_version, data, sealed, actor_kind, actor_email,
    (extract(epoch from occurred_at) * 1000)::text as occurred_ms
  from event_log where stream = $1 order by version`;
