import type { Cents } from '../../kernel/money.js';

/** Returns the tax within an amount, rounded half up. @param rate in hundredths of a percent */
export function taxWithin(taxableCents: Cents, rate: number): Cents {
  const whole = 10_000 + rate;
  return Math.floor((2 * taxableCents * rate + whole) / (2 * whole));
}
