const DECIMAL_FORMAT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount of money in whole cents. */
export type Cents = number;

/**
 * Formats dollars: `165` → `$165.00`. The shop shows the dollar sign and two decimals whatever its currency setting.
 */
export const formatMoney = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$${DECIMAL_FORMAT.format(Math.abs(amount))}`;

/** Converts the server's dollars, which have at most two decimals. */
export const toCents = (amount: number): Cents => Math.round(amount * 100);

/** Converts cents to the dollars that the server is sent. */
export const toAmount = (cents: Cents): number => cents / 100;

export const formatCents = (cents: Cents): string => formatMoney(toAmount(cents));

/** Formats cents as they are typed: 120450 → `1204.50`. */
export const toMoneyText = (cents: Cents): string => toAmount(cents).toFixed(2);

/** Parses a typed amount: `$1,204.5` → 120450. Undefined for what is none, such as an empty text, or `10,50`. */
export function parseMoney(text: string): Cents | undefined {
  const plain = text.replaceAll(/[\s$]|,(?=\d{3}(\D|$))/g, '');
  return /^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(plain) ? toCents(Number(plain)) : undefined;
}
