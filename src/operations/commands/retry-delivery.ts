import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../../platform/database/sql.js';
import { NotFound } from '../../platform/decider.js';
import { Problem } from '../../platform/http/problem.js';
import { DeliveryQueues } from '../../platform/jobs/delivery-queues.js';
import { Subscribers } from '../../platform/jobs/subscribers.js';

/** How long the queue may take, in milliseconds: its commands wait while it is away. */
const patienceMs = 2_000;

/** Tries a failing delivery again without waiting for its next attempt. The shop's state is untouched, so no event tells of it. */
@Injectable()
export class RetryDelivery {
  private readonly logger = new Logger('Retries');

  constructor(
    private readonly em: EntityManager,
    private readonly subscribers: Subscribers,
    private readonly queues: DeliveryQueues,
  ) {}

  /** @throws NotFound when it has succeeded meanwhile, or never was; Problem 503 when the queue does not answer */
  async run(subscriber: string, eventId: string): Promise<void> {
    const [failing] = await sql(this.em.fork(), findFailing, [subscriber, eventId]);
    if (!failing) throw new NotFound('This is not failing any more');
    const { lane } = this.subscribers.named(subscriber);
    const adding = this.queues.addOnce({ subscriber, eventId, lane }).then(() => true);
    const isQueued = await Promise.race([adding, sleep(patienceMs, false, { ref: false })]);
    if (!isQueued) throw new Problem(503, 'queue-away', 'The queue does not answer. Attempts go on by themselves once it does');
    this.logger.log({ subscriber, event_id: eventId }, 'A delivery is tried again by hand');
  }
}

const findFailing = /* sql */ `
  select from deliveries where subscriber = $1 and event_id = $2 and state = 'failing'`;
