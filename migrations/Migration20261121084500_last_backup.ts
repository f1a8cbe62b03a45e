import { Migration } from '@mikro-orm/migrations';

/** When the shop was backed up last by `npm run backup`; no row before the first time. */
export class Migration20261121084500_last_backup extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table last_backup (
        one_row boolean primary key default true check (one_row),
        taken_at timestamptz not null
      )`);
  }
}
