import { Migration } from '@mikro-orm/migrations';

/**
 * A delivery that another server refused for good is done, and keeps what the server said. Versions before this one
 * leave it alone, because nothing waits.
 */
export class Migration20261122160000_refused_deliveries extends Migration {
  override up(): void {
    this.addSql(`alter table deliveries add column refusal text, add column dismissed_at timestamptz`);
    this.addSql(
      `create index deliveries_refused on deliveries (seq) where refusal is not null and dismissed_at is null`,
    );
  }
}
