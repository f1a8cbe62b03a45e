import { Migration } from '@mikro-orm/migrations';

/** How the price of a booking was agreed, where it is not the one on the list. */
export class Migration20261125110000_agreed_prices extends Migration {
  override up(): void {
    this.addSql(`
      alter table bookings
        add column list_price numeric(10,2),
        add column price_kind text check (price_kind in ('own', 'amount-off', 'percent-off')),
        add column price_value int,
        add column price_reason text`);
  }
}
