import { Migration } from '@mikro-orm/migrations';

/** Finds the relocation that moved a booking. */
export class Migration20261125140000_relocations extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create index event_log_relocations on event_log using gin ((data -> 'booking_ids') jsonb_path_ops)
  where type = 'BookingsRelocated'`);
  }
}
