import { Migration } from '@mikro-orm/migrations';

/** When clients opened the private links of their bookings, so that the office can tell whether a mail was read. */
export class Migration20261126150000_link_opens extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table booking_link_opens (
  booking_id uuid primary key,
  first_at timestamptz not null,
  last_at timestamptz not null,
  opens int not null default 1
);
comment on table booking_link_opens is 'When somebody opened the private link of a booking, first and last; what follows within ten minutes is the same time'`);
  }
}
