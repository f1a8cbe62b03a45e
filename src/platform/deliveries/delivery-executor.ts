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
import { collectLateAnswer, type LateAnswer } from './late-answers/await-answer.js';
import { LateAnswers } from './late-answers/late-answers.service.js';
import { markUnknownSql } from './late-answers/unknown-attempts.js';
import { QueueOutages } from './outages/queue-outages.js';
import { sanitizeJobError } from './sanitize-error.js';
import {
  type RegisteredBatchSubscriber,
  type RegisteredSingleSubscriber,
  SubscriberRegistry,
} from './subscriber-registry.js';

/** Number of deliveries that a BatchSubscriber gets in one transaction. */
const BATCH_SIZE = 100;

/**
 * Runs the subscribers of events, each once: a subscriber's work and the mark that it is done are committed together.
 */
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
    private readonly lateAnswers: LateAnswers,
  ) {}

  /**
   * Runs one delivery, unless it is done or another process works on it. For a BatchSubscriber it runs all pending
   * ones, in batches.
   * @throws the subscriber's error, after recording it
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

  /**
   * Tries one delivery of a paused queue.
   * @returns the reason if its server still does not answer
   */
  async probe(name: string, eventId: string): Promise<string | undefined> {
    const failure = await this.attempt(name, eventId);
    return failure?.isServerAway ? failure.error.message : undefined;
  }

  /**
   * Runs one batch. If it fails, each delivery is tried alone: a failure of `eventId` is thrown, any other is
   * recorded and retried by a job of its own.
   * @returns whether more deliveries may be pending
   */
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

  /** Runs one delivery and records its failure. @returns the failure, if a later attempt may succeed */
  private async attempt(name: string, eventId: string): Promise<Failure | undefined> {
    const subscriber = this.subscribers.get(name);
    const { error, unknown } = await this.observeDeliveries(name, (take) =>
      'handleAll' in subscriber
        ? this.deliverBatch(subscriber, [lockOneSql, [name, eventId]], take)
        : this.deliverOne(subscriber, eventId, take),
    );
    if (unknown) {
      const { unknownAttempts } = unknown;
      // It has taken everything: it is not away.
      this.outages.recordAnswer(subscriber.queue);
      void this.lateAnswers.record({ subscriber: name, queue: subscriber.queue, eventId, unknownAttempts }, unknown);
    }
    if (error === undefined) return undefined;
    if (error instanceof DeliveryRefusedError) {
      await sql(this.orm.em.fork(), markRefusedSql, [name, eventId, error.reply]);
      return undefined;
    }
    const failure = { error: sanitizeJobError(error), isServerAway: error instanceof ServerUnavailableError };
    await sql(this.orm.em.fork(), markFailedSql, [name, eventId, failure.error.message]);
    // Awaited, so that the queue pauses before the worker takes its next job.
    const delivery = { queue: subscriber.queue, subscriber: name, eventId };
    if (error instanceof ServerUnavailableError)
      await this.outages.recordFailure(delivery, failure.error.message, error.isUnreached);
    return failure;
  }

  // The rows stay locked while the subscriber works: another process finds them locked, or done.
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

  /**
   * Runs one delivery in the context and the trace of the request that caused the event.
   * @returns the answer that its server owes; the delivery is unknown until then
   */
  private deliverOne(
    { name, handle }: RegisteredSingleSubscriber,
    eventId: string,
    take: Take,
  ): Promise<UnknownAttempt | undefined> {
    return this.transactions.run(async (tx) => {
      // Marked as done first, because a mail cannot be recalled: after the work, only the commit can still fail.
      const [event] = take(await tx.query<RecordedEventRow>(takeOneSql, [name, eventId]));
      if (!event) return undefined;
      const { type, seq } = event;
      const requestId = getRequestId(event);
      const work = {
        name: `deliver ${name}`,
        kind: SpanKind.CONSUMER,
        attributes: { event: type, seq },
        request: requestId,
      };
      const late = await requestContext.run({ requestId, actor: system }, () =>
        withSpan(work, () => collectLateAnswer(() => handle(event, tx))),
      );
      if (!late) return undefined;
      const [row] = await tx.query<{ unknown_attempts: number }>(markUnknownSql, [name, eventId]);
      return { ...late, unknownAttempts: row!.unknown_attempts };
    });
  }

  private isPaused(subscriber: string): boolean {
    return this.outages.isPaused(this.subscribers.get(subscriber).queue);
  }

  /**
   * Runs `work`, and counts and logs the outcome of the deliveries that it takes; none, if another process has them.
   */
  private async observeDeliveries(
    subscriber: string,
    work: (take: Take) => Promise<UnknownAttempt | undefined | void>,
  ): Promise<{ events: RecordedEvent[]; error?: unknown; unknown?: UnknownAttempt }> {
    let events: RecordedEvent[] = [];
    const logFields = (event: RecordedEvent) => {
      const { type, eventId: event_id, seq } = event;
      return { request_id: getRequestId(event), subscriber, event: type, event_id, seq };
    };
    const end = this.metrics.startDeliveries(subscriber);
    try {
      const unknown = await work((rows) => (events = rows.map((row) => this.eventTypes.toEvent(row))));
      end(unknown ? 'unknown' : 'done', events.length);
      const outcome = unknown ? 'Handed over, without an answer yet' : 'Delivered';
      for (const event of events) this.logger.log(logFields(event), outcome);
      return unknown ? { events, unknown } : { events };
    } catch (error) {
      end('failed', events.length);
      const outcome = error instanceof DeliveryRefusedError ? 'was refused for good' : 'failed and is tried again';
      const cause = isServerAnswer(error) ? { reason: error.message } : { err: error };
      // An outage is logged once for the whole queue.
      if (error instanceof ServerUnavailableError && this.isPaused(subscriber)) return { events, error };
      for (const event of events) this.failures.warn(error, { ...logFields(event), ...cause }, `A delivery ${outcome}`);
      return { events, error };
    }
  }
}

interface UnknownAttempt extends LateAnswer {
  unknownAttempts: number;
}

interface Failure {
  /** The error as the queue may store it. */
  error: Error;
  /** Whether the queue's server did not answer, or takes nothing at the moment. */
  isServerAway: boolean;
}

type Lock = [text: string, params: readonly unknown[]];
type Take = (rows: readonly RecordedEventRow[]) => RecordedEvent[];

const getRequestId = ({ requestId, eventId }: RecordedEvent): string => requestId ?? eventId;
