import { Migration } from '@mikro-orm/migrations';

/** Lets a file bring in services, therapists and shifts, too. */
export class Migration20261204230000_imported_shops extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table imports drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('clients', 'bookings', 'services', 'therapists', 'roster'));
comment on table imported_records is 'The records that an import made';`);
  }
}
