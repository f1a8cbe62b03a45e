import { type Aggregate, throwNewerEventError } from '../../kernel/aggregate.js';
import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Cents, formatDollars } from '../../kernel/money.js';
import { isPayableInCash } from './cash-rounding.js';
import type { PaidOutTips, TipPayoutEvent } from './tip-payout.events.js';

/** Tips that a therapist was given. */
interface ExistingTipPayout extends PaidOutTips {
  isVoided: boolean;
}

export type TipPayout = { isVoided: null } | ExistingTipPayout;

function evolve(payout: TipPayout, event: TipPayoutEvent): TipPayout {
  switch (event.type) {
    case 'TipsPaidOut':
      return { ...event.data, isVoided: false };
    case 'TipPayoutVoided':
      return payout.isVoided === null ? payout : { ...payout, isVoided: true };
    default:
      return throwNewerEventError(event);
  }
}

export const tipPayoutAggregate: Aggregate<TipPayout, TipPayoutEvent> = {
  initial: { isVoided: null },
  evolve,
  upcasters: {},
};

/** Decides on a payout, knowing what the therapist is owed while nobody else can pay it out. */
export type DecideTipPayout = (payout: TipPayout, owedCents: Cents) => TipPayoutEvent[];

/**
 * Pays tips out, never more than are owed. Does nothing when the same payout comes again.
 * @throws BusinessRuleError `over-payout`, `payment-id-reused`, InvalidInputError on `amount`
 */
export function payOutTips(input: PaidOutTips): DecideTipPayout {
  return (payout, owedCents) => {
    if (payout.isVoided !== null) {
      const { therapistId, method, cents } = payout;
      if (therapistId === input.therapistId && method === input.method && cents === input.cents) return [];
      throw reusedPayoutIdError();
    }
    const { method, cents, currency } = input;
    if (cents > owedCents)
      throw new BusinessRuleError(
        'over-payout',
        owedCents > 0 ? `Only ${formatDollars(owedCents)} of tips is owed` : 'No tips are owed',
        undefined,
        'amount',
      );
    if (method === 'cash' && !isPayableInCash(cents, currency))
      throw new InvalidInputError('amount', 'There are no coins for this amount');
    return [{ type: 'TipsPaidOut', data: input }];
  };
}

/** Takes a payout of today back. Does nothing the second time. @throws BusinessRuleError `another-day` */
export function voidTipPayout({ reason, day }: { reason: string; day: LocalDate }): DecideTipPayout {
  return (payout) => {
    if (payout.isVoided === null) throw new NotFoundError('There is no such payout');
    if (payout.isVoided) return [];
    if (payout.day !== day) throw new BusinessRuleError('another-day', 'Only a payout of today can be voided');
    const { isVoided: _, ...data } = payout;
    return [{ type: 'TipPayoutVoided', data, personal: { reason } }];
  };
}

export const reusedPayoutIdError = () =>
  new BusinessRuleError('payment-id-reused', 'Something else has this id already');
