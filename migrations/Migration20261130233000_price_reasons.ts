import { Migration } from '@mikro-orm/migrations';

/** The action log is found by the reasons of agreed prices, as by those of cancellations. */
export class Migration20261130233000_price_reasons extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create index bookings_price_reason on bookings using gin (price_reason gin_trgm_ops) where price_reason is not null`);
  }
}
