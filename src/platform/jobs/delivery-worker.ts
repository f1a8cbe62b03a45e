import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import type { Worker } from 'bullmq';
import { sql } from '../database/sql.js';
import { system } from '../event-store/actor.js';
import { type LoggedEvent, loggedEventColumns, loggedEventOf, type LoggedEventRow } from '../event-store/logged-event.js';
import { requestContext } from '../http/request-context.js';
import { Metrics } from '../metrics/metrics.js';
import { traced } from '../tracing/tracing.js';
import { backoffMs } from './delivery-queues.js';
import { failureOf } from './failure.js';
import { type DeliveryJob, Queues } from './queues.js';
import { lanes } from './subscriber.js';
import { Subscribers } from './subscribers.js';

/** Small enough that the lanes together leave connections of the pool to the relay. */
const concurrency = 4;

/** So many deliveries of a subscriber that takes batches are done in one transaction. */
const batch = 100;

/** A job whose worker is gone, or could not say what became of it, is taken up again within seconds, however often. */
const recovery = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 1_000 };

/** Takes jobs from the queues and hands each event to its subscriber, once. */
@Injectable()
export class DeliveryWorker {
  private readonly logger = new Logger('Deliveries');
  private workers: Worker[] = [];

  constructor(
    private readonly orm: MikroORM,
    private readonly queues: Queues,
    private readonly subscribers: Subscribers,
    private readonly metrics: Metrics,
  ) {}

  /** @throws Error when deliveries wait for a subscriber that no longer exists */
  async start(): Promise<void> {
    const open = await sql<{ subscriber: string }>(
      this.orm.em.fork(),
      `select distinct subscriber from deliveries where state <> 'done'`,
    );
    for (const { subscriber } of open) this.subscribers.named(subscriber);
    const settings = { backoffStrategy: backoffMs };
    this.workers = lanes.map((lane) =>
      this.queues.worker(lane, ({ data }) => this.deliver(data), { concurrency, settings, ...recovery }),
    );
  }

  /** Finishes what is being worked on and takes nothing new. */
  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private async deliver(job: DeliveryJob): Promise<void> {
    const end = this.metrics.startDelivery(job.subscriber);
    const reached = { eventId: job.eventId };
    try {
      let hasMore = true;
      while (hasMore) hasMore = await this.orm.em.fork().transactional((em) => this.deliverDue(em, job, reached));
      end('done');
    } catch (error) {
      end('failed');
      const failure = failureOf(error);
      await sql(this.orm.em.fork(), failed, [job.subscriber, reached.eventId, failure.message]);
      throw failure;
    }
  }

  // Rows stay locked while their work is done: a second job for one finds it locked, or done.
  private async deliverDue(em: EntityManager, { subscriber, eventId }: DeliveryJob, reached: { eventId: string }): Promise<boolean> {
    const { inBatches } = this.subscribers.named(subscriber);
    const rows = await sql<LoggedEventRow>(em, inBatches ? lockBatch : lockOne, [subscriber, eventId]);
    for (const row of rows) {
      reached.eventId = row.event_id;
      await this.deliverEvent(em, subscriber, loggedEventOf(row));
    }
    if (rows.length > 0) await sql(em, done, [subscriber, rows.map((row) => row.event_id)]);
    return rows.length === batch;
  }

  private async deliverEvent(em: EntityManager, subscriber: string, event: LoggedEvent): Promise<void> {
    const context = { requestId: event.requestId ?? event.eventId, actor: system };
    const work = { name: `deliver ${subscriber}`, kind: SpanKind.CONSUMER, attributes: { event: event.type, seq: event.seq } };
    await requestContext.run(context, () =>
      traced({ ...work, request: context.requestId }, () => this.handle(subscriber, event, em)),
    );
  }

  private async handle(name: string, event: LoggedEvent, em: EntityManager): Promise<void> {
    const of = { subscriber: name, event: event.type, event_id: event.eventId, seq: event.seq };
    try {
      await this.subscribers.named(name).handle(event, em);
      this.logger.log(of, 'Delivered');
    } catch (error) {
      this.logger.warn({ ...of, err: error }, 'A delivery failed and is tried again');
      throw error;
    }
  }
}

/** A subscriber may wait for another server, and its transaction with it: longer than others may stand still. */
const waiting = /* sql */ `
  select ${loggedEventColumns}, set_config('idle_in_transaction_session_timeout', '2min', true)
  from deliveries d join event_log e using (event_id) join log_order o using (position)
  where d.subscriber = $1 and d.state <> 'done'`;

const lockOne = /* sql */ `${waiting} and d.event_id = $2 for update of d skip locked`;

/** What failed is left to its own job, so that it holds nobody up. */
const lockBatch = /* sql */ `
  ${waiting} and (d.state = 'open' or d.event_id = $2) order by d.seq limit ${batch} for update of d skip locked`;

const done = /* sql */ `
  update deliveries set state = 'done', attempts = attempts + 1, last_error = null, updated_at = now()
  where subscriber = $1 and event_id = any ($2::uuid[])`;

const failed = /* sql */ `
  update deliveries set state = 'failing', attempts = attempts + 1, last_error = $3, updated_at = now()
  where subscriber = $1 and event_id = $2 and state <> 'done'`;
