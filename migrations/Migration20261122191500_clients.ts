import { Migration } from '@mikro-orm/migrations';

/** Clients on record before their first booking, and what was imported under which key of the shop's former system. */
export class Migration20261122191500_clients extends Migration {
  override up(): void {
    this.addSql(clients);
    this.addSql(customers);
    this.addSql(importedBookings);
  }
}

const clients = /* sql */ `
create table clients (
  id uuid primary key,
  external_id text unique,
  first_name text not null,
  last_name text not null,
  notes text,
  erased_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table clients is 'Who the shop knows as a client, with or without a booking. Blank once erased';
comment on column clients.external_id is 'The key of the client in the file that was imported; stays when the client is erased, so that the same file does not bring them back';

create table client_identities (
  client_id uuid not null,
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  primary key (client_id, kind, value)
);
comment on table client_identities is 'The addresses and numbers that a client is known by';
create index client_identities_by_customer on client_identities
  (customer_key(case when kind = 'email' then value end, case when kind = 'phone' then value end));
`;

/** A customer without a booking has neither dates nor a status. */
const customers = /* sql */ `
create table customer_clients (
  client_id uuid primary key,
  customer_key text not null,
  name text not null,
  email text,
  phone text not null
);
create index customer_clients_by_customer on customer_clients (customer_key);
comment on table customer_clients is 'The clients on record behind each customer';

alter table customers alter column first_booking_date drop not null, alter column last_booking_date drop not null,
  alter column latest_status drop not null;
comment on table customers is 'Name, address, phone and status are those of the latest booking, else of the client on record';
create index customers_by_latest_booking on customers (coalesce(last_booking_date, '-infinity'::date), (customer_id(customer_key)));
drop index customers_by_latest;
`;

const importedBookings = /* sql */ `
create table imported_bookings (
  external_id text primary key,
  booking_id uuid not null unique,
  fingerprint bytea not null
);
comment on table imported_bookings is 'The key that a booking has in the file that was imported';
comment on column imported_bookings.fingerprint is 'Of the imported line, made with the key of the booking''s personal data: means nothing once that is destroyed';
`;
