import { type Aggregate, throwNewerEventError } from '../../kernel/aggregate.js';
import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type {
  Credit,
  PaperIssued,
  PaymentTaken,
  PaymentMethod,
  RefundGiven,
  SaleEvent,
  SaleLine,
} from './sale.events.js';

export const SALE_STATUSES = ['open', 'paid', 'voided'] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];

/** A payment, and what was given back of it. */
export interface Payment extends Omit<PaymentTaken['data'], 'locationId' | 'currency' | 'bookingId'> {
  refundedCents: Cents;
  /** Its method as it was first noted; absent where nobody corrected it. */
  notedAs?: PaymentMethod;
}

export type Refund = Omit<RefundGiven['data'], 'locationId' | 'currency' | 'bookingId'> & { reason: string | null };

export interface Paper extends Omit<PaperIssued['data'], 'locationId' | 'currency' | 'bookingId'> {
  /** How many times it left the shop, printed or mailed. */
  prints: number;
}

interface SaleDetails {
  locationId: string;
  /** The accounting day on which it was opened. */
  day: LocalDate;
  currency: string;
  bookingId: string;
  clientId: string | null;
  visitId: string | null;
  taxRate: number;
  /** An adjustment has its reason, and the tax within it; what was added has its accounting day. */
  lines: readonly (SaleLine & { reason?: string | null; taxCents?: Cents; day?: LocalDate })[];
  /** The tax within the lines. */
  taxCents: Cents;
  payments: readonly Payment[];
  refunds: readonly Refund[];
  /** The amounts that refunds and a void took off the bill. */
  credited: Credit;
  papers: readonly Paper[];
  /** How many times its receipt for a health fund was printed. */
  healthFundPrints: number;
}

interface OpenSale extends SaleDetails {
  status: 'open';
}

interface PaidSale extends SaleDetails {
  status: 'paid';
}

interface VoidedSale extends SaleDetails {
  status: 'voided';
  /** The reason; null once erased. */
  reason: string | null;
}

/** A sale that was opened: what one client pays at one time. */
export type ExistingSale = OpenSale | PaidSale | VoidedSale;
export type Sale = { status: 'none' } | ExistingSale;

/** Returns what all lines come to. */
export const sumLines = ({ lines }: Pick<ExistingSale, 'lines'>): Cents => sum(lines.map(({ cents }) => cents));

/** Returns what the lines of one kind come to. */
export const sumKind = ({ lines }: Pick<ExistingSale, 'lines'>, kind: SaleLine['kind']): Cents =>
  sumLines({ lines: lines.filter((line) => line.kind === kind) });

/** Returns what was paid and not given back. */
export const getPaid = ({ payments }: ExistingSale): Cents =>
  sum(payments.map(({ cents, refundedCents }) => cents - refundedCents));

/** Returns what is still to be paid; 0 for a sale that is paid, whatever was given back of it since. */
export const getRemaining = (sale: ExistingSale): Cents =>
  sale.status === 'open' ? sumLines(sale) - getCovered(sale) : 0;

function getCovered({ payments, refunds }: ExistingSale): Cents {
  const covered = (moves: readonly { cents: Cents; roundingCents: Cents }[]) =>
    sum(moves.map(({ cents, roundingCents }) => cents + roundingCents));
  return covered(payments) - covered(refunds);
}

/** Returns the paper that a sale is owed: its receipt once it is paid, a credit note for what was taken back since. */
export function findDuePaper(sale: ExistingSale): Pick<Paper, 'paper' | 'totalCents' | 'taxCents'> | null {
  if (sale.status === 'open')
    return getRemaining(sale) === 0 ? { paper: 'receipt', totalCents: sumLines(sale), taxCents: sale.taxCents } : null;
  const noted = sale.papers.filter(({ paper }) => paper === 'credit_note');
  if (sale.papers.length === 0) return null;
  const { taxableCents, tipCents, taxCents } = sale.credited;
  const totalCents = taxableCents + tipCents - sum(noted.map((note) => note.totalCents));
  if (totalCents === 0) return null;
  return { paper: 'credit_note', totalCents, taxCents: taxCents - sum(noted.map((note) => note.taxCents)) };
}

/**
 * Applies an event. It never refuses one, because it has already happened. The compiler reports an event type without a
 * case.
 */
function evolve(sale: Sale, event: SaleEvent): Sale {
  if (event.type === 'SaleOpened')
    return {
      ...event.data,
      status: 'open',
      payments: [],
      refunds: [],
      credited: { taxableCents: 0, tipCents: 0, taxCents: 0 },
      papers: [],
      healthFundPrints: 0,
    };
  if (sale.status === 'none') return sale;
  switch (event.type) {
    case 'SaleLinesAdded': {
      const reason = event.personal?.reason ?? null;
      const { lines, taxCents, day } = event.data;
      const added = lines.map((line) => ({ ...line, day, ...(line.kind === 'adjustment' && { reason, taxCents }) }));
      return { ...sale, lines: [...sale.lines, ...added], taxCents: sale.taxCents + taxCents };
    }
    case 'PaymentTaken':
      return { ...sale, payments: [...sale.payments, { ...event.data, refundedCents: 0 }] };
    case 'RefundGiven': {
      const { paymentId, cents, credit } = event.data;
      const refunds = [...sale.refunds, { ...event.data, reason: event.personal?.reason ?? null }];
      const payments = changePayment(sale, paymentId, (old) => ({ refundedCents: old.refundedCents + cents }));
      return { ...sale, payments, refunds, credited: credit ? addCredits(sale.credited, credit) : sale.credited };
    }
    case 'SaleVoided': {
      const { returned, credit } = event.data;
      const payments = sale.payments.map((payment) => {
        const back = returned.find(({ paymentId }) => paymentId === payment.paymentId);
        return { ...payment, refundedCents: payment.refundedCents + (back?.cents ?? 0) };
      });
      const reason = event.personal?.reason ?? null;
      return { ...sale, status: 'voided', payments, credited: addCredits(sale.credited, credit), reason };
    }
    case 'PaymentMethodCorrected': {
      const { paymentId, from: notedAs, to: method } = event.data;
      return {
        ...sale,
        payments: changePayment(sale, paymentId, (old) => ({ notedAs: old.notedAs ?? notedAs, method })),
      };
    }
    case 'PaperIssued': {
      const papers = [...sale.papers, { ...event.data, prints: 0 }];
      return sale.status === 'open' ? { ...sale, status: 'paid', papers } : { ...sale, papers };
    }
    case 'PaperPrinted':
    case 'PaperMailed': {
      const { paper, number } = event.data;
      const isPrinted = (each: Paper) => each.paper === paper && each.number === number;
      return {
        ...sale,
        papers: sale.papers.map((each) => (isPrinted(each) ? { ...each, prints: each.prints + 1 } : each)),
      };
    }
    case 'HealthFundReceiptPrinted':
      return { ...sale, healthFundPrints: sale.healthFundPrints + 1 };
    default:
      return throwNewerEventError(event);
  }
}

export const saleAggregate: Aggregate<Sale, SaleEvent> = { initial: { status: 'none' }, evolve, upcasters: {} };

const addCredits = (one: Credit, other: Credit): Credit => ({
  taxableCents: one.taxableCents + other.taxableCents,
  tipCents: one.tipCents + other.tipCents,
  taxCents: one.taxCents + other.taxCents,
});

const changePayment = (
  { payments }: ExistingSale,
  id: string,
  change: (payment: Payment) => Partial<Payment>,
): readonly Payment[] =>
  payments.map((payment) => (payment.paymentId === id ? { ...payment, ...change(payment) } : payment));

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0);
