import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { copyRows } from '../../platform/database/bulk/copy-rows.js';
import { reserveSequenceRange, commitSequenceRange } from '../../platform/event-log/bulk/sequence-range.js';
import { withoutIndexes } from '../../platform/database/bulk/without-indexes.js';
import { directDatabaseUrl } from '../../platform/database/direct-database-url.js';
import { Config } from '../../platform/config.js';
import { sql } from '../../platform/database/sql.js';
import type { Actor } from '../../kernel/actor.js';
import { EventTypeRegistry } from '../../platform/event-log/event-type-registry.js';
import { SubscriberRegistry } from '../../platform/deliveries/subscriber-registry.js';
import { reconcileTable } from '../../platform/projections/reconcile-table.js';
import { ProjectionRegistry } from '../../platform/projections/projection-registry.js';
import { createShadowTables, enterShadowSchema, exitShadowSchema } from '../../platform/projections/shadow-tables.js';
import {
  ClientFiguresProjection,
  CustomersProjection,
  PerformanceProjection,
  RevenueTotalsProjection,
} from '../../reporting/index.js';
import type { BulkPlan, PlannedItem } from './bulk-plan.js';
import { BulkSaleBuilder, insertLedgerSql } from '../../payments/index.js';
import { CurrentPolicy } from '../../booking/index.js';
import { BookingRules, ShopSettings } from '../../catalog/index.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { BulkRowMaker, type BulkRows, loadedTables } from './bulk-rows.js';

/** Receives the kind of rows that are being made, and the number of them that are done. */
export type OnProgress = (what: string, done: number, of: number) => void;

/** Number of shifts and bookings whose rows are made at a time: some megabytes. */
const CHUNK_SIZE = 2_000;

interface LoadOptions {
  /** Whether the database has no bookings yet, so that its indexes can be dropped for a while. */
  isEmpty: boolean;
  admin: Actor;
  onProgress: OnProgress;
}

/** Writes a plan into the database in one transaction. */
@Injectable()
export class BulkLoader {
  /** Customers who have bookings of the plan; summed up once, at the end. */
  private readonly customerKeys = new Set<string>();
  /** Clients who have bookings of the plan; summed up once, too. */
  private readonly clientIds = new Set<string>();

  constructor(
    private readonly orm: MikroORM,
    private readonly config: Config,
    private readonly rows: BulkRowMaker,
    private readonly sales: BulkSaleBuilder,
    private readonly policies: CurrentPolicy,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
    private readonly eventTypes: EventTypeRegistry,
    private readonly subscribers: SubscriberRegistry,
    private readonly revenue: RevenueTotalsProjection,
    private readonly customers: CustomersProjection,
    private readonly clientFigures: ClientFiguresProjection,
    private readonly performance: PerformanceProjection,
    private readonly projections: ProjectionRegistry,
  ) {}

  async load(plan: BulkPlan, options: LoadOptions): Promise<void> {
    const client = new pg.Client({ connectionString: directDatabaseUrl(this.config) });
    await client.connect();
    try {
      await client.query(
        `begin; set local synchronous_commit = off; set local maintenance_work_mem = '1GB'; set local jit = off`,
      );
      // If this second transaction is lost, the projector counts the same events later.
      await this.orm.em.fork().transactional(async (em) => {
        // It holds its locks while the other connection works, for minutes.
        await sql(em, 'set local idle_in_transaction_session_timeout = 0');
        const write = () => this.write(plan, client, em, options);
        const reached = await (options.isEmpty ? this.inShadow(em, options.onProgress, write) : write());
        await client.query('commit');
        await sql(
          em,
          `update projection_checkpoints set seq = $2 where seq = $1 and projection in ('revenue_totals', 'customers', 'client_figures', 'performance')`,
          reached,
        );
      });
      options.onProgress('statistics', 0, loadedTables.length);
      await client.query(
        `vacuum analyze ${loadedTables.join(', ')}, performance_bookings, revenue_contributions, revenue_totals, revenue_sums, customer_bookings, customers, client_bookings, client_sales, client_figures, identities`,
      );
    } finally {
      await client.end();
    }
  }

