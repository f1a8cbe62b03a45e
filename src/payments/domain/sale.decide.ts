import type { Decision } from '../../kernel/aggregate.js';
import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Cents, formatDollars } from '../../kernel/money.js';
import { isPayableInCash, roundToCash } from './cash-rounding.js';
import type {
  AdjustmentLine,
  Credit,
  Entry,
  FundedTreatment,
  PaperFormat,
  PaperKind,
  PaymentMethod,
  PaymentTaken,
  SaleEvent,
  SaleLinesAdded,
  Seller,
  TreatmentLine,
} from './sale.events.js';
import {
  type ExistingSale,
  findDuePaper,
  type Paper,
  type Payment,
  getRemaining,
  type Sale,
  saleAggregate,
  sumLines,
  sumKind,
} from './sale.evolve.js';
import { splitTip } from './split-tip.js';
import { taxWithin } from './tax.js';

export type DecideSale = Decision<Sale, SaleEvent>;

/** Opens a sale of treatments. @param taxRate in hundredths of a percent */
export function openSale(
  input: Omit<Entry, 'bookingId'> & {
    clientId: string | null;
    visitId: string | null;
    lines: TreatmentLine[];
    taxRate: number;
  },
): DecideSale {
  return () => {
    const { lines, taxRate } = input;
    const [first] = lines;
    if (!first || sumLines({ lines }) === 0)
      throw new BusinessRuleError('nothing-to-pay', 'There is nothing to pay for here');
    const taxCents = taxWithin(sumLines({ lines }), taxRate);
    return [{ type: 'SaleOpened', data: { ...input, bookingId: first.bookingId, taxCents } }];
  };
}

export interface PaymentInput {
  paymentId: string;
  method: PaymentMethod;
  /** The part of what remains that is to be covered, tip and adjustment included. */
  cents: Cents;
  /** The cash that was handed over; without it exactly what is due. */
  tenderedCents?: Cents | undefined;
  tipCents?: Cents | undefined;
  /** Whether a tip beyond the bill was asked about. */
  isTipConfirmed?: boolean | undefined;
  adjustment?: { cents: Cents; reason: string } | undefined;
  /** The gift certificate that it is paid with, for that method alone. */
  certificateId?: string | undefined;
  /** The online payment whose deposit it is. */
  depositId?: string | undefined;
  day: LocalDate;
}

/**
 * Takes a payment, and the tip or adjustment that comes with it. Does nothing when the same payment comes again.
 * @throws InvalidInputError on `amount`, `tendered`, `tip`, `adjustment`
 */
export function takePayment(input: PaymentInput): DecideSale {
  return (sale) => {
    requireSale(sale);
    const known = sale.payments.find(({ paymentId }) => paymentId === input.paymentId);
    if (known) return assertSamePayment(sale, known, input);
    if (sale.status === 'voided') throw saleVoidedError();
    if (sale.status === 'paid') throw new BusinessRuleError('sale-paid', 'This is paid already');
    const added = addLines(sale, input);
    const due = getRemaining(sale) + (added ? sumLines(added.data) : 0);
    if (due <= 0) throw adjustmentError();
    return [...(added ? [added] : []), pay(sale, due, input)];
  };
}

/** A tip up to this is taken without a question, whatever the bill comes to. */
const LARGE_TIP: Cents = 10_000;

function addLines(
  sale: ExistingSale,
  { tipCents = 0, isTipConfirmed, adjustment, paymentId, day }: PaymentInput,
): SaleLinesAdded | null {
  const treatments = sale.lines.filter((line) => line.kind === 'treatment');
  if (tipCents > LARGE_TIP && tipCents > sumLines(sale) && !isTipConfirmed)
    throw new InvalidInputError('tip', `A tip of ${formatDollars(tipCents)} is more than the bill: please confirm it`);
  if (adjustment?.cents === 0) throw new InvalidInputError('adjustment', 'Please enter the amount');
  const adjusted: AdjustmentLine[] = adjustment ? [{ kind: 'adjustment', cents: adjustment.cents, paymentId }] : [];
  const lines = [...adjusted, ...(tipCents > 0 ? splitTip(tipCents, treatments, paymentId) : [])];
  if (lines.length === 0) return null;
  const taxable = getTaxable(sale) + sumLines({ lines: adjusted });
  if (adjustment && taxable <= 0) throw adjustmentError();
  const taxCents = taxWithin(taxable, sale.taxRate) - sale.taxCents;
  const personal = adjustment ? { reason: adjustment.reason } : null;
  return { type: 'SaleLinesAdded', data: { ...toEntry(sale, day), lines, taxCents }, personal };
}

