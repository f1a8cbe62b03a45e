import { Migration } from '@mikro-orm/migrations';

/** Adds the addresses that are told what happens, and how that went. */
export class Migration20261204210100_webhooks extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table webhook_endpoints (
  id uuid primary key,
  url text not null,
  types text[] not null,
  sealed_secret bytea not null,
  former_sealed_secret bytea,
  former_until timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz
);
comment on table webhook_endpoints is
  'Addresses that are told what happens. The former secret signs beside the new one for a while; ended_at once they said that they are gone';

create table webhook_messages (
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event_id uuid not null,
  type text not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null,
  due_at timestamptz,
  status int,
  reply text,
  updated_at timestamptz not null,
  primary key (endpoint_id, event_id)
);
create index webhook_messages_latest on webhook_messages (endpoint_id, updated_at desc);
comment on table webhook_messages is 'How telling an address about an event went: status and reply are those of the last attempt';
`);
  }
}
