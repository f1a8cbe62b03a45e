/** The rows that each operation adds and removes, under the names of the transition tables. */
const CHANGED_ROWS = {
  insert: 'select *, 1 as sign from added',
  update: 'select *, 1 as sign from added union all select *, -1 from removed',
  delete: 'select *, -1 as sign from removed',
};

/** Revenue, customers and performance, as projections keep them. */
export const reporting = /* sql */ `
create table revenue_contributions (
  booking_id uuid primary key,
  day date not null,
  service_id uuid not null,
  therapist_id uuid not null,
  status text not null,
  currency text not null,
  cents bigint not null
);
comment on table revenue_contributions is 'What each booking counts for in revenue_totals at present';

create function revenue_shares(day date, service_id uuid, therapist_id uuid)
returns table (part text, grain text, start date, id uuid)
language sql immutable parallel safe as $$
  values
    ('all', 'day', day, '00000000-0000-0000-0000-000000000000'::uuid),
    ('service', 'day', day, service_id),
    ('therapist', 'day', day, therapist_id),
    ('service', 'week', date_trunc('week', day::timestamp)::date, service_id),
    ('therapist', 'week', date_trunc('week', day::timestamp)::date, therapist_id),
    ('service', 'month', date_trunc('month', day::timestamp)::date, service_id),
    ('therapist', 'month', date_trunc('month', day::timestamp)::date, therapist_id),
    ('service', 'quarter', date_trunc('quarter', day::timestamp)::date, service_id),
    ('therapist', 'quarter', date_trunc('quarter', day::timestamp)::date, therapist_id)
$$;
comment on function revenue_shares is 'The rows of revenue_sums that a row of revenue_totals counts for';

create table revenue_totals (
  day date not null,
  service_id uuid not null,
  therapist_id uuid not null,
  status text not null,
  currency text not null,
  bookings int not null,
  cents bigint not null,
  primary key (day, service_id, therapist_id, status, currency)
);
create index revenue_totals_empty on revenue_totals (bookings) where bookings = 0;
create index revenue_totals_by_therapist on revenue_totals (therapist_id, day);
${Object.entries(CHANGED_ROWS).map(sumRevenue).join('\n')}

create table revenue_sums (
  part text not null check (part in ('all', 'service', 'therapist')),
  grain text not null,
  start date not null,
  id uuid not null,
  status text not null,
  currency text not null,
  bookings int not null,
  cents bigint not null,
  primary key (part, grain, start, id, status, currency) include (bookings, cents)
);
comment on table revenue_sums is
  'Sums of revenue_totals, kept by its triggers: per day, and per day, week, month and quarter of each service and therapist';

create function customer_id(customer_key text) returns uuid
language sql immutable strict parallel safe as $$
  select overlay(overlay(md5(customer_key) placing '8' from 13) placing '8' from 17)::uuid
$$;
comment on function customer_id is 'What a customer is called in addresses: a UUID (version 8) made of what they are known by';

create table customers (
  customer_key text primary key,
  name text not null,
  email text,
  phone text not null,
  first_booking_date date,
  last_booking_date date,
  total_bookings int not null,
  spent jsonb not null,
  latest_status text
);
comment on table customers is 'Name, address, phone and status are those of the latest booking, else of the client on record';
comment on column customers.spent is 'Cents of confirmed and completed bookings, per currency';
create unique index customers_by_id on customers (customer_id(customer_key));
create index customers_search on customers
  using gin (name gin_trgm_ops, email gin_trgm_ops, replace(phone, ' ', '') gin_trgm_ops);
create index customers_by_latest_booking on customers (coalesce(last_booking_date, '-infinity'::date), customer_id(customer_key));

create table customer_bookings (
  booking_id uuid primary key,
  customer_key text not null,
  name text not null,
  email text,
  phone text not null,
  booking_date date not null,
  booking_time time not null,
  status text not null,
  currency text not null,
  cents bigint not null
);
create index customer_bookings_by_customer on customer_bookings (customer_key, booking_date, booking_time);
create index customer_bookings_earning on customer_bookings (booking_date) include (customer_key)
  where status in ('confirmed', 'completed');
${keepIdentities('customer_bookings')}

create table customer_clients (
  client_id uuid primary key,
  customer_key text not null,
  name text not null,
  email text,
  phone text not null
);
comment on table customer_clients is 'The clients on record behind each customer';
create index customer_clients_by_customer on customer_clients (customer_key);
${keepIdentities('customer_clients')}

create table customer_identities (
  customer_key text not null,
  kind text not null check (kind in ('name', 'email', 'phone')),
  value text not null,
  uses int not null,
  search text not null generated always as (identity_search(kind, value)) stored,
  primary key (customer_key, kind, value)
);
comment on table customer_identities is
  'Every name, address and number in the bookings and records of a customer, kept by triggers of customer_bookings and customer_clients';
create index customer_identities_search on customer_identities using gin (search gin_trgm_ops);

create table performance_bookings (
  booking_id uuid not null,
  from_seq bigint not null,
  until_seq bigint,
  day date not null,
  start_time time not null,
  therapist_id uuid not null,
  service_id uuid not null,
  status text not null,
  minutes int not null,
  currency text not null,
  cents bigint not null,
  requested_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  primary key (booking_id, from_seq)
);
comment on table performance_bookings is
  'A row for each state that a booking was in, from one place in the log until before another';
comment on column performance_bookings.until_seq is 'Null of what counts now';
comment on column performance_bookings.requested_at is 'Null where the booking came in by an import';
comment on column performance_bookings.cancelled_at is 'Null where it was given up because its client never proved the address';
create index performance_bookings_by_day on performance_bookings (day, from_seq);

create table monthly_report_mail (
  one_row boolean primary key default true check (one_row),
  address text,
  last_month date,
  mailed_month date,
  version int not null default 0
);
comment on table monthly_report_mail is
  'Where the report of each month is mailed, no address: nowhere; months are named by their first day: last_month needs no mail any more, mailed_month had one';
insert into monthly_report_mail default values;
`;

