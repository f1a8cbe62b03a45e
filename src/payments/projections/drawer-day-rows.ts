import { type Executor, sql } from '../../platform/database/sql.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import type { DrawerDay } from '../domain/drawer-day.evolve.js';

/** Writes the row of a drawer. */
export async function upsertDrawerDay(
  db: Executor,
  { id, version, state, createdAt, updatedAt }: LoadedAggregate<DrawerDay>,
): Promise<void> {
  if (state.status === 'none') return;
  const { status, locationId, day, currency } = state;
  await sql(db, upsertSql, [id, version, status, locationId, day, currency, createdAt, updatedAt]);
}

const upsertSql = /* sql */ `
  insert into drawer_days (id, version, status, location_id, day, currency, opened_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (id) do update set version = excluded.version, status = excluded.status, updated_at = excluded.updated_at`;
