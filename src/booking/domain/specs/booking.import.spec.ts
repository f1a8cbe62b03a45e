import {
  appointment,
  client,
  clientId,
  given,
  requested,
  service,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import type { BookingStatus } from '../booking-status.js';
import { importBooking } from '../booking.import.js';
import type { Verdict } from '../../../kernel/outcomes/verdict.js';

const imported = (status: BookingStatus, verdict: Verdict | null, hasStarted = false) =>
  importBooking({ appointment, service, client, clientId, status, hasStarted, verdict });

const event = (status: BookingStatus, verdict: Verdict | null, holdsSlot: boolean) => ({
  type: 'BookingImported' as const,
  data: { ...appointment, ...service, clientId, status, verdict, holdsSlot },
  personal: client,
});

describe('importing a booking', () => {
  it('confirmed for later takes a slot that is free', () => {
    given()
      .when(imported('confirmed', 'available'))
      .then(event('confirmed', null, true));
    given()
      .when(imported('confirmed', 'unassigned'))
      .then(event('confirmed', null, true));
  });

  it.each(['time_conflict', 'not_rostered', 'fully_booked', 'error'] as const)(
    'confirmed for later is refused where the verdict is %s',
    (verdict) => given().when(imported('confirmed', verdict)).thenRefused(verdict),
  );

  it('that is a request waits, whatever the verdict', () => {
    given()
      .when(imported('pending', 'time_conflict'))
      .then(event('pending', 'time_conflict', true));
  });

  it.each(['pending', 'confirmed', 'completed', 'cancelled'] as const)('%s in the past needs no slot', (status) => {
    given()
      .when(imported(status, null, true))
      .then(event(status, status === 'pending' ? 'available' : null, false));
  });

  it('cancelled for later needs none either, completed for later cannot be', () => {
    given()
      .when(imported('cancelled', null))
      .then(event('cancelled', null, false));
    given().when(imported('completed', null)).thenRefused('not-started');
  });

  it('happens once', () => {
    given(requested('available')).when(imported('confirmed', 'available')).thenRefused('booked-once');
  });

  it('leaves no booking once the whole import is undone', () => {
    const { therapistId, date } = appointment;
    const undone = { importId: '1a90a7ed-0000-4000-8000-000000000001', therapistId, date, holdsSlot: true };
    given(event('confirmed', null, true), { type: 'BookingImportUndone', data: undone })
      .when(imported('confirmed', 'available'))
      .then(event('confirmed', null, true));
  });
});
