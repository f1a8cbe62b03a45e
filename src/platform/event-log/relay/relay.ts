import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { setTimeout as sleep } from 'node:timers/promises';
import { Config } from '../../config.js';
import { sql } from '../../database/sql.js';
import { TransactionRunner } from '../../database/pipelining/index.js';
import { type Delivery, DeliveryQueueService } from '../../deliveries/delivery-queue.service.js';
import { markIdleDoneSql } from '../../deliveries/delivery-statements.js';
import { type QueueName, QUEUE_NAMES } from '../../deliveries/queue-names.js';
import { isSubscribedTo, type RegisteredSubscriber, SubscriberRegistry } from '../../deliveries/subscriber-registry.js';
import { recordSpan } from '../../observability/tracing/tracing.js';
import { EventTypeRegistry } from '../event-type-registry.js';
import type { RecordedEvent, RecordedEventRow } from '../recorded-event.js';
import { assignSequenceSql } from './assign-sequence-sql.js';
import { BatchBuffer } from './batch-buffer.js';
import { NotifyPoller } from './notify-poller.js';

const BATCH_SIZE = 500;

/** Time that queueing a batch of jobs may take before the next batch follows. */
const ENQUEUE_TIMEOUT_MS = 1_000;

/** Time by which delayed jobs run later, because their delivery is due by the database's clock. */
const CLOCK_SKEW_MS = 200;

/**
 * Time for which jobs are collected before they are queued together. The audit queue needs no pause: its batches have a
 * single job. Somebody waits for the gateway.
 */
const FLUSH_INTERVAL_MS: Record<QueueName, number> = { mail: 50, text: 50, gateway: 0, webhook: 50, audit: 0 };

interface SequencedDelivery extends Delivery {
  /** Whether the subscriber has nothing to do for this event. */
  isIdle: boolean;
}

/**
 * Gives every committed event its gapless sequence number and creates the deliveries of its subscribers. Positions
 * are assigned before the commit, so events may become visible out of order; `seq` is assigned afterwards, by one
 * relay at a time, and never changes.
 */
@Injectable()
export class Relay {
  private readonly poller: NotifyPoller;
  private readonly logger = new Logger('Relay');
  /** Subscribers that are known to have had deliveries. */
  private readonly begun = new Set<string>();
  private readonly buffers = QUEUE_NAMES.map(
    (queue) => new BatchBuffer<RecordedEvent>(FLUSH_INTERVAL_MS[queue], (events) => this.enqueue(queue, events)),
  );

  constructor(
    private readonly orm: MikroORM,
    private readonly transactions: TransactionRunner,
    private readonly subscribers: SubscriberRegistry,
    private readonly eventTypes: EventTypeRegistry,
    private readonly queues: DeliveryQueueService,
    config: Config,
  ) {
    this.poller = new NotifyPoller(config, {
      name: 'Relay',
      channel: 'log_appended',
      pollMs: 250,
      step: (isNotified) => this.sequenceBatch(isNotified),
    });
  }

  start = () => this.poller.start();

  async stop(): Promise<void> {
    await this.poller.stop();
    await this.drainBuffers();
  }

  /** Assigns sequence numbers to one batch and queues its deliveries; true when more events may be pending. */
  async step(): Promise<boolean> {
    const hasMore = await this.sequenceBatch(false);
    await this.drainBuffers();
    return hasMore;
  }

  // The next batch gets its sequence numbers while the jobs of this one are being queued.
  private async sequenceBatch(isNotified: boolean): Promise<boolean> {
    if (!isNotified && !(await this.hasPending())) return false;
    const since = Date.now();
    const sequenced = await this.assignSequence();
    for (const event of sequenced) this.logSequenced(event, since);
    for (const buffer of this.buffers) buffer.add(sequenced);
    return sequenced.length === BATCH_SIZE;
  }

  private async hasPending(): Promise<boolean> {
    const [waiting] = await sql<{ some: boolean }>(
      this.orm.em.fork(),
      'select exists (select from log_pending) as some',
    );
    return waiting?.some === true;
  }

  private async drainBuffers(): Promise<void> {
    await Promise.all(this.buffers.map((buffer) => buffer.drain()));
  }

