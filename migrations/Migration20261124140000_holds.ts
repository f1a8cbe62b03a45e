import { Migration } from '@mikro-orm/migrations';

/**
 * Bookings that are held until their client opens a mailed link. Earlier versions of the product leave the column
 * empty.
 */
export class Migration20261124140000_holds extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table bookings add column held_until timestamptz;
create index bookings_by_hold on bookings (held_until) where held_until is not null;
comment on column bookings.held_until is 'Until when its time is kept for the client to prove the address'`);
  }
}
