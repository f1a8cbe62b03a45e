import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';
import { sql } from '../database/sql.js';
import { advanceProjection } from './advance-projection.js';
import { ProjectionRegistry } from './projection-registry.js';
import { NotifyPoller } from '../event-log/relay/notify-poller.js';

/**
 * Pause between steps: one costs dozens of statements whether it has one event or a hundred, and reports may be this
 * much behind.
 */
const PAUSE_MS = 100;

/** Keeps the asynchronous projections up to date with the log. */
@Injectable()
export class Projector {
  private readonly poller: NotifyPoller;

  constructor(
    private readonly orm: MikroORM,
    private readonly projections: ProjectionRegistry,
    config: Config,
  ) {
    this.poller = new NotifyPoller(config, {
      name: 'Projector',
      channel: 'log_advanced',
      pollMs: 500,
      pauseMs: PAUSE_MS,
      step: async (isNotified) => (isNotified || (await this.isBehind())) && this.step(),
    });
  }

  start = () => this.poller.start();
  stop = () => this.poller.stop();

  /** Advances each projection by one batch; true when one may have more to read. */
  async step(): Promise<boolean> {
    let hasMore = false;
    for (const projection of this.projections.asynchronous()) {
      const step = await this.orm.em.fork().transactional((em) => advanceProjection(em, projection));
      hasMore ||= step.hasMore;
    }
    return hasMore;
  }

  /** One question instead of a transaction for each projection: most polls find nothing. */
  private async isBehind(): Promise<boolean> {
    const [waiting] = await sql<{ some: boolean }>(this.orm.em.fork(), isBehindSql, [
      this.projections.asynchronous().map(({ name }) => name),
    ]);
    return waiting?.some === true;
  }
}

const isBehindSql = /* sql */ `
  select exists (
    select from unnest($1::text[]) projection left join projection_checkpoints c using (projection)
    where c.seq is null or c.seq < (select seq from log_head)
  ) as some`;
