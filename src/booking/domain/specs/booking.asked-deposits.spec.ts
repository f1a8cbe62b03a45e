import {
  appointment,
  client,
  confirmed,
  given,
  requested,
  stateAfter,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { cancel, confirm, rescheduleAsClient, verifyEmail } from '../booking.decide.js';
import type { BookingEvent } from '../booking.events.js';
import { confirmPaid, lapseAsked } from '../booking.hold.js';
import { inRoom } from '../booking.room.js';
import { requireBooking } from '../booking.rules.js';
import { undo } from '../booking.undo.js';
import type { AskedDeposit, DepositAsked } from '../events/deposit.events.js';

const until = new Date('2026-03-02T23:00:00.000Z');
const cancellation = { hoursBeforeBooking: 24, refundPercentage: 100, policyText: '' };
const deposit: AskedDeposit = { heldUntil: until.toISOString(), policy: { cancellation, deposit: { cents: 4_475 } } };
const request = requested('time_conflict');
const asked: DepositAsked = { type: 'DepositAsked', data: deposit };
const lapsed: BookingEvent = { type: 'DepositLapsed', data: {} };
const paid: BookingEvent = { type: 'BookingConfirmed', data: { how: 'paid' } };
const waived: BookingEvent = {
  type: 'BookingConfirmed',
  data: { how: 'shop', isWithoutDeposit: true },
  personal: { reason: 'A regular' },
};

it('the shop that confirms a request asks for its deposit, and holds the slot with its room', () => {
  const decide = confirm({ verdict: 'available', deposit });
  given(request).when(decide).then(asked);
  given(request)
    .when(inRoom('room-1', decide))
    .then({ ...asked, data: { ...deposit, roomId: 'room-1' } });
  given(request)
    .when(confirm({ verdict: 'time_conflict', deposit }))
    .thenRefused('time_conflict');
});

it('Any Available waits for its deposit as well, and is confirmed by it', () => {
  const anybody = requested('unassigned');
  given(anybody)
    .when(confirm({ verdict: 'unassigned', deposit }))
    .then(asked);
  given(anybody, asked)
    .when(confirmPaid({ verdict: 'unassigned' }))
    .then(paid);
});

it('asks for it too where the client proves the address or moves to a free time', () => {
  given(request)
    .when(verifyEmail({ verdict: 'available', deposit }))
    .then({ type: 'EmailVerified', data: {} }, asked);
  const to = { therapistId: 'mei', isUnassigned: false, date: '2026-03-04', time: '16:00' };
  given(request)
    .when(rescheduleAsClient({ to, verdict: 'available', acceptsPending: false, deposit }))
    .then({ type: 'BookingRescheduled', data: { ...to, isPart: true } }, asked);
});

it('asks for it, or confirms, also where a treatment of a visit that is moved stays where it is', () => {
  const move = { to: appointment, verdict: 'available', acceptsPending: false } as const;
  given(request)
    .when(rescheduleAsClient({ ...move, deposit }))
    .then(asked);
  given(request)
    .when(rescheduleAsClient(move))
    .then({ type: 'BookingConfirmed', data: { how: 'moved' } });
  given(request)
    .when(rescheduleAsClient({ ...move, verdict: 'time_conflict' }))
    .thenNothing();
  given(request, confirmed).when(rescheduleAsClient(move)).thenNothing();
});

it('is confirmed by the payment, once, and without it for a reason alone', () => {
  given(request, asked)
    .when(confirmPaid({ verdict: 'available' }))
    .then(paid);
  given(request, asked)
    .when(confirm({ verdict: 'available', deposit }))
    .thenRefused('payment-awaited');
  const because = (waiver: string) => given(request, asked).when(confirm({ verdict: 'available', deposit, waiver }));
  expect(() => because(' ').thenNothing()).toThrow('Please give a reason to confirm without the deposit');
  because(' A regular ').then(waived);
  given(request, asked, waived)
    .when(confirmPaid({ verdict: 'available' }))
    .thenNothing();
});

it('that was confirmed without its deposit stays so: it is not held for it again', () => {
  const before = requireBooking(stateAfter(request, asked));
  const undone = given(request, asked, waived).when(undo({ before, versions: [3], verdict: null, roomId: null }));
  undone.thenRefused('not-undoable');
  expect(() => undone.thenNothing()).toThrow('It was confirmed without its deposit');
});

it('is a request again once its time is over, not before, and once', () => {
  given(request, asked)
    .when(lapseAsked({ now: new Date(until.getTime() - 1) }))
    .thenNothing();
  given(request, asked)
    .when(lapseAsked({ now: until }))
    .then(lapsed);
  for (const past of [[request], [request, asked, lapsed], [request, asked, paid], [request, confirmed]])
    given(...past)
      .when(lapseAsked({ now: until }))
      .thenNothing();
});

it('that has lapsed can be asked for again, and is confirmed by a late payment where its slot is free', () => {
  const again = { ...deposit, heldUntil: '2026-03-03T23:00:00.000Z' };
  given(request, asked, lapsed)
    .when(confirm({ verdict: 'available', deposit: again }))
    .then({ type: 'DepositAsked', data: again });
  given(request, asked, lapsed)
    .when(confirmPaid({ verdict: 'available' }))
    .then(paid);
  given(request, asked, lapsed)
    .when(confirmPaid({ verdict: 'time_conflict' }))
    .thenRefused('time_conflict');
});

it('is declined like any request', () => {
  const clientName = `${client.firstName} ${client.lastName}`;
  given(request, asked)
    .when(cancel({ reason: 'Closed' }))
    .then({ type: 'BookingCancelled', data: { from: 'requested' }, personal: { reason: 'Closed', clientName } });
});
