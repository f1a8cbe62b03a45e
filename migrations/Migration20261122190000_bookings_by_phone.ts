import { Migration } from '@mikro-orm/migrations';

/** Finds who shares a phone number: an erasure looks for other addresses of the same person. */
export class Migration20261122190000_bookings_by_phone extends Migration {
  override up(): void {
    this.addSql(/* sql */ `create index bookings_by_phone on bookings (customer_key(null, client_phone))`);
  }
}
