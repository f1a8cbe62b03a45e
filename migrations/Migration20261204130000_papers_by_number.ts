import { Migration } from '@mikro-orm/migrations';

/** Papers are found by their number, by which anybody may check the one that they hold. */
export class Migration20261204130000_papers_by_number extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create index event_log_papers on event_log (((data ->> 'number')::int)) where type = 'PaperIssued'`);
  }
}
