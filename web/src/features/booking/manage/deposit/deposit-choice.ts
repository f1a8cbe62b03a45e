import type { NewOfficeBookingDto } from '../../../../shared/api/generated.js';
import { formatMoney } from '../../../../shared/money/money.js';

/** What the desk does about a deposit that is due. */
export interface DepositChoice {
  isWaived: boolean;
  /** The reason for which it is waived. */
  reason: string;
}

export const ASK: DepositChoice = { isWaived: false, reason: '' };

export type DepositFields = Pick<NewOfficeBookingDto, 'asks_deposit' | 'without_deposit'>;

export const toDepositFields = ({ isWaived, reason }: DepositChoice): DepositFields =>
  isWaived ? { without_deposit: reason } : { asks_deposit: true };

/** Says what is due: `A deposit of $44.75 is due for this booking`. */
export const dueSentence = (amount: number): string => `A deposit of ${formatMoney(amount)} is due for this booking`;
