import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { DisputeReport } from '../domain/dispute.decide.js';
import type { RefundOutcome } from '../domain/online-payment.events.js';

/** A page to open, and the payment to make on it. */
export interface CheckoutRequest {
  /** The payment, by which the gateway knows it. */
  paymentId: string;
  cents: Cents;
  /** Three letters of ISO 4217. */
  currency: string;
  /** Name of the treatment or visit, for the page to show. */
  description: string;
  /** Where the browser goes after the payment. */
  returnUrl: string;
  /** Where it goes when the page is left. */
  leaveUrl: string;
}

/** The gateway's page at the moment. */
export interface GatewayCheckout {
  sessionId: string;
  /** The payment that it was opened for; null for a page that is none of ours. */
  paymentId: string | null;
  /** Whether it can still be paid. */
  isOpen: boolean;
  isPaid: boolean;
  cents: Cents;
  /** The address of the page; null once it is over. */
  url: string | null;
  expiresAt: Date;
  /** The gateway's name of the payment; null until it has one. */
  intentId: string | null;
}

export interface GatewayRefund {
  /** The gateway's name of the refund. */
  id: string;
  paymentId: string | null;
  refundId: string | null;
  outcome: RefundOutcome;
}

/** A dispute as the gateway tells of it, with its own name of the payment. */
export interface GatewayDispute extends DisputeReport {
  intentId: string;
}

/** A payment as the gateway has it. */
export interface GatewayPayment {
  paymentId: string;
  receivedCents: Cents;
  /** Refunds that are on their way included. */
  returnedCents: Cents;
}

/** Money that the gateway pays to the shop's bank. */
export interface GatewayPayout {
  /** The gateway's name of it. */
  name: string;
  /** Whether it is at the bank; false where the bank gave it back. */
  isPaid: boolean;
}

export interface GatewayPayoutDetail extends GatewayPayout {
  cents: Cents;
  /** Fees that were kept of it, without those of disputes, of which disputes tell themselves. */
  feeCents: Cents;
  /** Three letters of ISO 4217. */
  currency: string;
  /** When it reaches the bank. */
  arrivesOn: LocalDate;
}

/** An event that a gateway sends by itself. */
export type GatewayEvent =
  | { kind: 'checkout'; checkout: GatewayCheckout }
  | { kind: 'refund'; refund: GatewayRefund }
  | { kind: 'dispute'; dispute: GatewayDispute }
  | { kind: 'payout'; payout: GatewayPayout }
  | { kind: 'other'; type: string };

/** Who moves cards' money. No call is made inside a decision, and none is repeated under another key. */
export abstract class Gateway {
  /** Whether the settings name one. */
  abstract readonly isSetUp: boolean;

  /**
   * Opens a page to pay on.
   * @param key under which a repeated call gets the first answer; after an error the page is looked for by our id first
   * @throws GatewayUnavailableError, GatewayRefusedError
   */
  abstract startCheckout(request: CheckoutRequest, key: string): Promise<GatewayCheckout>;

  /** Returns whether it answers at the moment, within a few seconds. */
  abstract isReachable(): Promise<boolean>;

  /** @throws GatewayUnavailableError, GatewayRefusedError */
  abstract readCheckout(sessionId: string): Promise<GatewayCheckout>;

  /** Ends a page that nobody has paid on, and returns what became of it. @throws GatewayUnavailableError, GatewayRefusedError */
  abstract expireCheckout(sessionId: string): Promise<GatewayCheckout>;

  /**
   * Gives money back, unless it did so already: looks for the refund by our id first.
   * @param key under which a repeated call gets the first answer
   * @throws GatewayUnavailableError, GatewayRefusedError
   */
  abstract refund(
    refund: { paymentId: string; intentId: string; refundId: string; cents: Cents },
    key: string,
  ): Promise<GatewayRefund>;

  /** @throws GatewayUnavailableError, GatewayRefusedError */
  abstract readRefund(id: string): Promise<GatewayRefund>;

  /** Returns our name of a payment; null for one that is none of ours. @throws GatewayUnavailableError */
  abstract findPayment(intentId: string): Promise<string | null>;

  /** Lists our payments of a time that were received. @throws GatewayUnavailableError, GatewayRefusedError */
  abstract listPayments(from: Date, until: Date): Promise<GatewayPayment[]>;

  /**
   * Lists disputes that were opened since then.
   * @param now the moment of what they tell
   * @throws GatewayUnavailableError, GatewayRefusedError
   */
  abstract listDisputes(since: Date, now: Date): Promise<GatewayDispute[]>;

  /** Lists payouts since then that reached the bank, or were given back by it. @throws GatewayUnavailableError, GatewayRefusedError */
  abstract listPayouts(since: Date): Promise<GatewayPayout[]>;

  /** @throws GatewayUnavailableError, GatewayRefusedError */
  abstract readPayout(name: string): Promise<GatewayPayoutDetail>;

  /** Reads what the gateway has sent. @throws Error where the signature is wrong or old */
  abstract readEvent(body: Buffer, signature: string): GatewayEvent;
}
