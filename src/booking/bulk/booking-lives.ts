import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Cell } from '../../platform/bulk/copy-in.js';
import { type Decision, schemaVersionOf } from '../../platform/decider.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { PersonalData, type SubjectKey } from '../../platform/personal-data/personal-data.js';
import { bookingAggregate } from '../domain/booking.js';
import { cancel, complete, confirm, request, reschedule } from '../domain/booking.decide.js';
import type { Appointment, BookedService, BookingEvent, Client, Verdict } from '../domain/booking.events.js';
import type { Booking } from '../domain/booking.evolve.js';
import { statusOf } from '../domain/booking-status.js';
import { bookingRow, valuesOf } from '../projections/booking-list.js';
import type { RecordedBooking } from '../queries/booking-history.js';

/** One step of a booking's life, and who took it when. */
export type LifeStep = { at: Date; by: Actor } & (
  | { kind: 'request'; appointment: Appointment; service: BookedService; client: Client; verdict: Verdict }
  | { kind: 'confirm'; verdict: Verdict }
  | { kind: 'move'; to: Appointment }
  | { kind: 'complete' }
  | { kind: 'cancel'; reason: string }
);

/** Everything that a booking leaves behind, as rows where it is copied into tables. */
export interface LivedBooking {
  recorded: RecordedBooking;
  key: SubjectKey;
  keyRow: Cell[];
  events: LoggedEvent[];
  listRow: Cell[];
}

/** Takes bookings through their lives by the rules of the domain, without a database in between: for loading many at once. */
@Injectable()
export class BookingLives {
  constructor(private readonly personalData: PersonalData) {}

  /**
   * @param seqs the places of its events in the log, in their order
   * @throws RuleBroken for a step that the booking could not have taken
   */
  live(id: string, steps: readonly LifeStep[], seqs: readonly number[]): LivedBooking {
    const { key, wrapped } = this.personalData.newKey(id);
    const events: LoggedEvent[] = [];
    let state: Booking = bookingAggregate.initial;
    for (const step of steps) {
      for (const event of decisionOf(step)(state)) {
        events.push(this.logged(id, event, { key, seq: seqs[events.length]!, version: events.length + 1, ...step }));
        state = bookingAggregate.evolve(state, event);
      }
    }
    if (state.situation === 'none') throw new Error('A life begins with a request');
    const loaded = { id, state, version: events.length, createdAt: steps[0]!.at, updatedAt: steps.at(-1)!.at };
    return {
      recorded: { ...state, id, status: statusOf[state.situation] },
      key,
      keyRow: [id, wrapped],
      events,
      listRow: valuesOf(bookingRow(loaded, state)),
    };
  }

  private logged(stream: string, event: BookingEvent, of: { key: SubjectKey; seq: number; version: number; at: Date; by: Actor }) {
    const eventId = randomUUIDv7();
    const sealed = 'personal' in event && event.personal ? this.personalData.seal(of.key, event.personal, eventId) : null;
    const schemaVersion = schemaVersionOf(bookingAggregate.upcasters, event.type);
    return new LoggedEvent(of.seq, eventId, stream, of.version, event.type, schemaVersion, event.data, sealed, of.by, null, of.at);
  }
}

function decisionOf(step: LifeStep): Decision<Booking, BookingEvent> {
  switch (step.kind) {
    case 'request':
      return request({ ...step, userId: step.by.kind === 'user' ? step.by.id : null });
    case 'confirm':
      return confirm(step);
    case 'move':
      return reschedule({ to: step.to, verdict: 'available' });
    case 'complete':
      return complete({ hasStarted: true });
    case 'cancel':
      return cancel(step);
  }
}