const adjustmentError = () =>
  new InvalidInputError('adjustment', 'An adjustment must leave something to pay for the treatments');

function pay(sale: ExistingSale, due: Cents, input: PaymentInput): PaymentTaken {
  const { paymentId, method, day, tenderedCents } = input;
  const { currency } = sale;
  const certificate = input.certificateId === undefined ? {} : { certificateId: input.certificateId };
  const entry = { ...toEntry(sale, day), paymentId, method, ...certificate };
  if (input.cents <= 0) throw new InvalidInputError('amount', 'Please enter the amount');
  if (method !== 'cash') {
    assertWithinDue(input.cents, due);
    if (tenderedCents !== undefined) throw new InvalidInputError('tendered', 'Only cash has change');
    const { cents, depositId } = input;
    return { type: 'PaymentTaken', data: { ...entry, cents, roundingCents: 0, ...(depositId && { depositId }) } };
  }
  const settles = input.cents === due || input.cents === roundToCash(due, currency);
  if (!settles) assertWithinDue(input.cents, due);
  if (!settles && !isPayableInCash(input.cents, currency))
    throw new InvalidInputError('amount', 'There are no coins for this amount');
  const cents = settles ? roundToCash(due, currency) : input.cents;
  const tendered = tenderedCents ?? cents;
  if (tendered < cents) throw new InvalidInputError('tendered', `${formatDollars(cents)} is to be paid in cash`);
  const roundingCents = settles ? due - cents : 0;
  return { type: 'PaymentTaken', data: { ...entry, cents, roundingCents, tenderedCents: tendered } };
}

function assertWithinDue(cents: Cents, due: Cents): void {
  if (cents > due) throw new BusinessRuleError('over-payment', `Only ${formatDollars(due)} is left to pay`);
}

/** Refuses another payment under an id that has one. Returns no events for the same one. */
function assertSamePayment(sale: ExistingSale, known: Payment, input: PaymentInput): [] {
  const came = { lines: sale.lines.filter((line) => line.kind !== 'treatment' && line.paymentId === known.paymentId) };
  const isSame =
    (known.notedAs ?? known.method) === input.method &&
    known.certificateId === input.certificateId &&
    [known.cents, known.cents + known.roundingCents].includes(input.cents) &&
    (input.tenderedCents ?? known.tenderedCents) === known.tenderedCents &&
    sumKind(came, 'tip') === (input.tipCents ?? 0) &&
    sumKind(came, 'adjustment') === (input.adjustment?.cents ?? 0);
  if (!isSame) throw reusedIdError();
  return [];
}

/**
 * Waives the rest of a sale of which a part was paid, which is owed its receipt then. Does nothing where nothing is left.
 * @throws BusinessRuleError `nothing-paid` where the treatments would be had for nothing
 */
export function waiveRest({ reason, day }: { reason: string; day: LocalDate }): DecideSale {
  return (sale) => {
    requireSale(sale);
    if (sale.status === 'voided') throw saleVoidedError();
    const rest = getRemaining(sale);
    if (rest === 0) return [];
    const taxable = getTaxable(sale) - rest;
    if (taxable <= 0)
      throw new BusinessRuleError('nothing-paid', 'Only the rest of treatments that were paid in part can be waived');
    const lines: AdjustmentLine[] = [{ kind: 'adjustment', cents: -rest }];
    const taxCents = taxWithin(taxable, sale.taxRate) - sale.taxCents;
    return [{ type: 'SaleLinesAdded', data: { ...toEntry(sale, day), lines, taxCents }, personal: { reason } }];
  };
}

