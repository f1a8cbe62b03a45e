import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { sql } from '../database/sql.js';
import { type Delivery, DeliveryQueueService } from './delivery-queue.service.js';
import { QueueOutages } from './outages/queue-outages.js';
import { QUICK_ATTEMPTS, QUICK_LOST_AFTER_MS, SLOW_LOST_AFTER_MS } from './retry-schedule.js';
import { type QueueName, QUEUE_NAMES } from './queue-names.js';
import { SubscriberRegistry } from './subscriber-registry.js';

const INTERVAL_MS = 2_000;

/**
 * Re-queues deliveries whose job was lost (between commit and queue, or with a wiped queue): their queue is idle or
 * already works on later events. An extra job is harmless, because a delivery runs once.
 */
@Injectable()
export class LostDeliverySweeper {
  private readonly logger = new Logger('Sweeper');
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;

  constructor(
    private readonly orm: MikroORM,
    private readonly queues: DeliveryQueueService,
    private readonly subscribers: SubscriberRegistry,
    private readonly outages: QueueOutages,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.requeueIfIdle(), INTERVAL_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async requeueLost(): Promise<void> {
    const waits = new Map<QueueName, number | undefined>();
    for (const name of QUEUE_NAMES) waits.set(name, await this.queues.getOldestWaitMs(name));
    // Deliveries of a paused queue are left out: they are queued when the outage ends.
    const working = this.subscribers.all().filter(({ queue }) => !this.outages.isPaused(queue));
    const all = working.map(({ name, queue }) => ({ name, wait: waits.get(queue) }));
    const rows = await sql<{ subscriber: string; event_id: string }>(this.orm.em.fork(), takeStaleSql, [
      all.map(({ name }) => name),
      all.map(({ wait }) => wait ?? 0),
      all.map(({ wait }) => wait === undefined),
      QUICK_ATTEMPTS,
      QUICK_LOST_AFTER_MS,
      SLOW_LOST_AFTER_MS,
    ]);
    const deliveries = rows.map<Delivery>(({ subscriber, event_id }) => ({
      subscriber,
      eventId: event_id,
      queue: this.subscribers.get(subscriber).queue,
    }));
    if (deliveries.length > 0) await this.queues.add(deliveries, String(Date.now()));
  }

  // One run at a time: calls to an unreachable queue do not return.
  private async requeueIfIdle(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    await this.requeueLost().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'Sweeping failed and is tried again'),
    );
    this.isRunning = false;
  }
}

/**
 * Takes deliveries whose job was lost. A failing delivery is retried by its own job; it counts as lost only when its
 * next attempt is overdue. An unknown one has no job, but a time to be sent again. Deliveries in progress are locked and skipped.
 */
const takeStaleSql = /* sql */ `
  update deliveries d set queued_at = now()
  from (
    select subscriber, event_id
    from deliveries join unnest($1::text[], $2::float8[], $3::boolean[]) as queue (name, wait_ms, is_idle) on name = subscriber
    where (state in ('open', 'unknown') and queued_at < now() - interval '8 seconds' - wait_ms * interval '1 millisecond')
       or (state = 'failing' and is_idle and greatest(queued_at, updated_at) < now()
         - case when attempts <= $4 then $5::float8 else $6::float8 end * interval '1 millisecond')
    order by queued_at limit 500
    for update of deliveries skip locked
  ) stale
  where d.subscriber = stale.subscriber and d.event_id = stale.event_id
  returning d.subscriber, d.event_id`;
