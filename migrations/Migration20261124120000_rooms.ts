import { Migration } from '@mikro-orm/migrations';

/**
 * Rooms as a second resource of bookings. A constraint refuses overlapping use of a room, except by two bookings of
 * one party if the room has places for both. A shop without rooms has no rows in these tables.
 */
export class Migration20261124120000_rooms extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table rooms (
  id uuid primary key,
  name text not null,
  places smallint not null default 1 check (places between 1 and 10),
  position int not null,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null
);
create unique index rooms_name on rooms (lower(name));

create table service_rooms (
  service_id uuid not null references services (id) on delete cascade,
  room_id uuid not null references rooms (id) on delete cascade,
  primary key (service_id, room_id)
);
comment on table service_rooms is 'Rooms in which a service is given; without any it is given in every room';

alter table services add column needs_no_room boolean not null default false;

alter table reservations add column room_id uuid references rooms (id), add column party_id uuid,
  add constraint reservations_no_double_room
    exclude using gist (room_id with =, (coalesce(party_id, booking_id)) with <>, during with &&)
    where (kind = 'held' and room_id is not null);
create index reservations_room on reservations (room_id, starts_at) where room_id is not null;
comment on column reservations.party_id is 'What bookings have in common that may share a room; null for a booking by itself';

alter table bookings add column room_id uuid references rooms (id);
create index bookings_room on bookings (room_id) where room_id is not null;

create function lock_room_days(the_days date[]) returns void
language plpgsql as $$
begin
  if exists (select from rooms where is_active) then
    perform pg_advisory_xact_lock(7302, day - date '2000-01-01') from (select distinct day from unnest(the_days) day order by day) each;
  end if;
end $$;
comment on function lock_room_days is 'Keeps others from giving away rooms on these days until the transaction ends; does nothing in a shop without rooms'`);
  }
}
