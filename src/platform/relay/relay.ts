import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { setTimeout as sleep } from 'node:timers/promises';
import { Config } from '../config.js';
import { sql } from '../database/sql.js';
import { Transactions } from '../database/transactions.js';
import { type Delivery, DeliveryQueues } from '../jobs/delivery-queues.js';
import { type Lane, lanes, wants } from '../jobs/subscriber.js';
import { Subscribers } from '../jobs/subscribers.js';
import { traceSince } from '../tracing/tracing.js';
import { Gathering } from './gathering.js';
import { WakefulLoop } from './wakeful-loop.js';

const batch = 500;

/** How long a lot of jobs may take to be queued before the next follows. */
const patienceMs = 1_000;

/** Jobs of the next events are queued together: on PostgreSQL many cost hardly more than one. A lane of batches has only one. */
const pauseMs: Record<Lane, number> = { mail: 50, audit: 0 };

interface Ordered {
  seq: bigint;
  event_id: string;
  type: string;
  request_id: string | null;
}

/**
 * Gives every committed event its gapless place in the log and hands it to its subscribers. Positions are drawn before
 * commits and may become visible out of order; `seq` is given afterwards, by one relay at a time, and never changes.
 */
@Injectable()
export class Relay {
  private readonly loop: WakefulLoop;
  private readonly logger = new Logger('Relay');
  private readonly feeds = lanes.map((lane) => new Gathering<Ordered>(pauseMs[lane], (events) => this.queue(this.jobsOf(lane, events))));

  constructor(
    private readonly orm: MikroORM,
    private readonly transactions: Transactions,
    private readonly subscribers: Subscribers,
    private readonly queues: DeliveryQueues,
    config: Config,
  ) {
    this.loop = new WakefulLoop({
      name: 'Relay',
      connectionString: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
      channel: 'log_appended',
      pollMs: 250,
      step: () => this.advance(),
    });
  }

  start = () => this.loop.start();

  async stop(): Promise<void> {
    await this.loop.stop();
    await this.queued();
  }

  /** Orders one batch and queues what follows; true when more may be waiting. */
  async step(): Promise<boolean> {
    const hasMore = await this.advance();
    await this.queued();
    return hasMore;
  }

  // The next batch is put in order while the jobs of this one are queued.
  private async advance(): Promise<boolean> {
    const [waiting] = await sql<{ some: boolean }>(this.orm.em.fork(), 'select exists (select from log_pending) as some');
    if (!waiting?.some) return false;
    const since = Date.now();
    const ordered = await this.order();
    for (const event of ordered) this.tell(event, since);
    for (const feed of this.feeds) feed.add(ordered);
    return ordered.length === batch;
  }

  private async queued(): Promise<void> {
    await Promise.all(this.feeds.map((feed) => feed.settled()));
  }

  /** A job for each delivery, but one for all of a BatchSubscriber's. */
  private jobsOf(lane: Lane, events: readonly Ordered[]): Delivery[] {
    return this.subscribers.in(lane).flatMap((subscriber) => {
      const wanted = events.filter(({ type }) => wants(subscriber, type));
      const jobs = 'handleAll' in subscriber ? wanted.slice(-1) : wanted;
      return jobs.map(({ event_id: eventId }) => ({ subscriber: subscriber.name, lane, eventId }));
    });
  }

  // A crash, or a queue that is away, costs jobs and not deliveries: the sweeper queues them again. The log goes on.
  private async queue(deliveries: readonly Delivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    const adding = this.queues.add(deliveries).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Deliveries could not be queued and will be swept up');
    });
    await Promise.race([adding, sleep(patienceMs, undefined, { ref: false })]);
  }

  private tell({ request_id, event_id, type, seq }: Ordered, since: number): void {
    const attributes = { event_id, event: type, seq: Number(seq) };
    this.logger.debug({ request_id, ...attributes }, 'Ordered');
    traceSince(since, { name: 'order', kind: SpanKind.INTERNAL, attributes, request: request_id ?? event_id });
  }

  private async order(): Promise<Ordered[]> {
    const wanted = this.subscribers.all().flatMap(({ name, to }) => (to === 'everything' ? [null] : to).map((type) => ({ name, type })));
    const { moved } = await this.transactions.run((tx) => {
      // A statement of its own: a relay that had to wait here sees in the next one all that the other relay did.
      void tx.query('select from log_head for update');
      const moved = tx.query<Ordered>(orderStatement, [batch, wanted.map(({ name }) => name), wanted.map(({ type }) => type)]);
      return Promise.resolve({ moved });
    });
    return moved;
  }
}

const orderStatement = /* sql */ `
  with moved as (
    delete from log_pending where position in (select position from log_pending order by position limit $1) returning position
  ), ordered as (
    insert into log_order (seq, position)
    select (select seq from log_head) + row_number() over (order by position), position from moved
    returning seq, position
  ), named as (
    select o.seq, e.event_id, e.type, e.request_id from ordered o join event_log e using (position)
  ), delivered as (
    insert into deliveries (subscriber, event_id, seq, queued_at, updated_at)
    select s.name, n.event_id, n.seq, now(), now()
    from named n join unnest($2::text[], $3::text[]) as s (name, type) on s.type is null or s.type = n.type
  ), advanced as (
    update log_head set seq = (select max(seq) from ordered) where exists (select from ordered)
  )
  select seq, event_id, type, request_id, pg_notify('log_advanced', '') from named order by seq`;
