import { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { DeliveryQueueService } from '../../platform/deliveries/delivery-queue.service.js';
import { QueueOutages } from '../../platform/deliveries/outages/queue-outages.js';
import { reopenRefused } from '../../platform/deliveries/reopen-refused.js';
import { SubscriberRegistry } from '../../platform/deliveries/subscriber-registry.js';

/** Milliseconds to wait for the queue, whose commands are held back while it is unreachable. */
const QUEUE_TIMEOUT_MS = 2_000;

/**
 * Queues a failing or unknown delivery again without waiting for its next attempt, or reopens a refused one. While its queue is
 * paused, asks the server at once whether it is back. The shop's state does not change, so no event is appended.
 * @throws NotFoundError when it has succeeded meanwhile, or never failed; Problem 503 when the queue does not answer
 */
export class RetryDelivery extends Command<void> {
  constructor(
    readonly subscriber: string,
    readonly eventId: string,
  ) {
    super();
  }
}

@CommandHandler(RetryDelivery)
export class RetryDeliveryHandler implements ICommandHandler<RetryDelivery> {
  private readonly logger = new Logger('Retries');

  constructor(
    private readonly em: EntityManager,
    private readonly subscribers: SubscriberRegistry,
    private readonly queues: DeliveryQueueService,
    private readonly outages: QueueOutages,
  ) {}

  async execute({ subscriber, eventId }: RetryDelivery): Promise<void> {
    if (await reopenRefused(this.em.fork(), subscriber, eventId)) {
      this.logger.log({ subscriber, event_id: eventId }, 'A refused delivery is tried again by hand');
      return;
    }
    const [due] = await sql(this.em.fork(), makeDueSql, [subscriber, eventId]);
    if (!due) throw new NotFoundError('This is not failing any more');
    const { queue } = this.subscribers.get(subscriber);
    await this.outages.scheduleProbesNow([queue]);
    const adding = this.queues.addOnce({ subscriber, eventId, queue }).then(() => true);
    const isQueued = await Promise.race([adding, sleep(QUEUE_TIMEOUT_MS, false, { ref: false })]);
    if (!isQueued)
      throw new Problem(503, 'queue-away', 'The queue does not answer. Attempts continue by themselves once it does');
    this.logger.log({ subscriber, event_id: eventId }, 'A delivery is tried again by hand');
  }
}

const makeDueSql = /* sql */ `
  update deliveries set queued_at = least(queued_at, now())
  where subscriber = $1 and event_id = $2 and state in ('failing', 'unknown') returning event_id`;
