import {
  appointment,
  client,
  clientId,
  confirmed,
  given,
  requested,
  service,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { rescheduleAsClient, request, verifyEmail } from '../booking.decide.js';
import type { BookingEvent } from '../booking.events.js';
import type { BookingRequested } from '../events/creation.events.js';
import { lapseHold } from '../booking.hold.js';

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
