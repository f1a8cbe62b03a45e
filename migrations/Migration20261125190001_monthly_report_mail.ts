import { Migration } from '@mikro-orm/migrations';

/**
 * Mails the report of each month to an address of choice, and gives both mail settings a version that their edits
 * name.
 */
export class Migration20261125190001_monthly_report_mail extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table monthly_report_mail (
  one_row boolean primary key default true check (one_row),
  address text,
  last_month date,
  mailed_month date,
  version int not null default 0
);
comment on table monthly_report_mail is 'Where the report of each month is mailed, no address: nowhere; months are named by their first day: last_month needs no mail any more, mailed_month had one';
insert into monthly_report_mail default values;
alter table action_log_head_mail add column version int not null default 0`);
  }
}
