import { Migration } from '@mikro-orm/migrations';

/**
 * A delivery that the other server refused for good counts as done and keeps the server's answer. Earlier versions of
 * the product leave it alone, because it is not waiting.
 */
export class Migration20261122160000_refused_deliveries extends Migration {
  override up(): void {
    this.addSql(`alter table deliveries add column refusal text, add column dismissed_at timestamptz`);
    this.addSql(
      `create index deliveries_refused on deliveries (seq) where refusal is not null and dismissed_at is null`,
    );
  }
}
