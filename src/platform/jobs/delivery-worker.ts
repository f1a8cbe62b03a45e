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
    try {
      await this.orm.em.fork().transactional((em) => this.deliverOnce(em, job));
      end('done');
    } catch (error) {
      end('failed');
      const failure = failureOf(error);
      await sql(this.orm.em.fork(), failed, [job.subscriber, job.eventId, failure.message]);
      throw failure;
    }
  }

  // The delivery's row stays locked while its work is done: a second job for it finds it locked, or done.
  private async deliverOnce(em: EntityManager, { subscriber, eventId }: DeliveryJob): Promise<void> {
    const [delivery] = await sql<{ state: string }>(em, lockDelivery, [subscriber, eventId]);
    if (!delivery || delivery.state === 'done') return;
    const [row] = await sql<LoggedEventRow>(em, readEvent, [eventId]);
    if (!row) throw new Error(`Event ${eventId} is not in the log`);
    const event = loggedEventOf(row);
    const context = { requestId: event.requestId ?? eventId, actor: system };
    const work = { name: `deliver ${subscriber}`, kind: SpanKind.CONSUMER, attributes: { event: event.type, seq: event.seq } };
    await requestContext.run(context, () =>
      traced({ ...work, request: context.requestId }, () => this.handle(subscriber, event, em)),
    );
    await sql(em, done, [subscriber, eventId]);
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
const lockDelivery = /* sql */ `
  select state, set_config('idle_in_transaction_session_timeout', '2min', true)
  from deliveries where subscriber = $1 and event_id = $2 for update skip locked`;

const readEvent = /* sql */ `
  select ${loggedEventColumns} from event_log e join log_order o using (position) where e.event_id = $1`;

const done = /* sql */ `
  update deliveries set state = 'done', attempts = attempts + 1, last_error = null, updated_at = now()
  where subscriber = $1 and event_id = $2`;

const failed = /* sql */ `
  update deliveries set state = 'failing', attempts = attempts + 1, last_error = $3, updated_at = now()
  where subscriber = $1 and event_id = $2 and state <> 'done'`;
