import { Migration } from '@mikro-orm/migrations';

/**
 * Finds clients by every name, address and number that they ever had, gives them notes, and links records of the same
 * person.
 */
export class Migration20261123150000_client_search extends Migration {
  override up(): void {
    this.addSql(records);
    this.addSql(notes);
    this.addSql(search);
    // Locks the tables: a write before the new triggers exist would be missed.
    this.addSql('lock table customer_bookings, customer_clients in share row exclusive mode');
    for (const table of ['customer_bookings', 'customer_clients']) this.addSql(keeping(table));
    this.addSql(fill);
  }
}

const records = /* sql */ `
alter table clients add column customer_key text, add column alert text, add column merged_into uuid, add column root_id uuid;
comment on column clients.customer_key is 'Which customer it is: whose bookings are theirs';
comment on column clients.alert is 'One line that whoever books them has to know';
comment on column clients.merged_into is 'The record of the same person that this one was merged into';
comment on column clients.root_id is 'The last one along merged_into; null for a record that was not merged';
update clients c set customer_key = customer_key(
  (select min(value) from client_identities where client_id = c.id and kind = 'email'),
  (select min(value) from client_identities where client_id = c.id and kind = 'phone'));
create index clients_by_customer on clients (customer_key, id);
create index clients_by_root on clients (root_id) where root_id is not null;
create index clients_by_merged_into on clients (merged_into) where merged_into is not null;
`;

const notes = /* sql */ `
create table client_notes (
  id uuid primary key,
  client_id uuid not null,
  kind text not null check (kind in ('note', 'health')),
  sealed bytea not null,
  author text,
  created_at timestamptz not null
);
comment on table client_notes is 'What the shop wrote down about clients; the text is sealed with the client''s key';
create index client_notes_by_client on client_notes (client_id);
`;

const search = /* sql */ `
create function identity_search(kind text, value text) returns text
language sql immutable strict parallel safe as $$
  select case when kind = 'phone'
    then ltrim(regexp_replace(regexp_replace(value, '[^0-9+]', '', 'g'), '^(\\+61|0061|61(?=4[0-9]{8}$))0?', '0'), '+')
    else regexp_replace(normalize(lower(btrim(value)), NFKD), '[\\u0300-\\u036f]', '', 'g') end
$$;
comment on function identity_search is 'How a name, address or number is compared: without accents and capitals; digits alone, +61 read as 0';

create table customer_identities (
  customer_key text not null,
  kind text not null check (kind in ('name', 'email', 'phone')),
  value text not null,
  uses int not null,
  search text not null generated always as (identity_search(kind, value)) stored,
  primary key (customer_key, kind, value)
);
comment on table customer_identities is 'Every name, address and number in the bookings and records of a customer, kept by triggers of customer_bookings and customer_clients';
create index customer_identities_search on customer_identities using gin (search gin_trgm_ops);
`;

/** Names, addresses and numbers, in the columns that both tables have in common. */
const identitiesOf = (rows: string) => /* sql */ `
  select customer_key, identity.kind, identity.value, sum(sign) as uses
  from (${rows}) r
  cross join lateral (values ('name', r.name), ('email', r.email), ('phone', r.phone)) as identity (kind, value)
  where identity.value <> '' group by customer_key, identity.kind, identity.value having sum(sign) <> 0`;

const columns = 'customer_key, name, email, phone';

function keeping(table: string): string {
  const on = (operation: 'insert' | 'update' | 'delete', referencing: string, rows: string) => /* sql */ `
create function identify_${table}_on_${operation}() returns trigger language plpgsql as $$
begin
  insert into customer_identities as i (customer_key, kind, value, uses) ${identitiesOf(rows)}
  on conflict (customer_key, kind, value) do update set uses = i.uses + excluded.uses;
  ${operation === 'insert' ? '' : 'delete from customer_identities where uses = 0 and customer_key in (select customer_key from removed);'}
  return null;
end $$;
create trigger ${table}_identified_on_${operation} after ${operation} on ${table}
  referencing ${referencing} for each statement execute function identify_${table}_on_${operation}();`;
  const added = `select ${columns}, 1 as sign from added`;
  const removed = `select ${columns}, -1 as sign from removed`;
  return [
    on('insert', 'new table as added', added),
    on('update', 'new table as added old table as removed', `${added} union all ${removed}`),
    on('delete', 'old table as removed', removed),
  ].join('');
}

const fill = /* sql */ `
insert into customer_identities (customer_key, kind, value, uses) ${identitiesOf(
  `select ${columns}, 1 as sign from customer_bookings union all select ${columns}, 1 from customer_clients`,
)}`;
