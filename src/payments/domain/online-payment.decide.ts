import type { Decision } from '../../kernel/aggregate.js';
import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Cents, formatDollars } from '../../kernel/money.js';
import type { DepositReturn, OnlineEntry, OnlinePaymentEvent, RefundOutcome } from './online-payment.events.js';
import {
  type Deposit,
  type ExistingOnlinePayment,
  isDeposit,
  isTakenBack,
  type OnlineCheckout,
  type OnlinePayment,
} from './online-payment.evolve.js';
import { reusedIdError } from './sale.decide.js';
import type { Entry } from './sale.events.js';
import { taxWithin } from './tax.js';

export type DecideOnlinePayment = Decision<OnlinePayment, OnlinePaymentEvent>;

/** The least that a gateway takes, in cents; it charges more than the payment for less. */
const MIN_ONLINE_CENTS: Cents = 50;

/** Asks a client to pay on the gateway's page. Does nothing when the same comes again. @throws InvalidInputError on `amount` */
export function askToPayOnline(
  asked: OnlineEntry & { cents: Cents; isApart: boolean; isDeposit?: true },
): DecideOnlinePayment {
  return (payment) => {
    if (payment.status !== 'none') {
      if (payment.bookingId !== asked.bookingId || payment.cents !== asked.cents) throw reusedIdError();
      return [];
    }
    if (asked.cents < MIN_ONLINE_CENTS)
      throw new InvalidInputError('amount', `At least ${formatDollars(MIN_ONLINE_CENTS)} can be paid online`);
    return [{ type: 'OnlinePaymentAsked', data: asked }];
  };
}

/** Notes that the gateway has opened its page. Does nothing the second time. */
export const startCheckout =
  ({ sessionId, url, expiresAt }: OnlineCheckout): DecideOnlinePayment =>
  (payment) => {
    requireOnlinePayment(payment);
    if (payment.status !== 'asked') return [];
    return [{ type: 'CheckoutStarted', data: { ...toEntry(payment), sessionId, url, expiresAt } }];
  };

/** Asks for the end of the gateway's page. Does nothing where it is over. */
export const endCheckout: DecideOnlinePayment = (payment) => {
  requireOnlinePayment(payment);
  const isWaiting = payment.status === 'asked' || payment.status === 'open';
  return isWaiting && !payment.isEndAsked ? [{ type: 'CheckoutEndAsked', data: toEntry(payment) }] : [];
};

/** Notes that the page is gone, unpaid. Does nothing where it is over. */
export const expireCheckout: DecideOnlinePayment = (payment) => {
  requireOnlinePayment(payment);
  const isWaiting = payment.status === 'asked' || payment.status === 'open';
  return isWaiting ? [{ type: 'CheckoutExpired', data: toEntry(payment) }] : [];
};

interface ReceivedInput {
  cents: Cents;
  intentId: string;
  /** Null where it can be part of no sale: all of it goes back, unless it is a deposit, which is held. */
  saleId: string | null;
  day: LocalDate;
}

/**
 * Notes that the gateway has the money, also after the page had expired. Does nothing the second time: page, webhook and
 * task come in any order.
 * @param refundId of the refund, where all of it goes back
 */
export function receiveOnlinePayment({ cents, intentId, saleId, day }: ReceivedInput, refundId: string) {
  return ((payment) => {
    requireOnlinePayment(payment);
    if (payment.status === 'paid') return [];
    const entry = { ...toEntry(payment), day };
    if (payment.isDeposit)
      return [{ type: 'OnlinePaymentReceived', data: { ...entry, cents, intentId, saleId: null, isDeposit: true } }];
    return [
      { type: 'OnlinePaymentReceived', data: { ...entry, cents, intentId, saleId } },
      ...(saleId === null ? [{ type: 'OnlineRefundAsked', data: { ...entry, refundId, cents } } as const] : []),
    ];
  }) satisfies DecideOnlinePayment;
}

/** Asks the gateway to give money back. Does nothing while it is under way or done; a failed one is asked again. */
export function askOnlineRefund(input: { refundId: string; cents: Cents; day: LocalDate }): DecideOnlinePayment {
  return (payment) => {
    requireOnlinePayment(payment);
    const { refundId, cents, day } = input;
    if (payment.status !== 'paid') throw new NotFoundError('Nothing was paid online here');
    const known = payment.refunds.find((each) => each.refundId === refundId);
    if (known && known.outcome !== 'failed') return [];
    return [{ type: 'OnlineRefundAsked', data: { ...toEntry(payment), day, refundId, cents } }];
  };
}

/** Asks for a refund again that has failed. @throws NotFoundError, BusinessRuleError `not-failed` */
export function retryOnlineRefund({ refundId, day }: { refundId: string; day: LocalDate }): DecideOnlinePayment {
  return (payment) => {
    requireOnlinePayment(payment);
    const known = payment.refunds.find((each) => each.refundId === refundId);
    if (!known) throw new NotFoundError('There is no such refund');
    if (known.outcome !== 'failed') throw new BusinessRuleError('not-failed', 'This refund is on its way');
    return askOnlineRefund({ refundId, cents: known.cents, day })(payment);
  };
}

