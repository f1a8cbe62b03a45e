import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { DetailDecryptor } from './detail-decryptor.js';

/**
 * Finds the values before a change where the entry does not name them: for each detail, the latest value in earlier
 * entries about the same booking.
 */
@Injectable()
export class PreviousValues {
  constructor(
    private readonly em: EntityManager,
    private readonly details: DetailDecryptor,
  ) {}

  /**
   * @returns the values by detail name. Details that no earlier entry has are missing; the result is empty for an
   * entry that is about no booking.
   */
  async beforeEntry(entryId: string): Promise<Record<string, unknown>> {
    const em = this.em.fork();
    const rows = await sql<{ name: string; value: unknown }>(em, previousValuesSql, [entryId]);
    const [earlier] = await this.details.decrypt(em, [
      Object.fromEntries(rows.map(({ name, value }) => [name, value])),
    ]);
    return earlier!;
  }
}

const previousValuesSql = /* sql */ `
  select distinct on (d.key) d.key as name, d.value
  from admin_action_logs l
  join admin_action_logs before on before.details ->> 'booking_id' = l.details ->> 'booking_id' and before.seq < l.seq
  cross join jsonb_each(before.details) as d
  where l.id = $1 and d.key <> 'booking_id' and l.details ? d.key
  order by d.key, before.seq desc`;
