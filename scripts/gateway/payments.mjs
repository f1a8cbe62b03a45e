import { ApiError, invalidParam } from './api-error.mjs';
import {
  newBalanceTransaction,
  newCharge,
  newDispute,
  newPaymentIntent,
  newPayout,
  newRefund,
  newSession,
} from './objects.mjs';

const MIN_EXPIRY_SECONDS = 30 * 60;
const MAX_EXPIRY_SECONDS = 24 * 60 * 60;
/** In the smallest unit: half a dollar. */
const MIN_AMOUNT = 50;
/** After which a refund fails that seemed to have succeeded. */
const REFUND_FAILS_AFTER_MS = 2000;
/** Stripe's for a domestic card in Australia: 1.7 % and 30 cents. */
const FEE_RATE = 0.017;
const FIXED_FEE = 30;
/** Stripe's for a dispute in Australia. */
const DISPUTE_FEE = 2500;

const DECLINED = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

/** @typedef {ReturnType<typeof openPayments>} Payments */
/** @typedef {import('./objects.mjs').Session} Session */
/** @typedef {import('./objects.mjs').Charge} Charge */
/** @typedef {import('./objects.mjs').Refund} Refund */
/** @typedef {import('./objects.mjs').Dispute} Dispute */

/**
 * What clients and the shop can do with payments.
 * @param {object} options
 * @param {import('./records.mjs').Records} options.records
 * @param {import('./switches.mjs').Switches} options.switches
 * @param {(session: string, type: string, object: object) => void} options.announce
 * @param {() => number} options.now
 */
