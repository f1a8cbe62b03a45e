import type Stripe from 'stripe';
import type { DisputeReport } from '../domain/dispute.decide.js';
import type { DisputeStage } from '../domain/online-payment.events.js';
import type { GatewayDispute } from './gateway.js';

/**
 * Returns a dispute as Stripe tells of it; null for one of a charge that no payment page made.
 * @param told seconds of the epoch
 */
export function toDispute(dispute: Stripe.Dispute, told: number): GatewayDispute | null {
  const { id, amount, reason, status, evidence_details, balance_transactions, payment_intent } = dispute;
  const intentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (intentId === undefined) return null;
  const stage = toStage(status);
  const dueBy = evidence_details?.due_by;
  return {
    disputeId: id,
    intentId,
    cents: amount,
    reason,
    stage,
    answerBy: stage === 'answer_due' && dueBy ? toInstant(dueBy) : null,
    toldAt: toInstant(told),
    movements: (balance_transactions ?? []).map((moved) => toMovement(dispute, moved)),
  };
}

/** Returns a movement in the currency of the payment: an account may be settled in another one. */
function toMovement(dispute: Stripe.Dispute, moved: Stripe.BalanceTransaction): DisputeReport['movements'][number] {
  const { id: transactionId, amount, fee, currency, exchange_rate } = moved;
  if (currency === dispute.currency) return { transactionId, takenCents: -amount, feeCents: fee };
  const takenCents = -Math.sign(amount) * dispute.amount;
  return { transactionId, takenCents, feeCents: Math.round(fee / (exchange_rate ?? 1)) };
}

function toStage(status: Stripe.Dispute.Status): DisputeStage {
  switch (status) {
    case 'needs_response':
    case 'warning_needs_response':
    case 'appeal_needs_response':
      return 'answer_due';
    case 'won':
      return 'won';
    case 'lost':
      return 'lost';
    case 'warning_closed':
    case 'prevented':
      return 'closed';
    default:
      return 'under_review';
  }
}

const toInstant = (seconds: number): string => new Date(seconds * 1_000).toISOString();
