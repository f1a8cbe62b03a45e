import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { sql } from '../database/sql.js';
import { TransactionRunner } from '../database/pipelining/index.js';
import { system } from '../../kernel/actor.js';
import { EventTypeRegistry } from '../event-log/event-type-registry.js';
import type { RecordedEvent, RecordedEventRow } from '../event-log/recorded-event.js';
import { requestContext } from '../request-context.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { withSpan } from '../observability/tracing/tracing.js';
import { DeliveryRefusedError, isServerAnswer, ServerUnavailableError } from './delivery-errors.js';
import {
  lockOneSql,
  lockPendingSql,
  markDoneSql,
  markFailedSql,
  markRefusedSql,
  takeOneSql,
} from './delivery-statements.js';
import { FailureLog } from './failure-log.js';
import { QueueOutages } from './outages/queue-outages.js';
import { sanitizeJobError } from './sanitize-error.js';
import {
  type RegisteredBatchSubscriber,
  type RegisteredSingleSubscriber,
  SubscriberRegistry,
} from './subscriber-registry.js';

/** So many deliveries of a subscriber that takes all at once are done in one transaction. */
const BATCH_SIZE = 100;

/** Hands events to their subscribers, each once: what a subscriber does and that it is done are committed together. */
@Injectable()
export class DeliveryExecutor {
  private readonly logger = new Logger('Deliveries');
  private readonly failures = new FailureLog(this.logger);

  constructor(
    private readonly orm: MikroORM,
    private readonly transactions: TransactionRunner,
    private readonly subscribers: SubscriberRegistry,
    private readonly eventTypes: EventTypeRegistry,
    private readonly metrics: Metrics,
    private readonly outages: QueueOutages,
  ) {}

  /**
   * One delivery, unless it is done or somebody is at it; with a BatchSubscriber all that wait besides, up to 100 at once.
   * @throws what the subscriber throws, once it is noted
   */
  async deliver(name: string, eventId: string): Promise<void> {
    const subscriber = this.subscribers.get(name);
    if ('handleAll' in subscriber) {
      while (await this.deliverPending(subscriber, eventId));
    } else {
      const failure = await this.attempt(name, eventId);
      if (failure) throw failure.error;
    }
  }

  /** One delivery of a queue that pauses. @returns the reason when its server still does not answer */
  async probe(name: string, eventId: string): Promise<string | undefined> {
    const failure = await this.attempt(name, eventId);
    return failure?.isServerAway ? failure.error.message : undefined;
  }

  /** What fails but `eventId` is noted and left to jobs of its own. @returns whether more may wait */
  private async deliverPending(subscriber: RegisteredBatchSubscriber, eventId: string): Promise<boolean> {
    const { name } = subscriber;
    const { events, error } = await this.observeDeliveries(name, (take) =>
      this.deliverBatch(subscriber, [lockPendingSql, [name, eventId, BATCH_SIZE]], take),
    );
    if (error === undefined) return events.length === BATCH_SIZE;
    if (events.length === 0) throw error;
    const failures = new Map<string, Failure | undefined>();
    for (const event of events) failures.set(event.eventId, await this.attempt(name, event.eventId));
    const failure = failures.get(eventId);
    if (failure) throw failure.error;
    return true;
  }

  /** @returns what went wrong and may go well later */
  private async attempt(name: string, eventId: string): Promise<Failure | undefined> {
    const subscriber = this.subscribers.get(name);
    const { error } = await this.observeDeliveries(name, (take) =>
      'handleAll' in subscriber
        ? this.deliverBatch(subscriber, [lockOneSql, [name, eventId]], take)
        : this.deliverOne(subscriber, eventId, take),
    );
    if (error === undefined) return undefined;
    if (error instanceof DeliveryRefusedError) {
      await sql(this.orm.em.fork(), markRefusedSql, [name, eventId, error.reply]);
      return undefined;
    }
    const failure = { error: sanitizeJobError(error), isServerAway: error instanceof ServerUnavailableError };
    await sql(this.orm.em.fork(), markFailedSql, [name, eventId, failure.error.message]);
    // Before the worker takes its next job.
    if (failure.isServerAway) await this.outages.noteFailure(subscriber.queue, failure.error.message);
    return failure;
  }

  // Rows stay locked while their work is done: whoever else wants one finds it locked, or done.
  private deliverBatch(
    { name, handleAll }: RegisteredBatchSubscriber,
    [text, params]: Lock,
    take: Take,
  ): Promise<void> {
    return this.transactions.run(async (tx) => {
      const events = take(await tx.query<RecordedEventRow>(text, params));
      if (events.length === 0) return;
      await handleAll(events, tx);
      void tx.query(markDoneSql, [name, events.map(({ eventId }) => eventId)]);
    });
  }

  /** What a request led to goes on in its name. */
  private deliverOne({ name, handle }: RegisteredSingleSubscriber, eventId: string, take: Take): Promise<void> {
    return this.orm.em.fork().transactional(async (em) => {
      // Done before the work, because a mail cannot be called back: afterwards nothing but the commit can fail.
      const [event] = take(await sql<RecordedEventRow>(em, takeOneSql, [name, eventId]));
      if (!event) return;
      const { type, seq } = event;
      const requestId = getRequestId(event);
      const work = {
        name: `deliver ${name}`,
        kind: SpanKind.CONSUMER,
        attributes: { event: type, seq },
        request: requestId,
      };
      await requestContext.run({ requestId, actor: system }, () => withSpan(work, () => handle(event, em)));
    });
  }

  private isPaused(subscriber: string): boolean {
    return this.outages.isPaused(this.subscribers.get(subscriber).queue);
  }

  /** Counts and logs what becomes of the events that `work` takes: none when somebody else is at them, or was. */
  private async observeDeliveries(
    subscriber: string,
    work: (take: Take) => Promise<void>,
  ): Promise<{ events: RecordedEvent[]; error?: unknown }> {
    let events: RecordedEvent[] = [];
    const logFields = (event: RecordedEvent) => {
      const { type, eventId: event_id, seq } = event;
      return { request_id: getRequestId(event), subscriber, event: type, event_id, seq };
    };
    const end = this.metrics.startDeliveries(subscriber);
    try {
      await work((rows) => (events = rows.map((row) => this.eventTypes.toEvent(row))));
      end('done', events.length);
      for (const event of events) this.logger.log(logFields(event), 'Delivered');
      return { events };
    } catch (error) {
      end('failed', events.length);
      const outcome = error instanceof DeliveryRefusedError ? 'was refused for good' : 'failed and is tried again';
      const cause = isServerAnswer(error) ? { reason: error.message } : { err: error };
      // An outage has a line of its own.
      if (error instanceof ServerUnavailableError && this.isPaused(subscriber)) return { events, error };
      for (const event of events) this.failures.warn(error, { ...logFields(event), ...cause }, `A delivery ${outcome}`);
      return { events, error };
    }
  }
}

interface Failure {
  /** What a queue may keep. */
  error: Error;
  /** Whether the queue's server did not answer, or takes nothing at the moment. */
  isServerAway: boolean;
}

type Lock = [text: string, params: readonly unknown[]];
type Take = (rows: readonly RecordedEventRow[]) => RecordedEvent[];

const getRequestId = ({ requestId, eventId }: RecordedEvent): string => requestId ?? eventId;