/** Notes what the gateway says of a refund. Does nothing where it says no more than before. */
export function answerOnlineRefund(input: {
  refundId: string;
  gatewayRefundId: string | null;
  outcome: RefundOutcome;
  day: LocalDate;
}): DecideOnlinePayment {
  return (payment) => {
    requireOnlinePayment(payment);
    const { refundId, gatewayRefundId, outcome, day } = input;
    const known = payment.refunds.find((each) => each.refundId === refundId);
    if (!known || known.outcome === outcome) return [];
    // Answers that were overtaken: what has failed stays so, and what is settled is not pending again.
    if (gatewayRefundId !== null && known.failedIds.includes(gatewayRefundId)) return [];
    if (outcome === 'pending' && known.outcome !== 'asked') return [];
    const moved = (each: string) => (each === 'succeeded' ? known.cents : 0);
    const movedCents = moved(outcome) - moved(known.outcome);
    const data = { ...toEntry(payment), day, refundId, gatewayRefundId, outcome, movedCents };
    return [{ type: 'OnlineRefundAnswered', data }];
  };
}

/**
 * Gives back what is held of a deposit. Does nothing where nothing is, the same refund was asked before, or the client's
 * bank has taken the money: it would go back twice.
 * @param cents at most so much of it; left out for all
 */
export function giveBackDeposit(input: {
  refundId: string;
  cents?: Cents;
  because: DepositReturn;
  day: LocalDate;
  /** The reason of a person who decides so. */
  reason?: string;
}): DecideOnlinePayment {
  return (payment) => {
    requireOnlinePayment(payment);
    const { refundId, because, day, reason } = input;
    const cents = Math.min(input.cents ?? payment.heldCents, payment.heldCents);
    if (cents <= 0 || payment.refunds.some((each) => each.refundId === refundId)) return [];
    if (isTakenBack(payment)) return [];
    const data = { ...toEntry(payment), day, refundId, cents, isOfDeposit: true, because } as const;
    return [{ type: 'OnlineRefundAsked', data, ...(reason !== undefined && { personal: { reason } }) }];
  };
}

/** Makes a part of the deposit that is held a payment of the sale. */
export function applyDeposit({ day, ...applied }: { saleId: string; cents: Cents; day: LocalDate }) {
  return ((payment) => {
    requireDeposit(payment);
    return [{ type: 'DepositApplied', data: { ...toDepositEntry(payment), day, ...applied } }];
  }) satisfies DecideOnlinePayment;
}

/** Holds the deposit again that was a payment of a sale, which is void. */
export function releaseDeposit({ day, ...released }: { saleId: string; cents: Cents; day: LocalDate }) {
  return ((payment) => {
    requireDeposit(payment);
    return [{ type: 'DepositReleased', data: { ...toDepositEntry(payment), day, ...released } }];
  }) satisfies DecideOnlinePayment;
}

/**
 * Keeps what is held of a deposit as a fee.
 * @param taxRate in hundredths of a percent
 * @throws BusinessRuleError `no-deposit`
 */
export function forfeitDeposit(input: { taxRate: number; reason: string; day: LocalDate }): DecideOnlinePayment {
  return (payment) => {
    requireDeposit(payment);
    const { heldCents: cents } = payment;
    if (cents <= 0) throw noDepositError();
    const { taxRate, reason, day } = input;
    const data = { ...toDepositEntry(payment), day, cents, taxCents: taxWithin(cents, taxRate) };
    return [{ type: 'DepositForfeited', data, personal: { reason } }];
  };
}

/** Returns the refusal to decide about a deposit of which nothing is held. */
export const noDepositError = () => new BusinessRuleError('no-deposit', 'Nothing is held of this deposit any more');

/** Asserts that there is such a payment. @throws NotFoundError */
export function requireOnlinePayment(payment: OnlinePayment): asserts payment is ExistingOnlinePayment {
  if (payment.status === 'none') throw new NotFoundError('There is no such payment');
}

/** Asserts that there is such a deposit. @throws NotFoundError */
function requireDeposit(payment: OnlinePayment): asserts payment is Deposit {
  if (!isDeposit(payment)) throw new NotFoundError('There is no such deposit');
}

const toDepositEntry = ({ locationId, day, currency, bookingId }: Deposit): Entry => ({
  locationId,
  day,
  currency,
  bookingId,
});

/** Returns what each event of a payment repeats: its place, its day and what it is for. */
export const toEntry = ({
  locationId,
  day,
  currency,
  bookingId,
  certificateId,
}: ExistingOnlinePayment): OnlineEntry => ({
  locationId,
  day,
  currency,
  bookingId,
  ...(certificateId !== undefined && { certificateId }),
});
