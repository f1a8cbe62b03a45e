import { type Executor, sql } from '../../../platform/database/sql.js';
import type { LoadedAggregate } from '../../../platform/event-log/aggregate-repository.js';
import type { BookEntry } from '../../domain/book-entry.js';

/** Writes the row of an entry. */
export async function upsertBookEntry(
  db: Executor,
  { id, version, state, createdAt }: LoadedAggregate<BookEntry>,
): Promise<void> {
  if (state.kind === 'none') return;
  const { kind, locationId, day, currency, isVoided } = state;
  const amounts =
    state.kind === 'gateway_payout'
      ? [state.cents, state.feeCents, null, state.gatewayName]
      : [null, null, JSON.stringify(state.balances), null];
  await sql(db, upsertSql, [id, version, locationId, kind, day, currency, ...amounts, isVoided, createdAt]);
}

const upsertSql = /* sql */ `
  insert into book_entries
    (id, version, location_id, kind, day, currency, cents, fee_cents, balances, gateway_name, is_voided, entered_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12)
  on conflict (id) do update set version = excluded.version, is_voided = excluded.is_voided`;
