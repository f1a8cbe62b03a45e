import { Migration } from '@mikro-orm/migrations';

/** The rows that each operation adds and removes, under the names of the transition tables. */
const CHANGED_ROWS = {
  insert: 'select *, 1 as sign from added',
  update: 'select *, 1 as sign from added union all select *, -1 from removed',
  delete: 'select *, -1 as sign from removed',
};

/** Adds sales, the numbers of their papers, and the ledger. */
export class Migration20261204100100_sales extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table sales (
  id uuid primary key,
  version int not null,
  status text not null check (status in ('open', 'paid', 'voided')),
  location_id text not null,
  day date not null,
  currency text not null,
  total_cents bigint not null,
  paid_cents bigint not null,
  receipt_number int,
  opened_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index sales_receipt_number on sales (receipt_number);
comment on table sales is 'What each client pays at one time. paid_cents is what was paid and not given back';

create table sale_bookings (
  sale_id uuid not null,
  booking_id uuid not null,
  is_voided boolean not null,
  primary key (sale_id, booking_id)
);
create unique index sale_bookings_one_sale on sale_bookings (booking_id) where not is_voided;
create index sale_bookings_of_booking on sale_bookings (booking_id);

create table payments (
  sale_id uuid not null,
  id uuid not null,
  method text not null check (method in ('cash', 'card', 'other')),
  cents bigint not null,
  refunded_cents bigint not null,
  day date not null,
  primary key (sale_id, id)
);
create unique index payments_one_of_an_id on payments (id);

create table paper_numbers (
  paper text primary key check (paper in ('receipt', 'credit_note')),
  last_number int not null
);
comment on table paper_numbers is
  'The last number of each kind of paper. Whoever issues one updates the row in the transaction of the event, so that none is left out';
insert into paper_numbers values ('receipt', 0), ('credit_note', 0);

create table ledger_entries (
  stream uuid not null,
  version int not null,
  account text not null,
  location_id text not null,
  currency text not null,
  day date not null,
  cents bigint not null check (cents <> 0),
  occurred_at timestamptz not null,
  primary key (stream, version, account)
);
create index ledger_entries_by_day on ledger_entries (day);
comment on table ledger_entries is
  'Lines of journal entries; stream and version name the event that one is about. A debit is positive. Each entry sums to zero';

create function assert_ledger_entry_sums_to_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries where (stream, version) in ((new.stream, new.version), (old.stream, old.version))
    group by stream, version, currency having sum(cents) <> 0
  ) then
    raise 'The ledger entry of event % % does not sum to zero', coalesce(new.stream, old.stream), coalesce(new.version, old.version)
      using errcode = 'check_violation', constraint = 'ledger_entries_sum_to_zero';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_sum_to_zero after insert or update or delete on ledger_entries
  deferrable initially deferred for each row execute function assert_ledger_entry_sums_to_zero();

create table ledger_balances (
  location_id text not null,
  account text not null,
  currency text not null,
  day date not null,
  cents bigint not null,
  primary key (location_id, account, currency, day) include (cents)
);
comment on table ledger_balances is
  'By how much each account moved on each day, kept by the triggers of ledger_entries: a balance is the sum of the days up to it';`);
    for (const [operation, changed] of Object.entries(CHANGED_ROWS)) this.addSql(sumEntries(operation, changed));
  }
}

/** Keeps the balances. Rows are taken in the order of their key, so that two transactions never wait for each other. */
const sumEntries = (operation: string, changed: string) => /* sql */ `
create function sum_ledger_on_${operation}() returns trigger language plpgsql as $$
begin
  insert into ledger_balances as b (location_id, account, currency, day, cents)
  select location_id, account, currency, day, sum(sign * cents)
  from (${changed}) c group by location_id, account, currency, day having sum(sign * cents) <> 0
  order by location_id, account, currency, day
  on conflict (location_id, account, currency, day) do update set cents = b.cents + excluded.cents;
  return null;
end $$;
create trigger ledger_entries_summed_on_${operation} after ${operation} on ledger_entries
  referencing ${['new table as added', 'old table as removed'].filter((each) => changed.includes(each.split(' as ')[1]!)).join(' ')}
  for each statement execute function sum_ledger_on_${operation}();`;
