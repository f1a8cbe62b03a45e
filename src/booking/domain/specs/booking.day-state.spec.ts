import {
  cancelled,
  completed,
  confirmed,
  given,
  requested,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { cancel, complete } from '../booking.decide.js';
import type { BookingEvent } from '../booking.events.js';
import { changeDayState, recordNoShow } from '../booking.day-state.js';

const past = [requested('available'), confirmed];
const arrived: BookingEvent = { type: 'DayStateChanged', data: { from: 'expected', to: 'arrived' } };
const noShow: BookingEvent = { type: 'NoShowRecorded', data: {} };

describe('the visit of a confirmed booking', () => {
  it('goes a step on, over one, and back', () => {
    given(...past)
      .when(changeDayState({ to: 'arrived', isToday: true }))
      .then(arrived);
    given(...past)
      .when(changeDayState({ to: 'in_service', isToday: true }))
      .then({ type: 'DayStateChanged', data: { from: 'expected', to: 'in_service' } });
    given(...past, arrived)
      .when(changeDayState({ to: 'expected', isToday: false }))
      .then({ type: 'DayStateChanged', data: { from: 'arrived', to: 'expected' } });
    given(...past, arrived)
      .when(changeDayState({ to: 'arrived', isToday: true }))
      .then();
  });

  it('is on its day', () => {
    given(...past)
      .when(changeDayState({ to: 'arrived', isToday: false }))
      .thenRefused('another-day');
  });

  it('is of no request, and of nothing that is over', () => {
    const arrive = changeDayState({ to: 'arrived', isToday: true });
    given(requested('unassigned')).when(arrive).thenRefused('not-confirmed');
    for (const end of [completed, cancelled, noShow])
      given(...past, end)
        .when(arrive)
        .thenRefused('booking-closed');
  });

  it('is completed from wherever it has come', () => {
    given(...past, arrived)
      .when(complete({ hasStarted: true }))
      .then(completed);
  });
});

describe('a no-show', () => {
  it('is recorded from 15 minutes after the start', () => {
    given(...past)
      .when(recordNoShow({ minutesSinceStart: 14 }))
      .thenRefused('not-late-enough');
    given(...past)
      .when(recordNoShow({ minutesSinceStart: 15 }))
      .then(noShow);
    given(...past, noShow)
      .when(recordNoShow({ minutesSinceStart: 20 }))
      .then();
  });

  it('is nobody who has arrived, and no request', () => {
    given(...past, arrived)
      .when(recordNoShow({ minutesSinceStart: 60 }))
      .thenRefused('has-arrived');
    given(requested('unassigned'))
      .when(recordNoShow({ minutesSinceStart: 60 }))
      .thenRefused('booking-closed');
  });

  it('is neither completed nor cancelled', () => {
    given(...past, noShow)
      .when(complete({ hasStarted: true }))
      .thenRefused('booking-closed');
    given(...past, noShow)
      .when(cancel({ reason: 'Ill' }))
      .thenRefused('booking-closed');
  });
});
