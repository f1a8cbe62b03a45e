import { Migration } from '@mikro-orm/migrations';

/** The hash chain over the action log, and the indexes that its search and filters need at a million entries. */
export class Migration20261121053610_action_log_chain extends Migration {
  override up(): void {
    this.addSql(chain);
    this.addSql(reads);
  }
}

const chain = /* sql */ `
create table action_log_seals (
  seq bigint primary key,
  hash bytea not null
);
comment on table action_log_seals is 'SHA-256 over the seal before and the entry of that seq; see docs/adr/0018-action-log-as-a-hash-chain.md';

create table action_log_head (
  one_row boolean primary key default true check (one_row),
  seq bigint not null,
  hash bytea not null
);
insert into action_log_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));
comment on table action_log_head is 'The last seal; locked by whoever seals';
`;

const reads = /* sql */ `
alter table admin_action_logs add column words text generated always as (
  coalesce(admin_email, '') || ' ' || action_type || ' ' || regexp_replace(details::text, '"sealed:[^"]*"', '', 'g')
) stored;
comment on column admin_action_logs.words is 'What is searched: nothing personal of clients';
create index admin_action_logs_words on admin_action_logs using gin (words gin_trgm_ops);
create index admin_action_logs_booking on admin_action_logs ((details ->> 'booking_id'), seq);
create index admin_action_logs_actor on admin_action_logs (actor_kind, seq);
create index admin_action_logs_kind on admin_action_logs (kind, actor_kind, seq);
`;
