import { type Executor, sql } from '../../platform/database/sql.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import type { TipPayout } from '../domain/tip-payout.js';

/** Writes the row of a payout. */
export async function upsertTipPayout(
  db: Executor,
  { id, version, state, createdAt }: LoadedAggregate<TipPayout>,
): Promise<void> {
  if (state.isVoided === null) return;
  const { locationId, therapistId, day, currency, method, cents, isVoided } = state;
  const values = [id, version, locationId, therapistId, day, currency, method, cents, isVoided, createdAt];
  await sql(db, upsertSql, values);
}

const upsertSql = /* sql */ `
  insert into tip_payouts
    (id, version, location_id, therapist_id, day, currency, method, cents, is_voided, paid_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (id) do update set version = excluded.version, is_voided = excluded.is_voided`;
