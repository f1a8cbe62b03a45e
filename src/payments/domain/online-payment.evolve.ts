import { type Aggregate, throwNewerEventError } from '../../kernel/aggregate.js';
import type { Cents } from '../../kernel/money.js';
import { type Dispute, evolveDisputes } from './dispute.evolve.js';
import type { OnlineEntry, OnlinePaymentEvent, RefundOutcome } from './online-payment.events.js';

export const ONLINE_PAYMENT_STATUSES = ['asked', 'open', 'paid', 'expired'] as const;
export type OnlinePaymentStatus = (typeof ONLINE_PAYMENT_STATUSES)[number];

export interface OnlineRefund {
  refundId: string;
  cents: Cents;
  /** `asked` until the gateway has answered. */
  outcome: 'asked' | RefundOutcome;
  gatewayRefundId: string | null;
  /** The gateway's names of those that have failed: what it says of them later tells nothing of another try. */
  failedIds: readonly string[];
}

/** The gateway's page, once it was opened. */
export interface OnlineCheckout {
  sessionId: string;
  url: string;
  expiresAt: string;
}

/** A payment that a client makes on the gateway's page. */
export interface ExistingOnlinePayment extends OnlineEntry {
  /** `asked` until the gateway has opened its page. */
  status: OnlinePaymentStatus;
  cents: Cents;
  isApart: boolean;
  /** Whether it confirms the booking, and is held until the visit. */
  isDeposit: boolean;
  /** The part of a deposit that was neither applied to a sale, given back nor forfeited. */
  heldCents: Cents;
  checkout: OnlineCheckout | null;
  /** Whether the desk has asked for the end of the page. */
  isEndAsked: boolean;
  /** The gateway's name of the payment, once it has the money. */
  intentId: string | null;
  /** The sale or gift certificate that it is part of; null before it is paid, and where it could not become part of one. */
  saleId: string | null;
  refunds: readonly OnlineRefund[];
  disputes: readonly Dispute[];
}

export type OnlinePayment = { status: 'none' } | ExistingOnlinePayment;

/** A payment that confirms a booking. */
export type Deposit = ExistingOnlinePayment & { bookingId: string };

/** Returns whether a payment confirms a booking. */
export const isDeposit = (payment: OnlinePayment): payment is Deposit => payment.status !== 'none' && payment.isDeposit;

/** Returns whether the client's bank has taken money of a payment, and not given it back. */
export const isTakenBack = ({ disputes }: ExistingOnlinePayment): boolean =>
  disputes.some(({ takenCents }) => takenCents > 0);

function evolve(payment: OnlinePayment, event: OnlinePaymentEvent): OnlinePayment {
  if (event.type === 'OnlinePaymentAsked')
    return {
      ...event.data,
      status: 'asked',
      isDeposit: event.data.isDeposit ?? false,
      heldCents: 0,
      checkout: null,
      isEndAsked: false,
      intentId: null,
      saleId: null,
      refunds: [],
      disputes: [],
    };
  if (payment.status === 'none') return payment;
  switch (event.type) {
    case 'CheckoutStarted': {
      const { sessionId, url, expiresAt } = event.data;
      return { ...payment, status: 'open', checkout: { sessionId, url, expiresAt } };
    }
    case 'CheckoutEndAsked':
      return { ...payment, isEndAsked: true };
    case 'CheckoutExpired':
      return { ...payment, status: 'expired' };
    case 'OnlinePaymentReceived': {
      const { cents, intentId, saleId, isDeposit } = event.data;
      return { ...payment, status: 'paid', cents, intentId, saleId, heldCents: isDeposit ? cents : 0 };
    }
    case 'OnlineRefundAsked': {
      const { refundId, cents } = event.data;
      const { failedIds = [] } = payment.refunds.find((each) => each.refundId === refundId) ?? {};
      const asked = { refundId, cents, outcome: 'asked', gatewayRefundId: null, failedIds } as const;
      const heldCents = payment.heldCents - (event.data.isOfDeposit ? cents : 0);
      const refunds = [...payment.refunds.filter((each) => each.refundId !== refundId), asked];
      return { ...payment, heldCents, refunds };
    }
    case 'OnlineRefundAnswered': {
      const { refundId, gatewayRefundId, outcome } = event.data;
      const toFailed = ({ failedIds }: OnlineRefund) =>
        outcome === 'failed' && gatewayRefundId !== null ? [...failedIds, gatewayRefundId] : failedIds;
      const answer = (each: OnlineRefund) =>
        each.refundId === refundId ? { ...each, outcome, gatewayRefundId, failedIds: toFailed(each) } : each;
      return { ...payment, refunds: payment.refunds.map(answer) };
    }
    case 'DepositApplied': {
      const { saleId, cents } = event.data;
      return { ...payment, saleId, heldCents: payment.heldCents - cents };
    }
    case 'DepositReleased':
      return { ...payment, saleId: null, heldCents: payment.heldCents + event.data.cents };
    case 'DepositForfeited':
      return { ...payment, heldCents: payment.heldCents - event.data.cents };
    case 'DisputeNoted':
    case 'DisputeMoneyMoved':
      return { ...payment, disputes: evolveDisputes(payment.disputes, event) };
    case 'DisputeEvidencePrinted':
      return payment;
    default:
      return throwNewerEventError(event);
  }
}

export const onlinePaymentAggregate: Aggregate<OnlinePayment, OnlinePaymentEvent> = {
  initial: { status: 'none' },
  evolve,
  upcasters: {},
};
