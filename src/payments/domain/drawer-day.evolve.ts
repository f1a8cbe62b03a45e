import { type Aggregate, throwNewerEventError } from '../../kernel/aggregate.js';
import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { ClosedCash, CountedCoin, CountResult, DayTotals, DrawerDayEvent } from './drawer-day.events.js';

export const DRAWER_STATUSES = ['open', 'closed'] as const;
export type DrawerStatus = (typeof DRAWER_STATUSES)[number];

export interface Close extends CountResult, ClosedCash {
  /** The reason for its difference; null without one. */
  reason: string | null;
  /** Whether it was taken back, and why. */
  isReopened: boolean;
  reopenReason: string | null;
  /** Number of counts until then, of which the last one is that of the close. */
  countsSoFar: number;
  /** Its report; null for a close of before there were any. */
  zReport: ZReport | null;
}

interface ZReport {
  number: number;
  totals: DayTotals;
  /** How often it was printed. */
  prints: number;
}

/** The drawer of a place on an accounting day, from its float to a person's count. */
export interface ExistingDrawerDay {
  status: DrawerStatus;
  locationId: string;
  day: LocalDate;
  currency: string;
  floatCents: Cents;
  /** All counts, the last one last: none replaces another. */
  counts: readonly (CountResult & { coins: readonly CountedCoin[] })[];
  /** All closes; only the last one can hold. */
  closes: readonly Close[];
  /** Whether there was a count since it was opened, or opened again. */
  isCounted: boolean;
}

export type DrawerDay = { status: 'none' } | ExistingDrawerDay;

function evolve(drawer: DrawerDay, event: DrawerDayEvent): DrawerDay {
  if (event.type === 'DrawerOpened') return { ...event.data, status: 'open', counts: [], closes: [], isCounted: false };
  if (drawer.status === 'none') return drawer;
  switch (event.type) {
    case 'DrawerCounted':
      return { ...drawer, counts: [...drawer.counts, event.data], isCounted: true };
    case 'DrawerClosed': {
      const close = {
        ...event.data,
        reason: event.personal?.reason ?? null,
        isReopened: false,
        reopenReason: null,
        countsSoFar: drawer.counts.length,
        zReport: null,
      };
      return { ...drawer, status: 'closed', closes: [...drawer.closes, close] };
    }
    case 'DrawerReopened': {
      const undone = { ...drawer.closes.at(-1)!, isReopened: true, reopenReason: event.personal?.reason ?? null };
      return { ...drawer, status: 'open', closes: [...drawer.closes.slice(0, -1), undone], isCounted: false };
    }
    case 'ZReportIssued': {
      const { number, totals } = event.data;
      const reported = { ...drawer.closes.at(-1)!, zReport: { number, totals, prints: 0 } };
      return { ...drawer, closes: [...drawer.closes.slice(0, -1), reported] };
    }
    case 'ZReportPrinted':
      return { ...drawer, closes: drawer.closes.map((close) => toPrinted(close, event.data.number)) };
    default:
      return throwNewerEventError(event);
  }
}

function toPrinted(close: Close, number: number): Close {
  const { zReport } = close;
  return zReport?.number === number ? { ...close, zReport: { ...zReport, prints: zReport.prints + 1 } } : close;
}

export const drawerDayAggregate: Aggregate<DrawerDay, DrawerDayEvent> = {
  initial: { status: 'none' },
  evolve,
  upcasters: {},
};
