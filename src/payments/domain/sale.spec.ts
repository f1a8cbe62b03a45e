import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import {
  correctMethod,
  issuePaper,
  openSale,
  type PaymentInput,
  refund,
  takePayment,
  undoPayment,
  voidSale,
  waiveRest,
} from './sale.decide.js';
import { type ExistingSale, findDuePaper, getPaid, getRemaining, type Sale, saleAggregate } from './sale.evolve.js';
import type { PaymentTaken, SaleEvent, TreatmentLine } from './sale.events.js';
import { splitTip } from './split-tip.js';
import { roundToCash } from './cash-rounding.js';
import { taxWithin } from './tax.js';

const day = '2026-03-02';
const later = '2026-03-03';
const entry = { locationId: 'main', day, currency: 'AUD', bookingId: 'b1' };
const treatment = (cents: number, bookingId = 'b1', therapistId = 'mei'): TreatmentLine => ({
  kind: 'treatment',
  bookingId,
  serviceName: 'Swedish',
  therapistId,
  cents,
});

const opened = (...lines: TreatmentLine[]): SaleEvent => ({
  type: 'SaleOpened',
  data: {
    ...entry,
    clientId: 'zara',
    visitId: null,
    lines,
    taxRate: 1_000,
    taxCents: taxWithin(
      lines.reduce((sum, { cents }) => sum + cents, 0),
      1_000,
    ),
  },
});
const cash = (cents: number, tenderedCents?: number): PaymentInput => ({
  paymentId: 'p1',
  method: 'cash',
  cents,
  tenderedCents,
  day,
});
const card = (cents: number, paymentId = 'p1'): PaymentInput => ({ paymentId, method: 'card', cents, day });
const taken = (data: Partial<PaymentTaken['data']> & { cents: number }): SaleEvent => ({
  type: 'PaymentTaken',
  data: { ...entry, paymentId: 'p1', method: 'card', roundingCents: 0, ...data },
});

const stateAfter = (past: readonly SaleEvent[]) => past.reduce<Sale>(saleAggregate.evolve, saleAggregate.initial);
const seller = {
  name: 'Harbour Spa',
  legalName: '',
  taxNumber: '',
  isTaxRegistered: true,
  addressLines: [],
  phone: '',
};
const issue = issuePaper({ number: 1, day, seller });

/** The events and the paper that they are owed. */
const withPaper = (...past: SaleEvent[]) => [...past, ...issue(stateAfter(past))];

function given(...past: SaleEvent[]) {
  return {
    when(decide: (sale: Sale) => SaleEvent[]) {
      const run = () => decide(stateAfter(past));
      return {
        then: (...events: object[]) => expect(run()).toMatchObject(events),
        thenNothing: () => expect(run()).toEqual([]),
        thenRefused: (rule: string) => {
          expect(run).toThrow(BusinessRuleError);
          expect(run).toThrow(expect.objectContaining({ code: rule }));
        },
        thenRefusedAt: (field: string) => {
          expect(run).toThrow(InvalidInputError);
          expect(run).toThrow(expect.objectContaining({ field }));
        },
        /** The sale after what was decided, and its paper. */
        sale: () => {
          const events = [...past, ...run()];
          return stateAfter(withPaper(...events)) as ExistingSale;
        },
      };
    },
  };
}

describe('opening a sale', () => {
  it('keeps lines, rate and the tax within, decided once', () => {
    const input = { ...entry, clientId: null, visitId: 'v', lines: [treatment(8_950), treatment(12_005, 'b2')] };
    given()
      .when(openSale({ ...input, taxRate: 1_000 }))
      .then({ type: 'SaleOpened', data: { bookingId: 'b1', taxRate: 1_000, taxCents: 1_905 } });
  });

  it('is refused for what costs nothing', () => {
    const input = { ...entry, clientId: null, visitId: null, taxRate: 0 };
    given()
      .when(openSale({ ...input, lines: [] }))
      .thenRefused('nothing-to-pay');
    given()
      .when(openSale({ ...input, lines: [treatment(0)] }))
      .thenRefused('nothing-to-pay');
  });
});

