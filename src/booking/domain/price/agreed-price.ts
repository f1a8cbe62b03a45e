import { InvalidInputError } from '../../../kernel/errors.js';
import type { Cents } from '../../../kernel/money.js';

/** Kinds of an agreed price: it was named, or an amount or percents of the list price are off. */
export const PRICE_KINDS = ['own', 'amount-off', 'percent-off'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** A price that differs from the list price, agreed with one client. */
export interface AgreedPrice {
  /** The list price of the service. */
  listCents: Cents;
  kind: PriceKind;
  /** The price or the discount in cents, or the discount in whole percents of the list price. */
  value: number;
}

/** A price as the office enters it; `list` is what everybody pays, `value` is in cents or whole percents. */
export type PriceInput = { kind: 'list' } | { kind: PriceKind; value: number; reason: string };

/**
 * Returns the price to be paid, in cents; half a cent is rounded up.
 * @throws InvalidInputError on `price_value` for more off than the list price
 */
export function toTotalCents({ listCents, kind, value }: AgreedPrice): Cents {
  if (kind === 'own') return value;
  const off = kind === 'amount-off' ? value : Math.floor((listCents * value + 50) / 100);
  if (off > listCents) throw new InvalidInputError('price_value', 'The discount must not be more than the price');
  return listCents - off;
}
