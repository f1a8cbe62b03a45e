import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../database/sql.js';
import type { Delivery } from '../delivery-queue.service.js';
import { type QueueName, QUEUE_NAMES } from '../queue-names.js';
import { isSignInRefused } from './is-sign-in-refused.js';

/**
 * Numbers of attempts in a row without an answer, and of deliveries among them, that pause a queue. Fewer may be due to
 * the deliveries themselves: one that makes its server hang up, however often it is tried, stops no other. A server that
 * cannot be reached at all is away whatever it would have been sent.
 */
const FAILURES_BEFORE_OUTAGE = 3;
const DELIVERIES_BEFORE_OUTAGE = 2;

/** Longest pause between two probes, which pending deliveries wait for. */
const MAX_INTERVAL_SECONDS = 2;

/**
 * Pause between two probes while the server rejects our password; it doubles with each probe. Servers lock an account
 * or address that signs in with a wrong password more often than this.
 */
const SIGN_IN_INTERVAL_SECONDS = 60;
const MAX_SIGN_IN_INTERVAL_SECONDS = 15 * 60;

/** An outage of a queue, whose server does not answer. */
export interface QueueOutage {
  queue: QueueName;
  since: Date;
  /** The reason of the last attempt, in codes. */
  lastError: string | null;
  /** Number of probes in a row that ended for reasons of this kind. */
  probes: number;
  /** Whether the next probe may be claimed. */
  isProbeDue: boolean;
  /** Whether a log line about it was written. */
  isLogged: boolean;
}

type Listener = (queue: QueueName, isPaused: boolean) => Promise<void> | void;

/**
 * Knows which queues are paused because their server does not answer. The state is in the database, so that all
 * processes share it, also those that start later; each sees a change within a second.
 */
@Injectable()
export class QueueOutages {
  private readonly paused = new Set<QueueName>();
  private readonly failures = new Map<QueueName, { attempts: number; deliveries: Set<string> }>();
  private readonly answers = new Map<QueueName, number>();
  private listener: Listener = () => undefined;

  constructor(private readonly orm: MikroORM) {}

  /** Calls the listener when a queue pauses or resumes, before anything else happens. */
  watch(listener: Listener): void {
    this.listener = listener;
  }

  isPaused(queue: QueueName): boolean {
    return this.paused.has(queue);
  }

  /** Records that the server answered about a delivery, with whatever result. */
  recordAnswer(queue: QueueName): void {
    this.failures.delete(queue);
    this.answers.set(queue, this.countAnswers(queue) + 1);
  }

  /** Returns how often the server answered this process. */
  countAnswers(queue: QueueName): number {
    return this.answers.get(queue) ?? 0;
  }

  /**
   * Records that the server did not answer about a delivery, or accepts nothing.
   * @param reason in codes, free of personal data
   * @param isUnreached whether no connection was made
   */
  async recordFailure({ queue, subscriber, eventId }: Delivery, reason: string, isUnreached = false): Promise<void> {
    const { attempts, deliveries } = this.failures.get(queue) ?? { attempts: 0, deliveries: new Set<string>() };
    const failures = { attempts: attempts + 1, deliveries: deliveries.add(`${subscriber} ${eventId}`) };
    this.failures.set(queue, failures);
    const isAway =
      failures.attempts >= FAILURES_BEFORE_OUTAGE && (isUnreached || deliveries.size >= DELIVERIES_BEFORE_OUTAGE);
    // A refused sign-in is due to no delivery, and each attempt may be the one that locks the account.
    const isSignIn = isSignInRefused(reason);
    if ((!isAway && !isSignIn) || this.isPaused(queue)) return;
    await sql(this.orm.em.fork(), openSql, [queue, reason, isSignIn ? SIGN_IN_INTERVAL_SECONDS : 1]);
    await this.setPaused(queue, true);
  }

