import { type Answer, conflict, done, invalid } from '../answer.js';

export type Method = 'cash' | 'card' | 'other';
type Cents = number;
/** By account: a debit is positive. */
type Accounts = Record<string, Cents>;

const TAX_PERCENT = 10;
const COIN = 5;
const LARGE_TIP = 10_000;
const methods: Method[] = ['cash', 'card', 'other'];
const accountOf = { cash: 'cash', card: 'card_terminal', other: 'other_payments' };

const sum = <Each>(each: readonly Each[], cents: (one: Each) => Cents) =>
  each.reduce((all, one) => all + cents(one), 0);
const toCoins = (cents: Cents) => Math.round(cents / COIN) * COIN;
const taxIn = (cents: Cents) => Math.round((cents * TAX_PERCENT) / (100 + TAX_PERCENT));

export interface ModelPayment {
  /** As it was sent, so that it can be sent again. */
  request: object;
  method: Method;
  cents: Cents;
  rounding: Cents;
  day: string;
  /** What was given back, by the method by which it was. */
  returned: { method: Method; cents: Cents }[];
  /** What was given back before the receipt: the bill stayed as it was. */
  uncredited: Cents;
}

export interface ModelSale {
  id: string;
  bookings: number[];
  day: string;
  status: 'open' | 'paid' | 'voided';
  treatments: Cents;
  adjustments: Cents;
  tips: Cents;
  payments: ModelPayment[];
  receipts: number;
  creditNotes: number;
}

export interface ModelDrawer {
  id: string;
  day: string;
  float: Cents;
  isClosed: boolean;
  count: { counted: Cents; terminal: Cents; expected: Cents; expectedTerminal: Cents } | null;
  closes: { expected: Cents; difference: Cents; banked: Cents; left: Cents }[];
}

interface PaymentValues {
  method: Method;
  cents: Cents;
  tip: Cents;
  isTipConfirmed: boolean;
  adjustment: Cents;
  tendered: Cents | undefined;
}

const refundedOf = ({ returned }: ModelPayment) => sum(returned, ({ cents }) => cents);

/** What the money given back of a payment had covered: all that it did with its last cent, never more before. */
function uncoveredOf(payment: ModelPayment): Cents {
  const covered = payment.cents + payment.rounding;
  const refunded = refundedOf(payment);
  if (payment.returned.length === 0) return 0;
  return refunded === payment.cents ? covered : Math.min(refunded, covered);
}

/** What refunds took off a bill. */
const creditedOf = ({ receipts, payments }: ModelSale) =>
  receipts === 0 ? 0 : sum(payments, (payment) => uncoveredOf(payment) - payment.uncredited);

/** A shop's money as a bookkeeper would keep it on paper: sales, drawers, and how the accounts moved on each day. */
export class MoneyModel {
  readonly sales: ModelSale[] = [];
  readonly drawers: ModelDrawer[] = [];
  /** How the accounts moved, by day. */
  readonly moved = new Map<string, Accounts>();
  /** The part of that which left to the books. */
  readonly exported = new Map<string, Accounts>();
  exports = 0;
  today = '';

  /** @param prices of the bookings, in the order of their numbers; those of a visit are one array */
  constructor(
    readonly visits: { bookings: number[]; prices: Cents[] }[],
    private readonly isForgetfulOf: 'nothing' | 'tax of a refund' = 'nothing',
  ) {}

  saleOf(booking: number): ModelSale | undefined {
    return this.sales.find(({ status, bookings }) => status !== 'voided' && bookings.includes(booking));
  }

  total = ({ treatments, adjustments, tips }: ModelSale) => treatments + adjustments + tips;
  paid = ({ payments }: ModelSale) => sum(payments, (payment) => payment.cents - refundedOf(payment));

  remaining(sale: ModelSale): Cents {
    if (sale.status !== 'open') return 0;
    return this.total(sale) - sum(sale.payments, (payment) => payment.cents + payment.rounding - uncoveredOf(payment));
  }

  /** What a booking would be billed with by its next payment, where it is in no sale. */
  toBill(booking: number, isApart: boolean): { bookings: number[]; cents: Cents } {
    const visit = this.visits.find(({ bookings }) => bookings.includes(booking))!;
    const bookings = visit.bookings.filter((one) => !this.saleOf(one) && (!isApart || one === booking));
    return { bookings, cents: sum(bookings, (one) => visit.prices[visit.bookings.indexOf(one)]!) };
  }

