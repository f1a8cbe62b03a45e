import { Migration } from '@mikro-orm/migrations';

/** Stores the result of the last check of the action log's hash chain. */
export class Migration20261121073205_action_log_checks extends Migration {
  override up(): void {
    this.addSql(lastCheck);
  }
}

const lastCheck = /* sql */ `
create table action_log_check (
  one_row boolean primary key default true check (one_row),
  seq bigint not null,
  hash bytea not null,
  checked_at timestamptz,
  all_checked_at timestamptz,
  broken_seq bigint,
  complaint text
);
insert into action_log_check (seq, hash) values (0, decode(repeat('00', 32), 'hex'));
comment on table action_log_check is 'How far the chain of the action log was found whole, and what is wrong behind it; locked by whoever checks';
`;
