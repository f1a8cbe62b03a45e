import { Migration } from '@mikro-orm/migrations';

/**
 * Gives every booking, place on the waiting list and record a client with an id of their own. Those of before keep the
 * client that they had by address or number: nobody is split or merged.
 */
export class Migration20261204020100_clients_of_bookings extends Migration {
  override up(): void {
    this.addSql(folding);
    this.addSql(columns);
    this.addSql(earlier);
    this.addSql(identities);
    this.addSql(details);
    this.addSql(belonging);
    this.addSql(triggers);
    this.addSql(version);
  }
}

const folding = /* sql */ `
create function fold(value text) returns text
language sql immutable parallel safe as $$
  select case when value !~ '[^\\u0001-\\u007f]' then replace(lower(btrim(value)), '\`', '''')
    else lower(regexp_replace(normalize(replace(replace(replace(replace(
      translate(lower(normalize(btrim(value), NFC)), '’‘ʼʻʽ′´\`＇øØłŁđĐðÐıħĦŧŦ‐‑‒–—−', '''''''''''''''''''oollddddihhtt------'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFKD),
      '[\\u0300-\\u036f\\u0591-\\u05c7\\u064b-\\u065f\\u0670\\u200c\\u200d\\ufe00-\\ufe0f]', '', 'g')) end
$$;
comment on function fold is 'How a text is compared: without accents and capitals, with one kind of apostrophe and hyphen';

create or replace function identity_search(kind text, value text) returns text
language sql immutable strict parallel safe as $$
  select case
    when kind = 'phone' then ltrim(regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(value, '^(\\s*(\\+|00)[^(]*)\\(0\\)', '\\1'), '[^0-9+]', '', 'g'),
      '^00(11)?(?=[1-9][0-9]{7})', '+'), '^(\\+61|0061|61(?=4[0-9]{8}$))0?', '0'), '+')
    -- Most have one spelling.
    when value !~ '[^\\u0001-\\u007f]|[-''\`]| .* ' then lower(btrim(value))
    else (
      select string_agg(distinct case when spelling !~ '[^\\u0001-\\u007f]' then spelling else (
        select string_agg(case when letter !~ '[^\\u0001-\\u007f]' then letter
          else 'Z' || translate(to_hex(ascii(letter)), '0123456789abcdef', 'GHIJKLMNOPABCDEF') end, '' order by nth)
        from string_to_table(spelling, null) with ordinality as letters (letter, nth)
      ) end collate "C", ' ')
      from (select normalize(lower(btrim(value)), NFC) as lowered,
        value ~ '[\\u3005\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff]' as is_ideographic) as given
      cross join lateral (values
        ('word', lowered),
        ('umlauts', replace(replace(replace(replace(replace(lowered, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa'))
      ) as written (way, as_written)
      cross join lateral (select public.fold(as_written)) as folded (plain)
      cross join lateral (select translate(plain, '-''', '')) as without_signs (bare)
      cross join lateral (values
        (plain, true),
        (bare, kind in ('name', 'email')),
        (replace(bare, ' ', ''), kind = 'name' and (is_ideographic or bare like '% % %')),
        (replace(regexp_replace(bare, '^(.*) ([^ ]+)$', '\\2\\1'), ' ', ''), kind = 'name' and is_ideographic)
      ) as spellings (spelling, is_searched)
      where is_searched and (kind in ('name', 'email') or way = kind)
    ) end
$$;

create function identity_key(kind text, value text) returns text
language sql immutable parallel safe as $$
  select case
    when kind = 'name' then replace(replace(btrim(translate(public.fold(value), '-''.,', '')), '  ', ' '), '  ', ' ')
    when kind = 'email' then public.fold(value)
    -- As most numbers of the country are written.
    when value ~ '^0[1-9][0-9 ]*$' then replace(value, ' ', '')
    else public.identity_search('phone', value) end
$$;
comment on function identity_key is 'What two names, addresses or numbers have in common that are spellings of one';
`;

/** Locked first: what is written before the triggers exist would be missed. */
const columns = /* sql */ `
lock table bookings, waiting_list, clients, client_identities in share row exclusive mode;
alter table bookings add column client_id uuid;
alter table waiting_list add column client_id uuid;
comment on column bookings.client_id is 'Whose it is; nobody else has the id of a walk-in without address and number';
`;

/**
 * Where several records have one address or number, its bookings are those of the first. Records behind it, of which
 * nothing was shown until now, are merged into it.
 */
