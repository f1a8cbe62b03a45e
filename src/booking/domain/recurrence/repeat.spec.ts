import {
  appointment,
  cancelled,
  client,
  clientId,
  completed,
  confirmed,
  given,
  requested,
  service,
  stateAfter,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { cancel } from '../booking.decide.js';
import { book } from '../booking.edit.js';
import type { BookingEvent } from '../booking.events.js';
import { repeat } from './repeat.js';

const repeated: BookingEvent = { type: 'BookingRepeated', data: { recurrenceId: 'first', weeks: 2, position: 1 } };
const everyOther = repeat({ id: 'first', weeks: 2 });

describe('repeating a booking', () => {
  it.each([
    ['confirmed', []],
    ['completed', [completed]],
  ])('makes a %s one the first of a series', (_, more) =>
    given(requested('available'), confirmed, ...more)
      .when(everyOther)
      .then(repeated),
  );

  it('leaves one that repeats already where it is', () =>
    given(requested('available'), confirmed, repeated)
      .when(repeat({ id: 'other', weeks: 1 }))
      .then());

  it('is refused for one that was cancelled, and for a treatment of a visit', () => {
    given(requested('available'), confirmed, cancelled).when(everyOther).thenRefused('booking-closed');
    const visit = { visitId: 'v', guest: 1, part: 1, parts: 2 };
    const made = book({
      ...{ appointment, service, client, clientId, userId: null, verdict: 'available', visit, status: 'confirmed' },
    })({ status: 'none' });
    given(...made)
      .when(everyOther)
      .thenRefused('part-of-visit');
  });

  it('keeps its place for good', () => {
    const recurrence = { recurrenceId: 'first', weeks: 2, position: 3 };
    const made = book({
      ...{
        appointment,
        service,
        client,
        clientId,
        userId: null,
        verdict: 'available',
        recurrence,
        status: 'confirmed',
      },
    })({ status: 'none' });
    expect(made[0]).toMatchObject({ type: 'BookingRequested', data: { recurrence } });
    const after = cancel({ reason: 'Ill' })(stateAfter(...made));
    expect(stateAfter(...made, ...after)).toMatchObject({ status: 'cancelled', recurrence });
  });
});
