import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Cents } from '../../kernel/money.js';
import type { RefundOutcome } from '../domain/online-payment.events.js';
import { PaymentsConfig } from '../payments.config.js';
import { toDispute } from './stripe-dispute.js';
import { toPayout, toPayoutDetail } from './stripe-payout.js';
import { GatewayRefusedError, GatewayUnavailableError } from './gateway-error.js';
import {
  type CheckoutRequest,
  Gateway,
  type GatewayCheckout,
  type GatewayDispute,
  type GatewayEvent,
  type GatewayPayment,
  type GatewayPayout,
  type GatewayPayoutDetail,
  type GatewayRefund,
} from './gateway.js';

/** Milliseconds in which Stripe has to answer; a delivery holds its transaction meanwhile. */
const TIMEOUT_MS = 20_000;

/** Milliseconds in which Stripe has to answer somebody who is about to book. */
const PROBE_TIMEOUT_MS = 3_000;

/** Payments that a list holds at most; many times what a shop takes in its days. */
const MAX_LISTED = 10_000;

/** Stripe, over its own library. Cards alone: what is paid is paid at once. */
@Injectable()
export class StripeGateway extends Gateway {
  readonly isSetUp: boolean;
  private readonly stripe: Stripe | null;

  constructor(private readonly config: PaymentsConfig) {
    super();
    this.stripe = toClient(config);
    this.isSetUp = this.stripe !== null;
  }

  async startCheckout(request: CheckoutRequest, key: string): Promise<GatewayCheckout> {
    try {
      return await this.createCheckout(request, key);
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      // Stripe repeats an error for as long as it knows the key. It may have opened the page all the same; else another
      // key opens it, and a page that nobody was shown harms nobody.
      return (await this.findCheckout(request.paymentId)) ?? this.createCheckout(request, randomUUID());
    }
  }

