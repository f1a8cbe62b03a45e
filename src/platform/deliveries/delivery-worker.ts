import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Worker } from 'bullmq';
import { sql } from '../database/sql.js';
import { DeliveryExecutor } from './delivery-executor.js';
import { DeliveryQueueService } from './delivery-queue.service.js';
import { QueueOutages } from './outages/queue-outages.js';
import { backoffMs } from './retry-schedule.js';
import { type DeliveryJob, QueueFactory } from './queue-factory.js';
import { type QueueName, QUEUE_NAMES } from './queue-names.js';
import { SubscriberRegistry } from './subscriber-registry.js';

/**
 * Number of jobs that a worker runs at once. It is small, so that all queues together leave connections of the pool to
 * the relay.
 */
const CONCURRENCY = 4;

/**
 * Settings by which a job whose worker died, or could not report the result, is taken over within seconds, any number
 * of times.
 */
const recovery = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 1_000 };

/** Takes jobs from the queues and runs their deliveries. */
@Injectable()
export class DeliveryWorker {
  private readonly workers = new Map<QueueName, Worker>();
  private readonly inFlight = new Set<Promise<void>>();

  constructor(
    private readonly orm: MikroORM,
    private readonly queues: QueueFactory,
    private readonly jobs: DeliveryQueueService,
    private readonly subscribers: SubscriberRegistry,
    private readonly deliverer: DeliveryExecutor,
    private readonly outages: QueueOutages,
  ) {}

  /** Starts a worker for each queue. @throws Error when deliveries wait for a subscriber that no longer exists */
  async start(): Promise<void> {
    const open = await sql<{ subscriber: string }>(
      this.orm.em.fork(),
      `select distinct subscriber from deliveries where state <> 'done'`,
    );
    for (const { subscriber } of open) this.subscribers.get(subscriber);
    const options = { concurrency: CONCURRENCY, settings: { backoffStrategy: backoffMs }, autorun: false, ...recovery };
    for (const queueName of QUEUE_NAMES) {
      const worker = this.queues.worker<DeliveryJob>(queueName, (job) => this.work(job.data), options);
      this.workers.set(queueName, worker);
    }
    this.outages.watch((queueName, isPaused) => this.setPaused(queueName, isPaused));
    await this.outages.refresh();
    for (const queueName of QUEUE_NAMES) {
      if (!this.outages.isPaused(queueName)) await this.setPaused(queueName, false);
    }
  }

  /** Returns why a process that works on the queues cannot, in a sentence; undefined when it can, and for any other. */
  async findProblem(): Promise<string | undefined> {
    if (this.workers.size === 0 || (await this.jobs.getJobCounts('mail'))) return undefined;
    return 'The queues do not answer: look at REDIS_URL, or DATABASE_DIRECT_URL without it';
  }

  /** Finishes the jobs that run, and takes no new ones. */
  async stop(): Promise<void> {
    this.outages.watch(() => undefined);
    const workers = [...this.workers.values()];
    await Promise.all(workers.map((worker) => worker.pause(true)));
    await Promise.allSettled(this.inFlight);
    await Promise.all(workers.map((worker) => this.queues.close(worker)));
  }

  /** Pauses or resumes a queue's worker. A paused one takes no new jobs; the running ones continue. */
  private async setPaused(queueName: QueueName, isPaused: boolean): Promise<void> {
    const worker = this.workers.get(queueName);
    await (isPaused ? worker?.pause(true) : worker?.resume());
  }

  private work({ subscriber, eventId }: DeliveryJob): Promise<void> {
    const delivery = this.deliverer.deliver(subscriber, eventId).finally(() => this.inFlight.delete(delivery));
    this.inFlight.add(delivery);
    return delivery;
  }
}
