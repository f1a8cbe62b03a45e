import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { setTimeout as sleep } from 'node:timers/promises';
import { Config } from '../config.js';
import { sql } from '../database/sql.js';
import { type Delivery, DeliveryQueues } from '../jobs/delivery-queues.js';
import { Subscribers } from '../jobs/subscribers.js';
import { traceSince } from '../tracing/tracing.js';
import { WakefulLoop } from './wakeful-loop.js';

const batch = 500;

/** How long the relay waits for the queue to take what it has ordered. */
const patienceMs = 1_000;

interface Ordered {
  seq: bigint;
  event_id: string;
  type: string;
  request_id: string | null;
}

/**
 * Gives every committed event its gapless place in the log and hands it to its subscribers. Positions are drawn before
 * commits and may become visible out of order; `seq` is given afterwards, by one relay at a time, and never changes.
 */
@Injectable()
export class Relay {
  private readonly loop: WakefulLoop;
  private readonly logger = new Logger('Relay');

  constructor(
    private readonly orm: MikroORM,
    private readonly subscribers: Subscribers,
    private readonly queues: DeliveryQueues,
    config: Config,
  ) {
    this.loop = new WakefulLoop({
      name: 'Relay',
      connectionString: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
      channel: 'log_appended',
      pollMs: 250,
      step: () => this.step(),
    });
  }

  start = () => this.loop.start();
  stop = () => this.loop.stop();

  /** Orders one batch; true when more may be waiting. */
  async step(): Promise<boolean> {
    const em = this.orm.em.fork();
    const [waiting] = await sql<{ some: boolean }>(em, 'select exists (select from log_pending) as some');
    if (!waiting?.some) return false;
    const since = Date.now();
    const { deliveries, ordered } = await em.transactional((tx) => this.order(tx));
    for (const event of ordered) this.tell(event, since);
    await this.queue(deliveries.filter(({ isJob }) => isJob));
    return ordered.length === batch;
  }

  // A crash, or a queue that is away, costs jobs and not deliveries: the sweeper queues them again. The log goes on.
  private async queue(deliveries: readonly Delivery[]): Promise<void> {
    const adding = this.queues.add(deliveries).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Deliveries could not be queued and will be swept up');
    });
    await Promise.race([adding, sleep(patienceMs, undefined, { ref: false })]);
  }

  private tell({ request_id, event_id, type, seq }: Ordered, since: number): void {
    const attributes = { event_id, event: type, seq: Number(seq) };
    this.logger.debug({ request_id, ...attributes }, 'Ordered');
    traceSince(since, { name: 'order', kind: SpanKind.INTERNAL, attributes, request: request_id ?? event_id });
  }

  private async order(em: EntityManager): Promise<{ deliveries: (Delivery & { isJob: boolean })[]; ordered: Ordered[] }> {
    // A statement of its own: a relay that had to wait here sees in the next one all that the other relay did.
    const [head] = await sql<{ seq: bigint }>(em, 'select seq from log_head for update');
    const ordered = await sql<Ordered>(em, moveStatement, [head?.seq ?? 0, batch]);
    const last = ordered.at(-1);
    if (!last) return { deliveries: [], ordered };
    const started = new Set<string>();
    const deliveries = ordered.flatMap(({ seq, event_id: eventId, type }) =>
      this.subscribers.to(type).map(({ name: subscriber, lane, inBatches }) => {
        // One job does the whole batch: it finds what else waits.
        const isJob = !inBatches || !started.has(subscriber);
        started.add(subscriber);
        return { subscriber, lane, eventId, seq, isJob };
      }),
    );
    await sql(em, deliverStatement, [
      deliveries.map(({ subscriber }) => subscriber),
      deliveries.map(({ eventId }) => eventId),
      deliveries.map(({ seq }) => seq),
      last.seq,
    ]);
    return { deliveries, ordered };
  }
}

const moveStatement = /* sql */ `
  with moved as (
    delete from log_pending where position in (select position from log_pending order by position limit $2) returning position
  ), ordered as (
    insert into log_order (seq, position)
    select $1::bigint + row_number() over (order by position), position from moved
    returning seq, position
  )
  select o.seq, e.event_id, e.type, e.request_id from ordered o join event_log e using (position) order by o.seq`;

const deliverStatement = /* sql */ `
  with delivered as (
    insert into deliveries (subscriber, event_id, seq, queued_at, updated_at)
    select d.*, now(), now() from unnest($1::text[], $2::uuid[], $3::bigint[]) as d
  ), advanced as (
    update log_head set seq = $4::bigint
  )
  select pg_notify('log_advanced', '')`;
