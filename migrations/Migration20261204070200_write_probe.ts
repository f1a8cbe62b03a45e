import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a function that writes as a booking does, to a new file, and takes it back: a disk that is full may still have
 * room in the files that are there. While a backup reads the table nothing is tried.
 */
export class Migration20261204070200_write_probe extends Migration {
  override up(): void {
    this.addSql(/* sql */ `create table write_probe (filler bytea not null)`);
    this.addSql(/* sql */ `alter table write_probe alter column filler set storage plain`);
    this.addSql(
      /* sql */ `comment on table write_probe is 'Always empty: probe_writes() tries with it whether rows can be stored'`,
    );
    this.addSql(/* sql */ `
create function probe_writes() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table write_probe in access exclusive mode nowait;
  truncate write_probe;
  insert into write_probe values (decode(repeat('00', 7000), 'hex'));
  raise 'taken back' using errcode = 'triggered_action_exception';
exception when lock_not_available or triggered_action_exception then
end $$`);
    this.addSql(/* sql */ `comment on function probe_writes() is 'Fails when rows cannot be stored, with the reason'`);
    this.addSql(/* sql */ `revoke execute on function probe_writes() from public`);
  }
}
