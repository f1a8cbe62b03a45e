import { Migration } from '@mikro-orm/migrations';

/**
 * What was offered and is booked counts as booked. Versions before 32e1db67 left the mark of the offer as it was, and
 * whoever read a reservation had to look for its booking.
 */
export class Migration20261204080200_accepted_offers extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
update reservations r set is_offer = false where is_offer and exists (select from bookings where id = r.booking_id)`);
  }
}
