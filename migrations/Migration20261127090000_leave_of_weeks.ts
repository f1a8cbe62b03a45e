import { Migration } from '@mikro-orm/migrations';

/**
 * Allows leave of more than a week: for leave that does not repeat, the check evaluated `null and false`, which is
 * false.
 */
export class Migration20261127090000_leave_of_weeks extends Migration {
  override up(): void {
    this.addSql('alter table leave drop constraint leave_check2');
    this.addSql(`
      alter table leave add constraint leave_check2
        check (repeats_until is null or (repeats_until >= last_date and last_date - first_date < 7))`);
  }
}
