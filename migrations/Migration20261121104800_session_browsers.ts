import { Migration } from '@mikro-orm/migrations';

/** By which people know their sessions. */
export class Migration20261121104800_session_browsers extends Migration {
  override up(): void {
    this.addSql('alter table sessions add column browser text');
  }
}
