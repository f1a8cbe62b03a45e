import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../database/sql.js';
import { advance } from './advance.js';
import { correctTable } from './correct-table.js';
import { headOf } from './log-reader.js';
import { advanceTo, enterCopy, makeCopy } from './projection-copy.js';
import type { RegisteredProjection } from './projections.js';
import { Relay } from './relay.js';

/** How many rows of each table were not as the log tells. */
export type Corrections = Record<string, number>;

/** Is told the place in the log that has been reached, and the last one. */
export type OnProgress = (seq: number, head: number) => void;

/**
 * Makes a projection's tables anew from the log while the product serves. The projection's own code fills copies of them,
 * in a schema that stands first in the search path. At the end its writers wait for a moment while copy and original
 * are brought to the same place in the log, and every row that differs is replaced.
 */
@Injectable()
export class Rebuild {
  constructor(
    private readonly orm: MikroORM,
    private readonly relay: Relay,
  ) {}

  async run(projection: RegisteredProjection, onProgress: OnProgress = () => undefined): Promise<Corrections> {
    const copy = `rebuild_${projection.name}`;
    await this.orm.em.fork().transactional((em) => makeCopy(em, projection, copy));
    try {
      await this.fill(projection, copy, onProgress);
      return await this.orm.em.fork().transactional((em) => this.correct(em, projection, copy));
    } finally {
      await sql(this.orm.em.fork(), `drop schema if exists ${copy} cascade`);
    }
  }

  private async fill(projection: RegisteredProjection, copy: string, onProgress: OnProgress): Promise<void> {
    let hasMore = true;
    while (hasMore) {
      const em = this.orm.em.fork();
      const step = await em.transactional(async (tx) => {
        await enterCopy(tx, copy);
        return advance(tx, projection);
      });
      hasMore = step.hasMore;
      onProgress(step.seq, await headOf(em));
    }
  }

  private async correct(em: EntityManager, projection: RegisteredProjection, copy: string): Promise<Corrections> {
    // The relay works on while this transaction waits for it.
    await sql(em, 'set local idle_in_transaction_session_timeout = 0');
    if (projection.isInline) await sql(em, `lock table ${projection.tables.join(', ')} in share row exclusive mode`);
    while (await this.relay.step());
    const head = await headOf(em);
    if (!projection.isInline) await advanceTo(head, em, projection);
    const original = await enterCopy(em, copy);
    await advanceTo(head, em, projection);
    const corrections: Corrections = {};
    for (const table of projection.tables) corrections[table] = await correctTable(em, table, { original, copy });
    return corrections;
  }
}
