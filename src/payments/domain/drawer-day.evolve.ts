import { type Aggregate, throwNewerEventError } from '../../kernel/aggregate.js';
import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { ClosedCash, CountedCoin, CountResult, DrawerDayEvent } from './drawer-day.events.js';

export const DRAWER_STATUSES = ['open', 'closed'] as const;
export type DrawerStatus = (typeof DRAWER_STATUSES)[number];

export interface Close extends CountResult, ClosedCash {
  /** The reason for its difference; null without one. */
  reason: string | null;
  /** Whether it was taken back, and why. */
  isReopened: boolean;
  reopenReason: string | null;
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
      const close = { ...event.data, reason: event.personal?.reason ?? null, isReopened: false, reopenReason: null };
      return { ...drawer, status: 'closed', closes: [...drawer.closes, close] };
    }
    case 'DrawerReopened': {
      const undone = { ...drawer.closes.at(-1)!, isReopened: true, reopenReason: event.personal?.reason ?? null };
      return { ...drawer, status: 'open', closes: [...drawer.closes.slice(0, -1), undone], isCounted: false };
    }
    default:
      return throwNewerEventError(event);
  }
}

export const drawerDayAggregate: Aggregate<DrawerDay, DrawerDayEvent> = {
  initial: { status: 'none' },
  evolve,
  upcasters: {},
};
