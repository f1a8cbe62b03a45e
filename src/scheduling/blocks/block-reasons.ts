import { Injectable } from '@nestjs/common';
import { type Executor, sql } from '../../platform/database/sql.js';

/** SQL condition that the reason contains one of the texts `$1`, in upper or lower case. */
export const mentionsTextSql = /* sql */ `exists (select from unnest($1::text[]) as text where text <> '' and strpos(lower(reason), lower(text)) > 0)`;

/** Changes the reasons of blocks, in which people may have written names. */
@Injectable()
export class BlockReasons {
  /** Empties the reasons that contain one of these texts, in the caller's transaction. */
  async redactMentioning(db: Executor, texts: readonly string[]): Promise<void> {
    await sql(db, redactSql, [texts]);
  }
}

const redactSql = /* sql */ `update blocked_time_slots set reason = null where ${mentionsTextSql}`;
