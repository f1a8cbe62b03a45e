import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { Config } from '../config.js';
import { sql } from '../database/sql.js';
import { readLog } from './log-reader.js';
import { type Projection, projectionKey, type ProjectionTables } from './projection.js';
import { WakefulLoop } from './wakeful-loop.js';

const batch = 200;

export type RegisteredProjection = ProjectionTables & Pick<Projection, 'apply'>;

/** Keeps the asynchronous projections up with the log. */
@Injectable()
export class Projector implements OnApplicationBootstrap {
  private readonly loop: WakefulLoop;
  private registered: RegisteredProjection[] = [];

  constructor(
    private readonly orm: MikroORM,
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
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

  onApplicationBootstrap(): void {
    this.registered = this.discovery.getProviders().flatMap(({ instance, metatype }) => {
      const tables =
        metatype && this.reflector.get<ProjectionTables | undefined>(projectionKey, metatype as new () => unknown);
      return tables ? [{ ...tables, apply: (instance as Projection).apply.bind(instance) }] : [];
    });
  }

  get projections(): readonly RegisteredProjection[] {
    return this.registered;
  }

  start = () => this.loop.start();
  stop = () => this.loop.stop();

  /** Takes each projection one batch further; true when one may have more to read. */
  async step(): Promise<boolean> {
    let hasMore = false;
    for (const projection of this.registered) hasMore = (await this.advance(projection)) || hasMore;
    return hasMore;
  }

  private advance({ name, apply }: RegisteredProjection): Promise<boolean> {
    return this.orm.em.fork().transactional(async (em) => {
      const [checkpoint] = await sql<{ seq: bigint }>(
        em,
        'select seq from projection_checkpoints where projection = $1 for update',
        [name],
      );
      if (!checkpoint) {
        await sql(em, 'insert into projection_checkpoints (projection, seq) values ($1, 0) on conflict do nothing', [name]);
        return true;
      }
      const events = await readLog(em, Number(checkpoint.seq), batch);
      const last = events.at(-1);
      if (!last) return false;
      await apply(events, em);
      await sql(em, 'update projection_checkpoints set seq = $2 where projection = $1', [name, last.seq]);
      return events.length === batch;
    });
  }
}
