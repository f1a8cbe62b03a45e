import { InvalidInputError } from '../../../kernel/errors.js';
import {
  appointment,
  cancelled,
  client,
  completed,
  confirmed,
  editedBooking,
  given,
  later,
  moved,
  requested,
  service,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { edit } from '../booking.edit.js';
import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import type { Appointment, BookedService, Client } from '../booking-details.js';
import type { BookingEvent } from '../booking.events.js';

const anybody: Appointment = { ...appointment, therapistId: 'any', isUnassigned: true };
const cupping: BookedService = { ...service, serviceId: 'cupping', serviceName: 'Cupping', totalCents: 9000 };
const married: Client = { ...client, lastName: 'Lowe' };

const reopened = (from: 'confirmed' | 'completed' | 'cancelled', verdict: Verdict): BookingEvent => ({
  type: 'BookingReopened',
  data: { from, verdict },
});
const part = (event: BookingEvent) => ({ ...event, data: { ...event.data, isPart: true } }) as BookingEvent;

describe('editing', () => {
  it('a request for a free therapist confirms it, even when left pending', () => {
    given(requested('time_conflict'))
      .when(edit(editedBooking({ status: 'pending' })))
      .then(confirmed);
  });

  it('a request that waits on although it has a therapist now is no news for whoever left that open', () => {
    const open = requested('unassigned', anybody);
    const waits = editedBooking({ status: 'pending', verdict: 'unassigned' });
    const { date, time } = later;
    given(open)
      .when(edit(waits))
      .then({ type: 'BookingRescheduled', data: { ...appointment, notifyClient: false } });
    given(open)
      .when(edit({ ...waits, appointment: { ...appointment, date, time } }))
      .then({ type: 'BookingRescheduled', data: later });
    given(open)
      .when(edit({ ...waits, service: cupping }))
      .then(part({ type: 'BookingServiceChanged', data: cupping }), { type: 'BookingRescheduled', data: appointment });
    given(open)
      .when(edit(editedBooking()))
      .then(part({ type: 'BookingRescheduled', data: appointment }), confirmed);
  });

  it('a request that is to stay one leaves it waiting where it goes, and says why', () => {
    const stays = { appointment: later, status: 'pending' as const, staysRequest: true };
    given(requested('time_conflict'))
      .when(edit(editedBooking(stays)))
      .then({ type: 'BookingRescheduled', data: { ...later, verdict: 'available' } });
    given(requested('time_conflict'))
      .when(edit(editedBooking({ ...stays, verdict: 'not_rostered' })))
      .thenRefused('not_rostered');
    given(requested('available'), confirmed)
      .when(edit(editedBooking({ ...stays, status: 'confirmed' })))
      .then(moved);
  });

  it.each<Verdict>(['not_rostered', 'time_conflict', 'fully_booked', 'error'])(
    'is refused as a whole when the slot is %s',
    (verdict) => {
      given(requested('unassigned'))
        .when(edit(editedBooking({ client: married, verdict })))
        .thenRefused(verdict);
    },
  );

  it('tells of everything it changes with its last event', () => {
    given(requested('time_conflict'))
      .when(edit(editedBooking({ appointment: later, service: cupping, client: married })))
      .then(
        part({ type: 'ClientDetailsChanged', data: {}, personal: married }),
        part({ type: 'BookingServiceChanged', data: cupping }),
        part(moved),
        confirmed,
      );
  });

  it('says with its last event that the client is not to be told', () => {
    given(requested('available'), confirmed)
      .when(edit(editedBooking({ appointment: later, notifyClient: false })))
      .then({ type: 'BookingRescheduled', data: { ...later, notifyClient: false } });
    given(requested('time_conflict'))
      .when(edit(editedBooking({ appointment: later, notifyClient: false })))
      .then(part(moved), { type: 'BookingConfirmed', data: { how: 'shop', notifyClient: false } });
  });

  it('without anything that the slot depends on asks for no check', () => {
    given(requested('time_conflict'))
      .when(edit(editedBooking({ client: married, status: 'pending', verdict: null })))
      .then({ type: 'ClientDetailsChanged', data: {}, personal: married });
  });

  it('that changes nothing says nothing', () => {
    given(requested('available'), confirmed)
      .when(edit(editedBooking({ verdict: null })))
      .thenNothing();
  });

  it('leaves a request for nobody in particular waiting, until the shop confirms it', () => {
    given(requested('unassigned', anybody))
      .when(edit(editedBooking({ appointment: anybody, status: 'pending', verdict: 'unassigned' })))
      .thenNothing();
    given(requested('unassigned', anybody))
      .when(edit(editedBooking({ appointment: anybody, verdict: 'unassigned' })))
      .then(confirmed);
  });

  it('may take the promise back when nobody in particular is to come', () => {
    given(requested('available'), confirmed)
      .when(edit(editedBooking({ appointment: anybody, status: 'pending', verdict: 'unassigned' })))
      .then(part({ type: 'BookingRescheduled', data: anybody }), reopened('confirmed', 'unassigned'));
  });

  it.each([cancelled, completed])('brings a booking back to life after $type, if its slot is free', (end) => {
    const from = end === cancelled ? 'cancelled' : 'completed';
    given(requested('available'), confirmed, end)
      .when(edit(editedBooking({ status: 'pending' })))
      .then(part(reopened(from, 'available')), confirmed);
    given(requested('available'), confirmed, end)
      .when(edit(editedBooking({ verdict: 'time_conflict' })))
      .thenRefused('time_conflict');
  });

  it('completes what has started, from pending or confirmed', () => {
    const done = editedBooking({ status: 'completed', verdict: null, hasStarted: true });
    given(requested('time_conflict')).when(edit(done)).then(completed);
    given(requested('available'), confirmed).when(edit(done)).then(completed);
    given(requested('available'), confirmed)
      .when(edit({ ...done, hasStarted: false }))
      .thenRefused('not-started');
    given(requested('available'), confirmed, cancelled).when(edit(done)).thenRefused('booking-closed');
  });

  it('never cancels: that needs a reason', () => {
    const gone = edit(editedBooking({ status: 'cancelled', verdict: null }));
    expect(() => given(requested('available'), confirmed).when(gone).thenNothing()).toThrow(InvalidInputError);
    given(requested('available'), confirmed, completed).when(gone).thenRefused('cannot-cancel');
  });

  it('of what is over changes the client alone', () => {
    const over = editedBooking({ status: 'cancelled', verdict: null });
    given(requested('available'), cancelled)
      .when(edit({ ...over, client: married }))
      .then({ type: 'ClientDetailsChanged', data: {}, personal: married });
    given(requested('available'), cancelled)
      .when(edit({ ...over, appointment: later }))
      .thenRefused('booking-closed');
  });

  it('is over once the person was erased', () => {
    given(requested('available'), { type: 'PersonalDataErased', data: {} })
      .when(edit(editedBooking()))
      .thenRefused('person-erased');
  });
});

describe('add-ons', () => {
  const stones = { id: 'stones', name: 'Hot stones', minutes: 15, cents: 2000 };
  const longer: BookedService = { ...service, durationMinutes: 105, totalCents: 18500, addOns: [stones] };

  it('change the treatment of the same service', () => {
    given(requested('available'), confirmed)
      .when(edit(editedBooking({ service: longer, verdict: 'available' })))
      .then({ type: 'BookingServiceChanged', data: longer });
  });

  it('that stay as they are are no change', () => {
    given(requested('available'), confirmed, { type: 'BookingServiceChanged', data: longer })
      .when(edit(editedBooking({ service: longer })))
      .then();
  });
});