describe('taking a payment', () => {
  it('of the whole by card covers the sale, which is owed a receipt with the tax within', () => {
    const sale = given(opened(treatment(16_500)))
      .when(takePayment(card(16_500)))
      .sale();
    expect(sale).toMatchObject({
      status: 'paid',
      papers: [{ paper: 'receipt', number: 1, totalCents: 16_500, taxCents: 1_500 }],
    });
  });

  it('cash and change counted as 500 where 300 was owed: 300 was paid, and 200 is change', () => {
    given(opened(treatment(30_000)))
      .when(takePayment(cash(30_000, 50_000)))
      .then({ type: 'PaymentTaken', data: { cents: 30_000, tenderedCents: 50_000 } });
    expect(
      getPaid(
        given(opened(treatment(30_000)))
          .when(takePayment(cash(30_000, 50_000)))
          .sale(),
      ),
    ).toBe(30_000);
  });

  it('in cash with too little handed over is refused', () => {
    given(opened(treatment(8_950)))
      .when(takePayment(cash(8_950, 8_000)))
      .thenRefusedAt('tendered');
  });

  it('5-cent rounding left unpaid: what cash cannot pay is a rounding, and the sale is paid', () => {
    const past = opened(treatment(8_952));
    given(past)
      .when(takePayment(cash(8_952)))
      .then({ data: { cents: 8_950, roundingCents: 2 } });
    given(past)
      .when(takePayment(cash(8_950)))
      .then({ data: { cents: 8_950, roundingCents: 2 } });
    given(opened(treatment(8_953)))
      .when(takePayment(cash(8_953)))
      .then({ data: { cents: 8_955, roundingCents: -2 } });
    expect(
      given(past)
        .when(takePayment(cash(8_952)))
        .sale(),
    ).toMatchObject({ status: 'paid', papers: [{ totalCents: 8_952 }] });
  });

  it('by card is exact, where cash would be rounded', () => {
    given(opened(treatment(8_952)))
      .when(takePayment(card(8_952)))
      .then({ data: { cents: 8_952, roundingCents: 0 } });
  });

  it('of a part leaves the rest, and the last part brings the receipt', () => {
    const past = [opened(treatment(10_000)), taken({ cents: 4_000 })];
    expect(getRemaining(stateAfter(past) as ExistingSale)).toBe(6_000);
    expect(
      given(...past)
        .when(takePayment(card(6_000, 'p2')))
        .sale().status,
    ).toBe('paid');
    expect(
      given(opened(treatment(10_000)))
        .when(takePayment(card(4_000)))
        .sale(),
    ).toMatchObject({ status: 'open', papers: [] });
  });

  it('of a part in cash that has no coins is refused', () => {
    given(opened(treatment(8_952)))
      .when(takePayment(cash(5_001)))
      .thenRefusedAt('amount');
  });

  it('of one or two cents in cash closes the sale by the rounding, and a void takes that back', () => {
    const past = [opened(treatment(8_952)), taken({ cents: 8_950 })];
    const sale = given(...past)
      .when(takePayment({ ...cash(2), paymentId: 'p2' }))
      .sale();
    expect(sale).toMatchObject({ status: 'paid', payments: [{}, { cents: 0, roundingCents: 2, tenderedCents: 0 }] });
    given(...past, taken({ paymentId: 'p2', method: 'cash', cents: 0, roundingCents: 2 }))
      .when(voidSale({ reason: 'Wrong client', day }))
      .then({ type: 'SaleVoided', data: { returned: [{ cents: 8_950 }, { cents: 0, roundingCents: 2 }] } });
  });

  it('with a tip of more than $100 that is more than the bill, too, is taken once it is confirmed', () => {
    const large = { ...card(18_951), tipCents: 10_001 };
    given(opened(treatment(8_950)))
      .when(takePayment(large))
      .thenRefusedAt('tip');
    given(opened(treatment(8_950)))
      .when(takePayment({ ...large, isTipConfirmed: true }))
      .then({ type: 'SaleLinesAdded' }, { type: 'PaymentTaken', data: { cents: 18_951 } });
    given(opened(treatment(8_950)))
      .when(takePayment({ ...card(18_950), tipCents: 10_000 }))
      .then({ type: 'SaleLinesAdded' }, { type: 'PaymentTaken' });
    given(opened(treatment(20_000)))
      .when(takePayment({ ...card(40_000), tipCents: 20_000 }))
      .then({ type: 'SaleLinesAdded' }, { type: 'PaymentTaken' });
  });

  it('of nothing is refused', () => {
    given(opened(treatment(8_952)))
      .when(takePayment(card(0)))
      .thenRefusedAt('amount');
  });

  it('of more than is left is refused, by card and in cash', () => {
    given(opened(treatment(8_950)))
      .when(takePayment(card(9_000)))
      .thenRefused('over-payment');
    given(opened(treatment(8_950)))
      .when(takePayment(cash(9_000)))
      .thenRefused('over-payment');
    given(opened(treatment(8_950)))
      .when(takePayment({ ...card(8_950), tenderedCents: 9_000 }))
      .thenRefusedAt('tendered');
  });

  it('moving charges again: the same id again changes nothing, with other content it is refused', () => {
    const past = withPaper(
      opened(treatment(8_952)),
      taken({ method: 'cash', cents: 8_950, roundingCents: 2, tenderedCents: 9_000 }),
    );
    given(...past)
      .when(takePayment(cash(8_952, 9_000)))
      .thenNothing();
    given(...past)
      .when(takePayment(cash(8_952, 10_000)))
      .thenRefused('payment-id-reused');
    given(...past)
      .when(takePayment(card(8_952)))
      .thenRefused('payment-id-reused');
    given(...past)
      .when(takePayment({ ...cash(8_952, 9_000), tipCents: 100 }))
      .thenRefused('payment-id-reused');
  });

  it('of a sale that is paid, or voided, is refused', () => {
    const paid = withPaper(opened(treatment(8_950)), taken({ cents: 8_950 }));
    given(...paid)
      .when(takePayment(card(100, 'p2')))
      .thenRefused('sale-paid');
    const voided = voidSale({ reason: 'Wrong client', day })(stateAfter(paid));
    given(...paid, ...voided)
      .when(takePayment(card(100, 'p2')))
      .thenRefused('sale-voided');
  });

  it('brings a tip, which bears no tax and goes to the therapists by their prices', () => {
    const past = opened(treatment(10_000), treatment(5_000, 'b2', 'tom'));
    given(past)
      .when(takePayment({ ...card(16_000), tipCents: 1_000 }))
      .then(
        {
          type: 'SaleLinesAdded',
          data: {
            lines: [
              { kind: 'tip', therapistId: 'mei', cents: 667 },
              { kind: 'tip', therapistId: 'tom', cents: 333 },
            ],
            taxCents: 0,
          },
          personal: null,
        },
        { type: 'PaymentTaken', data: { cents: 16_000 } },
      );
  });

  it('brings an adjustment with its reason, by which the tax goes down', () => {
    given(opened(treatment(11_000)))
      .when(takePayment({ ...card(9_900), adjustment: { cents: -1_100, reason: 'Began late' } }))
      .then(
        {
          type: 'SaleLinesAdded',
          data: { lines: [{ kind: 'adjustment', cents: -1_100 }], taxCents: -100 },
          personal: { reason: 'Began late' },
        },
        { type: 'PaymentTaken', data: { cents: 9_900 } },
      );
    given(opened(treatment(11_000)))
      .when(takePayment({ ...card(0), adjustment: { cents: -11_000, reason: 'Free' } }))
      .thenRefusedAt('adjustment');
    for (const cents of [-6_000, -6_050, 0])
      given(opened(treatment(11_000)), taken({ cents: 5_000 }))
        .when(takePayment({ ...card(1, 'p2'), adjustment: { cents, reason: 'Began late' } }))
        .thenRefusedAt('adjustment');
  });
});