function sumRevenue([operation, changed]: [string, string]): string {
  return /* sql */ `
create function sum_revenue_on_${operation}() returns trigger language plpgsql as $$
begin
  insert into revenue_sums as s (part, grain, start, id, status, currency, bookings, cents)
  select share.part, share.grain, share.start, share.id, status, currency, sum(sign * bookings), sum(sign * cents)
  from (${changed}) c cross join lateral revenue_shares(day, service_id, therapist_id) share
  group by share.part, share.grain, share.start, share.id, status, currency
  having sum(sign * bookings) <> 0 or sum(sign * cents) <> 0
  on conflict (part, grain, start, id, status, currency)
  do update set bookings = s.bookings + excluded.bookings, cents = s.cents + excluded.cents;
  return null;
end $$;
create trigger revenue_totals_summed_on_${operation} after ${operation} on revenue_totals
  referencing ${toTransitionTables(changed)} for each statement execute function sum_revenue_on_${operation}();`;
}

/** Names, addresses and numbers, in the columns that both tables of customers have in common. */
function keepIdentities(table: string): string {
  return Object.entries(CHANGED_ROWS)
    .map(([operation, changed]) => {
      const rows = changed.replaceAll('*', 'customer_key, name, email, phone');
      return /* sql */ `
create function identify_${table}_on_${operation}() returns trigger language plpgsql as $$
begin
  insert into customer_identities as i (customer_key, kind, value, uses)
  select customer_key, identity.kind, identity.value, sum(sign) as uses
  from (${rows}) r
  cross join lateral (values ('name', r.name), ('email', r.email), ('phone', r.phone)) as identity (kind, value)
  where identity.value <> '' group by customer_key, identity.kind, identity.value having sum(sign) <> 0
  on conflict (customer_key, kind, value) do update set uses = i.uses + excluded.uses;
  ${operation === 'insert' ? '' : 'delete from customer_identities where uses = 0 and customer_key in (select customer_key from removed);'}
  return null;
end $$;
create trigger ${table}_identified_on_${operation} after ${operation} on ${table}
  referencing ${toTransitionTables(changed)} for each statement execute function identify_${table}_on_${operation}();`;
    })
    .join('\n');
}

function toTransitionTables(changed: string): string {
  return ['new table as added', 'old table as removed']
    .filter((each) => changed.includes(each.split(' as ')[1]!))
    .join(' ');
}
