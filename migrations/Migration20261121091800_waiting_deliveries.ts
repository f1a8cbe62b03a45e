import { Migration } from '@mikro-orm/migrations';

/** What waits for a subscriber, in the log's order, however long other subscribers' lists are. */
export class Migration20261121091800_waiting_deliveries extends Migration {
  override up(): void {
    this.addSql(`create index deliveries_waiting on deliveries (subscriber, seq) where state <> 'done'`);
  }
}
