import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { sql } from '../database/sql.js';
import { DeliveryQueues } from '../jobs/delivery-queues.js';
import { lanes } from '../jobs/subscriber.js';
import { Subscribers } from '../jobs/subscribers.js';
import { Projections } from '../relay/projections.js';
import type { SystemState } from './system-state.js';

/** Looks how far relay, projections and deliveries have come. */
@Injectable()
export class SystemStateReader {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly projections: Projections,
    private readonly subscribers: Subscribers,
    private readonly queues: DeliveryQueues,
  ) {}

  async read(): Promise<SystemState> {
    const em = this.em.fork();
    const now = this.clock.now();
    const [log, projections, waiting] = await Promise.all([
      sql<Numbers<'head' | 'pending' | 'seconds' | 'backup_ms'>>(em, logLag, [now]),
      sql<{ name: string } & Numbers<'behind' | 'seconds'>>(em, projectionLags, [
        now,
        this.projections.following().map(({ name }) => name),
      ]),
      sql<Waiting>(em, waitingDeliveries, [now]),
    ]);
    const [{ head = 0, pending = 0, seconds = 0, backup_ms = null } = {}] = log;
    return {
      log: { head: Number(head), pending: Number(pending), pendingSeconds: age(seconds) },
      backedUpAt: backup_ms === null ? null : new Date(Number(backup_ms)),
      projections: projections.map(({ name, behind, seconds }) => ({ name, behind: Number(behind), seconds: age(seconds) })),
      queues: await Promise.all(lanes.map((lane) => this.queue(lane, waiting))),
    };
  }

  private async queue(lane: (typeof lanes)[number], waiting: readonly Waiting[]): Promise<SystemState['queues'][number]> {
    const names = this.subscribers.all().filter((subscriber) => subscriber.lane === lane);
    const own = waiting.filter(({ subscriber }) => names.some(({ name }) => name === subscriber));
    return {
      name: lane,
      jobs: await this.queues.counts(lane),
      open: own.reduce((sum, { open }) => sum + Number(open), 0),
      failing: own.reduce((sum, { failing }) => sum + Number(failing), 0),
      oldestSeconds: Math.max(0, ...own.map(({ seconds }) => age(seconds))),
    };
  }
}

type Numbers<Name extends string> = Record<Name, bigint | string | number | null>;
type Waiting = { subscriber: string } & Numbers<'open' | 'failing' | 'seconds'>;

const age = (seconds: Numbers<'seconds'>['seconds']) => Math.max(0, Number(seconds ?? 0));

const logLag = /* sql */ `
  select (select seq from log_head) as head, (select count(*) from log_pending) as pending,
    (select extract(epoch from taken_at) * 1000 from last_backup) as backup_ms,
    (select extract(epoch from $1::timestamptz - e.occurred_at) from log_pending p join event_log e using (position)
     order by p.position limit 1) as seconds`;

const projectionLags = /* sql */ `
  select p.name, h.seq - coalesce(c.seq, 0) as behind, extract(epoch from $1::timestamptz - e.occurred_at) as seconds
  from log_head h cross join unnest($2::text[]) as p (name)
  left join projection_checkpoints c on c.projection = p.name
  left join log_order o on o.seq = coalesce(c.seq, 0) + 1
  left join event_log e using (position)
  order by p.name`;

const waitingDeliveries = /* sql */ `
  select d.subscriber, count(*) filter (where d.state = 'open') as open, count(*) filter (where d.state = 'failing') as failing,
    extract(epoch from $1::timestamptz - min(e.occurred_at)) as seconds
  from deliveries d join event_log e using (event_id) where d.state <> 'done' group by d.subscriber`;