  pay(booking: number, isApart: boolean, values: PaymentValues, request: object): Answer {
    const { bookings, cents: billed } = this.toBill(booking, isApart);
    const before = this.saleOf(booking);
    const sale: ModelSale = before ?? {
      ...{ id: '', bookings, day: this.today, status: 'open', treatments: billed, adjustments: 0, tips: 0 },
      ...{ payments: [], receipts: 0, creditNotes: 0 },
    };
    if (sale.status === 'paid') return conflict('sale-paid');
    const { method, tip, adjustment } = values;
    if (tip > LARGE_TIP && tip > this.total(sale) && !values.isTipConfirmed) return invalid('tip');
    if (adjustment !== 0 && sale.treatments + sale.adjustments + adjustment <= 0) return invalid('adjustment');
    const due = this.remaining(sale) + adjustment + tip;
    if (due <= 0) return invalid('adjustment');
    const taken = takeCash(values, due);
    if ('status' in taken) return taken;
    if (this.isClosed()) return conflict('day-closed');
    if (!before) this.sales.push(sale);
    const payment = { request, method, ...taken, day: this.today, returned: [], uncredited: 0 };
    this.change(sale, before, () => {
      sale.adjustments += adjustment;
      sale.tips += tip;
      sale.payments.push(payment);
      this.settle(sale);
    });
    return done;
  }

  refund(sale: ModelSale, payment: ModelPayment, method: Method, cents: Cents): Answer {
    if (cents > payment.cents - refundedOf(payment)) return conflict('over-refund');
    if (method === 'cash' && cents % COIN !== 0) return invalid('amount');
    if (this.isClosed()) return conflict('day-closed');
    const before = uncoveredOf(payment);
    this.change(sale, sale, () => payment.returned.push({ method, cents }));
    if (sale.receipts > 0 && uncoveredOf(payment) !== before) sale.creditNotes++;
    return done;
  }

  void(sale: ModelSale): Answer {
    if (sale.status === 'voided') return done;
    if (sale.day !== this.today) return conflict('another-day');
    if (creditedOf(sale) !== 0) return conflict('sale-refunded');
    if (this.isClosed()) return conflict('day-closed');
    this.change(sale, sale, () => {
      for (const payment of sale.payments)
        payment.returned.push({ method: payment.method, cents: payment.cents - refundedOf(payment) });
      sale.status = 'voided';
    });
    sale.creditNotes += sale.receipts;
    return done;
  }

  correct(sale: ModelSale, payment: ModelPayment, method: Method): Answer {
    if (payment.method === method) return done;
    if (sale.status === 'voided') return conflict('sale-voided');
    if (payment.day !== this.today) return conflict('another-day');
    if (refundedOf(payment) > 0) return conflict('sale-refunded');
    if (payment.rounding !== 0 || (method === 'cash' && payment.cents % COIN !== 0)) return conflict('rounded-payment');
    if (this.isClosed()) return conflict('day-closed');
    this.change(sale, sale, () => (payment.method = method));
    return done;
  }

  waive(sale: ModelSale): Answer {
    if (sale.status === 'voided') return conflict('sale-voided');
    const rest = this.remaining(sale);
    if (rest === 0) return done;
    if (sale.treatments + sale.adjustments <= rest) return conflict('nothing-paid');
    if (this.isClosed()) return conflict('day-closed');
    this.change(sale, sale, () => {
      sale.adjustments -= rest;
      this.settle(sale);
    });
    return done;
  }

  open(id: string, float: Cents): Answer {
    if (this.drawers.some(({ day }) => day === this.today)) return conflict('drawer-exists');
    if (float % COIN !== 0) return invalid('float');
    this.drawers.push({ id, day: this.today, float, isClosed: false, count: null, closes: [] });
    this.post(this.today, { cash: float, cash_float: -float });
    return done;
  }

  /** The cash that is in a drawer by the books, and what its terminal took. */
  expect({ day, float }: ModelDrawer) {
    const { card_terminal: expectedTerminal = 0 } = this.moved.get(day) ?? {};
    return { expected: float + this.cashOfSales(day), expectedTerminal };
  }

  count(drawer: ModelDrawer, counted: Cents, terminal: Cents): Answer {
    if (drawer.isClosed) return conflict('drawer-closed');
    drawer.count = { counted, terminal, ...this.expect(drawer) };
    return done;
  }

  close(drawer: ModelDrawer, banked: Cents, hasReason: boolean): Answer {
    const { count } = drawer;
    if (drawer.isClosed) return drawer.closes.at(-1)!.banked === banked ? done : conflict('drawer-closed');
    if (!count) return conflict('not-counted');
    const { expected, expectedTerminal } = this.expect(drawer);
    if (count.expected !== expected || count.expectedTerminal !== expectedTerminal) return conflict('count-outdated');
    const { counted, terminal } = count;
    if (banked > counted || banked % COIN !== 0) return invalid('banked');
    const difference = counted - expected;
    if (!hasReason && (difference !== 0 || terminal !== expectedTerminal)) return invalid('reason');
    const close = { expected, difference, banked, left: counted - banked };
    drawer.isClosed = true;
    drawer.closes.push(close);
    this.post(drawer.day, toClosed(close));
    return done;
  }

