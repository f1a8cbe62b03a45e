import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { toAmount, toCents } from '../../../src/kernel/money.js';
import type { SaleDto } from '../../../src/payments/queries/sale.dto.js';
import { type Answer, done } from '../answer.js';
import type { Method, ModelDrawer, ModelPayment, ModelSale, MoneyModel } from './money-model.js';
import type { MoneyStory } from './money-shop.js';

type MoneyCommand = fc.AsyncCommand<MoneyModel, MoneyStory>;
type Act<Values> = (values: Values, model: MoneyModel, real: MoneyStory) => Promise<[expected: Answer, actual: Answer]>;

const nth = fc.nat({ max: 7 });
const method = fc.constantFrom<Method>('cash', 'cash', 'card', 'other');
/** How much of what is due is paid, or of what is left is given back. */
const share = fc.constantFrom('all', 'all', 'all', 'coins', 'half', 'all but 2 cents', 'a cent', 'too much');

const toShare = (cents: number, part: string): number =>
  Math.max(
    1,
    part === 'all'
      ? cents
      : part === 'coins'
        ? Math.round(cents / 5) * 5
        : part === 'half'
          ? Math.floor(cents / 10) * 5
          : part === 'a cent'
            ? 1
            : cents + (part === 'too much' ? 3 : -2),
  );

function command<Values>(
  name: string,
  values: fc.Arbitrary<Values>,
  act: Act<Values>,
  check: (model: Readonly<MoneyModel>) => boolean = () => true,
): fc.Arbitrary<MoneyCommand> {
  return values.map((chosen): MoneyCommand => ({
    check,
    run: async (model, real) => {
      const [expected, actual] = await act(chosen, model, real);
      expect(actual).toEqual(expected);
    },
    toString: () => `${name} ${JSON.stringify(chosen)}`,
  }));
}

/** A step about one of the sales there are; the numbers are taken round the lists, so that any fits. */
const saleCommand = <Values extends { sale: number; payment: number }>(
  name: string,
  values: fc.Arbitrary<Values>,
  act: (
    of: { sale: ModelSale; payment: ModelPayment },
    ...rest: Parameters<Act<Values>>
  ) => Promise<[expected: Answer, actual: [Answer, SaleDto]]>,
) =>
  command(
    name,
    values,
    async (chosen, model, real) => {
      const sale = model.sales[chosen.sale % model.sales.length]!;
      const payment = sale.payments[chosen.payment % sale.payments.length]!;
      const [expected, [actual, body]] = await act({ sale, payment }, chosen, model, real);
      if (actual.status === 200) expectSameSale(model, sale, body);
      return [expected, actual];
    },
    ({ sales }) => sales.length > 0,
  );

const drawerCommand = <Values extends { drawer: number }>(
  name: string,
  values: fc.Arbitrary<Values>,
  act: (drawer: ModelDrawer, ...rest: Parameters<Act<Values>>) => ReturnType<Act<Values>>,
) =>
  command(
    name,
    values,
    (chosen, model, real) => act(model.drawers[chosen.drawer % model.drawers.length]!, chosen, model, real),
    ({ drawers }) => drawers.length > 0,
  );

