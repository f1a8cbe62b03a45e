import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_AMOUNT } from '../../../kernel/money.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { toCents } from '../../../kernel/money.js';
import { HasDecimals } from '../../../platform/http/validation/decimals.decorator.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { Trim } from '../../../platform/http/validation/transform.decorators.js';
import { PRICE_KINDS, type PriceKind, type PriceInput } from '../../domain/price/agreed-price.js';

const PRICE_CHOICES = ['list', ...PRICE_KINDS] as const;

/** The price that the office has agreed with the client. */
export class PriceFields {
  /**
   * A price of its own, an amount or percents off the list price, or the list price again. Left out: the current price.
   */
  @IsUndefinable()
  @IsIn(PRICE_CHOICES, { message: `price_kind must be one of ${PRICE_CHOICES.join(', ')}` })
  @ApiProperty({ enum: PRICE_CHOICES })
  price_kind?: 'list' | PriceKind;

  /** The price, the amount that is off, or whole percents; required unless it is the list price. */
  @IsUndefinable()
  @Max(MAX_AMOUNT, { message: `Price must be at most ${MAX_AMOUNT}` })
  @Min(0, { message: 'Price must be positive' })
  @HasDecimals(2, { message: 'Price must be a number with at most two decimals' })
  price_value?: number;

  /** The reason for the price; required with it. */
  @IsUndefinable()
  @Trim()
  @MaxLength(500, { message: 'The reason must have at most 500 characters' })
  @IsString({ message: 'Please give a reason for the price' })
  price_reason?: string;
}

/**
 * Converts the fields to a price.
 * @throws InvalidInputError on `price_value` without a number, or with one that is no percentage
 */
export function toPriceInput({ price_kind, price_value, price_reason = '' }: PriceFields): PriceInput | undefined {
  if (price_kind === undefined) return undefined;
  if (price_kind === 'list') return { kind: 'list' };
  if (price_value === undefined) throw new InvalidInputError('price_value', 'Please enter the price or discount');
  if (price_kind !== 'percent-off') return { kind: price_kind, value: toCents(price_value), reason: price_reason };
  if (!Number.isInteger(price_value) || price_value < 1 || price_value > 100)
    throw new InvalidInputError('price_value', 'The discount must be a whole number from 1 to 100');
  return { kind: price_kind, value: price_value, reason: price_reason };
}
