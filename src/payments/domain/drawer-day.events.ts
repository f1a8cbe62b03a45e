import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';

/** Which drawer, and of which accounting day: part of every event. */
export interface DrawerEntry {
  locationId: string;
  day: LocalDate;
  currency: string;
}

export interface DrawerOpened {
  type: 'DrawerOpened';
  /** `floatCents`: the cash that was put in, to give change with. */
  data: DrawerEntry & { floatCents: Cents };
}

/** How many coins or notes of a value there were. */
export interface CountedCoin {
  cents: Cents;
  count: number;
}

/** The result of a count, beside what the books say at the same time. */
export interface CountResult {
  countedCents: Cents;
  /** The float and the cash of the day. */
  expectedCents: Cents;
  /** The total of the day that the card terminal itself gives. */
  terminalCents: Cents;
  expectedTerminalCents: Cents;
}

export interface DrawerCounted {
  type: 'DrawerCounted';
  data: DrawerEntry & CountResult & { coins: CountedCoin[] };
}

/** The cash that the close moved out of the drawer. */
export interface ClosedCash {
  /** The cash counted less the cash expected: negative where some is missing. */
  differenceCents: Cents;
  bankedCents: Cents;
  /** The cash that stays as the float of another day. */
  leftCents: Cents;
}

export interface DrawerClosed {
  type: 'DrawerClosed';
  data: DrawerEntry & CountResult & ClosedCash;
  /** The reason for a difference; absent without one. */
  personal?: { reason: string } | null;
}

/** A close was taken back: it stays in the log, with its counts. */
export interface DrawerReopened {
  type: 'DrawerReopened';
  data: DrawerEntry & { expectedCents: Cents; undone: ClosedCash };
  personal: { reason: string } | null;
}

export type DrawerDayEvent = DrawerOpened | DrawerCounted | DrawerClosed | DrawerReopened;
