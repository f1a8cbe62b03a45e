import { Migration } from '@mikro-orm/migrations';

/** Adds the drawers of accounting days. */
export class Migration20261204110100_drawer_days extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table drawer_days (
  id uuid primary key,
  version int not null,
  status text not null check (status in ('open', 'closed')),
  location_id text not null,
  day date not null,
  currency text not null,
  opened_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index drawer_days_one_of_a_day on drawer_days (location_id, day);
create index drawer_days_open on drawer_days (day) where status = 'open';
comment on table drawer_days is
  'The drawer of each accounting day. A day whose drawer is closed takes no new entry: whoever adds one holds an advisory lock of the day';`);
  }
}
