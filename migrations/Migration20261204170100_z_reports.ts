import { Migration } from '@mikro-orm/migrations';

/** Numbers the reports of closed drawers. The rows themselves say which kinds there are. */
export class Migration20261204170100_z_reports extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table paper_numbers drop constraint paper_numbers_paper_check;
insert into paper_numbers values ('z_report', 0);`);
  }
}
