import fc from 'fast-check';
import { toPayLines } from '../domain/pay-lines.js';
import {
  issuePaper,
  openSale,
  refund,
  takePayment,
  undoPayment,
  voidSale,
  correctMethod,
} from '../domain/sale.decide.js';
import type { PaymentMethod, SaleEvent } from '../domain/sale.events.js';
import { type ExistingSale, getPaid, getRemaining, type Sale, saleAggregate, sumKind } from '../domain/sale.evolve.js';
import { type Account, ACCOUNT_OF_METHOD } from './accounts.js';
import { toLedgerLines } from './to-ledger-lines.js';

const day = '2026-03-02';
const seller = {
  name: 'Harbour Spa',
  legalName: '',
  taxNumber: '',
  isTaxRegistered: true,
  addressLines: [],
  phone: '',
};
const fold = (events: readonly SaleEvent[], from = saleAggregate.initial) =>
  events.reduce<Sale>(saleAggregate.evolve, from);

const opened = (cents: readonly number[], taxRate: number, currency: string) =>
  openSale({
    locationId: 'main',
    day,
    currency,
    clientId: null,
    visitId: null,
    taxRate,
    lines: cents.map((each, nth) => ({
      kind: 'treatment',
      bookingId: `b${nth}`,
      serviceName: 'Swedish',
      therapistId: `t${nth}`,
      cents: each,
    })),
  })(saleAggregate.initial);

const balances = (events: readonly SaleEvent[]) => {
  const sums = new Map<Account, number>();
  for (const { account, cents } of events.flatMap(toLedgerLines)) sums.set(account, (sums.get(account) ?? 0) + cents);
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
};

it('a card payment with a tip: sales without tax, the tax and the tip owed', () => {
  const events = opened([11_000], 1_000, 'AUD');
  events.push(...takePayment({ paymentId: 'p', method: 'card', cents: 12_000, tipCents: 1_000, day })(fold(events)));
  expect(balances(events)).toEqual({
    card_terminal: 12_000,
    treatment_sales: -10_000,
    tax_owed: -1_000,
    tips_owed: -1_000,
  });
});

it('cash holds what was owed and never what was tendered, and the cents that have no coin are a rounding', () => {
  const events = opened([8_952], 0, 'AUD');
  events.push(
    ...takePayment({ paymentId: 'p', method: 'cash', cents: 8_952, tenderedCents: 10_000, day })(fold(events)),
  );
  expect(balances(events)).toEqual({ cash: 8_950, rounding: 2, treatment_sales: -8_952 });
});

it('refunds that never reach the accounts: one lowers money, sales and tax', () => {
  const events = opened([11_000], 1_000, 'AUD');
  events.push(...takePayment({ paymentId: 'p', method: 'card', cents: 11_000, day })(fold(events)));
  events.push(...issuePaper({ number: 1, day, seller })(fold(events)));
  events.push(
    ...refund({ refundId: 'r', paymentId: 'p', method: 'card', cents: 5_500, reason: 'Half', day })(fold(events)),
  );
  expect(balances(events)).toEqual({
    card_terminal: 5_500,
    treatment_sales: -10_000,
    refunds: 5_000,
    tax_owed: -500,
  });
});

/** Anything that a desk may try, as decisions that are refused or not. */
const step = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    method: fc.constantFrom<PaymentMethod>('cash', 'card', 'other'),
    share: fc.constantFrom(0.25, 0.5, 1),
    tip: fc.nat(3_000),
    off: fc.nat(2_000),
  }),
  fc.record({
    do: fc.constant('refund' as const),
    method: fc.constantFrom<PaymentMethod>('cash', 'card', 'other'),
    of: fc.nat(3),
    share: fc.constantFrom(0.3, 1),
  }),
  fc.record({
    do: fc.constant('correct' as const),
    of: fc.nat(3),
    method: fc.constantFrom<PaymentMethod>('cash', 'card'),
  }),
  fc.record({ do: fc.constant('void' as const) }),
  fc.record({ do: fc.constant('undo' as const) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function decide(sale: ExistingSale, nth: number, each: Step): SaleEvent[] {
  const reason = 'Told so';
  if (each.do === 'void') return voidSale({ reason, day })(sale);
  if (each.do === 'undo') return undoPayment({ paymentId: sale.payments.at(-1)?.paymentId ?? '', day })(sale);
  if (each.do === 'pay') {
    const due = getRemaining(sale) + each.tip - each.off;
    const part = each.share === 1 ? due : Math.floor((due * each.share) / 5) * 5;
    const adjustment = each.off > 0 ? { cents: -each.off, reason } : undefined;
    return takePayment({ paymentId: `p${nth}`, method: each.method, cents: part, tipCents: each.tip, adjustment, day })(
      sale,
    );
  }
  const payment = sale.payments[each.of % Math.max(1, sale.payments.length)];
  if (!payment) return [];
  const { paymentId } = payment;
  if (each.do === 'correct') return correctMethod({ paymentId, method: each.method, reason, day })(sale);
  const left = payment.cents - payment.refundedCents;
  const cents = each.share === 1 ? left : Math.floor((left * each.share) / 5) * 5;
  if (cents === 0) return [];
  return refund({ refundId: `r${nth}`, paymentId, method: each.method, cents, reason, day })(sale);
}

it('after any story every entry sums to zero, and the accounts are what a small double entry says', () => {
  let moved = 0;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(0, 1_000, 1_250, 2_000),
      fc.constantFrom('AUD', 'USD'),
      fc.array(step, { maxLength: 8 }),
      (prices, taxRate, currency, steps) => {
        const events = opened(prices, taxRate, currency);
        let papers = 0;
        for (const [nth, each] of steps.entries()) {
          try {
            events.push(...decide(fold(events) as ExistingSale, nth, each));
            events.push(...issuePaper({ number: (papers += 1), day, seller })(fold(events)));
            moved += 1;
          } catch {
            continue;
          }
        }
        for (const event of events) expect(toLedgerLines(event).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
        const sale = fold(events) as ExistingSale;
        const held = balances(events);
        const ofAccount = (account: Account) => held[account] ?? 0;
        const money = Object.values(ACCOUNT_OF_METHOD).reduce((sum, account) => sum + ofAccount(account), 0);
        expect(money).toBe(getPaid(sale));
        expect(money).toBeGreaterThanOrEqual(0);
        expect(ofAccount('unpaid_sales')).toBe(getRemaining(sale));
        const isVoided = sale.status === 'voided';
        const owed = {
          tips: sumKind(sale, 'tip') - sale.credited.tipCents,
          tax: sale.taxCents - sale.credited.taxCents,
        };
        expect(ofAccount('tips_owed') + (isVoided ? 0 : owed.tips)).toBe(0);
        expect(ofAccount('tax_owed') + (isVoided ? 0 : owed.tax)).toBe(0);
        const pay = toPayLines(sale);
        const sold = ofAccount('treatment_sales') + ofAccount('adjustments') + ofAccount('refunds');
        expect(pay.reduce((sum, { baseCents }) => sum + baseCents, sold)).toBe(0);
        expect(pay.reduce((sum, { tipCents }) => sum + tipCents, ofAccount('tips_owed'))).toBe(0);
      },
    ),
    { numRuns: 2_000 },
  );
  expect(moved).toBeGreaterThan(1_000);
});
