import { Migration } from '@mikro-orm/migrations';

/**
 * How many mails that strangers caused an address had on a day, by a keyed hash of the address. A delivery that somebody of
 * the shop sends again is not bound by it. Versions before this one neither count nor look.
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
