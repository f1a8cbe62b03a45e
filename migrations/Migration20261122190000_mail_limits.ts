import { Migration } from '@mikro-orm/migrations';

/**
 * Counts per address and day the mails that visitors caused, by a keyed hash of the address. Mails that staff send
 * again are exempt. Earlier versions of the product ignore the table.
 */
export class Migration20261122190000_mail_limits extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table recipient_mails (
  day date not null,
  address_hash text not null,
  mails integer not null,
  primary key (day, address_hash)
)`);
    this.addSql(`alter table deliveries add column released_at timestamptz`);
  }
}
