import { Migration } from '@mikro-orm/migrations';

/** Adds the record that stands for a booking without a chosen therapist, which every shop has. */
export class Migration20261121000100_any_available extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      insert into therapists (id, name, available_slots, is_unassigned)
      values ('a11a0000-0000-4000-8000-000000000000', 'Any Available', 999, true)
      on conflict do nothing`);
  }
}
