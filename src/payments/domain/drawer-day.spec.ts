import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import { toLedgerLines } from '../ledger/to-ledger-lines.js';
import {
  type BookedMoney,
  closeDrawer,
  countDrawer,
  type DecideDrawerDay,
  openDrawer,
  reopenDrawer,
} from './drawer-day.decide.js';
import type { CountedCoin, DrawerDayEvent } from './drawer-day.events.js';
import { type DrawerDay, drawerDayAggregate, type ExistingDrawerDay } from './drawer-day.evolve.js';

const day = '2026-03-02';
const entry = { locationId: 'main', day, currency: 'AUD' };
const booked: BookedMoney = { cashCents: 16_500, cardCents: 8_950 };

const open = openDrawer({ ...entry, floatCents: 20_000 });
/** Counts an amount in notes of $100, $10 and coins of 5 cents. */
const count = (cents: number, terminalCents = booked.cardCents) => {
  const coins: CountedCoin[] = [10_000, 1_000, 5].map((value, nth, all) => {
    const rest = nth === 0 ? cents : cents % all[nth - 1]!;
    return { cents: value, count: Math.floor(rest / value) };
  });
  return countDrawer({ coins, terminalCents });
};
const close = (bankedCents: number, reason?: string) => closeDrawer({ bankedCents, reason });
const reopen = reopenDrawer({ reason: 'Late guest' });

/** Carries out decisions; each knows the books as they are at the end. */
function after(...decisions: DecideDrawerDay[]) {
  let state: DrawerDay = drawerDayAggregate.initial;
  const events: DrawerDayEvent[] = [];
  for (const decide of decisions) {
    const decided = decide(state, booked);
    state = decided.reduce<DrawerDay>(drawerDayAggregate.evolve, state);
    events.push(...decided);
  }
  return { state: state as ExistingDrawerDay, events };
}

const decideAfter = (past: DecideDrawerDay[], decide: DecideDrawerDay, books = booked) =>
  decide(after(...past).state, books);
const refusal = (code: string) => expect.objectContaining({ constructor: BusinessRuleError, code });
const at = (field: string) => expect.objectContaining({ constructor: InvalidInputError, field });

const balances = (events: readonly DrawerDayEvent[]) => {
  const sums: Record<string, number> = {};
  for (const { account, cents } of events.flatMap(toLedgerLines)) sums[account] = (sums[account] ?? 0) + cents;
  return sums;
};

it('is opened once, with a float that coins can make up', () => {
  expect(after(open).events).toEqual([{ type: 'DrawerOpened', data: { ...entry, floatCents: 20_000 } }]);
  expect(decideAfter([open], open)).toEqual([]);
  expect(() => decideAfter([open], openDrawer({ ...entry, floatCents: 10_000 }))).toThrow(refusal('drawer-exists'));
  expect(() => decideAfter([open], openDrawer({ ...entry, day: '2026-03-03', floatCents: 20_000 }))).toThrow(
    refusal('drawer-exists'),
  );
  expect(() => after(openDrawer({ ...entry, floatCents: 1 }))).toThrow(at('float'));
});

it('a count knows what is in the books: the float with the cash of the day, and its cards', () => {
  expect(decideAfter([open], count(36_000, 8_900))).toMatchObject([
    {
      type: 'DrawerCounted',
      data: { countedCents: 36_000, expectedCents: 36_500, terminalCents: 8_900, expectedTerminalCents: 8_950 },
    },
  ]);
  const strange = countDrawer({ coins: [{ cents: 3, count: 1 }], terminalCents: 0 });
  expect(() => decideAfter([open], strange)).toThrow(at('coins'));
  const twice = countDrawer({ coins: [5, 5].map((cents) => ({ cents, count: 1 })), terminalCents: 0 });
  expect(() => decideAfter([open], twice)).toThrow(at('coins'));
});

it('a forgotten drawer closed "as perfect": none is closed without a count of its own', () => {
  expect(() => decideAfter([open], close(0))).toThrow(refusal('not-counted'));
  expect(() => decideAfter([open, count(36_500), close(16_500), reopen], close(16_500))).toThrow(
    refusal('not-counted'),
  );
});

