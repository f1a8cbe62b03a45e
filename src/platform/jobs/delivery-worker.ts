import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Worker } from 'bullmq';
import { Config } from '../config.js';
import { sql } from '../database/sql.js';
import { WakefulLoop } from '../relay/wakeful-loop.js';
import { Deliverer } from './deliverer.js';
import { backoffMs } from './delivery-queues.js';
import { Queues } from './queues.js';
import { lanes } from './subscriber.js';
import { Subscribers } from './subscribers.js';

/** Small enough that the lanes together leave connections of the pool to the relay. */
const concurrency = 4;

/** A job whose worker is gone, or could not say what became of it, is taken up again within seconds, however often. */
const recovery = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 1_000 };

/** Has deliveries done: batches whenever the log has grown, everything else and what has failed by jobs. */
@Injectable()
export class DeliveryWorker {
  private workers: Worker[] = [];
  private batches: WakefulLoop | undefined;

  constructor(
    private readonly orm: MikroORM,
    private readonly queues: Queues,
    private readonly subscribers: Subscribers,
    private readonly deliverer: Deliverer,
    private readonly config: Config,
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
      this.queues.worker(lane, ({ data }) => this.deliverer.deliver(data.subscriber, data.eventId), { concurrency, settings, ...recovery }),
    );
    this.batches = new WakefulLoop({
      name: 'Deliveries',
      connectionString: this.config.DATABASE_DIRECT_URL ?? this.config.DATABASE_URL,
      channel: 'log_advanced',
      pollMs: 1_000,
      step: () => this.deliverBatches(),
    });
    await this.batches.start();
  }

  /** Finishes what is being worked on and takes nothing new. */
  async stop(): Promise<void> {
    await Promise.all([this.batches?.stop(), ...this.workers.map((worker) => worker.close())]);
  }

  private async deliverBatches(): Promise<boolean> {
    let hasMore = false;
    for (const subscriber of this.subscribers.inBatches()) {
      if (await this.deliverer.deliverWaiting(subscriber)) hasMore = true;
    }
    return hasMore;
  }
}
