import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { PaperFormat, PaymentMethod } from './sale.events.js';

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

/** The money of a method on the day of a close. */
export interface MethodTotals {
  method: PaymentMethod;
  /** Money that came in; a corrected method counts where the money is. */
  takenCents: Cents;
  refundedCents: Cents;
  voidedCents: Cents;
}

/** Sums of a day at its close: decided once, so that a copy says the same. */
export interface DayTotals {
  /** Methods by which money moved. */
  methods: MethodTotals[];
  /** The part of it that is owed to therapists. */
  tipsCents: Cents;
  /** Cash of the drawer that therapists were given as tips: no money that was taken or given back. */
  paidOutTipsCents: Cents;
  /** The amount that counts as covered beyond the money, because cash has no smaller coin. */
  roundingCents: Cents;
  /** Gift certificates sold, within the money, and those that paid, beyond it; absent on a day without any. */
  certificates?: { soldCents: Cents; redeemedCents: Cents };
}

/** The report of a close was issued, in the transaction of the close. */
export interface ZReportIssued {
  type: 'ZReportIssued';
  data: DrawerEntry & { number: number; totals: DayTotals };
}

/** A report was printed; from the second time on it is a copy. */
export interface ZReportPrinted {
  type: 'ZReportPrinted';
  data: DrawerEntry & { number: number; format: PaperFormat };
}

export type DrawerDayEvent =
  DrawerOpened | DrawerCounted | DrawerClosed | DrawerReopened | ZReportIssued | ZReportPrinted;
