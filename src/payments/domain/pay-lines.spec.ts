import { type CommissionRate, findRate, toCommission } from './commission.js';
import { toPayLines } from './pay-lines.js';
import { issuePaper, openSale, refund, takePayment, voidSale, waiveRest } from './sale.decide.js';
import type { DecideSale } from './sale.decide.js';
import type { TreatmentLine } from './sale.events.js';
import { type ExistingSale, type Sale, saleAggregate } from './sale.evolve.js';
import { shareOut } from './share-out.js';

const [day, later] = ['2026-03-02', '2026-03-16'];
const seller = {
  ...{ name: 'Harbour Spa', legalName: '', taxNumber: '', isTaxRegistered: true, addressLines: [], phone: '' },
};
const treatment = (cents: number, therapistId: string, serviceId = 'swedish'): TreatmentLine => ({
  kind: 'treatment',
  bookingId: `${therapistId} ${serviceId}`,
  serviceId,
  serviceName: 'Swedish',
  therapistId,
  cents,
});
const open = (...lines: TreatmentLine[]) =>
  openSale({ locationId: 'main', day, currency: 'AUD', clientId: null, visitId: null, taxRate: 1_000, lines });
const pay = (cents: number, more: Partial<Parameters<typeof takePayment>[0]> = {}) =>
  takePayment({ paymentId: 'p', method: 'card', cents, day, ...more });
const receipt = issuePaper({ number: 1, day, seller });
const giveBack = (cents: number, refundId = 'r') =>
  refund({ refundId, paymentId: 'p', method: 'card', cents, reason: 'Unhappy', day: later });

/** The pay that a sale means after some decisions: kind, day, therapist, base and tip of each line. */
function payAfter(...decisions: DecideSale[]) {
  const sale = decisions.reduce<Sale>(
    (state, decide) => decide(state).reduce<Sale>(saleAggregate.evolve, state),
    saleAggregate.initial,
  );
  return toPayLines(sale as ExistingSale);
}
const rows = (...decisions: DecideSale[]) =>
  payAfter(...decisions).map(({ kind, day: on, therapistId, baseCents, tipCents }) => [
    ...[kind, on, therapistId, baseCents, tipCents],
  ]);

describe('what a sale means for pay', () => {
  it('treatments count without their tax, shared out by price to the cent', () => {
    expect(rows(open(treatment(11_000, 'mei'), treatment(5_505, 'tom')))).toEqual([
      ['treatment', day, 'mei', 10_000, 0],
      ['treatment', day, 'tom', 5_005, 0],
    ]);
  });

  it('an adjustment takes its part off each treatment, and a tip is that of its therapist', () => {
    const adjustment = { cents: -3_300, reason: 'Late' };
    expect(
      rows(open(treatment(11_000, 'mei'), treatment(5_500, 'tom')), pay(14_700, { tipCents: 1_500, adjustment })),
    ).toEqual([
      ['treatment', day, 'mei', 10_000, 0],
      ['treatment', day, 'tom', 5_000, 0],
      ['adjustment', day, 'mei', -2_000, 0],
      ['adjustment', day, 'tom', -1_000, 0],
      ['tip', day, 'mei', 0, 1_000],
      ['tip', day, 'tom', 0, 500],
    ]);
  });

  it('what is waived later takes its part off on its own day', () => {
    const waived = waiveRest({ reason: 'Shortened', day: later });
    expect(rows(open(treatment(11_000, 'mei')), pay(5_500), waived)).toEqual([
      ['treatment', day, 'mei', 10_000, 0],
      ['adjustment', later, 'mei', -5_000, 0],
    ]);
  });

  it('a refund takes its part back on its own day, the tip last', () => {
    const sold = [open(treatment(11_000, 'mei')), pay(12_000, { tipCents: 1_000 }), receipt];
    expect(rows(...sold, giveBack(5_500)).slice(2)).toEqual([['refund', later, 'mei', -5_000, 0]]);
    expect(rows(...sold, giveBack(5_500), giveBack(6_500, 'r2')).slice(3)).toEqual([
      ['refund', later, 'mei', -5_000, 0],
      ['refund', later, 'mei', 0, -1_000],
    ]);
  });

  it('a sale that was voided means nothing, nor does money back of one that is to be paid again', () => {
    const sale = [open(treatment(11_000, 'mei')), pay(5_000)];
    expect(rows(...sale, giveBack(5_000))).toEqual([['treatment', day, 'mei', 10_000, 0]]);
    expect(rows(...sale, voidSale({ reason: 'Wrong client', day }))).toEqual([]);
  });

  it('a cent that is left over goes to the largest remainder, and no share is larger than its weight', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(-100, [1, 5, 1])).toEqual([-14, -72, -14]);
    expect(shareOut(3, [2, 0, 1])).toEqual([2, 0, 1]);
    expect(shareOut(3, [0, 0])).toEqual([0, 0]);
  });
});

describe('commission', () => {
  const rates: CommissionRate[] = [
    { serviceId: null, rate: 4_000, from: '2026-03-01' },
    { serviceId: null, rate: 5_000, from: '2026-04-01' },
    { serviceId: 'cupping', rate: 2_550, from: '2026-03-10' },
    { serviceId: 'cupping', rate: null, from: '2026-05-01' },
    { serviceId: null, rate: 4_200, from: '2026-03-01' },
  ];
  const rateOn = (on: string, serviceId: string | null = 'swedish') => findRate(rates, { serviceId, day: on });

  it('the latest day holds, and of one day what was set last', () => {
    expect(rateOn('2026-02-28')).toBeNull();
    expect(rateOn('2026-03-01')).toBe(4_200);
    expect(rateOn('2026-03-31')).toBe(4_200);
    expect(rateOn('2026-04-01')).toBe(5_000);
  });

  it('a treatment has its own rate from a day on, until it has none any more', () => {
    expect(rateOn('2026-03-09', 'cupping')).toBe(4_200);
    expect(rateOn('2026-03-10', 'cupping')).toBe(2_550);
    expect(rateOn('2026-05-01', 'cupping')).toBe(5_000);
    expect(rateOn('2026-03-10', null)).toBe(4_200);
  });

  it('half a cent goes up, and parts that are given back leave nothing of what was given back whole', () => {
    const all = (rate: number, ...parts: DecideSale[]) =>
      payAfter(open(treatment(11_011, 'mei')), pay(11_011), receipt, ...parts).map((line) => toCommission(line, rate));
    expect(all(5_000)).toEqual([5_005]);
    expect(all(4_995)).toEqual([5_000]);
    const given = all(3_333, giveBack(3_670, 'r1'), giveBack(3_671, 'r2'), giveBack(3_670, 'r3'));
    expect(given).toHaveLength(4);
    expect(given.reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });
});
