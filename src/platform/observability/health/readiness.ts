import { MikroORM } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { setTimeout as delay } from 'node:timers/promises';
import { Config } from '../../config.js';
import { describeMissingMigrations, readAppliedMigrations } from '../../database/migrations/schema-version.js';
import { sql } from '../../database/sql.js';

/**
 * Whether this process should be sent requests: not while the database is away or of an older version, and no longer once it
 * shuts down. A newer one is what a process works on until it is replaced.
 */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  /** True once the process was asked to end, before the listener closes. */
  isDraining = false;

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
    const applied = await Promise.race([answer, delay(2000, undefined, { ref: false })]);
    if (!applied) return indicator.down('The database does not answer');
    const mismatch = describeMissingMigrations(applied);
    return mismatch ? indicator.down(mismatch) : indicator.up();
  }
}
