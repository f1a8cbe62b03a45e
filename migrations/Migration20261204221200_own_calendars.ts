import { Migration } from '@mikro-orm/migrations';

/** Adds the addresses of therapists' own calendars, and when they are busy by them. */
export class Migration20261204221200_own_calendars extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table own_calendars (
  id uuid primary key,
  therapist_id uuid not null unique references therapists (id) on delete cascade,
  host text not null,
  ending text not null,
  sealed_address bytea not null,
  etag text,
  last_modified text,
  read_from date,
  created_at timestamptz not null,
  tried_at timestamptz,
  read_at timestamptz,
  failing_since timestamptz,
  failure text,
  told_at timestamptz
);
comment on table own_calendars is
  'Addresses of the private calendars of therapists, sealed with the key of id. etag and last_modified are those of the text that was read from read_from on; failure is the code of what has gone wrong since failing_since, null while it can be read; told_at is when its therapist was told';

create table own_calendar_busy (
  therapist_id uuid not null references own_calendars (therapist_id) on delete cascade,
  busy_date date not null,
  start_time time not null,
  end_time time not null check (start_time < end_time),
  primary key (therapist_id, busy_date, start_time)
);
comment on table own_calendar_busy is
  'When therapists are busy by their own calendars, cut at midnight and without overlaps: nothing else of a calendar is kept';
`);
  }
}
