import { Migration } from '@mikro-orm/migrations';

/** Times that are kept from visitors while somebody on the waiting list is asked first. */
export class Migration20261128090000_kept_openings extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table kept_openings (
  booking_id uuid primary key,
  therapist_id uuid not null references therapists (id),
  room_id uuid references rooms (id) on delete cascade,
  starts_at timestamp not null,
  ends_at timestamp not null check (ends_at >= starts_at),
  during tsrange generated always as
    (tsrange(starts_at, ends_at, case when ends_at = starts_at then '[]' else '[)' end)) stored,
  kept_until timestamptz not null
);
create index kept_openings_therapist_day on kept_openings (therapist_id, starts_at);
comment on table kept_openings is 'What a cancelled booking or an ended offer held: taken to visitors until the waiting list was asked';
comment on column kept_openings.starts_at is 'Shop-local wall-clock time';
comment on column kept_openings.kept_until is 'When the next in line is asked; whatever nobody is offered then is free'`);
  }
}
