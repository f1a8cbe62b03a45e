import { Migration } from '@mikro-orm/migrations';

/** How much every booking counted, and from when to when, so that the report of a past month does not change. */
export class Migration20261125160001_performance extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
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
create index performance_bookings_by_day on performance_bookings (day, from_seq);
comment on table performance_bookings is 'A row for each state that a booking was in, from one place in the log until before another';
comment on column performance_bookings.until_seq is 'Null of what counts now';
comment on column performance_bookings.requested_at is 'Null where the booking came in by an import';
comment on column performance_bookings.cancelled_at is 'Null where it was given up because its client never proved the address'`);
  }
}
