import type { DrawerDayDto, NewCountDto } from '../../../shared/api/generated.js';
import { type Cents, formatMoney, parseMoney, toAmount, toCents } from '../../../shared/money/money.js';
import type { FieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';

export type DrawerCount = DrawerDayDto['counts'][number];

/** A count as it is typed. */
export interface CountDraft {
  /** The number of each coin and note, by its value in dollars. */
  coins: Readonly<Record<string, string>>;
  /** The card terminal's own total. */
  terminal: string;
}

export const EMPTY_COUNT: CountDraft = { coins: {}, terminal: '' };

/** Parses a number of coins: none for an empty text, undefined for what is no number. */
const parseNumber = (text = ''): number | undefined =>
  /^\d{0,5}$/.test(text.trim()) ? Number(text.trim()) : undefined;

/** Parses an amount that may be negative. */
export function parseSignedMoney(text: string): Cents | undefined {
  const [, sign, amount] = /^\s*([-−]?)(.*)$/s.exec(text)!;
  const cents = parseMoney(amount!);
  return cents && sign ? -cents : cents;
}

/** Returns what the typed coins and notes of a value are worth. */
export const sumCoin = ({ coins }: CountDraft, value: number): Cents =>
  toCents(value) * (parseNumber(coins[value]) ?? 0);

export const sumCoins = (draft: CountDraft, values: readonly number[]): Cents =>
  values.reduce((sum, value) => sum + sumCoin(draft, value), 0);

/** Formats the value of a coin or note: `100` → `$100`, `0.5` → `50c`. */
export const formatCoin = (value: number): string => (value < 1 ? `${toCents(value)}c` : `$${value}`);

/** Returns the errors of a count that cannot be sent, by field; those of coins as `coins.<value>`. */
export function findCountErrors(draft: CountDraft, values: readonly number[]): FieldErrors {
  const wrong = values.find((value) => parseNumber(draft.coins[value]) === undefined);
  const isEmpty = values.every((value) => !draft.coins[value]?.trim());
  return {
    ...(wrong !== undefined && { [`coins.${wrong}`]: `Please enter a whole number of ${formatCoin(wrong)}` }),
    ...(isEmpty && { [`coins.${values[0]}`]: 'Please count the cash, and enter 0 where there is none' }),
    ...(parseSignedMoney(draft.terminal) === undefined && {
      terminal_total: 'Please enter the total that the terminal gives, or 0',
    }),
  };
}

/** Converts a draft without errors to what the server is sent. */
export const toNewCount = (draft: CountDraft, values: readonly number[]): NewCountDto => ({
  coins: values
    .map((value) => ({ value, count: parseNumber(draft.coins[value]) ?? 0 }))
    .filter(({ count }) => count > 0),
  terminal_total: toAmount(parseSignedMoney(draft.terminal) ?? 0),
});

/** Says a difference: `-5` → `$5.00 short`. */
export function describeDifference(amount: number): string {
  if (amount === 0) return 'None';
  return `${formatMoney(Math.abs(amount))} ${amount < 0 ? 'short' : 'over'}`;
}

export const isDifferent = ({ difference, terminal_difference }: DrawerCount): boolean =>
  difference !== 0 || terminal_difference !== 0;

/** Proposes what goes to the bank: all but the float. */
export const proposeBanked = ({ counted }: DrawerCount, float: number): Cents =>
  Math.max(0, toCents(counted) - toCents(float));