const clientPays = command(
  'a client pays',
  fc.record({
    booking: fc.nat({ max: 3 }),
    isApart: fc.boolean(),
    ...{ method, share },
    tip: fc.constantFrom(0, 0, 0, 500, 1_333, 15_000),
    isTipConfirmed: fc.boolean(),
    adjustment: fc.constantFrom(0, 0, 0, 250, -500, -12_345),
    tendered: fc.constantFrom(undefined, undefined, 5_000, -5),
  }),
  async ({ booking, isApart, method, share, tip, isTipConfirmed, adjustment, tendered }, model, real) => {
    const sale = model.saleOf(booking);
    const due = (sale ? model.remaining(sale) : model.toBill(booking, isApart).cents) + tip + adjustment;
    const cents = toShare(due, share);
    const handedOver =
      tendered === undefined || method !== 'cash' ? undefined : Math.max(0, Math.round(cents / 5) * 5 + tendered);
    const request = {
      ...{ id: randomUUID(), method, amount: toAmount(cents), apart: isApart, tip_confirmed: isTipConfirmed },
      ...(tip > 0 && { tip: toAmount(tip) }),
      ...(adjustment !== 0 && { adjustment: { amount: toAmount(adjustment), reason: 'Because' } }),
      ...(handedOver !== undefined && { tendered: toAmount(handedOver) }),
    };
    const values = { method, cents, tip, isTipConfirmed, adjustment, tendered: handedOver };
    const expected = model.pay(booking, isApart, values, request);
    const [actual, body] = await real.pay(booking, request);
    const after = model.saleOf(booking);
    if (after && actual.status === 200) {
      after.id ||= body.id;
      expectSameSale(model, after, body);
    }
    return [expected, actual];
  },
);

export const moneyCommands: fc.Arbitrary<MoneyCommand>[] = [
  // Most other steps need a sale: without more of these, stories would be about few.
  ...Array<typeof clientPays>(4).fill(clientPays),
  saleCommand('a payment is sent again', fc.record({ sale: nth, payment: nth }), async (of, _, __, real) => [
    done,
    await real.pay(of.sale.bookings[0]!, of.payment.request),
  ]),
  saleCommand(
    'money goes back',
    fc.record({ sale: nth, payment: nth, method, share }),
    async ({ sale, payment }, { method, share }, model, real) => {
      const left = payment.returned.reduce((rest, { cents }) => rest - cents, payment.cents);
      const cents = toShare(left, share);
      const body = { id: randomUUID(), payment_id: toId(payment), method, amount: toAmount(cents) };
      return [model.refund(sale, payment, method, cents), await real.change(sale.id, 'refunds', body)];
    },
  ),
  saleCommand('a sale is voided', fc.record({ sale: nth, payment: nth }), async ({ sale }, _, model, real) => [
    model.void(sale),
    await real.change(sale.id, 'void', {}),
  ]),
  saleCommand('a rest is waived', fc.record({ sale: nth, payment: nth }), async ({ sale }, _, model, real) => [
    model.waive(sale),
    await real.change(sale.id, 'waiver', {}),
  ]),
  saleCommand(
    'a method is corrected',
    fc.record({ sale: nth, payment: nth, method }),
    async ({ sale, payment }, { method }, model, real) => [
      model.correct(sale, payment, method),
      await real.correct(sale.id, toId(payment), method),
    ],
  ),
  command('the drawer is opened', fc.constantFrom(0, 20_000, 20_000, 3), async (float, model, real) => {
    const id = randomUUID();
    return [model.open(id, float), await real.openDrawer(id, toAmount(float))];
  }),
  ...Array.from({ length: 2 }, () =>
    drawerCommand(
      'a drawer is counted and closed',
      fc.record({
        drawer: nth,
        missing: fc.constantFrom(0, 0, 5, 500, -100),
        ofTerminal: fc.constantFrom(0, 0, 0, 250),
        banked: fc.constantFrom('nothing', 'half', 'all', 'too much', 'no coins'),
        hasReason: fc.boolean(),
        isCounted: fc.constantFrom(true, true, true, false),
      }),
      async (drawer, { missing, ofTerminal, banked, hasReason, isCounted }, model, real) => {
        if (isCounted) {
          const { expected, expectedTerminal } = model.expect(drawer);
          const counted = Math.max(0, expected - missing);
          const terminal = expectedTerminal + ofTerminal;
          const coins = [{ value: 0.05, count: counted / 5 }];
          const actual = await real.changeDrawer(drawer.id, 'counts', { coins, terminal_total: toAmount(terminal) });
          expect(actual).toEqual(model.count(drawer, counted, terminal));
        }
        const inside = drawer.count?.counted ?? 0;
        const cents = {
          nothing: 0,
          half: Math.floor(inside / 10) * 5,
          all: inside,
          'too much': inside + 5,
          'no coins': 1,
        };
        const body = { banked: toAmount(cents[banked]), ...(hasReason && { reason: 'Because' }) };
        const expected = model.close(drawer, cents[banked], hasReason);
        return [expected, await real.changeDrawer(drawer.id, 'close', body)];
      },
    ),
  ),
  drawerCommand('a drawer is opened again', fc.record({ drawer: nth }), async (drawer, _, model, real) => [
    model.reopen(drawer),
    await real.changeDrawer(drawer.id, 'reopening', { reason: 'Because' }),
  ]),
  command('the journal is exported', fc.boolean(), async (isOfToday, model, real) => {
    const [from, to] = [isOfToday ? model.today : real.firstDay, model.today];
    return [model.export(from, to), await real.export(from, to)];
  }),
  command('a client is erased', fc.nat({ max: 2 }), async (visit, model, real) => {
    const { bookings } = model.visits[visit]!;
    await real.erase(bookings);
    for (const sale of model.sales.filter((one) => one.bookings.some((booking) => bookings.includes(booking)))) {
      const read = await real.readSale(sale.id);
      const reasons = [...read.refunds, ...read.lines].map(({ reason }) => reason).concat(read.void_reason);
      expect(reasons.filter(Boolean)).toEqual([]);
      expectSameSale(model, sale, read);
    }
    return [done, done];
  }),
  command('time passes', fc.constantFrom(1, 7, 15, 24), async (hours, model, real) => {
    await real.pass(hours);
    model.today = real.today;
    return [done, done];
  }),
];

