import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { mustBeBoolean } from '../../platform/http/validation/messages.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import type { DepositChoice } from '../commands/office-deposits.js';

/** The choice about a deposit that is due; 409 `deposit-changed` names it where neither is said. */
export class DepositChoiceFields {
  /** Whether the client is asked for it: the time is held until it is paid, and the link to pay is mailed. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  asks_deposit?: boolean;

  /** The reason to book without it. */
  @IsUndefinable()
  @MaxLength(500, { message: 'The reason must have at most 500 characters' })
  @IsString({ message: 'Please give a reason to book without the deposit' })
  without_deposit?: string;
}

export const toDepositChoice = ({ asks_deposit, without_deposit }: DepositChoiceFields): DepositChoice => ({
  isAsked: asks_deposit === true,
  waiver: without_deposit,
});