interface RefundInput {
  refundId: string;
  paymentId: string;
  method: PaymentMethod;
  cents: Cents;
  reason: string;
  day: LocalDate;
  /** The amount that whoever asks may give back of one sale; left out without a limit. */
  limitCents?: Cents | undefined;
}

/**
 * Gives back a part of a payment, or the rest of it. Where a receipt was issued the bill goes down with it, first by what
 * bears tax, then by tips; else the sale is to be paid again. Does nothing when the same refund comes again.
 * @throws InvalidInputError on `amount`, `method`, BusinessRuleError `over-refund`, and `refund-limit` at `amount`
 */
export function refund({ refundId, paymentId, method, cents, reason, day, limitCents }: RefundInput): DecideSale {
  return (sale) => {
    requireSale(sale);
    const known = sale.refunds.find((each) => each.refundId === refundId);
    if (known) {
      if (known.paymentId !== paymentId || known.method !== method || known.cents !== cents) throw reusedIdError();
      return [];
    }
    const payment = requirePayment(sale, paymentId);
    if ((payment.method === 'online' || payment.method === 'deposit') !== (method === 'online'))
      throw new InvalidInputError('method', 'What was paid online goes back online, and nothing else does');
    if ((payment.method === 'gift_certificate') !== (method === 'gift_certificate'))
      throw new InvalidInputError(
        'method',
        'What was paid with a gift certificate goes back to it, and nothing else does',
      );
    const left = payment.cents - payment.refundedCents;
    if (cents > left)
      throw new BusinessRuleError('over-refund', `Only ${formatDollars(left)} of this payment can be given back`);
    if (method === 'cash' && !isPayableInCash(cents, sale.currency))
      throw new InvalidInputError('amount', 'There are no coins for this amount');
    assertWithinLimit(sale, cents, limitCents);
    const roundingCents = toReturnedRounding(sale, payment, cents);
    const credit = sale.papers.length > 0 ? { credit: toCredit(sale, cents + roundingCents) } : {};
    const data = { ...toEntry(sale, day), refundId, paymentId, method, cents, roundingCents, ...credit };
    return [{ type: 'RefundGiven', data, personal: { reason } }];
  };
}

/** Returns the rounding that goes back with a refund: what is left of it with the last money, and before that never more than was billed. */
function toReturnedRounding({ refunds }: ExistingSale, payment: Payment, cents: Cents): Cents {
  const returned = refunds.filter(({ paymentId }) => paymentId === payment.paymentId);
  const roundingLeft = payment.roundingCents - returned.reduce((sum, each) => sum + each.roundingCents, 0);
  const left = payment.cents - payment.refundedCents;
  return cents === left ? roundingLeft : Math.min(0, left + roundingLeft - cents);
}

/** Refuses what is more than the limit with all that was given back of the sale: many small refunds are a large one. */
function assertWithinLimit({ refunds }: ExistingSale, cents: Cents, limitCents: Cents | undefined): void {
  const givenBack = refunds.reduce((sum, each) => sum + each.cents, 0);
  if (limitCents === undefined || givenBack + cents <= limitCents) return;
  const sentence = `Only an administrator may give back more than ${formatDollars(limitCents)} of a sale`;
  throw new BusinessRuleError('refund-limit', sentence, undefined, 'amount');
}

function toCredit(sale: ExistingSale, cents: Cents): Credit {
  const before = getTaxable(sale) - sale.credited.taxableCents;
  const taxableCents = Math.min(cents, before);
  const taxCents = taxWithin(before, sale.taxRate) - taxWithin(before - taxableCents, sale.taxRate);
  return { taxableCents, tipCents: cents - taxableCents, taxCents };
}

