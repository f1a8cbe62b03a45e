import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../database/sql.js';
import { advanceProjection } from './advance-projection.js';
import { reconcileTable } from './reconcile-table.js';
import { headSequence } from '../event-log/log-reader.js';
import { replayUpTo, enterShadowSchema, createShadowTables } from './shadow-tables.js';
import type { RegisteredProjection } from './projection-registry.js';
import { Relay } from '../event-log/relay/relay.js';

/** How many rows of each table were not as the log tells. */
export type RowCorrections = Record<string, number>;

/** Receives the place in the log that has been reached, and the last one. */
export type OnProgress = (seq: number, head: number) => void;

/**
 * Rebuilds a projection's tables from the log while the product serves. The projection's own code fills copies of them,
 * in a schema that comes first in the search path. At the end its writers wait for a moment while copy and original
 * are brought to the same place in the log, and every row that differs is replaced.
 */
@Injectable()
export class ProjectionRebuilder {
  constructor(
    private readonly orm: MikroORM,
    private readonly relay: Relay,
  ) {}

  async run(projection: RegisteredProjection, onProgress: OnProgress = () => undefined): Promise<RowCorrections> {
    const shadowSchema = `rebuild_${projection.name}`;
    await this.orm.em.fork().transactional((em) => createShadowTables(em, projection, shadowSchema));
    try {
      await this.fill(projection, shadowSchema, onProgress);
      return await this.orm.em.fork().transactional((em) => this.reconcile(em, projection, shadowSchema));
    } finally {
      await sql(this.orm.em.fork(), `drop schema if exists ${shadowSchema} cascade`);
    }
  }

  private async fill(projection: RegisteredProjection, shadowSchema: string, onProgress: OnProgress): Promise<void> {
    let hasMore = true;
    while (hasMore) {
      const em = this.orm.em.fork();
      const step = await em.transactional(async (tx) => {
        await enterShadowSchema(tx, shadowSchema);
        return advanceProjection(tx, projection);
      });
      hasMore = step.hasMore;
      onProgress(step.seq, await headSequence(em));
    }
  }

  private async reconcile(
    em: EntityManager,
    projection: RegisteredProjection,
    shadowSchema: string,
  ): Promise<RowCorrections> {
    // The relay works on while this transaction waits for it.
    await sql(em, 'set local idle_in_transaction_session_timeout = 0');
    if (projection.isInline) await sql(em, `lock table ${projection.tables.join(', ')} in share row exclusive mode`);
    while (await this.relay.step());
    const head = await headSequence(em);
    if (!projection.isInline) await replayUpTo(head, em, projection);
    const liveSchema = await enterShadowSchema(em, shadowSchema);
    await replayUpTo(head, em, projection);
    const corrections: RowCorrections = {};
    for (const table of projection.tables)
      corrections[table] = await reconcileTable(em, table, { liveSchema, shadowSchema });
    return corrections;
  }
}
