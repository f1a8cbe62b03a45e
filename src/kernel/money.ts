/** An amount of money in whole cents. */
export type Cents = number;

/** Largest price, discount or rate, as a number in JSON; the tables hold no larger one. */
export const MAX_AMOUNT = 99_999.99;

/** Parses a decimal column's text such as `89.50` to cents, without floats. */
export function parseCents(decimal: string): Cents {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const cents = Number(whole.replace('-', '')) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  return decimal.startsWith('-') ? -cents : cents;
}

/** Formats cents as the text of a decimal column: 8950 → `89.50`. */
export function formatDecimal(cents: Cents): string {
  const abs = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.trunc(abs / 100)}.${String(abs % 100).padStart(2, '0')}`;
}

/** Converts cents to the number in JSON, with at most two decimals. */
export function toAmount(cents: Cents): number {
  return Number(formatDecimal(cents));
}

/** Converts a number from JSON that has at most two decimals to cents. */
export function toCents(amount: number): Cents {
  return Math.round(amount * 100);
}

/** Formats cents for people, as the pages do: `$89.50`, `$1,204.50`. */
export function formatDollars(cents: Cents): string {
  const dollars = formatDecimal(Math.abs(cents)).replaceAll(/\B(?=(\d{3})+\.)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}`;
}
