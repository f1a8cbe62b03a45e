import { throwNewerEventError } from '../../kernel/aggregate.js';
import type { Cents } from '../../kernel/money.js';
import { toOpeningLines, toPayoutLines } from '../domain/book-entry.js';
import type { BookEntryEvent, BookEntryLine } from '../domain/book-entry.events.js';
import type { ClosedCash, DrawerDayEvent } from '../domain/drawer-day.events.js';
import type { CertificateMethod, GiftCertificateEvent } from '../domain/gift-certificate.events.js';
import type { OnlinePaymentEvent } from '../domain/online-payment.events.js';
import type { ReturnedPayment, SaleEvent, SaleLine } from '../domain/sale.events.js';
import type { PaidOutTips, TipPayoutEvent } from '../domain/tip-payout.events.js';
import { type Account, ACCOUNT_OF_METHOD, RETURN_ACCOUNT_OF_METHOD } from './accounts.js';

/** A line of a journal entry: a debit is positive, a credit negative. */
interface LedgerLine {
  account: Account;
  cents: Cents;
}

/** An event that may move money. */
export type MoneyEvent =
  SaleEvent | DrawerDayEvent | TipPayoutEvent | OnlinePaymentEvent | GiftCertificateEvent | BookEntryEvent;

/** Returns the journal entry of an event: at most one line per account, which sum to zero; none where no money moved. */
export function toLedgerLines(event: MoneyEvent): LedgerLine[] {
  const sums = new Map<Account, Cents>();
  for (const [account, cents] of toPostings(event)) sums.set(account, (sums.get(account) ?? 0) + cents);
  return [...sums].flatMap(([account, cents]) => (cents === 0 ? [] : [{ account, cents }]));
}

type Posting = readonly [Account, Cents];

function toPostings(event: MoneyEvent): Posting[] {
  switch (event.type) {
    case 'SaleOpened':
      return toBilled({
        treatments: sum(event.data.lines),
        treatmentTax: event.data.taxCents,
        tax: event.data.taxCents,
      });
    case 'SaleLinesAdded': {
      const { lines, taxCents: tax } = event.data;
      return toBilled({ adjustments: sum(lines, 'adjustment'), tips: sum(lines, 'tip'), tax });
    }
    case 'PaymentTaken':
      return toMoved(event.data);
    case 'RefundGiven': {
      const { cents, roundingCents, credit } = event.data;
      const back = toReturned(event.data);
      if (!credit) return back;
      const { taxableCents, tipCents, taxCents } = credit;
      return [
        ...back,
        ['unpaid_sales', -cents - roundingCents],
        ['refunds', taxableCents - taxCents],
        ['tax_owed', taxCents],
        ['tips_owed', tipCents],
      ];
    }
    case 'SaleVoided': {
      const { returned, credit } = event.data;
      const billed = toBilled({
        treatments: credit.treatmentCents,
        treatmentTax: credit.treatmentTaxCents,
        adjustments: credit.adjustmentCents,
        tips: credit.tipCents,
        tax: credit.taxCents,
      });
      return [...returned.flatMap(toReturned), ...billed.map(toReversed)];
    }
    case 'PaymentMethodCorrected': {
      const { from, to, cents } = event.data;
      return [
        [ACCOUNT_OF_METHOD[to], cents],
        [ACCOUNT_OF_METHOD[from], -cents],
      ];
    }
    case 'DrawerOpened': {
      const { floatCents } = event.data;
      return [
        ['cash', floatCents],
        ['cash_float', -floatCents],
      ];
    }
    case 'DrawerClosed':
      return toClosed(event.data, event.data.expectedCents);
    case 'DrawerReopened':
      return toClosed(event.data.undone, event.data.expectedCents).map(toReversed);
    case 'TipsPaidOut':
      return toPaidOut(event.data);
    case 'TipPayoutVoided':
      return toPaidOut(event.data).map(toReversed);
    // Money that is part of a sale moves with the sale's own event.
    case 'OnlinePaymentReceived': {
      const { cents, saleId, isDeposit } = event.data;
      if (saleId !== null) return [];
      return isDeposit ? [...toGateway(cents), ...toHeld(cents)] : toGateway(cents);
    }
    case 'OnlineRefundAnswered':
      return toGateway(-event.data.movedCents);
    case 'OnlineRefundAsked':
      return event.data.isOfDeposit ? toHeld(-event.data.cents) : [];
    case 'DepositForfeited': {
      const { cents, taxCents } = event.data;
      return [
        ['deposits_held', cents],
        ['fees', taxCents - cents],
        ['tax_owed', -taxCents],
      ];
    }
    case 'DisputeNoted':
      return [
        ['dispute_losses', event.data.lostCents],
        ['disputes', -event.data.lostCents],
      ];
    case 'DisputeMoneyMoved': {
      const { takenCents, feeCents } = event.data;
      return [
        ['gateway', -takenCents - feeCents],
        ['disputes', takenCents],
        ['gateway_fees', feeCents],
      ];
    }
    case 'GiftCertificateIssued':
      return toSoldCertificate(event.data);
    case 'GiftCertificateVoided':
    case 'GiftCertificateRefunded':
      return toSoldCertificate(event.data, RETURN_ACCOUNT_OF_METHOD).map(toReversed);
    case 'GatewayPayoutNoted':
      return toPayoutLines(event.data).map(toPosting);
    case 'OpeningBalancesEntered':
      return toOpeningLines(event.data).map(toPosting);
    case 'BookEntryVoided':
      return event.data.lines.map(toPosting).map(toReversed);
    // What a certificate pays for moves with the sale's own event.
    case 'GiftCertificateRedeemed':
    case 'GiftCertificateRedemptionReturned':
    case 'GiftCertificateOrdered':
    case 'GiftCertificateCodeMade':
    case 'GiftCertificateDeliveryAsked':
    case 'OnlinePaymentAsked':
    case 'CheckoutStarted':
    case 'CheckoutEndAsked':
    case 'CheckoutExpired':
    // The sale's own event moves the money.
    case 'DepositApplied':
    case 'DepositReleased':
    case 'DisputeEvidencePrinted':
    case 'DrawerCounted':
    case 'PaperIssued':
    case 'PaperPrinted':
    case 'PaperMailed':
    case 'HealthFundReceiptPrinted':
    case 'ZReportIssued':
    case 'ZReportPrinted':
      return [];
    default:
      return throwNewerEventError(event);
  }
}

