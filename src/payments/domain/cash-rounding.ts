import type { Cents } from '../../kernel/money.js';

/** The smallest coin, where it is more than a cent. */
const SMALLEST_COIN: Readonly<Record<string, Cents>> = { AUD: 5, CAD: 5, CHF: 5, NZD: 10 };

/** Coins and notes in cents, the largest first. */
const COINS: Readonly<Record<string, readonly Cents[]>> = {
  AUD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5],
  CAD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 25, 10, 5],
  EUR: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  GBP: [5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
};
const COINS_OF_USD: readonly Cents[] = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1];

/** Returns the coins and notes of a currency, the largest first. */
export const getCoins = (currency: string): readonly Cents[] => COINS[currency] ?? COINS_OF_USD;

/** Returns the smallest coin of a currency. */
export const getSmallestCoin = (currency: string): Cents => SMALLEST_COIN[currency] ?? 1;

/** Rounds an amount to what can be paid in cash; half a coin goes up. */
export function roundToCash(cents: Cents, currency: string): Cents {
  const coin = getSmallestCoin(currency);
  return Math.floor((2 * cents + coin) / (2 * coin)) * coin;
}

/** Whether coins and notes can make up an amount. */
export const isPayableInCash = (cents: Cents, currency: string): boolean => roundToCash(cents, currency) === cents;