  /**
   * Lists the deliveries of a batch of events. A BatchSubscriber gets one job for the last event, which handles all
   * pending ones.
   */
  private async toDeliveries(queue: QueueName, events: readonly RecordedEvent[]): Promise<SequencedDelivery[]> {
    const deliveries: SequencedDelivery[] = [];
    for (const subscriber of this.subscribers.inQueue(queue)) {
      const matching = events.filter(({ type }) => isSubscribedTo(subscriber, type));
      if (matching.length === 0) continue;
      const isBatch = 'handleAll' in subscriber;
      const idle = isBatch ? undefined : await subscriber.findSkippable?.(matching);
      const dispatched = isBatch ? matching.slice(-1) : matching;
      deliveries.push(...dispatched.map((event) => toDelivery(subscriber, event, idle?.has(event.eventId) === true)));
    }
    return deliveries;
  }

  // A crash or an unreachable queue loses jobs, never deliveries: the sweeper re-queues them. The relay does not wait
  // for it.
  private async enqueue(queue: QueueName, events: readonly RecordedEvent[]): Promise<void> {
    const adding = this.addJobs(queue, events).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Deliveries could not be queued and will be swept up');
    });
    await Promise.race([adding, sleep(ENQUEUE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  private async addJobs(queue: QueueName, events: readonly RecordedEvent[]): Promise<void> {
    const deliveries = await this.toDeliveries(queue, events);
    const [idle, waiting] = [deliveries.filter(({ isIdle }) => isIdle), deliveries.filter(({ isIdle }) => !isIdle)];
    if (idle.length > 0) {
      const keys = [idle.map(({ subscriber }) => subscriber), idle.map(({ eventId }) => eventId)];
      await sql(this.orm.em.fork(), markIdleDoneSql, keys);
    }
    await this.queues.add(waiting);
  }

  private logSequenced({ requestId, eventId: event_id, type, seq }: RecordedEvent, since: number): void {
    const attributes = { event_id, event: type, seq };
    this.logger.debug({ request_id: requestId, ...attributes }, 'Sequenced');
    recordSpan(since, { name: 'order', kind: SpanKind.INTERNAL, attributes, request: requestId ?? event_id });
  }

  private async assignSequence(): Promise<RecordedEvent[]> {
    const subscriptions = this.subscribers
      .all()
      .flatMap(({ name, events, userDelayMs, systemDelayMs }) =>
        (events === 'all' ? [null] : events).map((type) => ({ name, type, userDelayMs, systemDelayMs })),
      );
    const beginning = this.subscribers.all().flatMap(({ name }) => (this.begun.has(name) ? [] : name));
    const { moved } = await this.transactions.run((tx) => {
      // The lock is a separate statement: after waiting for another relay, the next statement has a fresh snapshot
      // and sees all that it did. Sequential scans are off, because the plan of that statement is kept while the log
      // grows.
      void tx.query("select set_config('enable_seqscan', 'off', true) from log_head for update");
      const moved = tx.query<RecordedEventRow>(assignSequenceSql, [
        BATCH_SIZE,
        subscriptions.map(({ name }) => name),
        subscriptions.map(({ type }) => type),
        subscriptions.map(({ userDelayMs }) => userDelayMs),
        subscriptions.map(({ systemDelayMs }) => systemDelayMs),
        beginning,
      ]);
      return Promise.resolve({ moved });
    });
    const events = (await moved).map((row) => this.eventTypes.toEvent(row));
    if (beginning.length > 0) this.markBegun(events);
    return events;
  }

  private markBegun(events: readonly RecordedEvent[]): void {
    for (const type of new Set(events.map(({ type }) => type)))
      for (const { name } of this.subscribers.subscribedTo(type)) this.begun.add(name);
  }
}

function toDelivery(
  { name: subscriber, queue, userDelayMs, systemDelayMs }: RegisteredSubscriber,
  { eventId, actor }: RecordedEvent,
  isIdle: boolean,
): SequencedDelivery {
  const wait = { user: userDelayMs, system: systemDelayMs, visitor: 0, key: 0 }[actor.kind];
  const delayMs = wait > 0 ? wait + CLOCK_SKEW_MS : 0;
  // A delayed delivery is never skipped here: whether it has anything to do is decided when it runs.
  return { subscriber, queue, eventId, delayMs, isIdle: isIdle && delayMs === 0 };
}
