import {
  appointment,
  client,
  clientId,
  confirmed,
  given,
  requested,
  service,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { cancel, complete, confirm, rescheduleAsClient, request, verifyEmail } from '../booking.decide.js';
import type { BookingEvent } from '../booking.events.js';
import type { BookingRequested } from '../events/creation.events.js';
import { confirmPaid, lapseHold, lapseUnpaid } from '../booking.hold.js';
import { inRoom } from '../booking.room.js';

const until = new Date('2026-03-01T23:15:00.000Z');
const free = requested('available') as BookingRequested;
const held: BookingEvent = { ...free, data: { ...free.data, heldUntil: until.toISOString() } };
const verified: BookingEvent = { type: 'EmailVerified', data: {} };
const lapsed: BookingEvent = {
  type: 'BookingCancelled',
  data: { from: 'requested', because: 'hold-lapsed' },
  personal: { reason: 'Not confirmed by email within 15 minutes', clientName: 'Georgia Marsh' },
};

it('a free time is kept without being confirmed, where the client has to prove the address', () => {
  given()
    .when(request({ appointment, service, client, clientId, verdict: 'available', userId: null, heldUntil: until }))
    .then(held);
});

it('what the shop has to decide about is no hold', () => {
  given()
    .when(request({ appointment, service, client, clientId, verdict: 'time_conflict', userId: null, heldUntil: until }))
    .then(requested('time_conflict'));
});

it('the link confirms it', () => {
  given(held)
    .when(verifyEmail({ verdict: 'available' }))
    .then(verified, { type: 'BookingConfirmed', data: { how: 'verified-email' } });
});

it('the link leaves it to the shop where the time is gone by then, for which it no longer lapses', () => {
  const waits: BookingEvent = { type: 'EmailVerified', data: { verdict: 'time_conflict' } };
  given(held)
    .when(verifyEmail({ verdict: 'time_conflict' }))
    .then(waits);
  given(held, waits)
    .when(lapseHold({ now: until }))
    .thenNothing();
});

it('lapses at its end, not before, and once', () => {
  given(held)
    .when(lapseHold({ now: new Date(until.getTime() - 1) }))
    .thenNothing();
  given(held)
    .when(lapseHold({ now: until }))
    .then(lapsed);
  given(held, lapsed)
    .when(lapseHold({ now: until }))
    .thenNothing();
});

it('nothing lapses that is confirmed or was never held', () => {
  given(held, verified, confirmed)
    .when(lapseHold({ now: until }))
    .thenNothing();
  given(requested('unassigned'))
    .when(lapseHold({ now: until }))
    .thenNothing();
});

it('the link of one that has lapsed says so, and nothing of who has the time by now', () => {
  const link = given(held, lapsed).when(verifyEmail({ verdict: 'available' }));
  link.thenRefused('hold-lapsed');
  expect(() => link.then()).toThrow('The link was not opened in time, so the time is no longer held for you');
});

it('cannot be moved to a confirmed time past the proof', () => {
  given(held)
    .when(rescheduleAsClient({ to: { ...appointment, time: '16:00' }, verdict: 'available', acceptsPending: false }))
    .thenRefused('not-verified-yet');
});

describe('a time that is held until the deposit is paid', () => {
  const unpaid: BookingEvent = { ...free, data: { ...free.data, heldUntil: until.toISOString(), heldFor: 'payment' } };
  const paid: BookingEvent = { type: 'BookingConfirmed', data: { how: 'paid' } };
  const lapsedUnpaid: BookingEvent = {
    type: 'BookingCancelled',
    data: { from: 'requested', because: 'hold-lapsed' },
    personal: { reason: 'The deposit was not paid', clientName: 'Georgia Marsh' },
  };

  it('is not confirmed, and has its room', () => {
    const asked = { appointment, service, client, clientId, verdict: 'available', userId: null } as const;
    const decide = request({ ...asked, heldUntil: until, heldFor: 'payment' });
    given().when(decide).then(unpaid);
    given()
      .when(inRoom('room-1', decide))
      .then({ ...unpaid, data: { ...unpaid.data, roomId: 'room-1' } } as BookingEvent);
  });

  it('is confirmed by the payment, once', () => {
    given(unpaid)
      .when(confirmPaid({ verdict: 'available' }))
      .then(paid);
    given(unpaid, paid)
      .when(confirmPaid({ verdict: 'available' }))
      .thenNothing();
  });

  it('is confirmed by nothing else', () => {
    given(unpaid)
      .when(confirm({ verdict: 'available' }))
      .thenRefused('payment-awaited');
    given(unpaid)
      .when(complete({ hasStarted: true }))
      .thenRefused('payment-awaited');
    given(unpaid)
      .when(verifyEmail({ verdict: 'available' }))
      .then(verified);
    given(unpaid, verified)
      .when(confirm({ verdict: 'available' }))
      .thenRefused('payment-awaited');
    given(unpaid)
      .when(rescheduleAsClient({ to: appointment, verdict: 'available', acceptsPending: true }))
      .thenRefused('payment-awaited');
  });

  it('does not lapse by the clock: only where nobody can pay any more', () => {
    given(unpaid)
      .when(lapseHold({ now: new Date(until.getTime() + 86_400_000) }))
      .thenNothing();
    given(unpaid).when(lapseUnpaid).then(lapsedUnpaid);
    for (const past of [[unpaid, paid], [held], [unpaid, lapsedUnpaid]])
      given(...past)
        .when(lapseUnpaid)
        .thenNothing();
  });

  it('is confirmed by a late payment where it is still free, and by none that somebody gave up', () => {
    given(unpaid, lapsedUnpaid)
      .when(confirmPaid({ verdict: 'available' }))
      .then({ type: 'BookingReopened', data: { from: 'cancelled', verdict: 'available', isPart: true } }, paid);
    given(unpaid, lapsedUnpaid)
      .when(confirmPaid({ verdict: 'time_conflict' }))
      .thenRefused('time_conflict');
    const cancelled = cancel({ reason: 'Changed my mind' });
    const givenUp: BookingEvent = {
      type: 'BookingCancelled',
      data: { from: 'requested' },
      personal: { reason: 'Changed my mind', clientName: 'Georgia Marsh' },
    };
    given(unpaid).when(cancelled).then(givenUp);
    given(unpaid, givenUp)
      .when(confirmPaid({ verdict: 'available' }))
      .thenRefused('booking-closed');
    given(free)
      .when(confirmPaid({ verdict: 'available' }))
      .thenRefused('booking-closed');
  });
});
