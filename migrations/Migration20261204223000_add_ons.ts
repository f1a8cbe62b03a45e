import { Migration } from '@mikro-orm/migrations';

/** Adds what is sold beside a treatment, such as hot stones for 15 minutes more. */
export class Migration20261204223000_add_ons extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table service_add_ons (
  id uuid primary key,
  name text not null,
  minutes integer not null check (minutes between 0 and 60),
  price numeric(10,2) not null check (price >= 0),
  service_ids uuid[] not null,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table service_add_ons is 'What is sold beside a treatment, with the minutes and the price that it adds';
comment on column service_add_ons.service_ids is 'The services with which it can be booked; one that was deleted since may be among them';
alter table bookings add column add_ons jsonb;
comment on column bookings.add_ons is 'The add-ons as they were booked: id, name, minutes and cents of each; null without. Length and price of the booking include them';`);
  }
}
