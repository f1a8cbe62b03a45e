import { describeForList, describePaymentState, isToPay } from './payment-state.js';

const booking = { status: 'confirmed', total_price: 89.5, payment: null } as const;

it('a booking is to be paid until all of it is', () => {
  expect([booking, { ...booking, payment: 'partly_paid' as const }].map(isToPay)).toEqual([true, true]);
  expect(
    [
      { ...booking, payment: 'paid' as const },
      { ...booking, payment: 'given_back' as const },
      { ...booking, total_price: 0 },
      { ...booking, status: 'cancelled' as const },
    ].map(isToPay),
  ).toEqual([false, false, false, false]);
});

it('what was paid is said of any booking, what is to be paid in a list of those that are done', () => {
  const kept = { ...booking, status: 'cancelled', payment: 'paid' } as const;
  expect([kept, booking].map(describePaymentState)).toEqual(['Paid', 'To pay']);
  expect([kept, booking, { ...booking, status: 'completed' as const }].map(describeForList)).toEqual([
    'Paid',
    undefined,
    'To pay',
  ]);
});
