import { PAYMENT_METHODS, type PaymentMethod } from '../domain/sale.events.js';

/** Accounts of the ledger. Money that came in, or is owed to the shop, is a debit and positive. */
export const ACCOUNTS = [
  'cash',
  'cash_float',
  'cash_banked',
  'cash_over_short',
  'card_terminal',
  'other_payments',
  'gateway',
  'online_refunds_due',
  'disputes',
  'dispute_losses',
  'gateway_fees',
  'gateway_payouts',
  'deposits_held',
  'unpaid_sales',
  'treatment_sales',
  'fees',
  'adjustments',
  'refunds',
  'rounding',
  'gift_certificates_owed',
  'tips_owed',
  'tax_owed',
  'opening_balances',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Methods by which money moves. A gift certificate brings none when it pays: its own was taken when it was sold. */
export const MONEY_METHODS = PAYMENT_METHODS.filter((method) => method !== 'gift_certificate');

/** The account that the money of each method is in. What a gift certificate pays is owed to its holder no more. */
export const ACCOUNT_OF_METHOD: Readonly<Record<PaymentMethod, Account>> = {
  cash: 'cash',
  card: 'card_terminal',
  online: 'gateway',
  deposit: 'deposits_held',
  gift_certificate: 'gift_certificates_owed',
  other: 'other_payments',
};

/** The account that money leaves when it is given back: what was paid online is owed until the gateway has returned it. */
export const RETURN_ACCOUNT_OF_METHOD: typeof ACCOUNT_OF_METHOD = {
  ...ACCOUNT_OF_METHOD,
  online: 'online_refunds_due',
};
