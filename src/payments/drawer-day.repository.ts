import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor.js';
import { NotFoundError } from '../kernel/errors.js';
import type { Transaction } from '../platform/database/pipelining/index.js';
import { sql } from '../platform/database/sql.js';
import { AggregateRepository, type LoadedAggregate } from '../platform/event-log/aggregate-repository.js';
import { lockDay } from './accounting-day.js';
import { type BookedMoney, type DecideDrawerDay, drawerExistsError, issueZReport } from './domain/drawer-day.decide.js';
import type { DrawerDayEvent, DrawerEntry } from './domain/drawer-day.events.js';
import { type DrawerDay, drawerDayAggregate } from './domain/drawer-day.evolve.js';
import { readDayTotals } from './ledger/day-totals.js';
import { insertLedgerSql, toJournalEntry } from './ledger/ledger-rows.js';
import { takeNextNumber } from './papers/paper-numbers.js';
import { upsertDrawerDay } from './projections/drawer-day-rows.js';

/** The one way to change a drawer: lock its day, load, read the books, decide, append, project and enter in the ledger. */
@Injectable()
export class DrawerDayRepository {
  constructor(private readonly store: AggregateRepository) {}

  /** Opens a drawer under an id that its caller made. @throws BusinessRuleError `drawer-exists` for a day that has another */
  async open(tx: Transaction, id: string, entry: DrawerEntry, decide: DecideDrawerDay, by: Actor): Promise<void> {
    void lockDay(tx, entry);
    const [other] = await sql<{ id: string }>(tx, drawerOfDaySql, [entry.locationId, entry.day]);
    if (other && other.id !== id) throw drawerExistsError();
    await this.decide(tx, id, { cashCents: 0, cardCents: 0 }, decide, by);
  }

  /** Changes a drawer. @returns the drawer after it. @throws NotFoundError where there is none */
  async change(tx: Transaction, id: string, decide: DecideDrawerDay, by: Actor): Promise<DrawerDay> {
    const [drawer] = await sql<DrawerRow>(tx, drawerSql, [id]);
    if (!drawer) throw new NotFoundError('There is no such drawer');
    const { location_id: locationId, day, currency } = drawer;
    void lockDay(tx, { locationId, day });
    const [booked] = await sql<BookedMoney>(tx, bookedSql, [locationId, day, currency, id]);
    return this.decide(tx, id, booked!, decide, by);
  }

  private async decide(
    tx: Transaction,
    id: string,
    booked: BookedMoney,
    decide: DecideDrawerDay,
    by: Actor,
  ): Promise<DrawerDay> {
    const before = await this.store.load(tx, drawerDayAggregate, id);
    // Something else has this id.
    if (before.version > 0 && before.state.status === 'none') throw drawerExistsError();
    const events = decide(before.state, booked);
    if (events.length === 0) return before.state;
    if (events.at(-1)!.type === 'DrawerClosed') {
      const closed = events.reduce<DrawerDay>(drawerDayAggregate.evolve, before.state);
      const totals = await readDayTotals(tx, events[0]!.data);
      events.push(...issueZReport({ number: await takeNextNumber(tx, 'z_report'), totals })(closed, booked));
    }
    const after =
      before.version === 0
        ? this.store.startStream(tx, drawerDayAggregate, id, events, by)
        : await this.store.append(tx, drawerDayAggregate, before, events, by);
    await this.write(tx, after, events);
    return after.state;
  }

  private async write(tx: Transaction, after: LoadedAggregate<DrawerDay>, events: readonly DrawerDayEvent[]) {
    const entry = toJournalEntry(after, events);
    if (entry) void tx.query(insertLedgerSql, entry);
    await upsertDrawerDay(tx, after);
  }
}

interface DrawerRow {
  location_id: string;
  day: string;
  currency: string;
}

const drawerOfDaySql = /* sql */ `select id from drawer_days where location_id = $1 and day = $2`;

const drawerSql = /* sql */ `select location_id, day::text as day, currency from drawer_days where id = $1`;

const bookedSql = /* sql */ `
  select coalesce(sum(cents) filter (where account = 'cash'), 0)::float8 as "cashCents",
    coalesce(sum(cents) filter (where account = 'card_terminal'), 0)::float8 as "cardCents"
  from ledger_entries where location_id = $1 and day = $2 and currency = $3 and stream <> $4
    and not exists (select from book_entries b where b.id = stream)`;
