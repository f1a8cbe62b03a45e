import { MikroORM } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { setTimeout as delay } from 'node:timers/promises';
import { Config } from '../../config.js';
import { sql } from '../../database/sql.js';

/** Whether this process should be sent requests: not while the database is away, and no longer once it shuts down. */
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

  checkProcess(): HealthIndicatorResult {
    const indicator = this.indicators.check('process');
    return this.isDraining ? indicator.down('shutting down') : indicator.up();
  }

  async checkDatabase(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('database');
    const answer = sql(this.orm.em.fork(), 'select 1').then(
      () => true,
      () => false,
    );
    const isUp = await Promise.race([answer, delay(2000, false, { ref: false })]);
    return isUp ? indicator.up() : indicator.down();
  }
}