const earlier = /* sql */ `
create table earlier_client_ids (
  subject uuid primary key,
  client_id uuid not null
);
comment on table earlier_client_ids is 'Whose the bookings, waiting entries and records are whose events do not say so, since they are older than clients with ids of their own';

insert into earlier_client_ids (subject, client_id)
with keyed as materialized (
  select id, customer_key(client_email, client_phone) as key from bookings
  union all select id, customer_key(client_email, client_phone) from waiting_list
), first_record as materialized (
  select distinct on (customer_key) customer_key as key, id from clients where customer_key is not null order by customer_key, id
), client as materialized (
  select keys.key, coalesce(first_record.id, gen_random_uuid()) as id
  from (select distinct key from keyed where key is not null) keys left join first_record using (key)
)
select keyed.id, client.id from keyed join client using (key)
union all
select c.id, first_record.id from clients c join first_record on first_record.key = c.customer_key and first_record.id <> c.id
where c.merged_into is null and not exists (select from clients other where other.merged_into = c.id);

update bookings b set client_id = coalesce((select client_id from earlier_client_ids where subject = b.id), b.id);
update waiting_list w set client_id = coalesce((select client_id from earlier_client_ids where subject = w.id), w.id);
update clients c set merged_into = first_record.id, root_id = coalesce(first_record.root_id, first_record.id)
from earlier_client_ids e join clients first_record on first_record.id = e.client_id where e.subject = c.id;

drop index bookings_by_customer, bookings_by_phone, bookings_client_name, waiting_list_by_customer;
create index bookings_by_client on bookings (client_id, booking_date, booking_time, id);
create index waiting_list_by_client on waiting_list (client_id);
`;

const identities = /* sql */ `
create view known_identities as
select who.client_id, coalesce(customer_key(who.email, who.phone), '') as customer_key, identity.kind, identity.value
from (
  select client_id, btrim(first_name || ' ' || last_name) as name, client_email as email, client_phone as phone from bookings
  union all
  select client_id, btrim(first_name || ' ' || last_name), client_email, client_phone from waiting_list
  union all
  select c.id, btrim(c.first_name || ' ' || c.last_name),
    (select min(value) from client_identities i where i.client_id = c.id and i.kind = 'email'),
    (select min(value) from client_identities i where i.client_id = c.id and i.kind = 'phone')
  from clients c
) who
cross join lateral (values ('name', who.name), ('email', who.email), ('phone', who.phone)) as identity (kind, value)
where identity.value <> '';
comment on view known_identities is 'Every name, address and number in bookings, waiting entries and records; what the table identities keeps';

create table identities (
  client_id uuid not null,
  customer_key text not null,
  kind text not null check (kind in ('name', 'email', 'phone')),
  value text not null,
  search text not null generated always as (identity_search(kind, value)) stored,
  folded text not null generated always as (identity_key(kind, value)) stored
);
comment on table identities is 'Every name, address and number of a client, kept by triggers of bookings, waiting_list and clients';
comment on column identities.customer_key is 'The customer of reports whom the address or number beside it makes; empty without either';
insert into identities (client_id, customer_key, kind, value) select distinct client_id, customer_key, kind, value from known_identities;
alter table identities add primary key (client_id, customer_key, kind, value);
create index identities_search on identities using gin (search gin_trgm_ops);
create index identities_folded on identities (folded, kind);
create index identities_by_customer on identities (customer_key);
analyze identities;
`;

/** Who is erased, or was never known, has none. */
const details = /* sql */ `
create function client_details(client uuid)
returns table (first_name text, last_name text, name text, email text, phone text, last_booking_date date)
language sql stable as $$
  select known.first_name, known.last_name, btrim(known.first_name || ' ' || known.last_name), known.email, known.phone, known.day
  from (
    (select 1 as nth, b.first_name, b.last_name, b.client_email as email, b.client_phone as phone, b.booking_date as day
     from bookings b where b.client_id = client and b.first_name <> ''
     order by b.booking_date desc, b.booking_time desc, b.id desc limit 1)
    union all
    (select 2, c.first_name, c.last_name, (select min(value) from client_identities i where i.client_id = c.id and i.kind = 'email'),
       coalesce((select min(value) from client_identities i where i.client_id = c.id and i.kind = 'phone'), ''), null
     from clients c where c.id = client and c.erased_at is null)
    union all
    (select 3, w.first_name, w.last_name, w.client_email, w.client_phone, null
     from waiting_list w where w.client_id = client and w.first_name <> '' order by w.joined_at desc, w.id limit 1)
  ) known order by known.nth limit 1
$$;
comment on function client_details is 'Name, address and number of a client: of the latest booking, else the record, else the waiting entry';
`;

