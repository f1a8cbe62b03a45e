import { Migration } from '@mikro-orm/migrations';

/** Stores the browser of each session, so that people recognize theirs in the list. */
export class Migration20261121104800_session_browsers extends Migration {
  override up(): void {
    this.addSql('alter table sessions add column browser text');
  }
}
