import { upcast } from '../../../kernel/aggregate.js';
import { NewerEventError } from '../../../kernel/errors.js';
import { requested } from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { waitingEntryAggregate } from '../../waiting-list/domain/waiting-entry.evolve.js';
import { bookingAggregate } from '../booking.aggregate.js';
import type { BookingEvent } from '../booking.events.js';

const newer = { type: 'BookingPaidInFull', data: {} };

it('a booking with an event of a newer version is refused, not guessed at', () => {
  const booking = bookingAggregate.evolve(bookingAggregate.initial, requested('available'));
  expect(() => bookingAggregate.evolve(booking, newer as unknown as BookingEvent)).toThrow(NewerEventError);
});

it('so is a place on the waiting list', () => {
  const criteria = { serviceId: 's', serviceName: 'Swedish', therapistId: null, windows: [], userId: null };
  const joined = { type: 'WaitingListJoined' as const, data: criteria, personal: null };
  const entry = waitingEntryAggregate.evolve(waitingEntryAggregate.initial, joined);
  expect(() => waitingEntryAggregate.evolve(entry, newer as never)).toThrow(NewerEventError);
});

it('so is a known event in a newer shape', () => {
  expect(() => upcast({}, 'BookingConfirmed', 1, { data: {}, personal: null })).toThrow(NewerEventError);
});
