import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobCounts } from '../observability/processing-lag/processing-lag.js';
import { QueueFactory } from './queue-factory.js';
import { MAX_ATTEMPTS } from './retry-schedule.js';
import type { QueueName } from './queue-names.js';

/** The delivery of one event to one subscriber. */
export interface Delivery {
  subscriber: string;
  queue: QueueName;
  eventId: string;
  /** Time for which its job waits before it is worked on. */
  delayMs?: number;
}

const JOB_OPTIONS = {
  attempts: MAX_ATTEMPTS,
  backoff: { type: 'custom' },
  // The delivery row records that it is done. On PostgreSQL, BullMQ looks at every kept job whenever another one is
  // completed.
  removeOnComplete: true,
  removeOnFail: { age: 30 * 86_400 },
};

const ADDED_AT_ONCE = 500;

/** Puts deliveries into their queues as jobs. */
@Injectable()
export class DeliveryQueueService implements OnApplicationShutdown {
  private readonly queues = new Map<QueueName, Queue>();

  constructor(private readonly backend: QueueFactory) {}

  /**
   * Adds jobs for deliveries.
   * @param idSuffix distinguishes the job from an earlier one of the same delivery that got lost
   */
  async add(deliveries: readonly Delivery[], idSuffix = ''): Promise<void> {
    for (const [queueName, group] of Map.groupBy(deliveries, ({ queue }) => queue)) {
      const jobs = group.map(({ subscriber, eventId, delayMs = 0 }) => ({
        name: subscriber,
        data: { subscriber, eventId },
        opts: {
          ...JOB_OPTIONS,
          jobId: [subscriber, eventId, idSuffix].filter(Boolean).join('-'),
          ...(delayMs > 0 && { delay: delayMs }),
        },
      }));
      const queue = this.queue(queueName);
      if (jobs.length > this.backend.maxAddedSingly) await queue.addBulk(jobs);
      else for (const { name, data, opts } of jobs) await queue.add(name, data, opts);
    }
  }

  /** Adds jobs for deliveries that may have one already; an existing job is kept. */
  async addMissing(deliveries: readonly Delivery[]): Promise<void> {
    for (let nth = 0; nth < deliveries.length; nth += ADDED_AT_ONCE)
      await this.add(deliveries.slice(nth, nth + ADDED_AT_ONCE));
  }

  /** Makes delayed jobs run now. */
  async promoteDelayed(queueName: QueueName): Promise<void> {
    await this.queue(queueName).promoteJobs();
  }

  /** Makes a failing delivery be tried once more, now. Its own job stays scheduled. */
  async addOnce({ subscriber, queue, eventId }: Delivery): Promise<void> {
    const opts = { attempts: 1, removeOnComplete: true, removeOnFail: true };
    await this.queue(queue).add(subscriber, { subscriber, eventId }, opts);
  }

  /** Returns the milliseconds for which the next job has been queued; undefined when the queue is empty. */
  async getOldestWaitMs(queueName: QueueName): Promise<number | undefined> {
    const [next] = await this.queue(queueName).getWaiting(0, 0);
    return next && Math.max(0, Date.now() - next.timestamp);
  }

  /**
   * Returns the number of jobs by state; null when the queue does not answer within a second: its commands wait while
   * it is away.
   */
  async getJobCounts(queueName: QueueName): Promise<JobCounts | null> {
    const counts = this.queue(queueName).getJobCounts('waiting', 'active', 'delayed', 'failed') as Promise<
      JobCounts & object
    >;
    return Promise.race([counts.catch(() => null), sleep(1_000, null, { ref: false })]);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => this.backend.close(queue)));
  }

  private queue(name: QueueName): Queue {
    let queue = this.queues.get(name);
    if (!queue) this.queues.set(name, (queue = this.backend.queue(name, {})));
    return queue;
  }
}
