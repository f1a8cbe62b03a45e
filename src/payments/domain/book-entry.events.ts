import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';

/**
 * Accounts that a shop may bring a balance of. What is owed for gift certificates, deposits and tips comes with them, one
 * by one: a sum alone could never be paid.
 */
export const OPENING_ACCOUNTS = [
  'cash_float',
  'cash_banked',
  'card_terminal',
  'other_payments',
  'gateway',
  'tax_owed',
] as const;
export type OpeningAccount = (typeof OPENING_ACCOUNTS)[number];

/** Where and when an entry is booked: part of every event. */
interface BookedPlace {
  locationId: string;
  /** The accounting day. */
  day: LocalDate;
  currency: string;
}

/** Money that the gateway has paid out to the shop's bank. */
export interface NotedPayout extends BookedPlace {
  /** The amount on the bank's statement. */
  cents: Cents;
  /** The fees that the gateway has kept of it. */
  feeCents: Cents;
  /** The gateway's name of the payout; null where a person has entered it. */
  gatewayName: string | null;
}

/** The gateway has paid money out: it is at the bank now, less the fees of the payments in it. */
export interface GatewayPayoutNoted {
  type: 'GatewayPayoutNoted';
  data: NotedPayout;
}

/** A debit is positive. */
export interface Balance<Account = OpeningAccount> {
  account: Account;
  cents: Cents;
}

/** A line of such an entry, its other side included. */
export type BookEntryLine = Balance<OpeningAccount | 'gateway_payouts' | 'gateway_fees' | 'opening_balances'>;

export interface EnteredBalances extends BookedPlace {
  /** One of each account, none of them 0. */
  balances: Balance[];
}

/** The shop has said what its accounts held before this system: the other side is the account of opening balances. */
export interface OpeningBalancesEntered {
  type: 'OpeningBalancesEntered';
  data: EnteredBalances;
  personal: { reason: string } | null;
}

/** An entry was taken back: what it booked is booked the other way around, on a day that takes entries. */
export interface BookEntryVoided {
  type: 'BookEntryVoided';
  /** `lines`: those of the entry that is taken back. */
  data: BookedPlace & { lines: BookEntryLine[] };
  personal: { reason: string } | null;
}

export type BookEntryEvent = GatewayPayoutNoted | OpeningBalancesEntered | BookEntryVoided;
