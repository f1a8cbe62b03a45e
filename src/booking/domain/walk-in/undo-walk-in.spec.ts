import { client, clientId, service } from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { bookingAggregate } from '../booking.aggregate.js';
import type { BookingEvent } from '../booking.events.js';
import type { Booking } from '../booking.state.js';
import type { LoggedBookingEvent } from '../booking.undo.js';
import { undoWalkIn } from './undo-walk-in.js';
import { walkIn } from './walk-in.js';

const appointment = { therapistId: 'mei', isUnassigned: false, date: '2026-03-02', time: '10:07' };
const fold = (events: readonly BookingEvent[]) =>
  events.reduce<Booking>((state, event) => bookingAggregate.evolve(state, event), bookingAggregate.initial);
const logged = (events: readonly BookingEvent[], more: Partial<LoggedBookingEvent> = {}): LoggedBookingEvent[] =>
  events.map(({ type, data }, nth) => ({
    version: nth + 1,
    type,
    isByUser: true,
    isPart: false,
    undoes: 'undoes' in data ? data.undoes : [],
    isAtOnce: 'how' in data && data.how === 'at-once',
    isOfVisit: false,
    ...more,
  }));

describe('undoing a walk-in', () => {
  const made = walkIn({ appointment, service, client, clientId, verdict: 'available', userId: 'ada' })(
    bookingAggregate.initial,
  );

  it('given nothing since, then it is cancelled and all of it undone', () => {
    const undone = undoWalkIn(logged(made), made.length)(fold(made));
    expect(undone).toMatchObject([{ type: 'BookingChangeUndone', data: { status: 'cancelled', undoes: [1, 2, 3] } }]);
    expect(fold([...made, ...undone])).toMatchObject({ status: 'cancelled', client });
    expect(undoWalkIn(logged([...made, ...undone]), made.length)(fold([...made, ...undone]))).toEqual([]);
  });

  it('given that the treatment has begun since, then it is refused', () => {
    const begun: BookingEvent = { type: 'DayStateChanged', data: { from: 'arrived', to: 'in_service' } };
    const events = [...made, begun];
    for (const version of [made.length, events.length])
      expect(() => undoWalkIn(logged(events), version)(fold(events))).toThrow(
        expect.objectContaining({ code: 'not-undoable' }),
      );
  });

  it('given a booking of a visitor, then it is refused', () => {
    expect(() => undoWalkIn(logged(made, { isByUser: false }), made.length)(fold(made))).toThrow(
      expect.objectContaining({ code: 'not-undoable' }),
    );
  });
});
