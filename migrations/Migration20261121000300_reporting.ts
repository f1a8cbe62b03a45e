import { Migration } from '@mikro-orm/migrations';

/**
 * The tables that reports read. Two projections keep them up to date with the log, each with the share of every
 * booking.
 */
export class Migration20261121000300_reporting extends Migration {
  override up(): void {
    this.addSql(customerKey);
    this.addSql(revenue);
    this.addSql(customers);
  }
}

const customerKey = /* sql */ `
create function customer_key(email text, phone text) returns text
language sql immutable parallel safe as $$
  select coalesce(
    nullif(lower(btrim(email)), ''),
    nullif(regexp_replace(regexp_replace(phone, '\\s', '', 'g'), '^\\+61', '0'), '')
  )
$$;
comment on function customer_key is 'Who counts as one customer: the lower-case email, else the phone without spaces, +61 read as 0';

create index bookings_by_customer on bookings (customer_key(client_email, client_phone));
`;

const revenue = /* sql */ `
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
`;

const customers = /* sql */ `
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

create table customers (
  customer_key text primary key,
  name text not null,
  email text,
  phone text not null,
  first_booking_date date not null,
  last_booking_date date not null,
  total_bookings int not null,
  spent jsonb not null,
  latest_status text not null
);
comment on table customers is 'Name, address, phone and status are those of the latest booking';
comment on column customers.spent is 'Cents of confirmed and completed bookings, per currency';
`;
