import { Migration } from '@mikro-orm/migrations';

/** The version that a change of a block or of an account names. Earlier versions of the product do not increase it. */
export class Migration20261124150001_access_versions extends Migration {
  override up(): void {
    this.addSql('alter table blocked_time_slots add column version int not null default 1');
    this.addSql('alter table users add column access_version int not null default 1');
  }
}
