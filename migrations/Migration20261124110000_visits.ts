import { Migration } from '@mikro-orm/migrations';

/**
 * Links bookings that were made together. Earlier versions of the product know no visits and leave the columns alone.
 */
export class Migration20261124110000_visits extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table bookings
  add column visit_id uuid,
  add column visit_guest smallint,
  add column visit_part smallint,
  add column visit_parts smallint;
create index bookings_by_visit on bookings (visit_id) where visit_id is not null;
comment on column bookings.visit_id is 'Shared by the bookings that were made together; null for a single one'`);
  }
}
