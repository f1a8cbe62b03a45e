import type { Cents } from '../../kernel/money.js';
import type { DisputeMoneyMoved, DisputeNoted } from './online-payment.events.js';

/** A dispute as the gateway told of it last. */
export interface Dispute extends Pick<
  DisputeNoted['data'],
  'disputeId' | 'cents' | 'reason' | 'stage' | 'answerBy' | 'toldAt'
> {
  /** Cents that the gateway has taken and not put back. */
  takenCents: Cents;
  /** Cents of fees that the gateway has taken and not given back. */
  feeCents: Cents;
  /** Cents that are lost for good. */
  lostCents: Cents;
  /** The gateway's names of the movements that are booked. */
  transactionIds: readonly string[];
}

/** Returns the disputes of a payment after an event. */
export function evolveDisputes(
  disputes: readonly Dispute[],
  { type, data }: DisputeNoted | DisputeMoneyMoved,
): readonly Dispute[] {
  const known = disputes.find(({ disputeId }) => disputeId === data.disputeId);
  const others = disputes.filter((each) => each !== known);
  if (type === 'DisputeNoted') {
    const { disputeId, cents, reason, stage, answerBy, toldAt } = data;
    const { takenCents = 0, feeCents = 0, transactionIds = [] } = known ?? {};
    const lostCents = (known?.lostCents ?? 0) + data.lostCents;
    const told = { disputeId, cents, reason, stage, answerBy, toldAt };
    return [...others, { ...told, takenCents, feeCents, lostCents, transactionIds }];
  }
  if (!known) return disputes;
  const takenCents = known.takenCents + data.takenCents;
  const feeCents = known.feeCents + data.feeCents;
  return [...others, { ...known, takenCents, feeCents, transactionIds: [...known.transactionIds, data.transactionId] }];
}
