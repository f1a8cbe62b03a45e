import { Migration } from '@mikro-orm/migrations';

/** For the list of bookings of one status, which may be rare among very many. */
export class Migration20261121075600_bookings_by_status extends Migration {
  override up(): void {
    this.addSql(/* sql */ `create index bookings_by_status on bookings (status, booking_date, booking_time, id)`);
  }
}
