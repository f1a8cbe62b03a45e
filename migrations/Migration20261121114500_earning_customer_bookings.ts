import { Migration } from '@mikro-orm/migrations';

/**
 * Whether a customer came twice lately depends only on bookings that earn; no other query finds a customer's bookings
 * by date.
 */
export class Migration20261121114500_earning_customer_bookings extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create index customer_bookings_earning on customer_bookings (booking_date) include (customer_key)
        where status in ('confirmed', 'completed')`);
    this.addSql('drop index customer_bookings_by_date');
  }
}
