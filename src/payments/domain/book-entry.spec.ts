import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import { toLedgerLines } from '../ledger/to-ledger-lines.js';
import {
  type BookEntry,
  bookEntryAggregate,
  type DecideBookEntry,
  enterOpeningBalances,
  notePayout,
  voidBookEntry,
} from './book-entry.js';

const place = { locationId: 'main', day: '2026-03-02', currency: 'AUD' };
const payout = { ...place, cents: 8_700, feeCents: 250, gatewayName: null };
const opening = {
  ...{ ...place, reason: 'From the old books' },
  balances: [
    { account: 'gateway' as const, cents: 12_000 },
    { account: 'tax_owed' as const, cents: -4_500 },
  ],
};
const refusal = (code: string) => expect.objectContaining({ constructor: BusinessRuleError, code });
const after = (...decisions: DecideBookEntry[]) =>
  decisions.reduce<BookEntry>(
    (entry, decide) => decide(entry).reduce<BookEntry>(bookEntryAggregate.evolve, entry),
    bookEntryAggregate.initial,
  );

it('a payout leaves the gateway with its fees, and only its amount comes to the bank', () => {
  const [noted] = notePayout(payout)(after());

  expect(toLedgerLines(noted!)).toEqual([
    { account: 'gateway', cents: -8_950 },
    { account: 'gateway_payouts', cents: 8_700 },
    { account: 'gateway_fees', cents: 250 },
  ]);
});

it('one id is one entry', () => {
  expect(notePayout(payout)(after(notePayout(payout)))).toEqual([]);
  expect(() => notePayout({ ...payout, feeCents: 0 })(after(notePayout(payout)))).toThrow(refusal('payment-id-reused'));
  expect(enterOpeningBalances(opening, true)(after(enterOpeningBalances(opening, false)))).toEqual([]);
  expect(() => enterOpeningBalances(opening, false)(after(notePayout(payout)))).toThrow(refusal('payment-id-reused'));
});

it('opening balances sum to zero with their other side, whatever they are', () => {
  const [entered] = enterOpeningBalances(opening, false)(after());

  expect(toLedgerLines(entered!)).toEqual([
    { account: 'gateway', cents: 12_000 },
    { account: 'tax_owed', cents: -4_500 },
    { account: 'opening_balances', cents: -7_500 },
  ]);
});

it('opening balances are entered once, and of each account once', () => {
  expect(() => enterOpeningBalances(opening, true)(after())).toThrow(refusal('opening-balances-exist'));
  const twice = { ...opening, balances: [opening.balances[0]!, opening.balances[0]!] };
  expect(() => enterOpeningBalances(twice, false)(after())).toThrow(InvalidInputError);
  const none = { ...opening, balances: [{ account: 'gateway' as const, cents: 0 }] };
  expect(() => enterOpeningBalances(none, false)(after())).toThrow(InvalidInputError);
});

it('a void books the other way around, once, on its own day', () => {
  const voidIt = voidBookEntry({ reason: 'Mistyped', day: '2026-03-05' });
  const [noted] = notePayout(payout)(after());
  const [voided] = voidIt(after(notePayout(payout)));

  expect(voided).toMatchObject({ data: { day: '2026-03-05' }, personal: { reason: 'Mistyped' } });
  expect(toLedgerLines(voided!)).toEqual(
    toLedgerLines(noted!).map(({ account, cents }) => ({ account, cents: -cents })),
  );
  expect(voidIt(after(notePayout(payout), voidIt))).toEqual([]);
  expect(() => voidIt(after())).toThrow(NotFoundError);
});
