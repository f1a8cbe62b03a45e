import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../database/sql.js';
import { advanceProjection } from './advance-projection.js';
import { reconcileTable } from './reconcile-table.js';
import { headSequence } from '../event-log/log-reader.js';
import { completeStreams, forEachStream, replayUpTo, acceptsStreams } from './replay.js';
import { createShadowTables, enterShadowSchema, exitShadowSchema } from './shadow-tables.js';
import type { RegisteredProjection } from './projection-registry.js';
import { Relay } from '../event-log/relay/relay.js';

/** Number of rows of each table that differed from the log. */
type RowCorrections = Record<string, number>;

/** Receives the current step, the number of events done, and their total. */
export type OnProgress = (what: string, done: number, of: number) => void;

const SHADOW_SCHEMA = 'rebuild';

/**
 * Rebuilds tables of projections from the log while the product serves. The projections' own code fills copies of them,
 * in a schema that comes first in the search path. At the end their writers wait for a moment while copy and original
 * are brought to the same sequence number, and every row that differs is replaced.
 */
@Injectable()
export class ProjectionRebuilder {
  constructor(
    private readonly orm: MikroORM,
    private readonly relay: Relay,
  ) {}

  run(projection: RegisteredProjection): Promise<RowCorrections> {
    return this.runAll([projection]);
  }

  /**
   * Rebuilds projections.
   * @param onRebuilt receives each projection whose tables are right, with the sequence number that they have reached
   */
  async runAll(
    projections: readonly RegisteredProjection[],
    onProgress: OnProgress = () => undefined,
    onRebuilt: (projection: RegisteredProjection, seq: number, corrections: RowCorrections) => void = () => undefined,
  ): Promise<RowCorrections> {
    const all: RowCorrections = {};
    await this.orm.em.fork().transactional((em) => createShadowTables(em, projections, SHADOW_SCHEMA));
    try {
      await this.fillFromStreams(projections.filter(acceptsStreams), onProgress);
      for (const projection of projections) {
        const seq = await this.catchUp(projection, onProgress);
        onProgress(`${projection.name}: comparing`, seq, seq);
        const corrections = await this.orm.em.fork().transactional((em) => this.reconcile(em, projection));
        onRebuilt(projection, seq, corrections);
        Object.assign(all, corrections);
      }
      return all;
    } finally {
      await sql(this.orm.em.fork(), `drop schema if exists ${SHADOW_SCHEMA} cascade`);
    }
  }

  /** Fills the copies of all projections in one pass over the log as it is now. */
  private async fillFromStreams(projections: readonly RegisteredProjection[], onProgress: OnProgress): Promise<void> {
    if (projections.length === 0) return;
    const reader = this.orm.em.fork();
    const head = await headSequence(reader);
    await forEachStream(reader, head, (events, done) => {
      onProgress('reading the log', done, head);
      return this.inShadow(async (em) => {
        for (const projection of projections) await projection.applyStreams!(events, em);
      });
    });
    for (const projection of projections) {
      onProgress(`${projection.name}: summing up`, head, head);
      await this.inShadow((em) => completeStreams(em, projection, head));
    }
  }

  /**
   * Applies the events since then, or all events for projections that read the log in its order.
   * @returns the sequence number that it has reached
   */
  private async catchUp(projection: RegisteredProjection, onProgress: OnProgress): Promise<number> {
    for (;;) {
      const step = await this.inShadow((em) => advanceProjection(em, projection));
      onProgress(projection.name, step.seq, await headSequence(this.orm.em.fork()));
      if (!step.hasMore) return step.seq;
    }
  }

  private inShadow<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    return this.orm.em.fork().transactional(async (em) => {
      await enterShadowSchema(em, SHADOW_SCHEMA);
      await sql(em, 'set local synchronous_commit = off');
      await sql(em, `set local work_mem = '64MB'`);
      return work(em);
    });
  }

  private async reconcile(em: EntityManager, projection: RegisteredProjection): Promise<RowCorrections> {
    // The relay works on while this transaction waits for it.
    await sql(em, 'set local idle_in_transaction_session_timeout = 0');
    await sql(em, `set local work_mem = '128MB'`);
    if (projection.isInline) await sql(em, `lock table ${projection.tables.join(', ')} in share row exclusive mode`);
    while (await this.relay.step());
    const head = await headSequence(em);
    if (!projection.isInline) await replayUpTo(head, em, projection);
    const liveSchema = await enterShadowSchema(em, SHADOW_SCHEMA);
    await replayUpTo(head, em, projection);
    await exitShadowSchema(em, SHADOW_SCHEMA);
    const corrections: RowCorrections = {};
    for (const table of projection.tables)
      corrections[table] = await reconcileTable(em, table, { liveSchema, shadowSchema: SHADOW_SCHEMA });
    return corrections;
  }
}
