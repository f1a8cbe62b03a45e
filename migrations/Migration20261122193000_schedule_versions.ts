import { Migration } from '@mikro-orm/migrations';

/** The version that a change of a time slot or a shift names. Earlier versions of the product do not increase it. */
export class Migration20261122193000_schedule_versions extends Migration {
  override up(): void {
    for (const table of ['time_slots', 'therapist_roster'])
      this.addSql(`alter table ${table} add column version int not null default 1`);
  }
}
