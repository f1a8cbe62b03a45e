import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import { requirePaper } from './sale.decide.js';
import type { PaperKind, PaymentMethod, Seller } from './sale.events.js';
import { type ExistingSale, type Paper, sumKind, sumLines } from './sale.evolve.js';

/** From this total on a tax invoice names the buyer. */
const NAMES_BUYER_FROM: Cents = 100_000;

/** Names of a tax inside the price, and of the number under which it is paid. */
const TAX_WORDS: Readonly<Record<string, { tax: string; number: string }>> = {
  AUD: { tax: 'GST', number: 'ABN' },
  NZD: { tax: 'GST', number: 'GST number' },
  CAD: { tax: 'GST', number: 'GST number' },
  GBP: { tax: 'VAT', number: 'VAT number' },
  EUR: { tax: 'VAT', number: 'VAT number' },
};
const OTHER_TAX_WORDS = { tax: 'tax', number: 'Tax number' };

const toTaxWords = (currency: string) => TAX_WORDS[currency] ?? OTHER_TAX_WORDS;

/** Returns the name of the number under which tax is paid, by the currency: `ABN`. */
export const toTaxNumberName = (currency: string): string => toTaxWords(currency).number;

export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  card: 'Card',
  online: 'Online',
  deposit: 'Deposit',
  gift_certificate: 'Gift certificate',
  other: 'Other',
};

interface PaperRow {
  text: string;
  cents: Cents;
}

/** All that a receipt or credit note says. */
export interface PaperContent {
  title: 'Tax invoice' | 'Invoice' | 'Adjustment note' | 'Credit note';
  number: number;
  day: LocalDate;
  isCopy: boolean;
  currency: string;
  seller: Seller;
  /** The name of the tax number. */
  taxNumberName: string;
  /** The name of who bought, where the total is so large that it has to be said. */
  buyer: string | null;
  /** Prices include tax; those that bear it are marked where not all do. */
  lines: (PaperRow & { isMarked: boolean })[];
  totalCents: Cents;
  /** The tax within the total, in words that the law asks for; null where there is none. */
  tax: PaperRow | null;
  /** How the money moved. */
  money: PaperRow[];
  /** The receipt that a credit note corrects; null for a receipt. */
  corrects: { number: number; day: LocalDate } | null;
  /** The reason for a credit; null for a receipt, and once erased. */
  reason: string | null;
}

/**
 * Returns what a paper of a sale says, as it was when it was issued. Only the reason may be gone since.
 * @param buyer the client's name, which is left out where the law does not ask for it
 * @throws NotFoundError where the sale has no such paper
 */
export function toPaperContent(
  sale: ExistingSale,
  { kind, number, buyer }: { kind: PaperKind; number: number; buyer: string | null },
): PaperContent {
  const paper = requirePaper(sale, kind, number);
  const { seller, totalCents, day, prints } = paper;
  const words = toTaxWords(sale.currency);
  const isTaxed = seller.isTaxRegistered && seller.taxNumber !== '' && sale.taxRate > 0;
  const lines = kind === 'receipt' ? toReceiptLines(sale) : toCreditLines(findCredit(sale, paper));
  const isAllTaxable = lines.every(({ isTaxable }) => isTaxable);
  const isMarking = sale.taxRate > 0 && !isAllTaxable;
  const taxText = isAllTaxable
    ? `Total price includes ${words.tax}`
    : `${words.tax.replace(/^t/, 'T')} included in lines marked *`;
  return {
    title: kind === 'receipt' ? (isTaxed ? 'Tax invoice' : 'Invoice') : isTaxed ? 'Adjustment note' : 'Credit note',
    number,
    day,
    isCopy: prints > 1,
    currency: sale.currency,
    seller,
    taxNumberName: words.number,
    buyer: sumLines(sale) >= NAMES_BUYER_FROM ? buyer : null,
    lines: lines.map(({ isTaxable, ...line }) => ({ ...line, isMarked: isMarking && isTaxable })),
    totalCents,
    tax: sale.taxRate > 0 ? { text: taxText, cents: paper.taxCents } : null,
    ...(kind === 'receipt'
      ? { money: toMoneyTaken(sale), corrects: null, reason: null }
      : toCorrection(sale, findCredit(sale, paper))),
  };
}

type ContentLine = PaperRow & { isTaxable: boolean };

function toReceiptLines(sale: ExistingSale): ContentLine[] {
  const tipCents = sumKind(sale, 'tip');
  return [
    ...sale.lines.flatMap((line) => {
      if (line.kind === 'tip') return [];
      const text = line.kind === 'treatment' ? line.serviceName : 'Adjustment';
      return [{ text, cents: line.cents, isTaxable: true }];
    }),
    ...(tipCents > 0 ? [{ text: 'Tip', cents: tipCents, isTaxable: false }] : []),
  ];
}

/** The amounts taken off the bill at one time, and the money that went back for them. */
interface CreditOnPaper {
  taxableCents: Cents;
  tipCents: Cents;
  money: PaperRow[];
  reason: string | null;
}

/** Returns what a credit note is about: each refund that lowered the bill has one, and so has a void. */
function findCredit(sale: ExistingSale, paper: Paper): CreditOnPaper {
  const nth = sale.papers.filter((each) => each.paper === 'credit_note').indexOf(paper);
  const refund = sale.refunds.filter(({ credit }) => credit)[nth];
  if (refund) {
    const { credit, method, cents, roundingCents, reason } = refund;
    const money = [{ text: METHOD_NAMES[method], cents }, ...toRounding(roundingCents)];
    return { ...credit!, money, reason };
  }
  return {
    ...sale.credited,
    money: toMoneyTaken(sale, false),
    reason: sale.status === 'voided' ? sale.reason : null,
  };
}

const toCreditLines = ({ taxableCents, tipCents }: CreditOnPaper): ContentLine[] =>
  [
    { text: 'Treatments', cents: taxableCents, isTaxable: true },
    { text: 'Tip', cents: tipCents, isTaxable: false },
  ].filter(({ cents }) => cents !== 0);

function toCorrection(sale: ExistingSale, { money, reason }: CreditOnPaper) {
  const { number, day } = sale.papers.find(({ paper }) => paper === 'receipt')!;
  return { money, reason, corrects: { number, day } };
}

/** Returns the money that covered the sale, less what went back before it had a receipt. */
function toMoneyTaken(sale: ExistingSale, showsChange = true): PaperRow[] {
  const early = sale.refunds.filter(({ credit }) => !credit);
  const rows = sale.payments.flatMap(({ paymentId, method, cents, tenderedCents, notedAs }) => {
    const back = early.filter((refund) => refund.paymentId === paymentId).reduce((sum, each) => sum + each.cents, 0);
    if (back === cents) return [];
    const row = { text: METHOD_NAMES[method], cents: cents - back };
    const change = (tenderedCents ?? cents) - cents;
    if (!showsChange || change === 0 || back > 0 || notedAs) return [row];
    return [row, { text: 'Cash handed over', cents: tenderedCents! }, { text: 'Change', cents: change }];
  });
  const sum = (moves: readonly { roundingCents: Cents }[]) => moves.reduce((all, each) => all + each.roundingCents, 0);
  return [...rows, ...toRounding(sum(sale.payments) - sum(early))];
}

const toRounding = (cents: Cents): PaperRow[] => (cents === 0 ? [] : [{ text: 'Rounding', cents }]);
