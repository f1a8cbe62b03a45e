import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { copyIn } from '../../platform/bulk/copy-in.js';
import { extendLog, orderExtension } from '../../platform/bulk/log-extension.js';
import { withoutIndexes } from '../../platform/bulk/without-indexes.js';
import { Config } from '../../platform/config.js';
import { sql } from '../../platform/database/sql.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { EventCatalogue } from '../../platform/event-store/event-catalogue.js';
import { Subscribers } from '../../platform/jobs/subscribers.js';
import { Customers, RevenueTotals } from '../../reporting/index.js';
import type { LargePlan, Told } from './large-plan.js';
import { LargeRowMaker, type LargeRows, loadedTables } from './large-rows.js';

/** Is told what is being made, and how much of it there is. */
export type OnProgress = (what: string, done: number, of: number) => void;

/** Shifts and bookings that are made rows at a time: some megabytes. */
const chunk = 2_000;

export interface LoadOptions {
  /** Whether the database has no bookings yet, so that nobody misses its indexes for a while. */
  isEmpty: boolean;
  admin: Actor;
  onProgress: OnProgress;
}

/** Writes a plan into the database. All of it appears at once, or nothing. */
@Injectable()
export class LargeLoader {
  /** Customers who have bookings of the plan; summed up once, at the end. */
  private readonly served = new Set<string>();

  constructor(
    private readonly orm: MikroORM,
    private readonly config: Config,
    private readonly rows: LargeRowMaker,
    private readonly catalogue: EventCatalogue,
    private readonly subscribers: Subscribers,
    private readonly revenue: RevenueTotals,
    private readonly customers: Customers,
  ) {}

  async load(plan: LargePlan, options: LoadOptions): Promise<void> {
    const client = new pg.Client({ connectionString: this.config.DATABASE_DIRECT_URL ?? this.config.DATABASE_URL });
    await client.connect();
    try {
      await client.query(`begin; set local synchronous_commit = off; set local maintenance_work_mem = '1GB'; set local jit = off`);
      // What is counted in this second transaction and then lost with it, the projector would count by itself.
      await this.orm.em.fork().transactional(async (em) => {
        // It holds its locks while the other connection works, for minutes.
        await sql(em, 'set local idle_in_transaction_session_timeout = 0');
        const reached = await this.write(plan, client, em, options);
        await client.query('commit');
        await sql(em, `update projection_checkpoints set seq = $2 where seq = $1 and projection in ('revenue_totals', 'customers')`, reached);
      });
      options.onProgress('statistics', 0, loadedTables.length);
      await client.query(`vacuum analyze ${loadedTables.join(', ')}, revenue_contributions, revenue_totals, revenue_sums, customer_bookings, customers`);
    } finally {
      await client.end();
    }
  }

  /** @returns the last place of the log before and after */
  private async write(plan: LargePlan, client: pg.Client, em: EntityManager, { isEmpty, admin, onProgress }: LoadOptions): Promise<[number, number]> {
    const count = plan.places.length;
    const extension = await extendLog(client, count);
    const seqs = plan.places.values().map((place) => extension.head + 1 + place);
    const fill = async () => {
      let written = Promise.resolve();
      let done = 0;
      for (const told of chunksOf(plan.tell())) {
        const made = this.rows.rowsOf(told, seqs, { admin, ahead: extension.ahead });
        await written;
        onProgress('events', done, count);
        done += made.batches[0]!.rows.length;
        written = this.writeRows(made, client, em);
      }
      await written;
      onProgress('customers', 0, this.served.size);
      await this.customers.summarise([...this.served], em);
      onProgress('deliveries', 0, count);
      await orderExtension(client, extension, count, this.subscribersByType());
      await client.query(lockedDays);
      await client.query(reminded);
      onProgress('indexes', 0, loadedTables.length);
    };
    await (isEmpty ? withoutIndexes(client, loadedTables, fill) : fill());
    return [extension.head, extension.head + count];
  }

  private async writeRows({ batches, recorded }: LargeRows, client: pg.Client, em: EntityManager): Promise<void> {
    const copy = async () => {
      for (const batch of batches) await copyIn(client, batch);
    };
    const project = async () => {
      await this.revenue.count(recorded, em);
      return this.customers.give(recorded, em);
    };
    const [customers] = await Promise.all([project(), copy()]);
    for (const key of customers) this.served.add(key);
  }

  private subscribersByType(): Map<string, string[]> {
    return new Map(this.catalogue.types().map((type) => [type, this.subscribers.to(type).map(({ name }) => name)]));
  }
}

function* chunksOf(all: Iterable<Told>): Generator<Told[]> {
  let some: Told[] = [];
  for (const each of all) {
    some.push(each);
    if (some.length < chunk) continue;
    yield some;
    some = [];
  }
  yield some;
}

/** Every day that was decided about has its row to lock. */
const lockedDays = /* sql */ `
  insert into therapist_day (therapist_id, day)
  select distinct b.therapist_id, b.booking_date from bookings b join therapists t on t.id = b.therapist_id
  where not t.is_unassigned on conflict do nothing`;

/** The shop knows of the requests: no worker is to remind it of hundreds at once. */
const reminded = /* sql */ `
  insert into request_reminders (booking_id, because)
  select id, because from bookings, unnest(array['waiting', 'starts-soon']) because where status = 'pending' on conflict do nothing`;
