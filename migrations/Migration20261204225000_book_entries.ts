import { Migration } from '@mikro-orm/migrations';

/** Adds entries of the books that no sale or drawer brings: payouts of the gateway and opening balances. */
export class Migration20261204225000_book_entries extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table book_entries (
  id uuid primary key,
  version int not null,
  location_id text not null,
  kind text not null check (kind in ('gateway_payout', 'opening_balances')),
  day date not null,
  currency text not null,
  cents bigint,
  fee_cents bigint,
  balances jsonb,
  gateway_name text unique,
  is_voided boolean not null,
  entered_at timestamptz not null,
  check ((kind = 'gateway_payout') = (cents is not null and fee_cents is not null)),
  check ((kind = 'opening_balances') = (balances is not null))
);
create index book_entries_latest on book_entries (day, entered_at);
create unique index book_entries_opening on book_entries (location_id, currency)
  where kind = 'opening_balances' and not is_voided;
comment on table book_entries is
  'Payouts of the gateway to the bank, and what accounts held before this system. A debit is positive';`);
  }
}
