import { NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { DisputeMoneyMoved, DisputeNoted, DisputeStage } from './online-payment.events.js';
import type { Dispute } from './dispute.evolve.js';
import { type DecideOnlinePayment, requireOnlinePayment, toEntry } from './online-payment.decide.js';

/** A dispute as the gateway tells of it. */
export interface DisputeReport {
  disputeId: string;
  cents: Cents;
  reason: string;
  stage: DisputeStage;
  answerBy: string | null;
  toldAt: string;
  /** Everything that it has moved until now. */
  movements: readonly { transactionId: string; takenCents: Cents; feeCents: Cents }[];
}

/** The order of stages: where the gateway tells of two in the same second, the further one is later. */
const ORDER: readonly DisputeStage[] = ['answer_due', 'under_review', 'closed', 'won', 'lost'];

/**
 * Notes what the gateway tells of a dispute. Does nothing where all of it is known: each telling is whole, so that they
 * may come in any order, twice, or not at all but for the last.
 */
export function noteDispute({ movements, ...told }: DisputeReport, day: LocalDate): DecideOnlinePayment {
  return (payment) => {
    requireOnlinePayment(payment);
    const entry = { ...toEntry(payment), day };
    const { disputeId } = told;
    const known = payment.disputes.find((each) => each.disputeId === disputeId);
    const moved = movements.filter(({ transactionId }) => !known?.transactionIds.includes(transactionId));
    const { stage, answerBy, toldAt, cents, reason } = known && !isLater(told, known) ? known : told;
    const takenCents = moved.reduce((sum, each) => sum + each.takenCents, known?.takenCents ?? 0);
    const lostCents = (isOver(stage) ? takenCents : 0) - (known?.lostCents ?? 0);
    const noted = (lost: Cents): DisputeNoted => ({
      type: 'DisputeNoted',
      data: { ...entry, disputeId, cents, reason, stage, answerBy, toldAt, lostCents: lost },
    });
    const money: DisputeMoneyMoved[] = moved.map(({ transactionId, takenCents: taken, feeCents }) => {
      const direction = taken < 0 ? 'returned' : 'taken';
      const data = { ...entry, disputeId, transactionId, direction, takenCents: taken, feeCents } as const;
      return { type: 'DisputeMoneyMoved', data };
    });
    // It is there before its money moves.
    if (!known) return [noted(0), ...money, ...(lostCents === 0 ? [] : [noted(lostCents)])];
    const isNews = stage !== known.stage || answerBy !== known.answerBy || cents !== known.cents;
    return [...money, ...(isNews || lostCents !== 0 ? [noted(lostCents)] : [])];
  };
}

/** Whether a dispute ended, and what is taken then does not come back by itself: it was lost, or settled before. */
const isOver = (stage: DisputeStage): boolean => stage === 'lost' || stage === 'closed';

const isLater = (told: ReportedStage, known: Dispute): boolean =>
  told.toldAt > known.toldAt ||
  (told.toldAt === known.toldAt && ORDER.indexOf(told.stage) > ORDER.indexOf(known.stage));

type ReportedStage = Pick<DisputeReport, 'toldAt' | 'stage'>;

/** Notes that what the shop can show was taken out. @throws NotFoundError where there is no such dispute */
export function printDisputeEvidence(disputeId: string, day: LocalDate): DecideOnlinePayment {
  return (payment) => {
    requireOnlinePayment(payment);
    if (!payment.disputes.some((each) => each.disputeId === disputeId))
      throw new NotFoundError('There is no such dispute');
    return [{ type: 'DisputeEvidencePrinted', data: { ...toEntry(payment), day, disputeId } }];
  };
}
