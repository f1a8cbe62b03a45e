import { Migration } from '@mikro-orm/migrations';

/** How far a visit has come, and whether the client stayed away. */
export class Migration20261123150200_day_states extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table bookings add column day_state text check (day_state in ('arrived', 'in_service')),
  drop constraint bookings_status_check,
  add constraint bookings_status_check check (status in ('pending', 'confirmed', 'completed', 'cancelled', 'no_show'))`);
  }
}
