import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock/clock.js';
import { sql } from '../../database/sql.js';
import { DeliveryQueueService } from '../../deliveries/delivery-queue.service.js';
import { QUEUE_NAMES } from '../../deliveries/queue-names.js';
import { SubscriberRegistry } from '../../deliveries/subscriber-registry.js';
import { ProjectionRegistry } from '../../projections/projection-registry.js';
import type { ProcessingLag } from './processing-lag.js';

/** Reads how far relay, projections and deliveries have come. */
@Injectable()
export class ProcessingLagReader {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly projections: ProjectionRegistry,
    private readonly subscribers: SubscriberRegistry,
    private readonly queues: DeliveryQueueService,
  ) {}

  async read(): Promise<ProcessingLag> {
    const em = this.em.fork();
    const now = this.clock.now();
    const [log, projections, waiting, outages] = await Promise.all([
      sql<Numbers<'head' | 'pending' | 'seconds' | 'backup_ms' | 'refused'>>(em, logLagSql, [now]),
      sql<{ name: string } & Numbers<'behind' | 'seconds'>>(em, projectionLagSql, [
        now,
        this.projections.asynchronous().map(({ name }) => name),
      ]),
      sql<PendingDeliveries>(em, pendingDeliveriesSql, [now]),
      sql<OutageRow>(em, outagesSql),
    ]);
    const { head, pending, seconds, backup_ms, refused } = log[0]!;
    return {
      log: { head: Number(head), pending: Number(pending), pendingSeconds: toSeconds(seconds) },
      backedUpAt: backup_ms === null ? null : new Date(Number(backup_ms)),
      refused: Number(refused),
      projections: projections.map(({ name, behind, seconds }) => ({
        name,
        behind: Number(behind),
        seconds: toSeconds(seconds),
      })),
      queues: await Promise.all(QUEUE_NAMES.map((name) => this.queue(name, waiting, outages))),
    };
  }

  private async queue(
    name: (typeof QUEUE_NAMES)[number],
    waiting: readonly PendingDeliveries[],
    outages: readonly OutageRow[],
  ): Promise<ProcessingLag['queues'][number]> {
    const names = this.subscribers.all().filter((subscriber) => subscriber.queue === name);
    const own = waiting.filter(({ subscriber }) => names.some(({ name }) => name === subscriber));
    return {
      name,
      jobs: await this.queues.getJobCounts(name),
      open: own.reduce((sum, { open }) => sum + Number(open), 0),
      failing: own.reduce((sum, { failing }) => sum + Number(failing), 0),
      unknown: own.reduce((sum, { unknown }) => sum + Number(unknown), 0),
      oldestSeconds: Math.max(0, ...own.map(({ seconds }) => toSeconds(seconds))),
      outage: toOutage(outages.find(({ queue }) => queue === name)),
    };
  }
}

type Numbers<Name extends string> = Record<Name, bigint | string | number | null>;
type PendingDeliveries = { subscriber: string } & Numbers<'open' | 'failing' | 'unknown' | 'seconds'>;

type OutageRow = { queue: string; reason: string | null } & Numbers<'since_ms' | 'seconds'>;

const toOutage = (row: OutageRow | undefined) =>
  row ? { since: new Date(Number(row.since_ms)), seconds: toSeconds(row.seconds), reason: row.reason } : null;

const toSeconds = (seconds: Numbers<'seconds'>['seconds']) => Math.max(0, Number(seconds ?? 0));

const logLagSql = /* sql */ `
  select (select seq from log_head) as head, (select count(*) from log_pending) as pending,
    (select extract(epoch from taken_at) * 1000 from last_backup) as backup_ms,
    (select count(*) from deliveries where refusal is not null and dismissed_at is null) as refused,
    (select extract(epoch from $1::timestamptz - e.occurred_at) from log_pending p join event_log e using (position)
     order by p.position limit 1) as seconds`;

const projectionLagSql = /* sql */ `
  select p.name, h.seq - coalesce(c.seq, 0) as behind, extract(epoch from $1::timestamptz - e.occurred_at) as seconds
  from log_head h cross join unnest($2::text[]) as p (name)
  left join projection_checkpoints c on c.projection = p.name
  left join log_order o on o.seq = coalesce(c.seq, 0) + 1
  left join event_log e using (position)
  order by p.name`;

const pendingDeliveriesSql = /* sql */ `
  select d.subscriber, count(*) filter (where d.state = 'open' and is_due) as open,
    count(*) filter (where d.state = 'failing' and is_due) as failing, count(*) filter (where d.state = 'unknown') as unknown,
    extract(epoch from $1::timestamptz - min(e.occurred_at) filter (where is_due)) as seconds
  from deliveries d join event_log e using (event_id) cross join lateral (select d.queued_at <= now() as is_due) due
  where d.state <> 'done' group by d.subscriber`;

/** Reads the outages, by the clock of the database, which wrote them. */
const outagesSql = /* sql */ `
  select queue, last_error as reason, extract(epoch from since) * 1000 as since_ms, extract(epoch from now() - since) as seconds
  from queue_outages where since is not null`;
