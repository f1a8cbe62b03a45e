import {
  cancelled,
  completed,
  confirmed,
  given,
  later,
  moved,
  requested,
  stateAfter,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { rescheduleAsClient } from '../booking.decide.js';
import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import type { BookingEvent } from '../booking.events.js';

describe('moving by the client', () => {
  const to = (verdict: Verdict, acceptsPending = false) => rescheduleAsClient({ to: later, verdict, acceptsPending });

  it('keeps a confirmed booking confirmed', () => {
    given(requested('available'), confirmed).when(to('available')).then(moved);
  });

  it('confirms a request where the slot is free, as one change', () => {
    given(requested('time_conflict'))
      .when(to('available'))
      .then(
        { type: 'BookingRescheduled', data: { ...later, isPart: true } },
        { type: 'BookingConfirmed', data: { how: 'moved' } },
      );
  });

  it.each<Verdict>(['unassigned', 'not_rostered', 'time_conflict', 'fully_booked', 'error'])(
    'loses no confirmed slot to: %s',
    (verdict) => {
      given(requested('available'), confirmed).when(to(verdict)).thenRefused(verdict);
    },
  );

  it('makes a confirmed booking wait again when the client agreed', () => {
    const waiting: BookingEvent = { type: 'BookingRescheduled', data: { ...later, verdict: 'fully_booked' } };
    given(requested('available'), confirmed).when(to('fully_booked', true)).then(waiting);
    expect(stateAfter(requested('available'), confirmed, waiting)).toMatchObject({
      status: 'pending',
      verdict: 'fully_booked',
      appointment: later,
    });
  });

  it('lets a request wait for the reason of its new slot', () => {
    const waiting: BookingEvent = { type: 'BookingRescheduled', data: { ...later, verdict: 'not_rostered' } };
    given(requested('unassigned')).when(to('not_rostered')).then(waiting);
    expect(stateAfter(requested('unassigned'), waiting)).toMatchObject({
      status: 'pending',
      verdict: 'not_rostered',
    });
  });

  it.each([cancelled, completed])('is refused after $type', (end) => {
    given(requested('available'), confirmed, end).when(to('available')).thenRefused('booking-closed');
  });
});