describe('waiving the rest', () => {
  const waive = waiveRest({ reason: 'Shortened', day: later });

  it('of a sale that was paid in part takes it off with its tax, and the receipt is of what was paid', () => {
    const past = [opened(treatment(11_000)), taken({ cents: 5_500 })];
    given(...past)
      .when(waive)
      .then({
        type: 'SaleLinesAdded',
        data: { day: later, lines: [{ kind: 'adjustment', cents: -5_500 }], taxCents: -500 },
        personal: { reason: 'Shortened' },
      });
    const sale = given(...past)
      .when(waive)
      .sale();
    expect(sale).toMatchObject({ status: 'paid', papers: [{ paper: 'receipt', totalCents: 5_500, taxCents: 500 }] });
    expect(getRemaining(sale)).toBe(0);
  });

  it('does nothing where nothing is left, and is refused where nothing was paid or the sale was voided', () => {
    const past = [opened(treatment(11_000)), taken({ cents: 11_000 })];
    given(...withPaper(...past))
      .when(waive)
      .thenNothing();
    given(past[0]!).when(waive).thenRefused('nothing-paid');
    given(...past, ...voidSale({ reason: 'Wrong client', day })(stateAfter(past)))
      .when(waive)
      .thenRefused('sale-voided');
  });
});

