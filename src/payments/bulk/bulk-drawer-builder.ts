import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { CopyValue } from '../../platform/database/bulk/copy-rows.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { PersonalData, type SubjectKey } from '../../platform/personal-data/personal-data.js';
import { getCoins } from '../domain/cash-rounding.js';
import {
  type BookedMoney,
  closeDrawer,
  countDrawer,
  type DecideDrawerDay,
  issueZReport,
  openDrawer,
} from '../domain/drawer-day.decide.js';
import type { CountedCoin, DayTotals } from '../domain/drawer-day.events.js';
import { type DrawerDay, drawerDayAggregate } from '../domain/drawer-day.evolve.js';
import type { PlacedEvent } from '../ledger/ledger-rows.js';
import { MAIN_LOCATION } from '../location.js';
import { toDrawerDayRow } from '../projections/drawer-day-rows.js';
import { toBulkEvent } from './to-bulk-event.js';

/** The drawer of a day that is over, from its float to its close. */
export interface PlannedDrawer {
  openedAt: Date;
  closedAt: Date;
  day: LocalDate;
  by: Actor;
  currency: string;
  floatCents: Cents;
  /** The money of the day. */
  booked: BookedMoney;
  totals: DayTotals;
  countedCents: Cents;
  bankedCents: Cents;
  reason?: string | undefined;
  zReportNumber: number;
}

interface BulkDrawer {
  key: SubjectKey;
  keyRow: CopyValue[];
  events: RecordedEvent[];
  /** The same events, for the ledger. */
  placed: PlacedEvent[];
  row: CopyValue[];
}

/** Returns the instants of the events that a planned drawer comes down to, in their order. */
export const listDrawerTimes = ({ openedAt, closedAt }: PlannedDrawer): Date[] => [
  openedAt,
  ...Array.from({ length: 3 }, () => closedAt),
];

/** Builds closed drawers with the rules of the domain, but without a database in between: for loading many at once. */
@Injectable()
export class BulkDrawerBuilder {
  constructor(private readonly personalData: PersonalData) {}

  /** Builds a drawer. @param seqs the sequence numbers of its events, in their order */
  build(drawer: PlannedDrawer, seqs: readonly number[]): BulkDrawer {
    const id = randomUUIDv7();
    const { key, wrapped } = this.personalData.generateKey(id);
    const { booked, by, closedAt } = drawer;
    const { upcasters } = drawerDayAggregate;
    const times = listDrawerTimes(drawer);
    const events: RecordedEvent[] = [];
    const placed: PlacedEvent[] = [];
    let state: DrawerDay = drawerDayAggregate.initial;
    for (const decide of toSteps(drawer))
      for (const event of decide(state, booked)) {
        const place = { event, stream: id, version: placed.length + 1, occurredAt: times[placed.length]! };
        events.push(toBulkEvent(this.personalData, place, { key, seq: seqs[placed.length]!, by, upcasters }));
        placed.push(place);
        state = drawerDayAggregate.evolve(state, event);
      }
    if (state.status === 'none') throw new Error('The first decision opens the drawer');
    const loaded = { id, state, version: events.length, createdAt: drawer.openedAt, updatedAt: closedAt };
    return { key, keyRow: [id, wrapped], events, placed, row: toDrawerDayRow(loaded, state) };
  }
}

function toSteps(drawer: PlannedDrawer): DecideDrawerDay[] {
  const { day, currency, floatCents, booked, countedCents, bankedCents, reason, totals, zReportNumber } = drawer;
  return [
    openDrawer({ locationId: MAIN_LOCATION, day, currency, floatCents }),
    countDrawer({ coins: toCoins(countedCents, currency), terminalCents: booked.cardCents }),
    closeDrawer({ bankedCents, reason }),
    issueZReport({ number: zReportNumber, totals }),
  ];
}

/** Makes up an amount of as few coins and notes as possible. */
function toCoins(cents: Cents, currency: string): CountedCoin[] {
  let left = cents;
  return getCoins(currency).flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return count > 0 ? [{ cents: value, count }] : [];
  });
}