  private async createCheckout(request: CheckoutRequest, idempotencyKey: string): Promise<GatewayCheckout> {
    const { paymentId, cents, currency, description, returnUrl, leaveUrl } = request;
    const metadata = { payment_id: paymentId };
    const price_data = { currency: currency.toLowerCase(), unit_amount: cents, product_data: { name: description } };
    const session = await this.call((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          line_items: [{ quantity: 1, price_data }],
          client_reference_id: paymentId,
          metadata,
          payment_intent_data: { metadata },
          success_url: returnUrl,
          cancel_url: leaveUrl,
        },
        { idempotencyKey },
      ),
    );
    return toCheckout(session);
  }

  private async findCheckout(paymentId: string): Promise<GatewayCheckout | null> {
    const { data } = await this.call((stripe) => stripe.checkout.sessions.list({ limit: 100 }));
    const opened = data.find((each) => each.client_reference_id === paymentId);
    return opened ? toCheckout(opened) : null;
  }

  async isReachable(): Promise<boolean> {
    const asked = this.call((stripe) => stripe.checkout.sessions.list({ limit: 1 }, { timeout: PROBE_TIMEOUT_MS }));
    return asked.then(
      () => true,
      () => false,
    );
  }

  async readCheckout(sessionId: string): Promise<GatewayCheckout> {
    return toCheckout(await this.call((stripe) => stripe.checkout.sessions.retrieve(sessionId)));
  }

  async expireCheckout(sessionId: string): Promise<GatewayCheckout> {
    try {
      return toCheckout(await this.call((stripe) => stripe.checkout.sessions.expire(sessionId)));
    } catch (error) {
      // It was paid, or is over: which of both, it says itself.
      if (error instanceof GatewayRefusedError) return this.readCheckout(sessionId);
      throw error;
    }
  }

  async refund(
    { paymentId, intentId, refundId, cents }: { paymentId: string; intentId: string; refundId: string; cents: Cents },
    key: string,
  ): Promise<GatewayRefund> {
    const given = await this.call((stripe) => stripe.refunds.list({ payment_intent: intentId, limit: 100 }));
    const known = given.data.find((each) => each.metadata?.refund_id === refundId && toOutcome(each) !== 'failed');
    if (known) return toRefund(known);
    const metadata = { payment_id: paymentId, refund_id: refundId };
    const made = await this.call((stripe) =>
      stripe.refunds.create({ payment_intent: intentId, amount: cents, metadata }, { idempotencyKey: key }),
    );
    return toRefund(made);
  }

  async readRefund(id: string): Promise<GatewayRefund> {
    return toRefund(await this.call((stripe) => stripe.refunds.retrieve(id)));
  }

  async findPayment(intentId: string): Promise<string | null> {
    const intent = await this.call((stripe) => stripe.paymentIntents.retrieve(intentId)).catch((error: unknown) => {
      if (error instanceof GatewayRefusedError) return null;
      throw error;
    });
    return readId(intent?.metadata['payment_id']);
  }

  async listPayments(from: Date, until: Date): Promise<GatewayPayment[]> {
    const created = { gte: toSeconds(from), lt: toSeconds(until) };
    const intents = await this.call((stripe) =>
      stripe.paymentIntents
        .list({ created, limit: 100, expand: ['data.latest_charge'] })
        .autoPagingToArray({ limit: MAX_LISTED }),
    );
    return intents.flatMap(({ metadata, amount_received, latest_charge }) => {
      const paymentId = readId(metadata['payment_id']);
      const returned = typeof latest_charge === 'object' ? latest_charge?.amount_refunded : undefined;
      return paymentId && amount_received > 0
        ? [{ paymentId, receivedCents: amount_received, returnedCents: returned ?? 0 }]
        : [];
    });
  }

  async listDisputes(since: Date, now: Date): Promise<GatewayDispute[]> {
    const disputes = await this.call((stripe) =>
      stripe.disputes.list({ created: { gte: toSeconds(since) }, limit: 100 }).autoPagingToArray({ limit: MAX_LISTED }),
    );
    return disputes.flatMap((each) => toDispute(each, toSeconds(now)) ?? []);
  }

  async listPayouts(since: Date): Promise<GatewayPayout[]> {
    const payouts = await this.call((stripe) =>
      stripe.payouts.list({ created: { gte: toSeconds(since) }, limit: 100 }).autoPagingToArray({ limit: MAX_LISTED }),
    );
    return payouts.flatMap((each) => toPayout(each) ?? []);
  }

  async readPayout(name: string): Promise<GatewayPayoutDetail> {
    const payout = await this.call((stripe) => stripe.payouts.retrieve(name));
    // What a payout by hand is made of, Stripe cannot tell.
    const moved = payout.automatic
      ? await this.call((stripe) =>
          stripe.balanceTransactions.list({ payout: name, limit: 100 }).autoPagingToArray({ limit: MAX_LISTED }),
        )
      : [];
    return toPayoutDetail(payout, moved);
  }

  readEvent(body: Buffer, signature: string): GatewayEvent {
    const { STRIPE_WEBHOOK_SECRET } = this.config;
    if (!this.stripe || !STRIPE_WEBHOOK_SECRET) throw new Error('No gateway is set up');
    const event = this.stripe.webhooks.constructEvent(body, signature, STRIPE_WEBHOOK_SECRET);
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.expired':
        return { kind: 'checkout', checkout: toCheckout(event.data.object) };
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        return { kind: 'refund', refund: toRefund(event.data.object) };
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated': {
        const dispute = toDispute(event.data.object, event.created);
        return dispute ? { kind: 'dispute', dispute } : { kind: 'other', type: event.type };
      }
      case 'payout.paid':
      case 'payout.failed': {
        const payout = toPayout(event.data.object);
        return payout ? { kind: 'payout', payout } : { kind: 'other', type: event.type };
      }
      default:
        return { kind: 'other', type: event.type };
    }
  }

  private async call<Answer>(ask: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    if (!this.stripe) throw new GatewayUnavailableError('no key');
    try {
      return await ask(this.stripe);
    } catch (error) {
      throw toGatewayError(error);
    }
  }
}

function toClient({ STRIPE_SECRET_KEY, STRIPE_API_URL }: PaymentsConfig): Stripe | null {
  if (STRIPE_SECRET_KEY === undefined) return null;
  const { hostname, port, protocol } = new URL(STRIPE_API_URL);
  return new Stripe(STRIPE_SECRET_KEY, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    // Deliveries try again, and read first.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** A refusal is about what was asked; all else is about the moment, or about our key, and may end. */
function toGatewayError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const isRefusal =
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
  if (isRefusal) return new GatewayRefusedError(error.code ?? error.type);
  const cause = error.detail as { code?: string } | undefined;
  return new GatewayUnavailableError(error.statusCode ? `HTTP ${error.statusCode}` : (cause?.code ?? error.type));
}

const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1_000);

const toCheckout = (session: Stripe.Checkout.Session): GatewayCheckout => ({
  sessionId: session.id,
  paymentId: readId(session.metadata?.payment_id),
  isOpen: session.status === 'open',
  isPaid: session.payment_status === 'paid',
  cents: session.amount_total ?? 0,
  url: session.url,
  expiresAt: new Date(session.expires_at * 1_000),
  intentId: toId(session.payment_intent),
});

const toRefund = (refund: Stripe.Refund): GatewayRefund => ({
  id: refund.id,
  paymentId: readId(refund.metadata?.payment_id),
  refundId: readId(refund.metadata?.refund_id),
  outcome: toOutcome(refund),
});

function toOutcome({ status }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** Returns an id of ours; null for what another system of the same account has noted. */
const readId = (noted: string | undefined): string | null => (isUUID(noted) ? noted! : null);

const toId = (linked: string | { id: string } | null): string | null =>
  typeof linked === 'string' ? linked : (linked?.id ?? null);
