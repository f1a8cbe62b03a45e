import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';

export const TIP_PAYOUT_METHODS = ['cash', 'other'] as const;
/** Out of the drawer of the day, or in any other way, such as with the wages. */
export type TipPayoutMethod = (typeof TIP_PAYOUT_METHODS)[number];

/** The tips that were paid out, and to whom: part of every event. */
export interface PaidOutTips {
  locationId: string;
  /** The accounting day. */
  day: LocalDate;
  currency: string;
  therapistId: string;
  method: TipPayoutMethod;
  cents: Cents;
}

export interface TipsPaidOut {
  type: 'TipsPaidOut';
  data: PaidOutTips;
}

/** A payout was taken back on its own day: the tips are owed again. */
export interface TipPayoutVoided {
  type: 'TipPayoutVoided';
  data: PaidOutTips;
  personal: { reason: string } | null;
}

export type TipPayoutEvent = TipsPaidOut | TipPayoutVoided;
