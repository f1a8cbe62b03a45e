import type { Cents } from '../../kernel/money.js';

/** The smallest coin, where it is more than a cent. */
const SMALLEST_COIN: Readonly<Record<string, Cents>> = { AUD: 5, CAD: 5, CHF: 5, NZD: 10 };

/** Returns the smallest coin of a currency. */
export const getSmallestCoin = (currency: string): Cents => SMALLEST_COIN[currency] ?? 1;

/** Rounds an amount to what can be paid in cash; half a coin goes up. */
export function roundToCash(cents: Cents, currency: string): Cents {
  const coin = getSmallestCoin(currency);
  return Math.floor((2 * cents + coin) / (2 * coin)) * coin;
}

/** Whether coins and notes can make up an amount. */
export const isPayableInCash = (cents: Cents, currency: string): boolean => roundToCash(cents, currency) === cents;
