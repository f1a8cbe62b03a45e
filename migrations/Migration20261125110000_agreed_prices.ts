import { Migration } from '@mikro-orm/migrations';

/** How a price that differs from the list was agreed. */
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
