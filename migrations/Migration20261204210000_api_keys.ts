import { Migration } from '@mikro-orm/migrations';

/** Adds the keys by which programs call the API, who act in the log by their names. */
export class Migration20261204210000_api_keys extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table api_keys (
  id uuid primary key,
  name text not null,
  prefix text not null,
  secret_hash bytea not null unique,
  scopes text[] not null check (scopes <@ '{read,book,manage}' and scopes <> '{}'),
  created_by uuid references users (id),
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index api_keys_name on api_keys (lower(name)) where revoked_at is null;
comment on table api_keys is 'Keys by which programs call the API; only hashes of them are kept';

create index sales_by_day on sales (day, id);

-- Not checked again for what is there: the log is long.
alter table event_log drop constraint event_log_actor_kind_check;
alter table event_log add constraint event_log_actor_kind_check
  check (actor_kind in ('user', 'key', 'visitor', 'system')) not valid;
comment on column event_log.actor_email is 'The address of a user, the name of a key';
`);
  }
}
