import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { sql } from '../database/sql.js';
import { TransactionRunner } from '../database/pipelining/index.js';
import { system } from '../../kernel/actor.js';
import { EventTypeRegistry } from '../event-log/event-type-registry.js';
import { type RecordedEvent, recordedEventColumns, type RecordedEventRow } from '../event-log/recorded-event.js';
import { requestContext } from '../request-context.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { withSpan } from '../observability/tracing/tracing.js';
import { DeliveryRefusedError } from './delivery-refused-error.js';
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

  constructor(
    private readonly orm: MikroORM,
    private readonly transactions: TransactionRunner,
    private readonly subscribers: SubscriberRegistry,
    private readonly eventTypes: EventTypeRegistry,
    private readonly metrics: Metrics,
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
      if (failure) throw failure;
    }
  }

  /** What fails but `eventId` is noted and left to jobs of its own. @returns whether more may wait */
  private async deliverPending(subscriber: RegisteredBatchSubscriber, eventId: string): Promise<boolean> {
    const { name } = subscriber;
    const { events, error } = await this.observeDeliveries(name, (take) =>
      this.deliverBatch(subscriber, [lockPendingSql, [name, eventId, BATCH_SIZE]], take),
    );
    if (error === undefined) return events.length === BATCH_SIZE;
    if (events.length === 0) throw error;
    const failures = new Map<string, Error | undefined>();
    for (const event of events) failures.set(event.eventId, await this.attempt(name, event.eventId));
    const failure = failures.get(eventId);
    if (failure) throw failure;
    return true;
  }

  /** @returns what went wrong and may go well later */
  private async attempt(name: string, eventId: string): Promise<Error | undefined> {
    const subscriber = this.subscribers.get(name);
    const lock: Lock = [lockOneSql, [name, eventId]];
    const { error } = await this.observeDeliveries(name, (take) =>
      'handleAll' in subscriber ? this.deliverBatch(subscriber, lock, take) : this.deliverOne(subscriber, lock, take),
    );
    if (error === undefined) return undefined;
    if (error instanceof DeliveryRefusedError) {
      await sql(this.orm.em.fork(), markRefusedSql, [name, eventId, error.reply]);
      return undefined;
    }
    const failure = sanitizeJobError(error);
    await sql(this.orm.em.fork(), markFailedSql, [name, eventId, failure.message]);
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
  private deliverOne({ name, handle }: RegisteredSingleSubscriber, [text, params]: Lock, take: Take): Promise<void> {
    return this.orm.em.fork().transactional(async (em) => {
      const [event] = take(await sql<RecordedEventRow>(em, text, params));
      if (!event) return;
      const { type, seq, eventId } = event;
      const requestId = getRequestId(event);
      const work = {
        name: `deliver ${name}`,
        kind: SpanKind.CONSUMER,
        attributes: { event: type, seq },
        request: requestId,
      };
      // Before the work, because a mail cannot be called back: afterwards nothing but the commit can fail.
      await sql(em, markDoneSql, [name, [eventId]]);
      await requestContext.run({ requestId, actor: system }, () => withSpan(work, () => handle(event, em)));
    });
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
      for (const event of events) this.logger.warn({ ...logFields(event), err: error }, `A delivery ${outcome}`);
      return { events, error };
    }
  }
}

type Lock = [text: string, params: readonly unknown[]];
type Take = (rows: readonly RecordedEventRow[]) => RecordedEvent[];

const getRequestId = ({ requestId, eventId }: RecordedEvent): string => requestId ?? eventId;

const pendingSql = /* sql */ `
  from deliveries d join event_log e using (event_id) join log_order o using (position)
  where d.subscriber = $1 and d.state <> 'done'`;

/** A subscriber may wait for another server, and its transaction with it: longer than others may be idle. */
const lockOneSql = /* sql */ `
  select ${recordedEventColumns}, set_config('idle_in_transaction_session_timeout', '2min', true)
  ${pendingSql} and d.event_id = $2 for update of d skip locked`;

/** What has failed is left to its own job, so that it holds nobody up. */
const lockPendingSql = /* sql */ `
  select ${recordedEventColumns} ${pendingSql} and (d.state = 'open' or d.event_id = $2)
  order by d.seq limit $3 for update of d skip locked`;

const markDoneSql = /* sql */ `
  update deliveries set state = 'done', attempts = attempts + 1, last_error = null, refusal = null, dismissed_at = null,
    updated_at = now()
  where subscriber = $1 and event_id = any ($2::uuid[])`;

const markFailedSql = /* sql */ `
  update deliveries set state = 'failing', attempts = attempts + 1, last_error = $3, updated_at = now()
  where subscriber = $1 and event_id = $2 and state <> 'done'`;

const markRefusedSql = /* sql */ `
  update deliveries set state = 'done', attempts = attempts + 1, last_error = null, refusal = $3, updated_at = now()
  where subscriber = $1 and event_id = $2 and state <> 'done'`;