/** Voids a sale on the day on which it was opened: all money goes back as it came. Does nothing the second time. */
export function voidSale({ reason, day }: { reason: string; day: LocalDate }): DecideSale {
  return (sale) => {
    requireSale(sale);
    if (sale.status === 'voided') return [];
    if (sale.day !== day)
      throw new BusinessRuleError('another-day', 'Only a sale of today can be voided: give the money back instead');
    if (sale.credited.taxableCents + sale.credited.tipCents > 0)
      throw new BusinessRuleError('sale-refunded', 'A part was given back already: give back the rest instead');
    const returned = sale.payments
      .filter(({ cents, refundedCents }) => cents > refundedCents || cents === 0)
      .map(({ paymentId, method, cents, refundedCents, roundingCents }) => ({
        paymentId,
        method,
        cents: cents - refundedCents,
        roundingCents,
      }));
    const [treatmentCents, adjustmentCents, tipCents] = (['treatment', 'adjustment', 'tip'] as const).map((kind) =>
      sumKind(sale, kind),
    ) as [Cents, Cents, Cents];
    const taxableCents = treatmentCents + adjustmentCents;
    const treatmentTaxCents = taxWithin(treatmentCents, sale.taxRate);
    const taxes = { taxCents: sale.taxCents, treatmentTaxCents };
    const credit = { taxableCents, tipCents, treatmentCents, adjustmentCents, ...taxes };
    return [{ type: 'SaleVoided', data: { ...toEntry(sale, day), returned, credit }, personal: { reason } }];
  };
}

const UNDONE = 'Undone';

/**
 * Takes back the payment that was taken last. Once there is a receipt, or nothing else was paid, the sale is voided; else
 * the tip and adjustment that came with the payment leave the bill, and its money goes back. Does nothing the second time.
 * @throws BusinessRuleError `not-undoable` where something else was taken or given back since, `another-day`
 */
export function undoPayment({ paymentId, day }: { paymentId: string; day: LocalDate }): DecideSale {
  return (sale) => {
    requireSale(sale);
    const payment = requirePayment(sale, paymentId);
    if (sale.status === 'voided' || sale.refunds.some(({ refundId }) => refundId === paymentId)) return [];
    const isLatest = sale.payments.at(-1) === payment && payment.refundedCents === 0;
    if (!isLatest || sale.papers.length > 1)
      throw new BusinessRuleError('not-undoable', 'Something else was done with this sale since');
    const isOnly = sale.payments.every((each) => each === payment || each.refundedCents === each.cents);
    if (sale.papers.length > 0 || (isOnly && sale.day === day)) return voidSale({ reason: UNDONE, day })(sale);
    if (payment.day !== day) throw new BusinessRuleError('another-day', 'Only a payment of today can be undone');
    const removed = removeLines(sale, paymentId, day);
    const rest = removed.reduce<Sale>(saleAggregate.evolve, sale);
    // Its own id, so that it goes back once.
    const back = { refundId: paymentId, paymentId, method: payment.method, cents: payment.cents, reason: UNDONE, day };
    return [...removed, ...refund(back)(rest)];
  };
}

/** Takes the lines that came with a payment off the bill again. */
function removeLines(sale: ExistingSale, paymentId: string, day: LocalDate): SaleLinesAdded[] {
  // Each as it was written: its reason is sealed, and no part of it.
  const lines = sale.lines.flatMap((line): SaleLinesAdded['data']['lines'] => {
    if (line.kind === 'treatment' || line.paymentId !== paymentId) return [];
    const { kind, cents } = line;
    return [
      kind === 'tip'
        ? { kind, therapistId: line.therapistId, cents: -cents, paymentId }
        : { kind, cents: -cents, paymentId },
    ];
  });
  if (lines.length === 0) return [];
  const adjusted = lines.filter(({ kind }) => kind === 'adjustment');
  const taxCents = taxWithin(getTaxable(sale) + sumLines({ lines: adjusted }), sale.taxRate) - sale.taxCents;
  const personal = adjusted.length > 0 ? { reason: UNDONE } : null;
  return [{ type: 'SaleLinesAdded', data: { ...toEntry(sale, day), lines, taxCents }, personal }];
}

