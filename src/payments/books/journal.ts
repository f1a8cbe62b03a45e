import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { Account } from '../ledger/accounts.js';

export const JOURNAL_FORMATS = ['general', 'xero'] as const;
export type JournalFormat = (typeof JOURNAL_FORMATS)[number];

/** By how much an account moved on a day: a debit is positive. */
export interface JournalLine {
  day: LocalDate;
  account: Account;
  cents: Cents;
}

/** The lines that an export took from the ledger, with the codes of their accounts in the shop's books. */
export interface Journal {
  number: number;
  currency: string;
  /** The name of Xero's tax rate as well, and those of accounts that have one of their own; an older export has none. */
  codes: Readonly<Record<Account | 'tax_rate', string> & Partial<Record<`${Account}_tax`, string>>>;
  /** By day, then in the order of the accounts; those of a day sum to zero. */
  lines: readonly JournalLine[];
}

/** Lines that Xero takes in one file, its head aside. */
const MAX_XERO_LINES = 300;

/** Returns the files of a journal in a format, as rows of cells: several for Xero where one would be too long. */
export function toJournalFiles(journal: Journal, format: JournalFormat): string[][][] {
  if (format === 'general') return [[GENERAL_HEAD, ...journal.lines.map((line) => toGeneralRow(journal, line))]];
  return splitByDays(journal.lines, MAX_XERO_LINES).map((part) => [
    XERO_HEAD,
    ...part.map((line) => toXeroRow(journal, line)),
  ]);
}

const GENERAL_HEAD = ['Journal', 'Date', 'Account code', 'Account', 'Debit', 'Credit', 'Currency'];

const toGeneralRow = ({ number, currency, codes }: Journal, { day, account, cents }: JournalLine): string[] => [
  ...[String(number), day, codes[account], toName(account)],
  ...(cents > 0 ? [toDecimals(cents), ''] : ['', toDecimals(-cents)]),
  currency,
];

/** As in Xero's own template of manual journals: lines of one narration and date are one journal. */
const XERO_HEAD = ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'];

const toXeroRow = ({ number, codes }: Journal, { day, account, cents }: JournalLine): string[] => [
  `Journal ${number} of ${day}`,
  day.split('-').toReversed().join('/'),
  toName(account),
  codes[account],
  // Empty where the account has none of its own.
  codes[`${account}_tax`] || codes.tax_rate,
  toDecimals(cents),
];

/** Splits lines so that no part has more than so many, and the lines of a day stay together. */
function splitByDays(lines: readonly JournalLine[], max: number): JournalLine[][] {
  const parts: JournalLine[][] = [];
  for (const ofDay of Map.groupBy(lines, ({ day }) => day).values()) {
    const last = parts.at(-1);
    if (last && last.length + ofDay.length <= max) last.push(...ofDay);
    else parts.push(ofDay);
  }
  return parts;
}

const toName = (account: Account): string => account.charAt(0).toUpperCase() + account.slice(1).replaceAll('_', ' ');

const toDecimals = (cents: Cents): string => (cents / 100).toFixed(2);