  /** Reads the outages from the database, and pauses or resumes queues accordingly. */
  async refresh(): Promise<QueueOutage[]> {
    const rows = await sql<Row>(this.orm.em.fork(), readSql);
    const outages = rows.map(({ queue, since_ms, last_error, probes, is_due, is_logged }) => ({
      queue,
      since: new Date(Number(since_ms)),
      lastError: last_error,
      probes,
      isProbeDue: is_due,
      isLogged: is_logged,
    }));
    for (const queue of QUEUE_NAMES) {
      const isPaused = outages.some((outage) => outage.queue === queue);
      if (isPaused !== this.isPaused(queue)) await this.setPaused(queue, isPaused);
    }
    return outages;
  }

  /**
   * Claims the next probe for this process. The claim is a short lease, extended while the probe runs.
   * @returns whether this process got it
   */
  async claimProbe(queue: QueueName): Promise<boolean> {
    return (await sql(this.orm.em.fork(), claimSql, [queue])).length > 0;
  }

  async extendProbe(queue: QueueName): Promise<void> {
    await sql(this.orm.em.fork(), extendSql, [queue]);
  }

  /** Schedules the next probe: in seconds, or ever later while the server rejects our password. */
  async postpone({ queue, probes, lastError }: QueueOutage, reason: string): Promise<void> {
    const isSignIn = isSignInRefused(reason);
    // Probes that nothing answered say nothing about the password that is rejected now.
    const count = isSignIn === isSignInRefused(lastError ?? '') ? probes + 1 : 0;
    const seconds = isSignIn
      ? Math.min(SIGN_IN_INTERVAL_SECONDS * 2 ** count, MAX_SIGN_IN_INTERVAL_SECONDS)
      : Math.min(count + 1, MAX_INTERVAL_SECONDS);
    await sql(this.orm.em.fork(), postponeSql, [queue, reason, count, seconds]);
  }

  /** Makes the next probes due now: somebody may have corrected the password. */
  async scheduleProbesNow(queues: readonly QueueName[] = QUEUE_NAMES): Promise<void> {
    await sql(this.orm.em.fork(), probeNowSql, [queues]);
  }

  async close(queue: QueueName): Promise<void> {
    await sql(this.orm.em.fork(), closeSql, [queue]);
    await this.setPaused(queue, false);
  }

  /** Claims a log line about the queue. @returns whether nobody has written one for a minute */
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
  probes: number;
  is_due: boolean;
  is_logged: boolean;
}

const readSql = /* sql */ `
  select queue, (extract(epoch from since) * 1000)::text as since_ms, last_error, probes,
    next_probe_at <= now() as is_due,
    coalesce(logged_at >= since, false) as is_logged
  from queue_outages where since is not null`;

const openSql = /* sql */ `
  insert into queue_outages as o (queue, since, next_probe_at, probes, last_error)
  values ($1, now(), now() + $3 * interval '1 second', 0, $2)
  on conflict (queue) do update
  set since = now(), next_probe_at = excluded.next_probe_at, probes = 0, last_error = excluded.last_error
  where o.since is null`;

/** End of a probe's lease: a process that dies during a probe delays the next one until then. */
const LEASE = `now() + interval '5 seconds'`;

const claimSql = /* sql */ `
  update queue_outages set next_probe_at = ${LEASE}
  where queue = $1 and since is not null and next_probe_at <= now() returning queue`;

const extendSql = /* sql */ `update queue_outages set next_probe_at = ${LEASE} where queue = $1 and since is not null`;

const postponeSql = /* sql */ `
  update queue_outages set probes = $3, next_probe_at = now() + $4::int * interval '1 second', last_error = $2
  where queue = $1 and since is not null`;

/** Makes probes due, but leaves a running one alone: its lease ends sooner. */
const probeNowSql = /* sql */ `
  update queue_outages set next_probe_at = now()
  where queue = any ($1::text[]) and since is not null and next_probe_at > ${LEASE}`;

const closeSql = /* sql */ `update queue_outages set since = null where queue = $1`;

const claimLogLineSql = /* sql */ `
  update queue_outages set logged_at = now()
  where queue = $1 and (logged_at is null or logged_at <= now() - interval '1 minute') returning queue`;