it('a difference that reads 0 after closing: it stays, with its reason and both figures', () => {
  expect(() => decideAfter([open, count(36_000)], close(16_000))).toThrow(at('reason'));
  const { state } = after(open, count(36_000), close(16_000, 'Gave too much change'));
  expect(state).toMatchObject({
    status: 'closed',
    closes: [{ countedCents: 36_000, expectedCents: 36_500, differenceCents: -500, reason: 'Gave too much change' }],
  });
});

it('the terminal’s own total differing needs a reason, too', () => {
  expect(() => decideAfter([open, count(36_500, 8_000)], close(16_500))).toThrow(at('reason'));
  expect(decideAfter([open, count(36_500, 8_000)], close(16_500, 'Batch was late'))).toMatchObject([
    { data: { differenceCents: 0, terminalCents: 8_000, expectedTerminalCents: 8_950 } },
  ]);
});

it('money that moved since the count has it counted again', () => {
  const more = { ...booked, cashCents: 17_000 };
  expect(() => decideAfter([open, count(36_500)], close(16_500), more)).toThrow(refusal('count-outdated'));
  const cards = { ...booked, cardCents: 0 };
  expect(() => decideAfter([open, count(36_500)], close(16_500), cards)).toThrow(refusal('count-outdated'));
});

it('banks no more than there is, in coins', () => {
  expect(() => decideAfter([open, count(36_500)], close(36_505))).toThrow(at('banked'));
  expect(() => decideAfter([open, count(36_500)], close(1))).toThrow(at('banked'));
});

it('a close comes once; another one is refused', () => {
  const closed = [open, count(36_500), close(16_500)];
  expect(decideAfter(closed, close(16_500))).toEqual([]);
  expect(() => decideAfter(closed, close(10_000))).toThrow(refusal('drawer-closed'));
  expect(() => decideAfter(closed, count(36_500))).toThrow(refusal('drawer-closed'));
});

it('reopening keeps both counts and both closes', () => {
  const { state } = after(...[open, count(36_000), close(16_000, 'Short'), reopen], ...[count(36_500), close(16_500)]);
  expect(state.counts.map(({ countedCents }) => countedCents)).toEqual([36_000, 36_500]);
  expect(state.closes).toMatchObject([
    { differenceCents: -500, reason: 'Short', isReopened: true, reopenReason: 'Late guest' },
    { differenceCents: 0, isReopened: false, reopenReason: null },
  ]);
  expect(() => decideAfter([open], reopen)).toThrow(refusal('drawer-open'));
});

it('of an earlier day it is opened again by whom no day limits', () => {
  const closed = [open, count(36_500), close(16_500)];
  const onDay = (ofDay: string) => reopenDrawer({ reason: 'Late', ofDay });
  expect(() => decideAfter(closed, onDay('2026-03-03'))).toThrow(refusal('another-day'));
  expect(decideAfter(closed, onDay(day))).toMatchObject([{ type: 'DrawerReopened' }]);
});

it('what never was is not found', () => {
  for (const decide of [count(0), close(0), reopen]) expect(() => after(decide)).toThrow(NotFoundError);
});

describe('in the ledger', () => {
  it('the float comes in, what is banked and left goes out, and what is missing is a loss', () => {
    const { events } = after(open, count(36_000), close(16_000, 'Short'));
    // With the cash of the day, which the sales have booked, nothing is left in the drawer.
    expect(balances(events)).toEqual({
      cash: 20_000 - 36_500,
      cash_over_short: 500,
      cash_banked: 16_000,
      cash_float: -20_000 + 20_000,
    });
  });

  it('every entry sums to zero, and reopening takes back what the close booked', () => {
    const { events } = after(open, count(36_000), close(16_000, 'Short'), reopen);
    for (const event of events) expect(toLedgerLines(event).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    expect(balances(events)).toEqual({ cash: 20_000, cash_float: -20_000, cash_over_short: 0, cash_banked: 0 });
  });
});
