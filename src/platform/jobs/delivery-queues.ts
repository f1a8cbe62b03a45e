import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobCounts } from '../system-state/system-state.js';
import { Queues } from './queues.js';
import type { Lane } from './subscriber.js';

/** Something that waits to be done: one subscriber's share of one event. */
export interface Delivery {
  subscriber: string;
  lane: Lane;
  eventId: string;
}

/** Patient enough for a mail server that is away over a weekend: seconds first, then every ten minutes. */
const jobOptions = {
  attempts: 500,
  backoff: { type: 'custom' },
  // Its delivery tells that it was done. On PostgreSQL BullMQ looks at all that are kept whenever one more is done.
  removeOnComplete: true,
  removeOnFail: { age: 30 * 86_400 },
};

/** So many attempts follow each other within ten seconds. */
export const quickAttempts = 15;

/** How long until the next attempt, in milliseconds. */
export function backoffMs(attemptsMade: number): number {
  return attemptsMade <= quickAttempts ? Math.min(500 * 2 ** (attemptsMade - 1), 10_000) : 600_000;
}

/** Puts deliveries into the queue of their lane. */
@Injectable()
export class DeliveryQueues implements OnApplicationShutdown {
  private readonly queues = new Map<Lane, Queue>();

  constructor(private readonly backend: Queues) {}

  /** @param round distinguishes the job from an earlier one of the same delivery that got lost */
  async add(deliveries: readonly Delivery[], round = ''): Promise<void> {
    for (const [lane, ofLane] of Map.groupBy(deliveries, ({ lane }) => lane)) {
      const jobs = ofLane.map(({ subscriber, eventId }) => ({
        name: subscriber,
        data: { subscriber, eventId },
        opts: { ...jobOptions, jobId: [subscriber, eventId, round].filter(Boolean).join('-') },
      }));
      const [job] = jobs;
      // On PostgreSQL several cost two temporary tables, one costs none.
      await (job && jobs.length === 1 ? this.queue(lane).add(job.name, job.data, job.opts) : this.queue(lane).addBulk(jobs));
    }
  }

  /** Has a failing delivery tried once more, now; the job that it has goes on by itself. */
  async addOnce({ subscriber, lane, eventId }: Delivery): Promise<void> {
    const opts = { attempts: 1, removeOnComplete: true, removeOnFail: true };
    await this.queue(lane).add(subscriber, { subscriber, eventId }, opts);
  }

  /** For how long the job that is next has been queued, in milliseconds; undefined when a lane has nothing to do. */
  async waitOf(lane: Lane): Promise<number | undefined> {
    const [next] = await this.queue(lane).getWaiting(0, 0);
    return next && Math.max(0, Date.now() - next.timestamp);
  }

  /** Null when the queue does not answer within a second: its commands wait while it is away. */
  async counts(lane: Lane): Promise<JobCounts | null> {
    const counts = this.queue(lane).getJobCounts('waiting', 'active', 'delayed', 'failed') as Promise<JobCounts & object>;
    return Promise.race([counts.catch(() => null), sleep(1_000, null, { ref: false })]);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => this.backend.close(queue)));
  }

  private queue(lane: Lane): Queue {
    let queue = this.queues.get(lane);
    if (!queue) this.queues.set(lane, (queue = this.backend.queue(lane, {})));
    return queue;
  }
}
