import { Migration } from '@mikro-orm/migrations';

/** Bookings of a series share the id of the one with which it began. */
export class Migration20261204221400_recurring_bookings extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table bookings
  add column recurrence_id uuid,
  add column recurrence_weeks int,
  add column recurrence_position int;
comment on column bookings.recurrence_id is 'Shared by the bookings of a series: the id of its first one; null for one that does not repeat';
comment on column bookings.recurrence_weeks is 'Weeks since the one before it';
comment on column bookings.recurrence_position is 'Position in the series, from 1';
create index bookings_by_recurrence on bookings (recurrence_id) where recurrence_id is not null;
`);
  }
}
