import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../database/sql.js';
import { isDueSql } from '../delivery-statements.js';
import { DeliveryExecutor } from '../delivery-executor.js';
import type { QueueName } from '../queue-names.js';
import { SubscriberRegistry } from '../subscriber-registry.js';
import { QueueOutages } from './queue-outages.js';

/** Largest number of deliveries without anything to send that one probe goes through. */
const MAX_SILENT_DELIVERIES = 50;

/** Tests whether the server of a paused queue answers again, by trying one pending delivery. */
@Injectable()
export class OutageProbe {
  constructor(
    private readonly orm: MikroORM,
    private readonly subscribers: SubscriberRegistry,
    private readonly executor: DeliveryExecutor,
    private readonly outages: QueueOutages,
  ) {}

  /**
   * Probes the server of a queue. Another delivery is tried each time, so that a single bad one cannot keep the queue
   * paused. A delivery with nothing to send proves nothing, so the next one is tried.
   * @returns null when the server answered or nothing is pending, otherwise the reason, in codes
   */
  async run(queue: QueueName): Promise<string | null> {
    const answers = this.outages.countAnswers(queue);
    const tried: string[] = [];
    let failure: string | undefined;
    while (tried.length < MAX_SILENT_DELIVERIES) {
      const delivery = await this.findNext(queue, tried);
      if (!delivery) return failure ?? null;
      tried.push(delivery.event_id);
      const unavailable = await this.executor.probe(delivery.subscriber, delivery.event_id);
      if (this.outages.countAnswers(queue) > answers) return null;
      if (unavailable) return unavailable;
      failure = 'Nothing could be sent';
    }
    return failure ?? null;
  }

  private async findNext(queue: QueueName, tried: readonly string[]) {
    const subscribers = this.subscribers.inQueue(queue).map(({ name }) => name);
    const [delivery] = await sql<{ subscriber: string; event_id: string }>(this.orm.em.fork(), findNextSql, [
      subscribers,
      tried,
    ]);
    return delivery;
  }
}

const findNextSql = /* sql */ `
  select subscriber, event_id from deliveries
  where state <> 'done' and ${isDueSql} and subscriber = any ($1::text[]) and event_id <> all ($2::uuid[])
  order by state = 'failing', updated_at limit 1`;
