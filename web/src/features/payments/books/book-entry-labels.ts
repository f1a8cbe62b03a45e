import type { BookEntryDto, OpeningBalanceDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';

export type OpeningAccount = OpeningBalanceDto['account'];

export const OPENING_LABELS: Record<OpeningAccount, string> = {
  cash_float: 'Cash float',
  cash_banked: 'Cash on its way to the bank',
  card_terminal: 'Card terminal',
  other_payments: 'Other payments',
  gateway: 'Payment gateway',
  tax_owed: 'Tax owed',
};

/** Accounts of what the shop owes: their balance is a credit, and is entered and shown without a sign. */
const isOwed = (account: OpeningAccount) => account === 'tax_owed';

/** Returns an amount as it is entered, as the books have it; the same the other way around. */
export const toSigned = (account: OpeningAccount, amount: number): number => (isOwed(account) ? -amount : amount);

/** Says what an entry booked: `$87.00 to the bank, $2.50 in fees`. */
export function describeEntry({ kind, amount, fees, balances }: BookEntryDto): string {
  if (kind === 'gateway_payout')
    return `${formatMoney(amount)} to the bank${fees > 0 ? `, ${formatMoney(fees)} in fees` : ''}`;
  const parts = balances.map(
    ({ account, amount: held }) => `${OPENING_LABELS[account]} ${formatMoney(toSigned(account, held))}`,
  );
  return `Opening balances: ${parts.join(', ')}`;
}