/** Returns what lines that are billed move: they are owed by the client until a payment covers them. */
function toBilled({ treatments = 0, treatmentTax = 0, adjustments = 0, tips = 0, tax = 0 }): Posting[] {
  return [
    ['unpaid_sales', treatments + adjustments + tips],
    ['treatment_sales', treatmentTax - treatments],
    ['adjustments', tax - treatmentTax - adjustments],
    ['tips_owed', -tips],
    ['tax_owed', -tax],
  ];
}

/** Returns what a close moves: the drawer's cash of the day goes to the bank or stays as a float, and what is missing is a loss. */
function toClosed({ differenceCents, bankedCents, leftCents }: ClosedCash, expectedCents: Cents): Posting[] {
  return [
    ['cash', -expectedCents],
    ['cash_over_short', -differenceCents],
    ['cash_banked', bankedCents],
    ['cash_float', leftCents],
  ];
}

/** Returns what a gift certificate moves that is sold: its money came in, and is owed to whoever holds it. */
const toSoldCertificate = (
  { method, cents }: { method: CertificateMethod; cents: Cents },
  accounts = ACCOUNT_OF_METHOD,
): Posting[] => [
  [accounts[method], cents],
  ['gift_certificates_owed', -cents],
];

/** Returns what tips move that a therapist is given. */
const toPaidOut = ({ method, cents }: PaidOutTips): Posting[] => [
  ['tips_owed', cents],
  [ACCOUNT_OF_METHOD[method], -cents],
];

/** Returns what goes back to the client: until the gateway has returned it, it is owed. */
const toReturned = (returned: Omit<ReturnedPayment, 'paymentId'>): Posting[] =>
  toMoved(returned, RETURN_ACCOUNT_OF_METHOD).map(toReversed);

/** Returns what the gateway takes of money that is to go back; negative where it returns it. */
const toGateway = (cents: Cents): Posting[] => [
  ['gateway', cents],
  ['online_refunds_due', -cents],
];

/** Returns what is held as a deposit of what would go back; negative where it does go back. */
const toHeld = (cents: Cents): Posting[] => [
  ['online_refunds_due', cents],
  ['deposits_held', -cents],
];

/** Returns what money that comes in moves, and the rounding with which it covers a sale. */
function toMoved(
  { method, cents, roundingCents }: Omit<ReturnedPayment, 'paymentId'>,
  accounts = ACCOUNT_OF_METHOD,
): Posting[] {
  return [
    [accounts[method], cents],
    ['rounding', roundingCents],
    ['unpaid_sales', -cents - roundingCents],
  ];
}

const toPosting = ({ account, cents }: BookEntryLine): Posting => [account, cents];

const toReversed = ([account, cents]: Posting): Posting => [account, -cents];

const sum = (lines: readonly SaleLine[], kind?: SaleLine['kind']): Cents =>
  lines.filter((line) => !kind || line.kind === kind).reduce((total, { cents }) => total + cents, 0);