  /** Writes the rows of the plan. @returns the last sequence number before and after */
  private async write(
    plan: BulkPlan,
    client: pg.Client,
    em: EntityManager,
    { isEmpty, admin, onProgress }: LoadOptions,
  ): Promise<[number, number]> {
    const count = plan.ranks.length;
    const range = await reserveSequenceRange(client, count);
    const seqs = plan.ranks.values().map((place) => range.head + 1 + place);
    const policy = await this.policies.read();
    const rules = await this.settings.read(BookingRules);
    const terms = await this.sales.readTerms();
    const today: LocalDate = this.clock.today();
    const fill = async () => {
      await client.query('alter table bookings disable trigger bookings_identified_on_insert');
      let written = Promise.resolve();
      let done = 0;
      for (const items of toChunks(plan.items())) {
        const context = { admin, positionOffset: range.positionOffset, policy, rules, terms };
        const rows = this.rows.toRows(items, seqs, context);
        await written;
        onProgress('events', done, count);
        done += rows.batches[0]!.rows.length;
        written = this.writeRows(rows, client, em);
      }
      await written;
      onProgress('names of clients', 0, 1);
      await client.query(insertIdentitiesSql);
      await client.query('alter table bookings enable trigger bookings_identified_on_insert');
      onProgress('customers', 0, this.customerKeys.size);
      await (isEmpty
        ? this.customers.completeStreams(em)
        : this.customers.refreshSummaries([...this.customerKeys], em));
      await (isEmpty ? this.clientFigures.completeStreams(em) : this.clientFigures.refresh([...this.clientIds], em));
      onProgress('deliveries', 0, count);
      await commitSequenceRange(client, range, count, this.subscribersByType());
      for (const [paper, number] of Object.entries(plan.paperNumbers ?? {}))
        await client.query('update paper_numbers set last_number = $2 where paper = $1', [paper, number]);
      await client.query(insertDayLocksSql);
      await client.query(insertRemindersSql);
      await client.query(insertClientRemindersSql, [today]);
    };
    const run = async (statement: string, params?: readonly unknown[]) =>
      (await client.query<object>(statement, params?.slice())).rows;
    await (isEmpty ? withoutIndexes(run, loadedTables, fill, (nth, of) => onProgress('indexes', nth, of)) : fill());
    return [range.head, range.head + count];
  }

  /** Writes the read models of reports into copies without triggers and indexes, and copies them over at once. */
  private async inShadow<Result>(
    em: EntityManager,
    onProgress: OnProgress,
    write: () => Promise<Result>,
  ): Promise<Result> {
    const projections = this.projections.asynchronous();
    const shadowSchema = 'loading';
    await createShadowTables(em, projections, shadowSchema);
    const liveSchema = await enterShadowSchema(em, shadowSchema);
    const result = await write();
    await exitShadowSchema(em, shadowSchema);
    const tables = projections.flatMap((projection) => projection.tables);
    for (const [nth, table] of tables.entries()) {
      onProgress('read models of reports', nth, tables.length);
      await reconcileTable(em, table, { liveSchema, shadowSchema });
    }
    await sql(em, `drop schema ${shadowSchema} cascade`);
    return result;
  }

  private async writeRows(
    { batches, events, recorded, sold, ledger }: BulkRows,
    client: pg.Client,
    em: EntityManager,
  ): Promise<void> {
    const copy = async () => {
      for (const batch of batches) await copyRows(client, batch);
      if (ledger) await client.query(insertLedgerSql, ledger);
    };
    const project = async () => {
      await this.revenue.applyBookings(recorded, em);
      await this.performance.apply(events, em);
      const clients = await this.clientFigures.assignBookings(recorded, em);
      await this.clientFigures.assignSales(sold, em);
      for (const id of clients) this.clientIds.add(id);
      return this.customers.assignBookings(recorded, em);
    };
    const [customers] = await Promise.all([project(), copy()]);
    for (const key of customers) this.customerKeys.add(key);
  }

  private subscribersByType(): Map<string, string[]> {
    return new Map(
      this.eventTypes.names().map((type) => [type, this.subscribers.subscribedTo(type).map(({ name }) => name)]),
    );
  }
}

function* toChunks(all: Iterable<PlannedItem>): Generator<PlannedItem[]> {
  let some: PlannedItem[] = [];
  for (const each of all) {
    some.push(each);
    if (some.length < CHUNK_SIZE) continue;
    yield some;
    some = [];
  }
  yield some;
}

/** SQL that does what the trigger does for each booking. */
const insertIdentitiesSql = /* sql */ `
  insert into identities (client_id, customer_key, kind, value)
  select distinct client_id, customer_key, kind, value from known_identities on conflict do nothing`;

/** SQL that inserts the row that is locked for each therapist day with bookings. */
const insertDayLocksSql = /* sql */ `
  insert into therapist_day (therapist_id, day)
  select distinct b.therapist_id, b.booking_date from bookings b join therapists t on t.id = b.therapist_id
  where not t.is_unassigned on conflict do nothing`;

/** SQL that marks the shop as reminded of all requests, so that no worker reminds it of hundreds at once. */
const insertRemindersSql = /* sql */ `
  insert into request_reminders (booking_id, because)
  select id, because from bookings, unnest(array['waiting', 'starts-soon']) because where status = 'pending' on conflict do nothing`;

/** SQL that marks the clients as reminded, so that no worker reminds hundreds of them. */
const insertClientRemindersSql = /* sql */ `
  insert into client_reminders (booking_id, kind, starts_at, channels, reminded_at)
  select id, kind, booking_date + booking_time, '{mail}', now()
  from bookings, unnest(array['ahead', 'same-day']) kind
  where status = 'confirmed' and booking_date >= $1::date - 1 on conflict do nothing`;
