import { Migration } from '@mikro-orm/migrations';

/** Finds when a booking of Any Available was last given to a therapist at once. */
export class Migration20261123120000_assignments extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create index event_log_assignments on event_log ((data ->> 'therapistId'), occurred_at)
  where type = 'BookingRequested' and data -> 'assignment' is not null`);
  }
}
