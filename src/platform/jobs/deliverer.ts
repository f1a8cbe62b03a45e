import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { sql } from '../database/sql.js';
import { Transactions } from '../database/transactions.js';
import { system } from '../event-store/actor.js';
import { type LoggedEvent, loggedEventColumns, loggedEventOf, type LoggedEventRow } from '../event-store/logged-event.js';
import { requestContext } from '../http/request-context.js';
import { Metrics } from '../metrics/metrics.js';
import { traced } from '../tracing/tracing.js';
import { failureOf } from './failure.js';
import type { Subscriber, Subscription } from './subscriber.js';
import { type RegisteredBatchSubscriber, Subscribers } from './subscribers.js';

/** So many deliveries of a subscriber that takes all at once are done in one transaction. */
const batch = 100;

/** Hands events to their subscribers, each once: what a subscriber does and that it is done are committed together. */
@Injectable()
export class Deliverer {
  private readonly logger = new Logger('Deliveries');

  constructor(
    private readonly orm: MikroORM,
    private readonly transactions: Transactions,
    private readonly subscribers: Subscribers,
    private readonly metrics: Metrics,
  ) {}

  /**
   * One delivery, unless it is done or somebody is at it; with a BatchSubscriber all that wait besides, up to 100 at once.
   * @throws what the subscriber throws, once it is noted
   */
  async deliver(name: string, eventId: string): Promise<void> {
    const subscriber = this.subscribers.named(name);
    if ('handleAll' in subscriber) {
      while (await this.deliverWaiting(subscriber, eventId));
    } else {
      const failure = await this.attempt(name, eventId);
      if (failure) throw failure;
    }
  }

  /** What fails but `eventId` is noted and left to jobs of its own. @returns whether more may wait */
  private async deliverWaiting(subscriber: RegisteredBatchSubscriber, eventId: string): Promise<boolean> {
    const { name } = subscriber;
    const { events, error } = await this.told(name, (take) =>
      this.together(subscriber, [lockWaiting, [name, eventId, batch]], take),
    );
    if (error === undefined) return events.length === batch;
    if (events.length === 0) throw error;
    const failures = new Map<string, Error | undefined>();
    for (const event of events) failures.set(event.eventId, await this.attempt(name, event.eventId));
    const failure = failures.get(eventId);
    if (failure) throw failure;
    return true;
  }

  /** @returns what went wrong */
  private async attempt(name: string, eventId: string): Promise<Error | undefined> {
    const subscriber = this.subscribers.named(name);
    const lock: Lock = [lockOne, [name, eventId]];
    const { error } = await this.told(name, (take) =>
      'handleAll' in subscriber ? this.together(subscriber, lock, take) : this.alone(subscriber, lock, take),
    );
    if (error === undefined) return undefined;
    const failure = failureOf(error);
    await sql(this.orm.em.fork(), failed, [name, eventId, failure.message]);
    return failure;
  }

  // Rows stay locked while their work is done: whoever else wants one finds it locked, or done.
  private together({ name, handleAll }: RegisteredBatchSubscriber, [text, params]: Lock, take: Take): Promise<void> {
    return this.transactions.run(async (tx) => {
      const events = take(await tx.query<LoggedEventRow>(text, params));
      if (events.length === 0) return;
      await handleAll(events, tx);
      void tx.query(done, [name, events.map(({ eventId }) => eventId)]);
    });
  }

  /** What a request led to goes on in its name. */
  private alone({ name, handle }: Subscription & Subscriber, [text, params]: Lock, take: Take): Promise<void> {
    return this.orm.em.fork().transactional(async (em) => {
      const [event] = take(await sql<LoggedEventRow>(em, text, params));
      if (!event) return;
      const { type, seq, eventId } = event;
      const requestId = requestOf(event);
      const work = { name: `deliver ${name}`, kind: SpanKind.CONSUMER, attributes: { event: type, seq }, request: requestId };
      await requestContext.run({ requestId, actor: system }, () => traced(work, () => handle(event, em)));
      await sql(em, done, [name, [eventId]]);
    });
  }

  /** Counts and logs what becomes of the events that `work` takes: none when somebody else is at them, or was. */
  private async told(subscriber: string, work: (take: Take) => Promise<void>): Promise<{ events: LoggedEvent[]; error?: unknown }> {
    let events: LoggedEvent[] = [];
    const tell = (event: LoggedEvent) => {
      const { type, eventId: event_id, seq } = event;
      return { request_id: requestOf(event), subscriber, event: type, event_id, seq };
    };
    const end = this.metrics.startDeliveries(subscriber);
    try {
      await work((rows) => (events = rows.map(loggedEventOf)));
      end('done', events.length);
      for (const event of events) this.logger.log(tell(event), 'Delivered');
      return { events };
    } catch (error) {
      end('failed', events.length);
      for (const event of events) this.logger.warn({ ...tell(event), err: error }, 'A delivery failed and is tried again');
      return { events, error };
    }
  }
}

type Lock = [text: string, params: readonly unknown[]];
type Take = (rows: readonly LoggedEventRow[]) => LoggedEvent[];

const requestOf = ({ requestId, eventId }: LoggedEvent): string => requestId ?? eventId;

const waiting = /* sql */ `
  from deliveries d join event_log e using (event_id) join log_order o using (position)
  where d.subscriber = $1 and d.state <> 'done'`;

/** A subscriber may wait for another server, and its transaction with it: longer than others may stand still. */
const lockOne = /* sql */ `
  select ${loggedEventColumns}, set_config('idle_in_transaction_session_timeout', '2min', true)
  ${waiting} and d.event_id = $2 for update of d skip locked`;

/** What has failed is left to its own job, so that it holds nobody up. */
const lockWaiting = /* sql */ `
  select ${loggedEventColumns} ${waiting} and (d.state = 'open' or d.event_id = $2)
  order by d.seq limit $3 for update of d skip locked`;

const done = /* sql */ `
  update deliveries set state = 'done', attempts = attempts + 1, last_error = null, updated_at = now()
  where subscriber = $1 and event_id = any ($2::uuid[])`;

const failed = /* sql */ `
  update deliveries set state = 'failing', attempts = attempts + 1, last_error = $3, updated_at = now()
  where subscriber = $1 and event_id = $2 and state <> 'done'`;
