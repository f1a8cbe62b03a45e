import type { PaymentMethod } from '../domain/sale.events.js';

/** Accounts of the ledger. Money that came in, or is owed to the shop, is a debit and positive. */
export const ACCOUNTS = [
  'cash',
  'cash_float',
  'cash_banked',
  'cash_over_short',
  'card_terminal',
  'other_payments',
  'unpaid_sales',
  'treatment_sales',
  'adjustments',
  'refunds',
  'rounding',
  'tips_owed',
  'tax_owed',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** The account that the money of each method is in. */
export const ACCOUNT_OF_METHOD: Readonly<Record<PaymentMethod, Account>> = {
  cash: 'cash',
  card: 'card_terminal',
  other: 'other_payments',
};
