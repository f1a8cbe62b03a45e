import type { EntityManager } from '@mikro-orm/postgresql';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import type { CommissionRateSet } from './pay.event-types.js';

/** Rebuilds rates of commission from the log. Otherwise the transactions that append write them. */
@RegisterProjection({
  name: 'commission_rates',
  tables: ['commission_rates'],
  isInline: true,
  eventTypes: ['CommissionRateSet'],
})
export class CommissionRatesProjection implements Projection {
  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    for (const event of events) {
      if (event.type !== 'CommissionRateSet') continue;
      const { stream, data } = event as CommissionRateSet;
      await insertCommissionRate(em, stream, data);
    }
  }
}

/** Writes the row of a rate. */
export async function insertCommissionRate(
  db: Executor,
  id: string,
  { therapistId, serviceId, rate, from }: CommissionRateSet['data'],
): Promise<void> {
  await sql(db, insertSql, [id, therapistId, serviceId, rate, from]);
}

const insertSql = /* sql */ `
  insert into commission_rates (id, therapist_id, service_id, rate, from_day) values ($1, $2, $3, $4, $5)`;
