import { randomBytes } from 'node:crypto';

/** @typedef {ReturnType<typeof newSession>} Session */
/** @typedef {ReturnType<typeof newPaymentIntent>} PaymentIntent */
/** @typedef {ReturnType<typeof newCharge>} Charge */
/** @typedef {ReturnType<typeof newBalanceTransaction>} BalanceTransaction */
/** @typedef {ReturnType<typeof newRefund>} Refund */
/** @typedef {ReturnType<typeof newDispute>} Dispute */
/** @typedef {ReturnType<typeof newPayout>} Payout */
/** @typedef {ReturnType<typeof newEvent>} Event */
/** @typedef {Record<string, string>} Metadata */

const DAY_SECONDS = 24 * 60 * 60;
const EVIDENCE_SECONDS = 7 * DAY_SECONDS;

/** @type {string | null} */
const none = null;

/**
 * @param {string} prefix
 * @param {number} [bytes]
 */
export const newId = (prefix, bytes = 12) => `${prefix}_${randomBytes(bytes).toString('hex')}`;

/**
 * Stripe's objects, with the fields that something reads. What lies in `hidden` is ours and shown to nobody.
 * @param {object} given
 * @param {string} given.origin
 * @param {number} given.created
 * @param {number} given.expiresAt
 * @param {string} given.currency
 * @param {{ name: string, description?: string, unitAmount: number, quantity: number }[]} given.lines
 * @param {string} given.successUrl
 * @param {string} [given.cancelUrl]
 * @param {string} [given.email]
 * @param {string} [given.clientReferenceId]
 * @param {Metadata} given.metadata
 * @param {Metadata} given.paymentMetadata
 */
export function newSession({ origin, created, expiresAt, currency, lines, successUrl, cancelUrl, email, ...given }) {
  const id = newId('cs_test', 24);
  const total = lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0);
  const lineItems = lines.map(({ name, unitAmount, quantity }) => ({
    id: newId('li'),
    object: 'item',
    amount_subtotal: unitAmount * quantity,
    amount_total: unitAmount * quantity,
    currency,
    description: name,
    price: { id: newId('price'), object: 'price', currency, unit_amount: unitAmount, type: 'one_time' },
    quantity,
  }));
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: cancelUrl ?? null,
    client_reference_id: given.clientReferenceId ?? null,
    created,
    currency,
    customer: null,
    customer_details: email ? { email, name: null, phone: null } : null,
    customer_email: email ?? null,
    expires_at: expiresAt,
    livemode: false,
    metadata: given.metadata,
    mode: 'payment',
    payment_intent: none,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    success_url: successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: /** @type {string | null} */ (`${origin}/pay/${id}`),
    hidden: {
      lineItems,
      notes: lines.map(({ description }) => description ?? ''),
      paymentMetadata: given.paymentMetadata,
    },
  };
}

/**
 * @param {Session} session
 * @param {number} created
 */
export function newPaymentIntent(session, created) {
  return {
    id: newId('pi'),
    object: 'payment_intent',
    amount: session.amount_total,
    amount_received: 0,
    canceled_at: /** @type {number | null} */ (null),
    created,
    currency: session.currency,
    customer: null,
    description: null,
    last_payment_error: /** @type {{ type: string, code: string, decline_code: string, message: string } | null} */ (
      null
    ),
    latest_charge: none,
    livemode: false,
    metadata: session.hidden.paymentMetadata,
    payment_method_types: ['card'],
    receipt_email: null,
    status: 'requires_payment_method',
    hidden: { session: session.id },
  };
}

/**
 * @param {PaymentIntent} intent
 * @param {number} created
 */
export function newCharge(intent, created) {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    balance_transaction: none,
    captured: true,
    created,
    currency: intent.currency,
    disputed: false,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand: 'visa', country: 'AU', last4: '4242' } },
    refunded: false,
    status: 'succeeded',
    hidden: intent.hidden,
  };
}

/**
 * @param {Pick<Charge, 'id' | 'object' | 'created' | 'currency'>} source
 * @param {number} amount negative for money that goes back
 * @param {number} fee
 */
export function newBalanceTransaction({ id, object, created, currency }, amount, fee) {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    created,
    currency,
    fee,
    fee_details: fee ? [{ amount: fee, currency, description: 'Stripe processing fees', type: 'stripe_fee' }] : [],
    net: amount - fee,
    reporting_category: object,
    source: id,
    status: 'pending',
    type: object,
    hidden: { payout: none },
  };
}

/**
 * @param {BalanceTransaction[]} moved what is paid out, in one currency
 * @param {number} created
 */
export function newPayout(moved, created) {
  return {
    id: newId('po'),
    object: 'payout',
    amount: moved.reduce((sum, { net }) => sum + net, 0),
    arrival_date: created - (created % DAY_SECONDS),
    automatic: true,
    created,
    currency: moved[0]?.currency ?? 'aud',
    failure_code: none,
    livemode: false,
    metadata: {},
    method: 'standard',
    status: 'paid',
    type: 'bank_account',
  };
}

/**
 * @param {Charge} charge
 * @param {object} given
 * @param {number} given.created
 * @param {number} given.amount
 * @param {Metadata} given.metadata
 * @param {string} [given.reason]
 */
export function newRefund(charge, { created, amount, metadata, reason }) {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: none,
    charge: charge.id,
    created,
    currency: charge.currency,
    destination_details: { type: 'card', card: { type: 'refund' } },
    failure_reason: /** @type {string | undefined} */ (undefined),
    metadata,
    payment_intent: charge.payment_intent,
    reason: reason ?? null,
    status: 'pending',
    hidden: { ...charge.hidden, failsAtMs: /** @type {number | null} */ (null) },
  };
}

/**
 * @param {Charge} charge
 * @param {number} created
 */
export function newDispute(charge, created) {
  return {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: /** @type {BalanceTransaction[]} */ ([]),
    charge: charge.id,
    created,
    currency: charge.currency,
    evidence_details: { due_by: created + EVIDENCE_SECONDS, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
    hidden: charge.hidden,
  };
}

/**
 * @param {string} type
 * @param {object} object as it is shown at this moment
 * @param {number} created
 */
export function newEvent(type, object, created) {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

/** @param {Session} session */
export const toSuccessUrl = ({ id, success_url: url }) => url.replaceAll('{CHECKOUT_SESSION_ID}', id);
