import { Migration } from '@mikro-orm/migrations';

/** Finds the bookings that were made last, among very many. */
export class Migration20261125160000_newest_bookings extends Migration {
  override up(): void {
    this.addSql(/* sql */ `create index bookings_by_creation on bookings (created_at, id)`);
  }
}
