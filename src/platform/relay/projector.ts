import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';
import { advance } from './advance.js';
import { Projections } from './projections.js';
import { WakefulLoop } from './wakeful-loop.js';

/** Keeps the asynchronous projections up with the log. */
@Injectable()
export class Projector {
  private readonly loop: WakefulLoop;

  constructor(
    private readonly orm: MikroORM,
    private readonly projections: Projections,
    config: Config,
  ) {
    this.loop = new WakefulLoop({
      name: 'Projector',
      connectionString: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
      channel: 'log_advanced',
      pollMs: 500,
      step: () => this.step(),
    });
  }

  start = () => this.loop.start();
  stop = () => this.loop.stop();

  /** Takes each projection one batch further; true when one may have more to read. */
  async step(): Promise<boolean> {
    let hasMore = false;
    for (const projection of this.projections.following()) {
      const step = await this.orm.em.fork().transactional((em) => advance(em, projection));
      hasMore ||= step.hasMore;
    }
    return hasMore;
  }
}
