import { Migration } from '@mikro-orm/migrations';

/** Why the last attempt of a delivery failed. */
export class Migration20261121083000_delivery_errors extends Migration {
  override up(): void {
    this.addSql(/* sql */ `alter table deliveries add column last_error text`);
  }
}
