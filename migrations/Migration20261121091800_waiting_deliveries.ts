import { Migration } from '@mikro-orm/migrations';

/** Finds the waiting deliveries of a subscriber in the order of the log, however many other subscribers have. */
export class Migration20261121091800_waiting_deliveries extends Migration {
  override up(): void {
    this.addSql(`create index deliveries_waiting on deliveries (subscriber, seq) where state <> 'done'`);
  }
}
