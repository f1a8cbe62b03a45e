import { type Aggregate, throwNewerEventError } from '../../kernel/aggregate.js';
import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import type { Balance, BookEntryEvent, BookEntryLine, EnteredBalances, NotedPayout } from './book-entry.events.js';

export const BOOK_ENTRY_KINDS = ['gateway_payout', 'opening_balances'] as const;

/** An entry of the books that no sale or drawer brings. */
type ExistingBookEntry = { isVoided: boolean } & (
  ({ kind: 'gateway_payout' } & NotedPayout) | ({ kind: 'opening_balances' } & EnteredBalances)
);

export type BookEntry = { kind: 'none' } | ExistingBookEntry;

function evolve(entry: BookEntry, event: BookEntryEvent): BookEntry {
  switch (event.type) {
    case 'GatewayPayoutNoted':
      return { kind: 'gateway_payout', ...event.data, isVoided: false };
    case 'OpeningBalancesEntered':
      return { kind: 'opening_balances', ...event.data, isVoided: false };
    case 'BookEntryVoided':
      return entry.kind === 'none' ? entry : { ...entry, isVoided: true };
    default:
      return throwNewerEventError(event);
  }
}

export const bookEntryAggregate: Aggregate<BookEntry, BookEntryEvent> = {
  initial: { kind: 'none' },
  evolve,
  upcasters: {},
};

/** Decides on an entry. */
export type DecideBookEntry = (entry: BookEntry) => BookEntryEvent[];

/** Notes a payout of the gateway. Does nothing when the same comes again. @throws BusinessRuleError `payment-id-reused` */
export function notePayout(payout: NotedPayout): DecideBookEntry {
  return (entry) => {
    if (entry.kind === 'none') return [{ type: 'GatewayPayoutNoted', data: payout }];
    if (entry.kind === 'gateway_payout' && entry.cents === payout.cents && entry.feeCents === payout.feeCents)
      return [];
    throw reusedEntryIdError();
  };
}

/**
 * Enters what the accounts held before.
 * @param hasOthers whether there are opening balances that were not voided
 * @throws BusinessRuleError `opening-balances-exist`, `payment-id-reused`; InvalidInputError on `balances`
 */
export function enterOpeningBalances(input: EnteredBalances & { reason: string }, hasOthers: boolean): DecideBookEntry {
  return (entry) => {
    const { reason, ...data } = input;
    if (entry.kind === 'opening_balances' && isSame(entry.balances, data.balances)) return [];
    if (entry.kind !== 'none') throw reusedEntryIdError();
    if (hasOthers)
      throw new BusinessRuleError('opening-balances-exist', 'There are opening balances already: void them first');
    if (new Set(data.balances.map(({ account }) => account)).size < data.balances.length)
      throw new InvalidInputError('balances', 'Each account has one opening balance');
    if (!data.balances.some(({ cents }) => cents !== 0))
      throw new InvalidInputError('balances', 'Please enter a balance');
    const balances = data.balances.filter(({ cents }) => cents !== 0);
    return [{ type: 'OpeningBalancesEntered', data: { ...data, balances }, personal: { reason } }];
  };
}

/** Takes an entry back. Does nothing the second time. @param day that takes entries @throws NotFoundError for none */
export function voidBookEntry({ reason, day }: { reason: string; day: LocalDate }): DecideBookEntry {
  return (entry) => {
    if (entry.kind === 'none') throw new NotFoundError('There is no such entry');
    if (entry.isVoided) return [];
    const { locationId, currency } = entry;
    const data = { locationId, day, currency, lines: toBookedLines(entry) };
    return [{ type: 'BookEntryVoided', data, personal: { reason } }];
  };
}

const toBookedLines = (entry: ExistingBookEntry): BookEntryLine[] =>
  entry.kind === 'gateway_payout' ? toPayoutLines(entry) : toOpeningLines(entry);

/** Returns what a payout books. */
export const toPayoutLines = ({ cents, feeCents }: Pick<NotedPayout, 'cents' | 'feeCents'>): BookEntryLine[] => [
  { account: 'gateway', cents: -cents - feeCents },
  { account: 'gateway_payouts', cents },
  { account: 'gateway_fees', cents: feeCents },
];

/** Returns what opening balances book: all that they come to is the other side. */
export const toOpeningLines = ({ balances }: Pick<EnteredBalances, 'balances'>): BookEntryLine[] => [
  ...balances,
  { account: 'opening_balances', cents: -balances.reduce((sum, { cents }) => sum + cents, 0) },
];

const isSame = (before: readonly Balance[], again: readonly Balance[]): boolean =>
  before.length === again.filter(({ cents }) => cents !== 0).length &&
  before.every(({ account, cents }) => again.some((each) => each.account === account && each.cents === cents));

export const reusedEntryIdError = () =>
  new BusinessRuleError('payment-id-reused', 'Something else has this id already');
