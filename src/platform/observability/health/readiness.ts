import { MikroORM } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { setTimeout as delay } from 'node:timers/promises';
import { Config } from '../../config.js';
import { describeMissingMigrations, readAppliedMigrations } from '../../database/migrations/schema-version.js';
import { sql } from '../../database/sql.js';

/** Limit for an answer of the database: probes wait a few seconds for theirs. */
const DATABASE_TIMEOUT_MS = 2_000;

/** The shortest time between two trials whether the database stores rows: many may ask for the readiness. */
const PROBE_INTERVAL_MS = 5_000;

const WRITE_TIMEOUT = 'The database takes no writes in time';

/** Sentences by SQLSTATE. */
const WRITE_FAILURES: Readonly<Record<string, string>> = {
  '25006': 'The database takes no writes: it is read-only',
  '53100': 'The database takes no writes: its disk is full',
};

/**
 * Whether this process should be sent requests: not while the database is away, of an older version or stores nothing,
 * and no longer once it shuts down. A newer one is what a process works on until it is replaced.
 */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  /** True once the process was asked to end, before the listener closes. */
  isDraining = false;
  private probedAt = -Infinity;
  private writeFailure: Promise<string | undefined> | undefined;

  constructor(
    private readonly orm: MikroORM,
    private readonly indicators: HealthIndicatorService,
    private readonly config: Config,
  ) {}

  /** Reports that it is not ready for a while before the listener closes, so that load balancers stop sending first. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isDraining = true;
    await delay(this.config.DRAIN_SECONDS * 1000);
  }

  /** Returns why the process cannot do its work, in a sentence; undefined when it can. */
  async findProblem(): Promise<string | undefined> {
    const results = [this.checkProcess(), await this.checkDatabase()].flatMap((result) => Object.values(result));
    return results.find(({ status }) => status !== 'up')?.['message'] as string | undefined;
  }

  checkProcess(): HealthIndicatorResult {
    const indicator = this.indicators.check('process');
    return this.isDraining ? indicator.down('This process is shutting down') : indicator.up();
  }

  async checkDatabase(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('database');
    const em = this.orm.em.fork();
    const answer = readAppliedMigrations((statement) => sql<{ name: string }>(em, statement)).catch(() => undefined);
    const applied = await withinTimeout(answer, undefined);
    if (!applied) return indicator.down('The database does not answer');
    const problem = describeMissingMigrations(applied) ?? (await withinTimeout(this.findWriteFailure(), WRITE_TIMEOUT));
    return problem ? indicator.down(problem) : indicator.up();
  }

  /** Tries whether the database stores rows, or returns what the last trial found. */
  private findWriteFailure(): Promise<string | undefined> {
    const now = performance.now();
    if (now - this.probedAt < PROBE_INTERVAL_MS) return this.writeFailure!;
    this.probedAt = now;
    this.writeFailure = sql(this.orm.em.fork(), 'select probe_writes()').then(
      () => undefined,
      ({ code }: { code?: string }) => WRITE_FAILURES[code ?? ''] ?? 'The database takes no writes',
    );
    return this.writeFailure;
  }
}

const withinTimeout = <Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> =>
  Promise.race([answer, delay(DATABASE_TIMEOUT_MS, otherwise, { ref: false })]);
