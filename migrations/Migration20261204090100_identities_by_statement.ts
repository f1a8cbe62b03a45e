import { Migration } from '@mikro-orm/migrations';

/** Names of the column that says whose a row is. */
const tables = { clients: 'id', client_identities: 'client_id' };

/**
 * The identities of clients are refreshed once a statement instead of once a row: an import writes hundreds of clients
 * by one statement, and spent nine tenths of its time here.
 */
export class Migration20261204090100_identities_by_statement extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create function refresh_identities_of_statement() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  if tg_op = 'INSERT' then execute format('select array_agg(distinct %I) from new_rows', tg_argv[0]) into changed;
  elsif tg_op = 'DELETE' then execute format('select array_agg(distinct %I) from old_rows', tg_argv[0]) into changed;
  else execute format('select array_agg(distinct id) from (select %1$I as id from old_rows union all select %1$I from new_rows) rows',
    tg_argv[0]) into changed;
  end if;
  if changed is not null then perform refresh_identities(changed); end if;
  return null;
end $$;
comment on function refresh_identities_of_statement is 'Refreshes the identities of the clients that a statement changed; its argument is the column with their ids';
${Object.entries(tables)
  .map(
    ([table, column]) => /* sql */ `
drop trigger ${table}_identified on ${table};
create trigger ${table}_identified_on_insert after insert on ${table} referencing new table as new_rows
  for each statement execute function refresh_identities_of_statement('${column}');
create trigger ${table}_identified_on_update after update on ${table}
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_identities_of_statement('${column}');
create trigger ${table}_identified_on_delete after delete on ${table} referencing old table as old_rows
  for each statement execute function refresh_identities_of_statement('${column}');`,
  )
  .join('')}
drop function identify_recorded_client();`);
  }
}
