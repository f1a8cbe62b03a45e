import { Migration } from '@mikro-orm/migrations';

/** A reminder of what was agreed too late for the question whether the client comes is of a kind of its own. */
export class Migration20261204030300_reminders_without_a_question extends Migration {
  override up(): void {
    this.addSql(/* sql */ `alter table client_reminders drop constraint client_reminders_kind_check`);
    this.addSql(/* sql */ `
alter table client_reminders add constraint client_reminders_kind_check check (kind in ('ahead', 'day-before', 'same-day'))`);
  }
}
