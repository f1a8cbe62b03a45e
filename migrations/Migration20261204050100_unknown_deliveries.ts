import { Migration } from '@mikro-orm/migrations';

/**
 * Lets a delivery be unknown: its server has got it whole, but did not say whether it takes it. Earlier versions of the
 * product leave such a delivery alone.
 */
export class Migration20261204050100_unknown_deliveries extends Migration {
  override up(): void {
    // Not validated, as every row satisfies the former, stricter check.
    this.addSql(/* sql */ `
alter table deliveries
  drop constraint deliveries_state_check,
  add constraint deliveries_state_check check (state in ('open', 'failing', 'unknown', 'done')) not valid,
  add column unknown_attempts smallint not null default 0`);
    this.addSql(/* sql */ `
comment on column deliveries.unknown_attempts is 'Attempts that its server got whole without an answer at once'`);
  }
}