export function openPayments({ records, switches, announce, now }) {
  const seconds = () => Math.floor(now() / 1000);

  /** @param {Session} session */
  const findIntent = (session) =>
    session.payment_intent === null ? undefined : records.find('payment_intent', session.payment_intent);

  /** @param {Session} session */
  function findOrOpenIntent(session) {
    const intent = findIntent(session) ?? records.put(newPaymentIntent(session, seconds()));
    session.payment_intent = intent.id;
    return intent;
  }

  /** @param {Session} session */
  function findCharge(session) {
    const chargeId = findIntent(session)?.latest_charge;
    return chargeId ? records.find('charge', chargeId) : undefined;
  }

  /** @param {Session} session */
  const refundsOf = (session) => records.all('refund').filter(({ hidden }) => hidden.session === session.id);

  /** @param {Session} session */
  const disputeOf = (session) => records.all('dispute').find(({ hidden }) => hidden.session === session.id);

  /**
   * Moves the money of a dispute, and tells so.
   * @param {Dispute} dispute
   * @param {number} amount negative for money that the bank takes
   * @param {number} fee
   */
  function moveDisputed(dispute, amount, fee) {
    const source = { ...dispute, created: seconds() };
    dispute.balance_transactions.push(records.put(newBalanceTransaction(source, amount, fee)));
    records.put(dispute);
    const type = amount < 0 ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated';
    announce(dispute.hidden.session, type, show(dispute));
  }

  /** @param {Session} session */
  function closeExpired(session) {
    Object.assign(session, { status: 'expired', url: null });
    records.put(session);
    const intent = findIntent(session);
    if (intent) records.put(Object.assign(intent, { status: 'canceled', canceled_at: seconds() }));
    announce(session.id, 'checkout.session.expired', show(session));
  }

  /**
   * @param {Refund} refund
   * @param {'succeeded' | 'failed'} status
   */
  function settle(refund, status) {
    refund.status = status;
    refund.hidden.failsAtMs = null;
    if (status === 'failed') refund.failure_reason = 'expired_or_canceled_card';
    else if (!refund.balance_transaction) {
      refund.balance_transaction = records.put(newBalanceTransaction(refund, -refund.amount, 0)).id;
    }
    records.put(refund);
    countRefunded(refund.charge);
    announce(refund.hidden.session, 'refund.updated', show(refund));
    if (status === 'failed') announce(refund.hidden.session, 'refund.failed', show(refund));
  }

  /** @param {string} chargeId */
  function countRefunded(chargeId) {
    const charge = records.find('charge', chargeId);
    if (!charge) return;
    const refunds = records.all('refund').filter((refund) => refund.charge === chargeId && refund.status !== 'failed');
    charge.amount_refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
    charge.refunded = charge.amount_refunded === charge.amount;
    records.put(charge);
  }

  return {
    findIntent,
    findCharge,
    refundsOf,
    disputeOf,

    /** @param {Omit<Parameters<typeof newSession>[0], 'created' | 'expiresAt'> & { expiresAt?: number }} given */
    openSession({ expiresAt = seconds() + MAX_EXPIRY_SECONDS, ...given }) {
      const lifetime = expiresAt - seconds();
      if (!(lifetime >= MIN_EXPIRY_SECONDS)) {
        const message = 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
        throw invalidParam('expires_at', message);
      }
      if (lifetime > MAX_EXPIRY_SECONDS) {
        const message = 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
        throw invalidParam('expires_at', message);
      }
      const session = newSession({ ...given, expiresAt, created: seconds() });
      if (session.amount_total < MIN_AMOUNT) {
        const least = formatAmount(MIN_AMOUNT, session.currency);
        const message = `The Checkout Session's total amount due must add up to at least ${least}`;
        throw invalidParam('line_items', message, 'amount_too_small');
      }
      return records.put(session);
    },

    /** @param {Session} session @returns {boolean} whether it is paid now */
    pay(session) {
      if (session.status !== 'open') return session.payment_status === 'paid';
      const intent = findOrOpenIntent(session);
      const charge = newCharge(intent, seconds());
      const fee = Math.round(charge.amount * FEE_RATE) + FIXED_FEE;
      charge.balance_transaction = records.put(newBalanceTransaction(charge, charge.amount, fee)).id;
      records.put(charge);
      Object.assign(intent, {
        status: 'succeeded',
        amount_received: intent.amount,
        latest_charge: charge.id,
        last_payment_error: null,
      });
      records.put(intent);
      records.put(Object.assign(session, { status: 'complete', payment_status: 'paid', url: null }));
      announce(session.id, 'checkout.session.completed', show(session));
      return true;
    },

    /** @param {Session} session */
    decline(session) {
      if (session.status !== 'open') return;
      records.put(Object.assign(findOrOpenIntent(session), { last_payment_error: DECLINED }));
      records.put(session);
    },

    /** @param {Session} session */
    expire(session) {
      if (session.status !== 'open') {
        const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
        throw new ApiError(message);
      }
      closeExpired(session);
      return session;
    },

    /**
     * @param {Charge} charge
     * @param {{ amount?: number, metadata: import('./objects.mjs').Metadata, reason?: string }} given
     */
    refund(charge, { amount, ...given }) {
      const dispute = records.all('dispute').find(({ hidden }) => hidden.session === charge.hidden.session);
      if (charge.disputed && dispute?.status !== 'won') {
        throw new ApiError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
          code: 'charge_disputed',
        });
      }
      const left = charge.amount - charge.amount_refunded;
      if (left === 0) {
        throw new ApiError(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
      }
      const wanted = amount ?? left;
      if (wanted > left) {
        const [asked, most] = [wanted, left].map((cents) => formatAmount(cents, charge.currency));
        const message = `Refund amount (${asked}) is greater than unrefunded amount on charge (${most})`;
        throw new ApiError(message, { param: 'amount' });
      }
      const refund = newRefund(charge, { ...given, created: seconds(), amount: wanted });
      const mode = switches.refund;
      // Created first, so that the event shows it so; its answer shows what has come of it.
      records.put(refund);
      announce(charge.hidden.session, 'refund.created', show(refund));
      if (mode === 'pending') countRefunded(charge.id);
      else settle(refund, mode === 'fails' ? 'failed' : 'succeeded');
      if (mode === 'fails-later') refund.hidden.failsAtMs = now() + REFUND_FAILS_AFTER_MS;
      return records.put(refund);
    },

    /**
     * @param {Refund} refund
     * @param {'succeeded' | 'failed'} status
     */
    settleRefund(refund, status) {
      if (refund.status === 'pending') settle(refund, status);
    },

    /** The client's bank takes the money back. @param {Session} session */
    dispute(session) {
      const charge = findCharge(session);
      if (!charge || charge.disputed) return;
      records.put(Object.assign(charge, { disputed: true }));
      const dispute = records.put(newDispute(charge, seconds()));
      announce(session.id, 'charge.dispute.created', show(dispute));
      moveDisputed(dispute, -dispute.amount, DISPUTE_FEE);
    },

    /**
     * The client's bank decides. Of a dispute that is won, the money comes back; the fee does not.
     * @param {Session} session
     * @param {'won' | 'lost'} status
     */
    settleDispute(session, status) {
      const dispute = disputeOf(session);
      if (dispute?.status !== 'needs_response') return;
      dispute.status = status;
      announce(session.id, 'charge.dispute.closed', show(records.put(dispute)));
      if (status === 'won') moveDisputed(dispute, dispute.amount, 0);
    },

    /** Pays all that was not yet to the shop's bank, a payout for each currency. */
    payOut() {
      const unpaid = records.all('balance_transaction').filter(({ hidden }) => !hidden.payout);
      for (const moved of Map.groupBy(unpaid, ({ currency }) => currency).values()) {
        const payout = records.put(newPayout(moved, seconds()));
        for (const each of moved) records.put(Object.assign(each, { hidden: { payout: payout.id } }));
        announce(payout.id, 'payout.paid', show(payout));
      }
    },

    /** The shop's bank gives the money back. @param {import('./objects.mjs').Payout} payout */
    failPayout(payout) {
      if (payout.status !== 'paid') return;
      records.put(Object.assign(payout, { status: 'failed', failure_code: 'account_closed' }));
      for (const each of records.all('balance_transaction').filter(({ hidden }) => hidden.payout === payout.id))
        records.put(Object.assign(each, { hidden: { payout: null } }));
      announce(payout.id, 'payout.failed', show(payout));
    },

    /** Does what time brings: sessions expire, and refunds fail late. */
    passTime() {
      for (const session of records.all('checkout.session')) {
        if (session.status === 'open' && session.expires_at <= seconds()) closeExpired(session);
      }
      for (const refund of records.all('refund')) {
        if (refund.hidden.failsAtMs !== null && refund.hidden.failsAtMs <= now()) settle(refund, 'failed');
      }
    },
  };
}

/**
 * @template {{ object: string }} O
 * @param {O} object
 * @returns {Omit<O, 'hidden'>} without what is ours
 */
export function show(object) {
  const { hidden, ...shown } = /** @type {O & { hidden?: unknown }} */ (object);
  return structuredClone(shown);
}

/**
 * @param {number} amount in the currency's smallest unit
 * @param {string} currency
 */
export function formatAmount(amount, currency) {
  const format = new Intl.NumberFormat('en-AU', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