const belonging = /* sql */ `
create function known_client(name_key text, email_key text, phone_key text) returns uuid
language plpgsql stable as $$
declare
  known uuid;
begin
  select named.client_id into known
  from identities named cross join lateral (
    select count(distinct contact.kind) as count from identities contact
    where contact.client_id = named.client_id and ((contact.kind = 'email' and contact.folded = email_key)
      or (contact.kind = 'phone' and contact.folded = phone_key))
  ) shared
  where named.folded = name_key and named.kind = 'name' and shared.count > 0
  order by shared.count desc, named.client_id limit 1;
  return known;
end $$;
comment on function known_client is 'The client with this name and this address or number, given by their keys';

create function client_of(full_name text, email text, phone text, otherwise uuid) returns uuid
language plpgsql as $$
declare
  name_key text := identity_key('name', full_name);
  email_key text := nullif(identity_key('email', email), '');
  phone_key text := nullif(identity_key('phone', phone), '');
  known uuid;
begin
  if email_key is null and phone_key is null then return otherwise; end if;
  known := known_client(name_key, email_key, phone_key);
  if known is not null then return known; end if;
  -- Of two new bookings of one person at once, the second sees the client of the first.
  perform pg_advisory_xact_lock(7307, key) from (
    select distinct hashtext(name_key || ' ' || contact) as key from unnest(array[email_key, phone_key]) as contact
    where contact is not null order by key) keys;
  return coalesce(known_client(name_key, email_key, phone_key), otherwise);
end $$;
comment on function client_of is 'The client whose a booking of this name, address and number is: a known one, else the given one';

create function give_earlier_client() returns trigger language plpgsql as $$
begin
  select client_id into new.client_id from earlier_client_ids where subject = new.id;
  if new.client_id is null then
    new.client_id := client_of(new.first_name || ' ' || new.last_name, new.client_email, new.client_phone,
      case when customer_key(new.client_email, new.client_phone) is null then new.id else gen_random_uuid() end);
    insert into earlier_client_ids (subject, client_id) values (new.id, new.client_id);
  end if;
  return new;
end $$;
comment on function give_earlier_client is 'For what no event gives a client: what is older, or written by a process of the version before';
`;

const triggers = /* sql */ `
create function refresh_identities(changed uuid[]) returns void language plpgsql as $$
begin
  insert into identities (client_id, customer_key, kind, value)
  select client_id, customer_key, kind, value from known_identities where client_id = any (changed) on conflict do nothing;
  delete from identities i where client_id = any (changed) and not exists (
    select from known_identities k where k.client_id = i.client_id and k.client_id = any (changed)
      and k.customer_key = i.customer_key and k.kind = i.kind and k.value = i.value);
end $$;

create function identify_new_client() returns trigger language plpgsql as $$
declare
  full_name text := btrim(new.first_name || ' ' || new.last_name);
  key text := coalesce(customer_key(new.client_email, new.client_phone), '');
begin
  -- A client who comes again has them already.
  if (select count(*) from identities i where i.client_id = new.client_id and i.customer_key = key
      and ((i.kind = 'name' and i.value = full_name) or (i.kind = 'phone' and i.value = new.client_phone)
        or (i.kind = 'email' and i.value = new.client_email)))
    = (full_name <> '')::int + (new.client_phone <> '')::int + (coalesce(new.client_email, '') <> '')::int
  then return null; end if;
  insert into identities (client_id, customer_key, kind, value)
  select new.client_id, key, identity.kind, identity.value
  from (values ('name', full_name), ('email', new.client_email), ('phone', new.client_phone)) as identity (kind, value)
  where identity.value <> '' on conflict do nothing;
  return null;
end $$;

create function identify_changed_client() returns trigger language plpgsql as $$
begin
  perform refresh_identities(array_remove(array[old.client_id, new.client_id], null));
  return null;
end $$;

create function identify_recorded_client() returns trigger language plpgsql as $$
begin
  perform refresh_identities(array[coalesce(new.id, old.id)]);
  return null;
end $$;
${['bookings', 'waiting_list']
  .map(
    (table) => /* sql */ `
create trigger ${table}_client before insert on ${table} for each row when (new.client_id is null)
  execute function give_earlier_client();
create trigger ${table}_identified_on_insert after insert on ${table} for each row execute function identify_new_client();
create trigger ${table}_identified_on_update after update on ${table} for each row
  when ((old.client_id, old.first_name, old.last_name, old.client_email, old.client_phone)
    is distinct from (new.client_id, new.first_name, new.last_name, new.client_email, new.client_phone))
  execute function identify_changed_client();
create trigger ${table}_identified_on_delete after delete on ${table} for each row execute function identify_changed_client();`,
  )
  .join('')}
create trigger clients_identified after insert or update or delete on clients for each row execute function identify_recorded_client();
create trigger client_identities_identified after insert or update or delete on client_identities for each row execute function identify_changed_client();
`;

/** The version before reads clients by their customers. */
const version = /* sql */ `
${['customer_bookings', 'customer_clients']
  .flatMap((table) => ['insert', 'update', 'delete'].map((operation) => ({ table, operation })))
  .map(
    ({ table, operation }) => /* sql */ `
drop trigger ${table}_identified_on_${operation} on ${table};
drop function identify_${table}_on_${operation};`,
  )
  .join('')}
drop table customer_identities;
create view customer_identities as
select customer_key, kind, value, 1 as uses, search from identities where customer_key <> '';
comment on view customer_identities is 'For processes of the version before';
`;
