import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../database/sql.js';
import { type QueueName, QUEUE_NAMES } from '../queue-names.js';
import { isSignInRefused } from './is-sign-in-refused.js';

/** So many attempts in a row without an answer, and the queue pauses: fewer may be due to the deliveries themselves. */
const FAILURES_BEFORE_OUTAGE = 3;

/** Who asks more often with a wrong password gets its account or address locked. */
const SIGN_IN_INTERVAL_SECONDS = 60;

/** The server of a queue does not answer. */
export interface QueueOutage {
  queue: QueueName;
  since: Date;
  /** The reason of the last attempt, in codes. */
  lastError: string | null;
  /** Whether the next probe may be claimed. */
  isProbeDue: boolean;
  /** Whether the log tells of it. */
  isLogged: boolean;
}

type Listener = (queue: QueueName, isPaused: boolean) => Promise<void> | void;

/**
 * Knows which queues pause because their server does not answer. The database keeps it, for all processes and for those
 * that start later; each sees it within a second.
 */
@Injectable()
export class QueueOutages {
  private readonly paused = new Set<QueueName>();
  private readonly failures = new Map<QueueName, number>();
  private readonly answers = new Map<QueueName, number>();
  private listener: Listener = () => undefined;

  constructor(private readonly orm: MikroORM) {}

  /** Notifies the listener of each queue that pauses or goes on, before anything else is done about it. */
  watch(listener: Listener): void {
    this.listener = listener;
  }

  isPaused(queue: QueueName): boolean {
    return this.paused.has(queue);
  }

  /** The server has answered about one delivery, whatever it said. */
  noteAnswer(queue: QueueName): void {
    this.failures.delete(queue);
    this.answers.set(queue, this.countAnswers(queue) + 1);
  }

  /** How often this process was answered. */
  countAnswers(queue: QueueName): number {
    return this.answers.get(queue) ?? 0;
  }

  /** The server has not answered, or takes nothing. @param reason in codes, free of personal data */
  async noteFailure(queue: QueueName, reason: string): Promise<void> {
    const failures = (this.failures.get(queue) ?? 0) + 1;
    this.failures.set(queue, failures);
    if (failures < FAILURES_BEFORE_OUTAGE || this.isPaused(queue)) return;
    await sql(this.orm.em.fork(), openSql, [queue, reason, isSignInRefused(reason) ? SIGN_IN_INTERVAL_SECONDS : 1]);
    await this.setPaused(queue, true);
  }

  /** The outages that the database knows; what has changed since the last time takes effect here. */
  async refresh(): Promise<QueueOutage[]> {
    const rows = await sql<Row>(this.orm.em.fork(), readSql);
    const outages = rows.map(({ queue, since_ms, last_error, is_due, is_logged }) => ({
      queue,
      since: new Date(Number(since_ms)),
      lastError: last_error,
      isProbeDue: is_due,
      isLogged: is_logged,
    }));
    for (const queue of QUEUE_NAMES) {
      const isPaused = outages.some((outage) => outage.queue === queue);
      if (isPaused !== this.isPaused(queue)) await this.setPaused(queue, isPaused);
    }
    return outages;
  }

  /** Takes the next probe, for one process alone; to be extended while it takes its time. @returns whether it is ours */
  async claimProbe(queue: QueueName): Promise<boolean> {
    return (await sql(this.orm.em.fork(), claimSql, [queue])).length > 0;
  }

  async extendProbe(queue: QueueName): Promise<void> {
    await sql(this.orm.em.fork(), extendSql, [queue]);
  }

  /** The probe was not answered either: the next one follows in seconds, or in a minute where our password is refused. */
  async postpone(queue: QueueName, reason: string): Promise<void> {
    await sql(this.orm.em.fork(), postponeSql, [queue, reason, isSignInRefused(reason) ? SIGN_IN_INTERVAL_SECONDS : 0]);
  }

  /** Lets the next probes follow at once: whoever starts a process may have given it another password. */
  async hastenProbes(): Promise<void> {
    await sql(this.orm.em.fork(), hastenSql);
  }

  async close(queue: QueueName): Promise<void> {
    await sql(this.orm.em.fork(), closeSql, [queue]);
    await this.setPaused(queue, false);
  }

  /** @returns whether nobody has written a line about the queue for a minute */
  async claimLogLine(queue: QueueName): Promise<boolean> {
    return (await sql(this.orm.em.fork(), claimLogLineSql, [queue])).length > 0;
  }

  private async setPaused(queue: QueueName, isPaused: boolean): Promise<void> {
    this.failures.delete(queue);
    if (isPaused) this.paused.add(queue);
    else this.paused.delete(queue);
    await this.listener(queue, isPaused);
  }
}

interface Row {
  queue: QueueName;
  since_ms: string;
  last_error: string | null;
  is_due: boolean;
  is_logged: boolean;
}

const readSql = /* sql */ `
  select queue, (extract(epoch from since) * 1000)::text as since_ms, last_error, next_probe_at <= now() as is_due,
    coalesce(logged_at >= since, false) as is_logged
  from queue_outages where since is not null`;

const openSql = /* sql */ `
  insert into queue_outages as o (queue, since, next_probe_at, probes, last_error)
  values ($1, now(), now() + $3 * interval '1 second', 0, $2)
  on conflict (queue) do update
  set since = now(), next_probe_at = excluded.next_probe_at, probes = 0, last_error = excluded.last_error
  where o.since is null`;

/** Who dies in the middle of a probe holds up the next one for so long. */
const LEASE = `now() + interval '5 seconds'`;

const claimSql = /* sql */ `
  update queue_outages set next_probe_at = ${LEASE}
  where queue = $1 and since is not null and next_probe_at <= now() returning queue`;

const extendSql = /* sql */ `update queue_outages set next_probe_at = ${LEASE} where queue = $1 and since is not null`;

/** After 1, then every 2 seconds: what waits for the probe is late by so much. */
const postponeSql = /* sql */ `
  update queue_outages set probes = probes + 1, next_probe_at = now() + greatest(least(probes + 1, 2), $3) * interval '1 second',
    last_error = $2
  where queue = $1 and since is not null`;

/** Not of a probe that is running, whose claim ends sooner. */
const hastenSql = /* sql */ `
  update queue_outages set next_probe_at = now() where since is not null and next_probe_at > ${LEASE}`;

const closeSql = /* sql */ `update queue_outages set since = null where queue = $1`;

const claimLogLineSql = /* sql */ `
  update queue_outages set logged_at = now()
  where queue = $1 and (logged_at is null or logged_at <= now() - interval '1 minute') returning queue`;
