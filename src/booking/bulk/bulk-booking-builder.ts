import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { CopyValue } from '../../platform/database/bulk/copy-rows.js';
import { getSchemaVersion } from '../../kernel/aggregate.js';
import { type Actor, getUserId } from '../../kernel/actor.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { PersonalData, type SubjectKey } from '../../platform/personal-data/personal-data.js';
import { bookingAggregate, type BookingDecision } from '../domain/booking.aggregate.js';
import { type DayState, NO_SHOW_AFTER_MINUTES } from '../domain/booking-status.js';
import { changeDayState, recordNoShow } from '../domain/booking.day-state.js';
import { cancel, complete, confirm, request } from '../domain/booking.decide.js';
import { edit } from '../domain/booking.edit.js';
import { inRoom } from '../domain/booking.room.js';
import type { Verdict } from '../../kernel/outcomes/verdict.js';
import type { Appointment, BookedService, Client, VisitPlace } from '../domain/booking-details.js';
import type { BookingEvent } from '../domain/booking.events.js';
import type { Booking } from '../domain/booking.state.js';
import type { AgreedPolicy } from '../domain/policy/agreed-policy.js';
import { underPolicy } from '../domain/policy/keep-policy.js';
import { requireBooking } from '../domain/booking.rules.js';
import { toBookingListRow, toRowValues } from '../projections/booking-list-row.js';
import type { BookingState } from '../queries/booking-states.js';

/** One step of a booking's life, and who took it when. */
export type BookingStep = { at: Date; by: Actor } & (
  | {
      kind: 'request';
      appointment: Appointment;
      service: BookedService;
      client: Client;
      clientId: string;
      verdict: Verdict;
      /** The room of a booking that is confirmed at once. */
      roomId?: string | undefined;
      visit?: VisitPlace | undefined;
    }
  | { kind: 'confirm'; verdict: Verdict }
  | { kind: 'move'; to: Appointment }
  | { kind: 'day-state'; to: DayState }
  | { kind: 'complete' }
  | { kind: 'no-show' }
  | { kind: 'cancel'; reason: string }
);

/** All rows that a booking leaves in the tables, ready to be copied in. */
interface BulkBooking {
  state: BookingState;
  key: SubjectKey;
  keyRow: CopyValue[];
  events: RecordedEvent[];
  listRow: CopyValue[];
}

/**
 * Builds bookings step by step with the rules of the domain, but without a database in between: for loading many at
 * once.
 */
@Injectable()
export class BulkBookingBuilder {
  constructor(private readonly personalData: PersonalData) {}

  /**
   * Builds a booking from its steps.
   * @param seqs the sequence numbers of its events, in their order
   * @param policy the policy under which it was made
   * @throws BusinessRuleError for a step that the booking could not have taken
   */
  build(id: string, steps: readonly BookingStep[], seqs: readonly number[], policy: AgreedPolicy): BulkBooking {
    const { key, wrapped } = this.personalData.generateKey(id);
    const events: RecordedEvent[] = [];
    let state: Booking = bookingAggregate.initial;
    for (const step of steps) {
      for (const event of underPolicy(policy, toDecision(step))(state)) {
        events.push(
          this.toRecordedEvent(id, event, { key, seq: seqs[events.length]!, version: events.length + 1, ...step }),
        );
        state = bookingAggregate.evolve(state, event);
      }
    }
    if (state.status === 'none') throw new Error('The first step is a request');
    const loaded = { id, state, version: events.length, createdAt: steps[0]!.at, updatedAt: steps.at(-1)!.at };
    return {
      state: { ...state, id },
      key,
      keyRow: [id, wrapped],
      events,
      listRow: toRowValues(toBookingListRow(loaded, state)),
    };
  }

  private toRecordedEvent(
    stream: string,
    event: BookingEvent,
    { key, seq, version, at, by }: { key: SubjectKey; seq: number; version: number; at: Date; by: Actor },
  ) {
    const eventId = randomUUIDv7();
    const sealed =
      'personal' in event && event.personal ? this.personalData.encrypt(key, event.personal, eventId) : null;
    const schemaVersion = getSchemaVersion(bookingAggregate.upcasters, event.type);
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
      at,
    );
  }
}

function toDecision(step: BookingStep): BookingDecision {
  switch (step.kind) {
    case 'request':
      return inRoom(step.roomId, request({ ...step, userId: getUserId(step.by) }));
    case 'confirm':
      return confirm(step);
    case 'move':
      return (booking) => {
        const { service, client, status } = requireBooking(booking);
        return edit({ appointment: step.to, service, client, status, verdict: null, hasStarted: false })(booking);
      };
    case 'complete':
      return complete({ hasStarted: true });
    case 'day-state':
      return changeDayState({ to: step.to, isToday: true });
    case 'no-show':
      return recordNoShow({ minutesSinceStart: NO_SHOW_AFTER_MINUTES });
    case 'cancel':
      return cancel(step);
  }
}