const toId = ({ request }: ModelPayment) => (request as { id: string }).id;

function expectSameSale(model: MoneyModel, sale: ModelSale, read: SaleDto): void {
  const { status, total, paid, remaining, papers, payments, refunds } = read;
  const count = (kind: string) => papers.filter((paper) => paper.kind === kind).length;
  expect({
    ...{ status, total: toCents(total), paid: toCents(paid), remaining: toCents(remaining) },
    ...{ receipts: count('receipt'), creditNotes: count('credit_note') },
    payments: payments.map(({ method, amount, rounding }) => [method, toCents(amount), toCents(rounding)]),
  }).toEqual({
    ...{ status: sale.status, total: model.total(sale), paid: model.paid(sale), remaining: model.remaining(sale) },
    ...{ receipts: sale.receipts, creditNotes: sale.creditNotes },
    payments: sale.payments.map(({ method, cents, rounding }) => [method, cents, rounding]),
  });
  const sum = (of: { amount: number }[]) => of.reduce((cents, { amount }) => cents + toCents(amount), 0);
  // A void gives back without a refund.
  if (status !== 'voided') expect(toCents(paid)).toBe(sum(payments) - sum(refunds));
}

/** The books of a story, after its last step, are those of the model. */
export async function expectSameBooks(model: MoneyModel, real: MoneyStory): Promise<void> {
  for (const sale of model.sales) expectSameSale(model, sale, await real.readSale(sale.id));
  const papers = await real.readPapers();
  const issued = (kind: string) => papers[kind]! - real.papersBefore[kind]!;
  expect([issued('receipt'), issued('credit_note')]).toEqual([
    model.sales.reduce((sum, { receipts }) => sum + receipts, 0),
    model.sales.reduce((sum, { creditNotes }) => sum + creditNotes, 0),
  ]);
  expect(await real.readUnbalanced()).toEqual([]);
  expect(await real.readMoved()).toEqual(flatten(model.moved));
  expect(await real.readEntries()).toEqual(flatten(model.moved));
  expect(await real.readExported()).toEqual(flatten(model.exported));
}

const flatten = (moved: ReadonlyMap<string, Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    [...moved].flatMap(([day, accounts]) =>
      Object.entries(accounts).flatMap(([account, cents]) => (cents === 0 ? [] : [[`${day} ${account}`, cents]])),
    ),
  );
