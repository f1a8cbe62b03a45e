import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { sql } from '../../database/sql.js';
import { isDueSql } from '../delivery-statements.js';
import { type Delivery, DeliveryQueueService } from '../delivery-queue.service.js';
import type { QueueName } from '../queue-names.js';
import { SubscriberRegistry } from '../subscriber-registry.js';
import { OutageProbe } from './outage-probe.js';
import { type QueueOutage, QueueOutages } from './queue-outages.js';

const INTERVAL_MS = 1_000;

/**
 * Ends outages: one process at a time probes the server. Once it answers, everything that was pending is queued at
 * once.
 */
@Injectable()
export class OutageWatcher {
  private readonly logger = new Logger('Outages');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isFailing = false;

  constructor(
    private readonly orm: MikroORM,
    private readonly outages: QueueOutages,
    private readonly probe: OutageProbe,
    private readonly queues: DeliveryQueueService,
    private readonly subscribers: SubscriberRegistry,
  ) {}

  async start(): Promise<void> {
    await this.outages.scheduleProbesNow();
    this.timer = setInterval(() => this.checkIfIdle(), INTERVAL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private checkIfIdle(): void {
    this.running ??= this.check().finally(() => (this.running = undefined));
  }

  private async check(): Promise<void> {
    try {
      for (const outage of await this.outages.refresh()) {
        const isLogged = (await this.log(outage)) || outage.isLogged;
        const isOurs = outage.isProbeDue && (await this.outages.claimProbe(outage.queue));
        if (isOurs) await this.probeServer(outage, isLogged);
      }
      this.isFailing = false;
    } catch (error) {
      // Logged once instead of every second: the database is unreachable.
      if (!this.isFailing) this.logger.warn({ err: error }, 'Outages could not be checked');
      this.isFailing = true;
    }
  }

  private async probeServer(outage: QueueOutage, isLogged: boolean): Promise<void> {
    const { queue, since } = outage;
    const extending = setInterval(() => void this.outages.extendProbe(queue).catch(() => undefined), INTERVAL_MS);
    const reason = await this.probe.run(queue).finally(() => clearInterval(extending));
    if (reason !== null) {
      await this.outages.postpone(outage, reason);
      return;
    }
    // Queued before the outage is closed: if this process dies in between, the next probe does it again.
    const waiting = await this.queueAll(queue);
    await this.outages.close(queue);
    if (isLogged) this.logger.log({ queue, since, waiting }, 'The server of a queue answers again');
  }

  /** Makes delayed jobs run now, and adds missing ones. @returns the number of pending deliveries */
  private async queueAll(queue: QueueName): Promise<number> {
    await this.queues.promoteDelayed(queue);
    const names = this.subscribers.inQueue(queue).map(({ name }) => name);
    const rows = await sql<{ subscriber: string; event_id: string }>(this.orm.em.fork(), takePendingSql, [names]);
    const deliveries = rows.map<Delivery>(({ subscriber, event_id }) => ({ subscriber, eventId: event_id, queue }));
    await this.queues.addMissing(deliveries);
    return deliveries.length;
  }

  private async log({ queue, since, lastError }: QueueOutage): Promise<boolean> {
    if (!(await this.outages.claimLogLine(queue))) return false;
    const names = this.subscribers.inQueue(queue).map(({ name }) => name);
    const [row] = await sql<{ waiting: number }>(this.orm.em.fork(), countPendingSql, [names]);
    const fields = { queue, since, waiting: row?.waiting, reason: lastError };
    this.logger.warn(fields, 'The server of a queue does not answer: the queue pauses');
    return true;
  }
}

const takePendingSql = /* sql */ `
  update deliveries set queued_at = now() where state <> 'done' and ${isDueSql} and subscriber = any ($1::text[])
  returning subscriber, event_id`;

const countPendingSql = /* sql */ `
  select count(*)::int as waiting from deliveries where state <> 'done' and subscriber = any ($1::text[])`;
