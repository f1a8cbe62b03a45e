/** Clients on record, and what says which of them is which. */
export const clients = /* sql */ `
create function customer_key(email text, phone text) returns text
language sql immutable parallel safe as $$
  select coalesce(
    nullif(lower(btrim(email)), ''),
    nullif(regexp_replace(regexp_replace(phone, '\\s', '', 'g'), '^\\+61', '0'), '')
  )
$$;
comment on function customer_key is
  'Who counts as one customer: the lower-case email, else the phone without spaces, +61 read as 0';

create function identity_search(kind text, value text) returns text
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
      cross join lateral (select regexp_replace(normalize(replace(replace(replace(
        translate(as_written, '’‘ʼ\`øłđıħ‐‑–', '''''''''oldih---'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        NFKD), '[\\u0300-\\u036f\\u200c\\u200d]', '', 'g')) as without_accents (plain)
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
comment on function identity_search is
  'How a name, address or number is compared: without accents and capitals; digits alone, +61 read as 0';

create table clients (
  id uuid primary key,
  external_id text unique,
  first_name text not null,
  last_name text not null,
  notes text,
  erased_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  customer_key text,
  alert text,
  merged_into uuid,
  root_id uuid
);
comment on table clients is 'Who the shop knows as a client, with or without a booking. Blank once erased';
comment on column clients.external_id is
  'The key of the client in the file that was imported; stays when the client is erased, so that the same file does not bring them back';
comment on column clients.customer_key is 'Which customer it is: whose bookings are theirs';
comment on column clients.alert is 'One line that whoever books them has to know';
comment on column clients.merged_into is 'The record of the same person that this one was merged into';
comment on column clients.root_id is 'The last one along merged_into; null for a record that was not merged';
create index clients_by_customer on clients (customer_key, id);
create index clients_by_root on clients (root_id) where root_id is not null;
create index clients_by_merged_into on clients (merged_into) where merged_into is not null;
create index clients_name on clients using gin ((first_name || ' ' || last_name) gin_trgm_ops);

create table client_identities (
  client_id uuid not null,
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  primary key (client_id, kind, value)
);
comment on table client_identities is 'The addresses and numbers that a client is known by';
create index client_identities_by_customer on client_identities
  (customer_key(case when kind = 'email' then value end, case when kind = 'phone' then value end));

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