describe('giving money back', () => {
  const paid = withPaper(opened(treatment(11_000)), taken({ cents: 11_000 }));
  const give = (cents: number, refundId: string, more = {}) =>
    refund({ refundId, paymentId: 'p1', method: 'card', cents, reason: 'Unhappy', day: later, ...more });

  it('only one refund per payment: parts can be given back until nothing is left', () => {
    const first = give(4_000, 'r1')(stateAfter(paid));
    given(...paid, ...first)
      .when(give(7_000, 'r2'))
      .then({ type: 'RefundGiven', data: { cents: 7_000 } });
    given(...paid, ...first)
      .when(give(7_001, 'r2'))
      .thenRefused('over-refund');
    given(...paid, ...first)
      .when(give(4_000, 'r1'))
      .thenNothing();
    given(...paid, ...first)
      .when(give(4_001, 'r1'))
      .thenRefused('payment-id-reused');
  });

  it('credits the difference of the tax before and after, so that parts come to the whole', () => {
    let events = paid;
    const taxes: number[] = [];
    for (const [nth, cents] of [3_333, 3_333, 4_334].entries()) {
      events = withPaper(...events, ...give(cents, `r${nth}`)(stateAfter(events)));
      taxes.push((stateAfter(events) as ExistingSale).papers.at(-1)!.taxCents);
    }
    expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(1_000);
    expect(findDuePaper(stateAfter(events) as ExistingSale)).toBeNull();
  });

  it('up to the limit of who gives it, counted over all refunds of the sale', () => {
    const first = give(4_000, 'r1', { limitCents: 5_000 })(stateAfter(paid));
    given(...paid, ...first)
      .when(give(1_000, 'r2', { limitCents: 5_000 }))
      .then({ type: 'RefundGiven', data: { cents: 1_000 } });
    given(...paid, ...first)
      .when(give(1_001, 'r2', { limitCents: 5_000 }))
      .thenRefused('refund-limit');
    given(...paid, ...first)
      .when(give(1_001, 'r2'))
      .then({ type: 'RefundGiven' });
    given(...paid, ...first)
      .when(give(4_000, 'r1', { limitCents: 0 }))
      .thenNothing();
  });

  it('takes back what bears tax before the tip', () => {
    const lines = takePayment({ ...card(12_000), tipCents: 1_000 })(stateAfter([opened(treatment(11_000))]));
    const past = withPaper(opened(treatment(11_000)), ...lines);
    given(...past)
      .when(give(11_500, 'r1'))
      .then({ data: { credit: { taxableCents: 11_000, tipCents: 500, taxCents: 1_000 } } });
  });

  it('of rounded cash takes the rounding back with the last of it', () => {
    const past = withPaper(opened(treatment(8_952)), taken({ method: 'cash', cents: 8_950, roundingCents: 2 }));
    const first = give(8_000, 'r1', { method: 'cash' })(stateAfter(past));
    expect(first).toMatchObject([{ data: { roundingCents: 0 } }]);
    given(...past, ...first)
      .when(give(950, 'r2', { method: 'cash' }))
      .then({ data: { cents: 950, roundingCents: 2, credit: { taxableCents: 952 } } });
    given(...past)
      .when(give(8_951, 'r1', { method: 'cash' }))
      .thenRefused('over-refund');
    given(...past)
      .when(give(8_949, 'r1', { method: 'cash' }))
      .thenRefusedAt('amount');
  });

  it('of cash that was rounded up credits no more than was billed, whatever parts it goes back in', () => {
    const past = withPaper(opened(treatment(16_498)), taken({ method: 'cash', cents: 16_500, roundingCents: -2 }));
    const back = { paymentId: 'p1', method: 'card' as const, reason: 'Unhappy', day };
    const first = refund({ ...back, refundId: 'r1', cents: 16_499 })(stateAfter(past));
    expect(first).toMatchObject([{ data: { roundingCents: -1, credit: { taxableCents: 16_498, tipCents: 0 } } }]);
    const sale = given(...past, ...first)
      .when(refund({ ...back, refundId: 'r2', cents: 1 }))
      .sale();
    expect(sale.refunds).toMatchObject([
      {},
      { roundingCents: -1, credit: { taxableCents: 0, tipCents: 0, taxCents: 0 } },
    ]);
    expect(getPaid(sale)).toBe(0);
  });

  it('before the receipt leaves the bill as it was: the sale is to be paid again', () => {
    const sale = given(opened(treatment(11_000)), taken({ cents: 4_000 }))
      .when(give(4_000, 'r1'))
      .sale();
    expect(sale).toMatchObject({ status: 'open', papers: [], credited: { taxableCents: 0 } });
    expect(getRemaining(sale)).toBe(11_000);
  });
});

