import type { Cents } from '../../kernel/money.js';
import type { Entry } from './sale.events.js';

/** Where and when, and what is paid for: the visit of a booking, or a gift certificate. */
export interface OnlineEntry extends Omit<Entry, 'bookingId'> {
  bookingId: string | null;
  /** Absent where a booking is paid for. */
  certificateId?: string;
}

/** A client is asked to pay on the gateway's page. The event asks: a delivery calls the gateway, under this event's id. */
export interface OnlinePaymentAsked {
  type: 'OnlinePaymentAsked';
  data: OnlineEntry & {
    cents: Cents;
    /** Whether each guest of the visit pays for themselves; it counts where the payment opens the sale. */
    isApart: boolean;
    /** Set where it confirms the booking, and is held until the visit. */
    isDeposit?: true;
  };
}

/** The gateway has opened its page. */
export interface CheckoutStarted {
  type: 'CheckoutStarted';
  data: OnlineEntry & { sessionId: string; url: string; /** ISO 8601, UTC. */ expiresAt: string };
}

/** The desk asks for the end of the gateway's page. Only the gateway's answer ends it. */
export interface CheckoutEndAsked {
  type: 'CheckoutEndAsked';
  data: OnlineEntry;
}

/** The gateway's page is gone, and nothing was paid on it. */
export interface CheckoutExpired {
  type: 'CheckoutExpired';
  data: OnlineEntry;
}

/** The gateway has the money. */
export interface OnlinePaymentReceived {
  type: 'OnlinePaymentReceived';
  data: OnlineEntry & {
    cents: Cents;
    /** The gateway's name of the payment. */
    intentId: string;
    /** The sale or gift certificate that it is part of; null where the bill was paid or voided meanwhile, so that all of it goes back. */
    saleId: string | null;
    /** Set where it is held until the visit. */
    isDeposit?: true;
  };
}

/** Money is to go back as it came. The event asks: a delivery calls the gateway, under this event's id. */
export interface OnlineRefundAsked {
  type: 'OnlineRefundAsked';
  data: OnlineEntry & {
    /** That of the sale's refund, where there is one; asked again after a failure under the same. */
    refundId: string;
    cents: Cents;
    /** Set where it leaves the deposit that is held; absent when it is asked again. */
    isOfDeposit?: true;
    /** Why the deposit goes back: `slot-gone` where it was paid too late, `withdrawn` where it is no longer asked for. */
    because?: DepositReturn;
  };
  /** The reason of a person who gives it back. */
  personal?: { reason: string } | null;
}

/** Why a deposit goes back. */
export type DepositReturn = 'cancelled' | 'slot-gone' | 'withdrawn' | 'paid-twice' | 'waived' | 'rest';

/** A deposit became a payment of the sale. */
export interface DepositApplied {
  type: 'DepositApplied';
  data: Entry & { saleId: string; cents: Cents };
}

/** The sale was voided, and the deposit is held as before. */
export interface DepositReleased {
  type: 'DepositReleased';
  data: Entry & { saleId: string; cents: Cents };
}

/** The shop keeps what is held of a deposit as a fee, with the tax within it. */
export interface DepositForfeited {
  type: 'DepositForfeited';
  data: Entry & { cents: Cents; taxCents: Cents };
  personal: { reason: string } | null;
}

/** The gateway's answer about a refund; a pending one may fail days later. */
export type RefundOutcome = 'pending' | 'succeeded' | 'failed';

export interface OnlineRefundAnswered {
  type: 'OnlineRefundAnswered';
  data: OnlineEntry & {
    refundId: string;
    /** The gateway's name of the refund; null where it made none. */
    gatewayRefundId: string | null;
    outcome: RefundOutcome;
    /** Cents that left the gateway with this answer; negative where it came back, because a refund failed after all. */
    movedCents: Cents;
  };
}

/**
 * Stages of a dispute: `answer_due` until the shop has answered; `closed` without a decision, as a mere inquiry is; what was
 * taken then is lost.
 */
export const DISPUTE_STAGES = ['answer_due', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeStage = (typeof DISPUTE_STAGES)[number];

/** The gateway tells of a dispute: a client's bank asks for the money back. */
export interface DisputeNoted {
  type: 'DisputeNoted';
  data: OnlineEntry & {
    /** The gateway's name of the dispute. */
    disputeId: string;
    /** Cents that are disputed. */
    cents: Cents;
    /** The gateway's word for why, such as `product_not_received`. */
    reason: string;
    stage: DisputeStage;
    /** Until when the shop may answer: ISO 8601, UTC; null where no answer is asked for. */
    answerBy: string | null;
    /** When the gateway said so: ISO 8601, UTC. What it said earlier changes nothing. */
    toldAt: string;
    /** Cents that are lost for good with this; negative where a loss is undone. */
    lostCents: Cents;
  };
}

/** The gateway took money because of a dispute, or put it back. */
export interface DisputeMoneyMoved {
  type: 'DisputeMoneyMoved';
  data: OnlineEntry & {
    disputeId: string;
    /** The gateway's name of the movement. */
    transactionId: string;
    direction: 'taken' | 'returned';
    /** Cents that were taken; negative where they were put back. */
    takenCents: Cents;
    /** The gateway's fee in cents; negative where it gave it back. */
    feeCents: Cents;
  };
}

/** Somebody took out what the shop can show in a dispute. */
export interface DisputeEvidencePrinted {
  type: 'DisputeEvidencePrinted';
  data: OnlineEntry & { disputeId: string };
}

export type OnlinePaymentEvent =
  | OnlinePaymentAsked
  | CheckoutStarted
  | CheckoutEndAsked
  | CheckoutExpired
  | OnlinePaymentReceived
  | OnlineRefundAsked
  | OnlineRefundAnswered
  | DepositApplied
  | DepositReleased
  | DepositForfeited
  | DisputeNoted
  | DisputeMoneyMoved
  | DisputeEvidencePrinted;
