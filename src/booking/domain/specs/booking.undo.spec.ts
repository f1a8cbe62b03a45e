import {
  appointment,
  cancelled,
  client,
  clientId,
  completed,
  confirmed,
  given,
  moved,
  requested,
  service,
  stateAfter,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import type { BookingEvent } from '../booking.events.js';
import { requireBooking } from '../booking.rules.js';
import { findUndoableChange, type LoggedBookingEvent, undo } from '../booking.undo.js';

const past = [requested('available'), confirmed];
const before = (...events: BookingEvent[]) => requireBooking(stateAfter(...events));

describe('undoing', () => {
  it('makes a cancelled booking what it was, when its slot is free', () => {
    const undoing = undo({ before: before(...past), versions: [3], verdict: 'available', roomId: null });
    given(...past, cancelled)
      .when(undoing)
      .then({
        type: 'BookingChangeUndone',
        data: {
          ...appointment,
          ...service,
          clientId,
          status: 'confirmed',
          verdict: null,
          dayState: null,
          isAttendanceConfirmed: false,
          undoes: [3],
        },
        personal: { ...client, reason: null },
      });
    const [event] = undoing(stateAfter(...past, cancelled));
    expect(stateAfter(...past, cancelled, event!)).toEqual(stateAfter(...past));
  });

  it('is refused by the name of what is in the way', () => {
    given(...past, cancelled)
      .when(undo({ before: before(...past), versions: [3], verdict: 'time_conflict', roomId: null }))
      .thenRefused('time_conflict');
  });

  it('brings back each state whole: a request with its reason, a visit, a reason for cancelling', () => {
    const arrived: BookingEvent = { type: 'DayStateChanged', data: { from: 'expected', to: 'arrived' } };
    const histories: [BookingEvent[], BookingEvent][] = [
      [[requested('unassigned')], confirmed],
      [[...past, arrived], completed],
      [[...past, cancelled], { type: 'BookingReopened', data: { from: 'cancelled', verdict: 'available' } }],
      [past, moved],
    ];
    for (const [history, change] of histories) {
      const undoing = undo({ before: before(...history), versions: [history.length + 1], verdict: null, roomId: null });
      const [event] = undoing(stateAfter(...history, change));
      expect(stateAfter(...history, change, event!)).toEqual(stateAfter(...history));
    }
  });

  it('needs the person', () => {
    given(...past, cancelled, { type: 'PersonalDataErased', data: {} })
      .when(undo({ before: before(...past), versions: [3], verdict: 'available', roomId: null }))
      .thenRefused('person-erased');
  });
});

describe('what can be undone', () => {
  const logged = (type: BookingEvent['type'], more: Partial<LoggedBookingEvent> = {}) => ({
    type,
    isByUser: true,
    isPart: false,
    isAtOnce: false,
    isOfVisit: false,
    undoes: [],
    ...more,
  });
  const undoable = (...events: Omit<LoggedBookingEvent, 'version'>[]) =>
    findUndoableChange(events.map((event, nth) => ({ ...event, version: nth + 1 })))?.versions;
  const made = [logged('BookingRequested', { isByUser: false }), logged('BookingConfirmed', { isByUser: false })];

  it('is the latest change, with all its events', () => {
    expect(undoable(...made, logged('BookingCancelled'))).toEqual([3]);
    const reopened = [logged('BookingReopened', { isPart: true }), logged('BookingConfirmed')];
    expect(undoable(...made, logged('BookingCancelled'), ...reopened)).toEqual([4, 5]);
  });

  it('is the one before, once the latest was undone', () => {
    const events = [...made, logged('BookingRescheduled'), logged('BookingCancelled')];
    expect(undoable(...events, logged('BookingChangeUndone', { undoes: [4] }))).toEqual([3]);
  });

  it('is nothing that a client did, and nothing before that', () => {
    const byClient = { isByUser: false };
    expect(undoable(...made, logged('BookingRescheduled'), logged('BookingCancelled', byClient))).toBeUndefined();
    expect(undoable(...made, logged('BookingRescheduled'), logged('BookingAttendanceConfirmed', byClient))).toEqual([
      3,
    ]);
  });

  it('says of what was done to a whole visit that it is, so that all of it is undone', () => {
    expect(undoable(...made, logged('BookingCancelled', { isOfVisit: true }))).toEqual([3]);
    const change = findUndoableChange([{ ...logged('BookingCancelled', { isOfVisit: true }), version: 1 }]);
    expect(change?.isOfVisit).toBe(true);
  });

  it('is no booking itself', () => {
    expect(undoable(logged('BookingRequested'), logged('BookingConfirmed', { isAtOnce: true }))).toBeUndefined();
    expect(undoable(logged('BookingRequested', { isPart: true }), logged('BookingConfirmed'))).toBeUndefined();
  });
});