describe('voiding a sale', () => {
  const paid = withPaper(opened(treatment(8_952)), taken({ method: 'cash', cents: 8_950, roundingCents: 2 }));
  const undo = voidSale({ reason: 'Wrong client', day });

  it('of today gives all money back as it came, takes all lines back and is owed a credit note', () => {
    given(...paid)
      .when(undo)
      .then({
        type: 'SaleVoided',
        data: {
          returned: [{ method: 'cash', cents: 8_950, roundingCents: 2 }],
          credit: { taxableCents: 8_952, taxCents: 814 },
        },
      });
    const sale = given(...paid)
      .when(undo)
      .sale();
    expect(sale).toMatchObject({
      status: 'voided',
      papers: [{ paper: 'receipt' }, { paper: 'credit_note', totalCents: 8_952, taxCents: 814 }],
    });
    expect(getPaid(sale)).toBe(0);
  });

  it('without a receipt is owed no credit note', () => {
    expect(
      given(opened(treatment(8_950)), taken({ cents: 100 }))
        .when(undo)
        .sale().papers,
    ).toEqual([]);
  });

  it('of another day is refused, and after a refund', () => {
    given(...paid)
      .when(voidSale({ reason: 'Late', day: later }))
      .thenRefused('another-day');
    const back = refund({ refundId: 'r', paymentId: 'p1', method: 'cash', cents: 50, reason: 'Sorry', day })(
      stateAfter(paid),
    );
    given(...paid, ...back)
      .when(undo)
      .thenRefused('sale-refunded');
  });

  it('the second time does nothing', () => {
    given(...paid, ...undo(stateAfter(paid)))
      .when(undo)
      .thenNothing();
  });
});

describe('correcting the method of a payment', () => {
  const paid = withPaper(opened(treatment(9_000)), taken({ cents: 9_000 }));
  const correct = (method: 'cash' | 'card' | 'other', on = day) =>
    correctMethod({ paymentId: 'p1', method, reason: 'Slip', day: on });

  it('of today moves its money; the first payment stays on paper', () => {
    given(...paid)
      .when(correct('cash'))
      .then({ type: 'PaymentMethodCorrected', data: { from: 'card', to: 'cash', cents: 9_000 } });
    given(...paid)
      .when(correct('card'))
      .thenNothing();
    given(...paid, ...correct('cash')(stateAfter(paid)))
      .when(takePayment(card(9_000)))
      .thenNothing();
  });

  it('of another day is refused, as where a part was given back or coins would differ', () => {
    given(...paid)
      .when(correct('cash', later))
      .thenRefused('another-day');
    const back = refund({ refundId: 'r', paymentId: 'p1', method: 'card', cents: 50, reason: 'Sorry', day })(
      stateAfter(paid),
    );
    given(...paid, ...back)
      .when(correct('cash'))
      .thenRefused('sale-refunded');
    given(opened(treatment(8_952)), taken({ cents: 8_952 }))
      .when(correct('cash'))
      .thenRefused('rounded-payment');
    given(opened(treatment(8_952)), taken({ method: 'cash', cents: 8_950, roundingCents: 2 }))
      .when(correct('card'))
      .thenRefused('rounded-payment');
  });
});