  reopen(drawer: ModelDrawer): Answer {
    if (!drawer.isClosed) return conflict('drawer-open');
    drawer.isClosed = false;
    drawer.count = null;
    this.post(drawer.day, negated(toClosed(drawer.closes.at(-1)!)));
    return done;
  }

  export(from: string, to: string): Answer {
    const days = [...this.moved].filter(([day]) => day >= from && day <= to);
    const due = days.map(([day, accounts]) => [day, added(accounts, negated(this.exported.get(day) ?? {}))] as const);
    if (due.every(([, accounts]) => Object.values(accounts).every((cents) => cents === 0)))
      return conflict('nothing-to-export');
    for (const [day, accounts] of days) this.exported.set(day, { ...accounts });
    this.exports++;
    return done;
  }

  private settle(sale: ModelSale): void {
    if (this.remaining(sale) !== 0) return;
    sale.status = 'paid';
    sale.receipts = 1;
    for (const payment of sale.payments) payment.uncredited = uncoveredOf(payment);
  }

  /** Changes a sale, and books by how much its accounts are others than before. */
  private change(sale: ModelSale, before: ModelSale | undefined, act: () => void): void {
    const old = before ? this.accountsOf(sale) : {};
    act();
    this.post(this.today, added(this.accountsOf(sale), negated(old)));
  }

  /** What a sale comes to in the accounts. */
  private accountsOf(sale: ModelSale): Accounts {
    const { status, treatments, adjustments, tips, payments } = sale;
    const isVoided = status === 'voided';
    const money = Object.fromEntries(
      methods.map((method) => [
        accountOf[method],
        sum(payments, (payment) => (payment.method === method ? payment.cents : 0)) -
          sum(payments, ({ returned }) => sum(returned, (back) => (back.method === method ? back.cents : 0))),
      ]),
    );
    if (isVoided) return money;
    const covered = sum(payments, (payment) => payment.cents + payment.rounding - payment.uncredited);
    const rounding = sum(payments, (payment) => payment.rounding + refundedOf(payment) - uncoveredOf(payment));
    const taxable = treatments + adjustments;
    const taken = { treatments: taxIn(treatments) - treatments, tax: taxIn(taxable) - taxIn(treatments) };
    const billed = {
      ...{ treatment_sales: taken.treatments, adjustments: taken.tax - adjustments },
      ...{ tips_owed: -tips, tax_owed: -taxIn(taxable) },
    };
    if (sale.receipts === 0)
      return {
        ...{ ...money, ...billed, rounding },
        unpaid_sales: taxable + tips - covered + sum(payments, uncoveredOf),
      };
    const back = creditedOf(sale);
    const backTaxable = Math.min(back, taxable);
    const backTax = this.isForgetfulOf === 'tax of a refund' ? 0 : taxIn(taxable) - taxIn(taxable - backTaxable);
    return added(
      { ...money, ...billed, rounding, unpaid_sales: taxable + tips - covered },
      { refunds: backTaxable - backTax, tax_owed: backTax, tips_owed: back - backTaxable },
    );
  }

  /** Books an entry, which has to balance. */
  private post(day: string, entry: Accounts): void {
    expect(sum(Object.values(entry), (cents) => cents)).toBe(0);
    this.moved.set(day, added(this.moved.get(day) ?? {}, entry));
  }

  private cashOfSales(day: string): Cents {
    const drawer = this.drawers.find((one) => one.day === day)!;
    const last = drawer.isClosed ? toClosed(drawer.closes.at(-1)!).cash! : 0;
    return (this.moved.get(day)?.['cash'] ?? 0) - drawer.float - last;
  }

  private isClosed = () => this.drawers.some(({ day, isClosed }) => isClosed && day === this.today);
}

/** What a payment brings in, and the rounding with which it covers what is due; or why it is refused. */
function takeCash({ method, cents, tendered }: PaymentValues, due: Cents): Answer | { cents: Cents; rounding: Cents } {
  const isAll = cents === due || (method === 'cash' && cents === toCoins(due));
  if (!isAll && cents > due) return conflict('over-payment');
  if (method !== 'cash') return tendered === undefined ? { cents, rounding: 0 } : invalid('tendered');
  if (!isAll && cents % COIN !== 0) return invalid('amount');
  const coins = isAll ? toCoins(due) : cents;
  if (tendered !== undefined && tendered < coins) return invalid('tendered');
  return { cents: coins, rounding: isAll ? due - coins : 0 };
}

const toClosed = ({ expected, difference, banked, left }: ModelDrawer['closes'][number]): Accounts => ({
  cash: -expected,
  cash_over_short: -difference,
  cash_banked: banked,
  cash_float: left,
});

const negated = (accounts: Accounts): Accounts =>
  Object.fromEntries(Object.entries(accounts).map(([account, cents]) => [account, -cents]));

function added(one: Accounts, other: Accounts): Accounts {
  const all = { ...one };
  for (const [account, cents] of Object.entries(other)) all[account] = (all[account] ?? 0) + cents;
  return all;
}