/** Corrects the method of a payment of today that was noted wrongly. Does nothing the second time. */
export function correctMethod(input: {
  paymentId: string;
  method: PaymentMethod;
  reason: string;
  day: LocalDate;
}): DecideSale {
  return (sale) => {
    const { paymentId, method: to, reason, day } = input;
    requireSale(sale);
    const payment = requirePayment(sale, paymentId);
    const { method: from, cents } = payment;
    if (from === to) return [];
    if (sale.status === 'voided') throw saleVoidedError();
    if (from === 'online' || from === 'deposit')
      throw new BusinessRuleError('paid-online', 'The gateway has noted this payment, not a person');
    if (from === 'gift_certificate')
      throw new BusinessRuleError(
        'paid-with-certificate',
        'The gift certificate was charged: undo the payment instead',
      );
    if (payment.day !== day)
      throw new BusinessRuleError('another-day', 'Only the method of a payment of today can be corrected');
    if (payment.refundedCents > 0)
      throw new BusinessRuleError('sale-refunded', 'A part of this payment was given back already');
    // A card pays to the cent: what was taken would not be what is noted.
    if (payment.roundingCents !== 0 || (to === 'cash' && !isPayableInCash(cents, sale.currency)))
      throw new BusinessRuleError(
        'rounded-payment',
        'Cash was rounded, a card is not: void the sale and take it again',
      );
    const data = { ...toEntry(sale, day), paymentId, from, to, cents };
    return [{ type: 'PaymentMethodCorrected', data, personal: { reason } }];
  };
}

/** Issues the paper that a sale is owed, under the next number of its kind. Does nothing where it is owed none. */
export function issuePaper({ number, day, seller }: { number: number; day: LocalDate; seller: Seller }): DecideSale {
  return (sale) => {
    requireSale(sale);
    const due = findDuePaper(sale);
    return due ? [{ type: 'PaperIssued', data: { ...toEntry(sale, day), ...due, number, seller } }] : [];
  };
}

/** Prints a paper once more. @throws NotFoundError where the sale has no such paper */
export function printPaper(input: {
  paper: PaperKind;
  number: number;
  format: PaperFormat;
  day: LocalDate;
}): DecideSale {
  return (sale) => {
    requireSale(sale);
    const { paper, number, format, day } = input;
    requirePaper(sale, paper, number);
    return [{ type: 'PaperPrinted', data: { ...toEntry(sale, day), paper, number, format } }];
  };
}

/** Mails a paper. @throws NotFoundError where the sale has no such paper */
export function mailPaper({ paper, number, day }: { paper: PaperKind; number: number; day: LocalDate }): DecideSale {
  return (sale) => {
    requireSale(sale);
    requirePaper(sale, paper, number);
    return [{ type: 'PaperMailed', data: { ...toEntry(sale, day), paper, number } }];
  };
}

/** Prints a receipt for a health fund. @throws NotFoundError where there is nothing that a fund may pay for */
export function printHealthFundReceipt({
  treatments,
  day,
}: {
  treatments: FundedTreatment[];
  day: LocalDate;
}): DecideSale {
  return (sale) => {
    requireSale(sale);
    if (sale.status !== 'paid' || treatments.length === 0)
      throw new NotFoundError('There is no treatment here that a health fund pays for');
    return [{ type: 'HealthFundReceiptPrinted', data: { ...toEntry(sale, day), treatments } }];
  };
}

/** Asserts that a sale was opened. @throws NotFoundError for one that never was */
export function requireSale(sale: Sale): asserts sale is ExistingSale {
  if (sale.status === 'none') throw new NotFoundError('There is no such sale');
}

/** Returns a paper of a sale. @throws NotFoundError where it has no such paper */
export function requirePaper({ papers }: ExistingSale, kind: PaperKind, number: number): Paper {
  const paper = papers.find((each) => each.paper === kind && each.number === number);
  if (!paper) throw new NotFoundError('There is no such receipt or credit note');
  return paper;
}

function requirePayment({ payments }: ExistingSale, id: string): Payment {
  const payment = payments.find(({ paymentId }) => paymentId === id);
  if (!payment) throw new NotFoundError('There is no such payment');
  return payment;
}

const getTaxable = (sale: ExistingSale): Cents => sumKind(sale, 'treatment') + sumKind(sale, 'adjustment');

const toEntry = ({ locationId, currency, bookingId }: ExistingSale, day: LocalDate): Entry => ({
  locationId,
  day,
  currency,
  bookingId,
});

const saleVoidedError = () => new BusinessRuleError('sale-voided', 'This sale was voided');

export const reusedIdError = () =>
  new BusinessRuleError('payment-id-reused', 'Another payment was taken under this id already');