it.each([
  [11_000, 1_000, 1_000],
  [8_952, 1_000, 814],
  [5, 1_000, 0],
  [6, 1_000, 1],
  [1_250, 1_250, 139],
  [9_999_999, 10_000, 5_000_000],
  [8_950, 0, 0],
])('of %i cents at %i hundredths of a percent, %i is tax', (cents, rate, tax) => {
  expect(taxWithin(cents, rate)).toBe(tax);
});

it.each([
  ['AUD', [1_002, 1_003, 1_007, 1_008], [1_000, 1_005, 1_005, 1_010]],
  ['NZD', [1_004, 1_005], [1_000, 1_010]],
  ['USD', [1_001], [1_001]],
])('cash in %s', (currency, amounts, rounded) => {
  expect(amounts.map((cents) => roundToCash(cents, currency))).toEqual(rounded);
});

it('a tip for treatments that cost nothing goes to the first therapist', () => {
  expect(splitTip(500, [treatment(0)], 'p1')).toEqual([
    { kind: 'tip', therapistId: 'mei', cents: 500, paymentId: 'p1' },
  ]);
});

describe('undoing a payment', () => {
  const undo = (paymentId = 'p1', on = day) => undoPayment({ paymentId, day: on });
  const paidPart = [opened(treatment(16_500)), taken({ cents: 10_000 })];

  it('voids a sale that nothing else was paid of, with its receipt or without', () => {
    const paid = withPaper(opened(treatment(16_500)), taken({ cents: 16_500 }));
    given(...paid)
      .when(undo())
      .then({ type: 'SaleVoided', personal: { reason: 'Undone' } });
    given(...paidPart)
      .when(undo())
      .then({ type: 'SaleVoided', data: { returned: [{ cents: 10_000 }] } });
    given(...paid, ...undo()(stateAfter(paid)))
      .when(undo())
      .thenNothing();
  });

  it('of several leaves the others, and takes its tip and adjustment off the bill', () => {
    const adjustment = { cents: -500, reason: 'Waited' };
    const second = takePayment({ ...card(3_000, 'p2'), tipCents: 1_000, adjustment })(stateAfter(paidPart));
    const past = [...paidPart, ...second];
    const undone = undo('p2')(stateAfter(past));
    expect(undone.map(({ type }) => type)).toEqual(['SaleLinesAdded', 'RefundGiven']);
    // The reason of what is taken off stays sealed.
    expect(undone[0]!.data).toEqual({
      ...second[0]!.data,
      lines: [
        { kind: 'adjustment', cents: 500, paymentId: 'p2' },
        { kind: 'tip', therapistId: 'mei', cents: -1_000, paymentId: 'p2' },
      ],
      taxCents: 45,
    });
    const after = stateAfter([...past, ...undone]) as ExistingSale;
    const before = stateAfter(paidPart) as ExistingSale;
    expect([getRemaining(after), getPaid(after), after.taxCents]).toEqual([
      getRemaining(before),
      getPaid(before),
      before.taxCents,
    ]);
    given(...past, ...undone)
      .when(undo('p2'))
      .thenNothing();
  });

  it('is refused once something else was paid or given back, and on another day', () => {
    const second = takePayment(card(3_000, 'p2'))(stateAfter(paidPart));
    given(...paidPart, ...second)
      .when(undo('p1'))
      .thenRefused('not-undoable');
    const paid = withPaper(opened(treatment(16_500)), taken({ cents: 16_500 }));
    const back = refund({ refundId: 'r', paymentId: 'p1', method: 'card', cents: 500, reason: 'Late', day });
    given(...paid, ...back(stateAfter(paid)))
      .when(undo())
      .thenRefused('not-undoable');
    given(...paid)
      .when(undo('p1', later))
      .thenRefused('another-day');
    given(...paidPart)
      .when(undo('p1', later))
      .thenRefused('another-day');
  });
});
