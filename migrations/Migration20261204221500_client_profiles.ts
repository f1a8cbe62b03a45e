import { Migration } from '@mikro-orm/migrations';

/** Adds what the desk keeps of a client beside notes: tags, preferences and the birthday; and the figures of each client. */
export class Migration20261204221500_client_profiles extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table clients
  add column preferred_therapist_id uuid,
  add column preferred_pressure text check (preferred_pressure in ('light', 'medium', 'firm')),
  add column birth_month smallint check (birth_month between 1 and 12),
  add column birth_day smallint check (birth_day between 1 and 31),
  add column birth_year smallint,
  add constraint clients_birthday check ((birth_month is null) = (birth_day is null) and (birth_year is null or birth_month is not null));
comment on column clients.birth_year is 'Null where the client gave the day alone';

create table client_tags (
  client_id uuid not null,
  tag text not null check (length(tag) between 1 and 30),
  folded text not null,
  primary key (client_id, tag)
);
create index client_tags_by_tag on client_tags (folded, client_id);
comment on table client_tags is 'The tags on the records of clients; folded is how they are compared';

create table client_bookings (
  booking_id uuid primary key,
  client_id uuid not null,
  first_name text not null,
  last_name text not null,
  has_contact boolean not null,
  starts_at timestamp not null,
  status text not null
);
create index client_bookings_by_client on client_bookings (client_id);
comment on table client_bookings is 'What each booking adds to the figures of its client; none of those who were erased';

create table client_sales (
  sale_id uuid primary key,
  booking_id uuid not null,
  currency text not null,
  cents bigint not null
);
create index client_sales_by_booking on client_sales (booking_id);
comment on table client_sales is 'What each sale adds to the figures of the client of its first booking: what was paid and not given back';

create table client_figures (
  client_id uuid primary key,
  first_name text not null,
  last_name text not null,
  sort_name text collate "C" not null,
  has_contact boolean not null,
  completed int not null,
  no_shows int not null,
  last_completed_at timestamp,
  confirmed_starts timestamp[] not null,
  requested_starts timestamp[] not null,
  paid jsonb not null
);
comment on table client_figures is 'The bookings of each client summed up, merged ones by themselves. Name of the latest booking';
comment on column client_figures.sort_name is 'The name as it is sorted, without accents and capitals';
comment on column client_figures.confirmed_starts is 'Starts of confirmed bookings, past ones too: by them the last and the next visit follow from the time of day';
comment on column client_figures.paid is 'Cents by currency';`);
  }
}
