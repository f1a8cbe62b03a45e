import type { CopyValue } from '../../platform/database/bulk/copy-rows.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import type { DrawerDay, ExistingDrawerDay } from '../domain/drawer-day.evolve.js';

/** Writes the row of a drawer. */
export async function upsertDrawerDay(db: Executor, loaded: LoadedAggregate<DrawerDay>): Promise<void> {
  const { state } = loaded;
  if (state.status !== 'none') await sql(db, upsertSql, toDrawerDayRow(loaded, state));
}

export const drawerDayColumns = 'id, version, status, location_id, day, currency, opened_at, updated_at';

/** Returns the values of `drawerDayColumns`, in their order. */
export function toDrawerDayRow(
  { id, version, createdAt, updatedAt }: LoadedAggregate<unknown>,
  { status, locationId, day, currency }: ExistingDrawerDay,
): CopyValue[] {
  return [id, version, status, locationId, day, currency, createdAt, updatedAt];
}

const upsertSql = /* sql */ `
  insert into drawer_days (${drawerDayColumns})
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (id) do update set version = excluded.version, status = excluded.status, updated_at = excluded.updated_at`;
