import { Migration } from '@mikro-orm/migrations';

/** The head of the action log's chain is mailed daily to an address of choice. */
export class Migration20261125170001_action_log_head_mail extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table action_log_head_mail (
  one_row boolean primary key default true check (one_row),
  address text,
  last_date date
);
comment on table action_log_head_mail is 'Where the head of the hash chain is mailed every day, and for which day it was last; no address: nowhere';
insert into action_log_head_mail default values`);
  }
}
