import { Migration } from '@mikro-orm/migrations';

/** Adds the exports of the ledger to the shop's books. */
export class Migration20261204120100_journal_exports extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table journal_exports (
  id uuid primary key,
  number int not null unique,
  location_id text not null,
  currency text not null,
  start_date date not null,
  end_date date not null,
  codes jsonb not null,
  exported_at timestamptz not null
);
comment on table journal_exports is
  'What was exported to the shop''s books, numbered without a gap, with the account codes of that moment: the same number gives the same file';

create table journal_export_lines (
  export_id uuid not null,
  day date not null,
  account text not null,
  location_id text not null,
  currency text not null,
  cents bigint not null check (cents <> 0),
  primary key (export_id, day, account)
);
create index journal_export_lines_by_day on journal_export_lines (location_id, currency, day);
comment on table journal_export_lines is
  'By how much accounts had moved on each day that no export before had taken. A debit is positive';`);
  }
}
