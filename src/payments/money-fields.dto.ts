import { IsUUID, Max, Min } from 'class-validator';
import { MAX_AMOUNT } from '../kernel/money.js';
import { HasDecimals } from '../platform/http/validation/decimals.decorator.js';
import { mustBeId } from '../platform/http/validation/messages.js';

export const AMOUNT_DECIMALS = { message: '$property must be a number with at most two decimals' };
export const MAX_AMOUNT_MESSAGE = { message: `$property must be at most ${MAX_AMOUNT}` };

/** The fields of every movement of money. */
export class MoneyFields {
  /** Made by whoever sends it, before the first try: one id, one movement of money. */
  @IsUUID('all', mustBeId)
  id!: string;

  /** In dollars. */
  @Max(MAX_AMOUNT, MAX_AMOUNT_MESSAGE)
  @Min(0.01, { message: 'Please enter the amount' })
  @HasDecimals(2, AMOUNT_DECIMALS)
  amount!: number;
}
