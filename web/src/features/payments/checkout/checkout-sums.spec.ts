import type { CheckoutDto } from '../../../shared/api/generated.js';
import {
  EMPTY_DRAFT,
  findChangedPrice,
  findDraftErrors,
  proposeTendered,
  sumUp,
  toMainMethod,
  toPayment,
} from './checkout-sums.js';

const checkout = (remaining: number): CheckoutDto => ({
  ...{
    sale: null,
    voided_sales: [],
    lines: [],
    currency: 'AUD',
    total: remaining,
    paid: 0,
    remaining,
    cash_due: remaining,
  },
  ...{
    smallest_coin: 0.05,
    booked: null,
    guests: 1,
    next_booking_id: null,
    completes_visit: false,
    methods: ['cash', 'card', 'other'],
  },
  tips: [{ percent: 10, amount: 16.5 }],
});
const draft = (fields: Partial<typeof EMPTY_DRAFT> = {}) => ({ ...EMPTY_DRAFT, ...fields });
const payment = { id: 'p', apart: false };

it('proposes to pay all of it, with the tip and the adjustment', () => {
  const sums = sumUp(checkout(165), draft({ tip: 10, adjusts: 'off', adjustment: '5', reason: 'Late' }));
  expect(sums).toMatchObject({ tip: 1_650, adjustment: -500, due: 17_650, amount: 17_650, cash: 17_650, rest: 0 });
  expect(toPayment(draft({ reason: 'Late' }), sums, { ...payment, method: 'card' })).toEqual({
    ...payment,
    ...{ method: 'card', amount: 176.5, tip: 16.5, adjustment: { amount: -5, reason: 'Late' } },
  });
});

it('rounds cash to the smallest coin, and nothing of it remains', () => {
  expect(sumUp(checkout(164.98), draft({ tendered: '200' }))).toMatchObject({ cash: 16_500, change: 3_500, rest: 0 });
  expect(sumUp(checkout(164.98), draft({ amount: '165' }))).toMatchObject({ amount: 16_500, rest: 0 });
});

it('says what remains after a part, and what is missing of the cash', () => {
  expect(sumUp(checkout(165), draft({ amount: '100', tendered: '90' }))).toMatchObject({ rest: 6_500, change: -1_000 });
});

it('sends the cash that was handed over with cash alone', () => {
  const typed = draft({ tendered: '200' });
  const send = (method: 'cash' | 'card') => toPayment(typed, sumUp(checkout(165), typed), { ...payment, method });
  expect(send('cash')).toHaveProperty('tendered', 200);
  expect(send('card')).not.toHaveProperty('tendered');
});

it('says that a tip is right once somebody was asked and said so', () => {
  const send = (isTipConfirmed: boolean | undefined) => {
    const typed = draft({ tip: 'own', ownTip: '500', isTipConfirmed });
    return toPayment(typed, sumUp(checkout(165), typed), { ...payment, method: 'card' });
  };
  expect([undefined, false].map((answer) => 'tip_confirmed' in send(answer))).toEqual([false, false]);
  expect(send(true)).toMatchObject({ amount: 665, tip: 500, tip_confirmed: true });
});

it('proposes what people hand over in notes', () => {
  expect(proposeTendered(16_500)).toEqual([17_000, 18_000, 20_000]);
  expect(proposeTendered(8_950)).toEqual([9_000, 10_000]);
  expect(proposeTendered(10_000)).toEqual([]);
});

it('names the fields that cannot be read', () => {
  const wrong = draft({ tip: 'own', adjusts: 'on', adjustment: 'x', amount: '', tendered: 'two hundred' });
  expect(Object.keys(findDraftErrors(wrong, 'cash'))).toEqual([
    ...['tip', 'adjustment', 'adjustment.reason', 'amount', 'tendered'],
  ]);
  expect(findDraftErrors(draft({ tendered: 'two hundred' }), 'card')).toEqual({});
});

it('takes an adjustment of nothing for none that was entered', () => {
  expect(findDraftErrors(draft({ adjusts: 'off', adjustment: '0', reason: 'Late' }), 'card')).toHaveProperty(
    'adjustment',
  );
});

it('takes cash with Enter where some was received, even if it cannot be read', () => {
  const methods = ['cash', 'card', 'other'] as const;
  expect(['', '200', '2o0'].map((tendered) => toMainMethod(methods, { tendered }))).toEqual(['card', 'cash', 'cash']);
  expect(toMainMethod(['other'], { tendered: '' })).toBe('other');
});

it('tells of a price that was changed after the bill, until an adjustment makes up for it', () => {
  const line = { booking_id: null, service_name: null, therapist_id: null, reason: null };
  const [treatment, adjustment] = [
    { ...line, kind: 'treatment' as const, amount: 89.5 },
    { ...line, kind: 'adjustment' as const, amount: 30.5 },
  ];
  expect(findChangedPrice({ booked: null, lines: [treatment] })).toBeUndefined();
  expect(findChangedPrice({ booked: 89.5, lines: [treatment, adjustment] })).toBeUndefined();
  expect(findChangedPrice({ booked: 120, lines: [treatment] })).toBe(12_000);
  expect(findChangedPrice({ booked: 120, lines: [treatment, adjustment] })).toBeUndefined();
  expect(findChangedPrice({ booked: 0, lines: [treatment] })).toBe(0);
});

it('pays no more with a gift certificate than is left on it', () => {
  const payment = { id: 'one', method: 'gift_certificate' as const, apart: false };
  const pay = (balance: number) =>
    toPayment(EMPTY_DRAFT, sumUp(checkout(165), EMPTY_DRAFT), payment, { code: 'K7QM', balance });
  expect(pay(10_000)).toMatchObject({ code: 'K7QM', amount: 100 });
  expect(pay(20_000)).toMatchObject({ code: 'K7QM', amount: 165 });
});
