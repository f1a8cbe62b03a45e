import { comparePayments } from './complaint.js';

const known = { paymentId: 'p1', receivedCents: 8_950, returnedCents: 0 };
const booked = { ...known, bookingId: 'b1' };

it('payments that both sides have alike bring no complaint', () => {
  expect(comparePayments([known], [booked])).toEqual([]);
});

it.each([
  ['received', [], [booked], 'the gateway has nothing of it, the books have $89.50 received', 'b1'],
  ['not booked', [known], [], 'the gateway has $89.50 received, the books have nothing of it', null],
  [
    'given back by the gateway alone',
    [{ ...known, returnedCents: 2_000 }],
    [booked],
    'the gateway has $89.50 received and $20.00 given back, the books have $89.50 received',
    'b1',
  ],
  [
    'of another amount',
    [{ ...known, receivedCents: 8_900 }],
    [booked],
    'the gateway has $89.00 received, the books have $89.50 received',
    'b1',
  ],
])('names a payment that is %s', (_, gateway, books, text, bookingId) => {
  expect(comparePayments(gateway, books)).toEqual([{ text: `Payment p1: ${text}`, bookingId }]);
});
