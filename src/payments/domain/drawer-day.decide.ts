import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Cents, formatDollars } from '../../kernel/money.js';
import { getCoins, isPayableInCash } from './cash-rounding.js';
import type { CountedCoin, CountResult, DayTotals, DrawerDayEvent, DrawerEntry } from './drawer-day.events.js';
import type { Close, DrawerDay, ExistingDrawerDay } from './drawer-day.evolve.js';
import type { PaperFormat } from './sale.events.js';

/** The day of a drawer in the books, without the drawer's own entries. */
export interface BookedMoney {
  cashCents: Cents;
  cardCents: Cents;
}

/** Decides on a drawer, knowing what is in the books while nobody can add to the day. */
export type DecideDrawerDay = (drawer: DrawerDay, booked: BookedMoney) => DrawerDayEvent[];

/** Opens the drawer of a day with a float. Does nothing when it comes again with the same one. */
export function openDrawer(input: DrawerEntry & { floatCents: Cents }): DecideDrawerDay {
  return (drawer) => {
    if (drawer.status !== 'none') {
      if (drawer.floatCents === input.floatCents && drawer.day === input.day) return [];
      throw drawerExistsError();
    }
    assertCash(input.floatCents, input.currency, 'float');
    return [{ type: 'DrawerOpened', data: input }];
  };
}

/** Counts a drawer: what was expected is only told after it. Each count is kept. */
export function countDrawer({ coins, terminalCents }: { coins: CountedCoin[]; terminalCents: Cents }): DecideDrawerDay {
  return (drawer, booked) => {
    requireOpen(drawer);
    const known = getCoins(drawer.currency);
    const strange = coins.find(({ cents }) => !known.includes(cents));
    if (strange) throw new InvalidInputError('coins', `There is no coin or note of ${formatDollars(strange.cents)}`);
    if (new Set(coins.map(({ cents }) => cents)).size < coins.length)
      throw new InvalidInputError('coins', 'Each coin and note is counted once');
    const countedCents = coins.reduce((sum, { cents, count }) => sum + cents * count, 0);
    const data = { ...toEntry(drawer), coins, countedCents, terminalCents, ...toExpected(drawer, booked) };
    return [{ type: 'DrawerCounted', data }];
  };
}

/**
 * Closes a drawer with its last count, and so the accounting day. A difference stays one, with a reason. Does nothing the
 * second time.
 * @throws BusinessRuleError `not-counted`, `count-outdated` where money moved since, `drawer-closed` with other cash
 * banked; InvalidInputError on `banked`, `reason`
 */
export function closeDrawer(input: { bankedCents: Cents; reason?: string | undefined }): DecideDrawerDay {
  return (drawer, booked) => {
    const { bankedCents, reason } = input;
    if (drawer.status === 'closed') {
      if (drawer.closes.at(-1)!.bankedCents === bankedCents) return [];
      throw drawerClosedError();
    }
    requireOpen(drawer);
    const last = drawer.counts.at(-1);
    if (!last || !drawer.isCounted) throw new BusinessRuleError('not-counted', 'Count the drawer before closing it');
    const { expectedCents, expectedTerminalCents } = toExpected(drawer, booked);
    if (expectedCents !== last.expectedCents || expectedTerminalCents !== last.expectedTerminalCents)
      throw new BusinessRuleError('count-outdated', 'Money moved since the drawer was counted: count it again');
    const { countedCents, terminalCents } = last;
    if (bankedCents > countedCents)
      throw new InvalidInputError('banked', `Only ${formatDollars(countedCents)} is in the drawer`);
    assertCash(bankedCents, drawer.currency, 'banked');
    const differenceCents = countedCents - expectedCents;
    if (!reason && (differenceCents !== 0 || terminalCents !== expectedTerminalCents))
      throw new InvalidInputError('reason', 'Please say how the difference came about');
    const result: CountResult = { countedCents, expectedCents, terminalCents, expectedTerminalCents };
    const cash = { differenceCents, bankedCents, leftCents: countedCents - bankedCents };
    const personal = reason ? { reason } : null;
    return [{ type: 'DrawerClosed', data: { ...toEntry(drawer), ...result, ...cash }, personal }];
  };
}

/**
 * Takes a close back; both it and its counts are kept, and the drawer is to be counted again.
 * @param ofDay the day of drawers that whoever asks may open again; left out: all
 * @throws BusinessRuleError `drawer-open`, `another-day`
 */
export function reopenDrawer({ reason, ofDay }: { reason: string; ofDay?: LocalDate | undefined }): DecideDrawerDay {
  return (drawer) => {
    requireDrawer(drawer);
    if (drawer.status === 'open') throw new BusinessRuleError('drawer-open', 'This drawer is open');
    if (ofDay !== undefined && drawer.day !== ofDay)
      throw new BusinessRuleError('another-day', 'Only an administrator may open the drawer of an earlier day again');
    const { expectedCents, differenceCents, bankedCents, leftCents } = drawer.closes.at(-1)!;
    const undone = { differenceCents, bankedCents, leftCents };
    return [{ type: 'DrawerReopened', data: { ...toEntry(drawer), expectedCents, undone }, personal: { reason } }];
  };
}

/** Issues the report of a close, under the next number. */
export function issueZReport({ number, totals }: { number: number; totals: DayTotals }): DecideDrawerDay {
  return (drawer) => {
    requireDrawer(drawer);
    return [{ type: 'ZReportIssued', data: { ...toEntry(drawer), number, totals } }];
  };
}

/** Prints the report of a close once more. @throws NotFoundError where the drawer has no such report */
export function printZReport({ number, format }: { number: number; format: PaperFormat }): DecideDrawerDay {
  return (drawer) => {
    requireDrawer(drawer);
    requireReportedClose(drawer, number);
    return [{ type: 'ZReportPrinted', data: { ...toEntry(drawer), number, format } }];
  };
}

/** Returns the close that has the report of a number. @throws NotFoundError where there is none */
export function requireReportedClose({ closes }: ExistingDrawerDay, number: number): Close {
  const close = closes.find(({ zReport }) => zReport?.number === number);
  if (!close) throw new NotFoundError('There is no such Z-report');
  return close;
}

/** Asserts that a drawer was opened. @throws NotFoundError for one that never was */
export function requireDrawer(drawer: DrawerDay): asserts drawer is ExistingDrawerDay {
  if (drawer.status === 'none') throw new NotFoundError('There is no such drawer');
}

function requireOpen(drawer: DrawerDay): asserts drawer is ExistingDrawerDay {
  requireDrawer(drawer);
  if (drawer.status === 'closed') throw drawerClosedError();
}

function assertCash(cents: Cents, currency: string, field: string): void {
  if (!isPayableInCash(cents, currency)) throw new InvalidInputError(field, 'There are no coins for this amount');
}

const toExpected = ({ floatCents }: ExistingDrawerDay, { cashCents, cardCents }: BookedMoney) => ({
  expectedCents: floatCents + cashCents,
  expectedTerminalCents: cardCents,
});

const toEntry = ({ locationId, day, currency }: ExistingDrawerDay): DrawerEntry => ({ locationId, day, currency });

export const drawerExistsError = () =>
  new BusinessRuleError('drawer-exists', 'The drawer of this day was opened already');

const drawerClosedError = () => new BusinessRuleError('drawer-closed', 'This drawer is closed: open it again first');
