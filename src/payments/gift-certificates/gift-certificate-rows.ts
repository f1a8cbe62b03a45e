import { type Executor, sql } from '../../platform/database/sql.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import type { GiftCertificate } from '../domain/gift-certificate.evolve.js';

/** Writes the row of a gift certificate. The people of it are in its events alone, where they can be erased. */
export async function upsertGiftCertificate(
  db: Executor,
  { id, version, state, createdAt }: LoadedAggregate<GiftCertificate>,
): Promise<void> {
  if (state.status === 'none') return;
  const { status, number, locationId, currency, cents, balanceCents, code, deliverOn, isDeliveryAsked } = state;
  await sql(db, upsertSql, [
    ...[id, version, status, number, locationId, currency, cents, balanceCents, code?.hash ?? null],
    ...[isDeliveryAsked || status !== 'issued' ? null : deliverOn, createdAt],
  ]);
}

const upsertSql = /* sql */ `
  insert into gift_certificates
    (id, version, status, number, location_id, currency, cents, balance_cents, code_hash, to_be_mailed_on, ordered_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (id) do update set version = excluded.version, status = excluded.status, number = excluded.number,
    cents = excluded.cents, balance_cents = excluded.balance_cents, code_hash = excluded.code_hash,
    to_be_mailed_on = excluded.to_be_mailed_on`;
