SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;
COMMENT ON EXTENSION btree_gist IS 'support for indexing common datatypes in GiST';
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';
CREATE FUNCTION public.customer_id(customer_key text) RETURNS uuid
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select overlay(overlay(md5(customer_key) placing '8' from 13) placing '8' from 17)::uuid
$$;
COMMENT ON FUNCTION public.customer_id(customer_key text) IS 'What a customer is called in addresses: a UUID (version 8) made of what they are known by';
CREATE FUNCTION public.customer_key(email text, phone text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select coalesce(
    nullif(lower(btrim(email)), ''),
    nullif(regexp_replace(regexp_replace(phone, '\s', '', 'g'), '^\+61', '0'), '')
  )
$$;
COMMENT ON FUNCTION public.customer_key(email text, phone text) IS 'Who counts as one customer: the lower-case email, else the phone without spaces, +61 read as 0';
CREATE FUNCTION public.identify_customer_bookings_on_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into customer_identities as i (customer_key, kind, value, uses) 
  select customer_key, identity.kind, identity.value, sum(sign) as uses
  from (select customer_key, name, email, phone, -1 as sign from removed) r
  cross join lateral (values ('name', r.name), ('email', r.email), ('phone', r.phone)) as identity (kind, value)
  where identity.value <> '' group by customer_key, identity.kind, identity.value having sum(sign) <> 0
  on conflict (customer_key, kind, value) do update set uses = i.uses + excluded.uses;
  delete from customer_identities where uses = 0 and customer_key in (select customer_key from removed);
  return null;
end $$;
CREATE FUNCTION public.identify_customer_bookings_on_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into customer_identities as i (customer_key, kind, value, uses) 
  select customer_key, identity.kind, identity.value, sum(sign) as uses
  from (select customer_key, name, email, phone, 1 as sign from added) r
  cross join lateral (values ('name', r.name), ('email', r.email), ('phone', r.phone)) as identity (kind, value)
  where identity.value <> '' group by customer_key, identity.kind, identity.value having sum(sign) <> 0
  on conflict (customer_key, kind, value) do update set uses = i.uses + excluded.uses;
  
  return null;
end $$;
CREATE FUNCTION public.identify_customer_bookings_on_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into customer_identities as i (customer_key, kind, value, uses) 
  select customer_key, identity.kind, identity.value, sum(sign) as uses
  from (select customer_key, name, email, phone, 1 as sign from added union all select customer_key, name, email, phone, -1 as sign from removed) r
  cross join lateral (values ('name', r.name), ('email', r.email), ('phone', r.phone)) as identity (kind, value)
  where identity.value <> '' group by customer_key, identity.kind, identity.value having sum(sign) <> 0
  on conflict (customer_key, kind, value) do update set uses = i.uses + excluded.uses;
  delete from customer_identities where uses = 0 and customer_key in (select customer_key from removed);
  return null;
end $$;
CREATE FUNCTION public.identify_customer_clients_on_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into customer_identities as i (customer_key, kind, value, uses) 
  select customer_key, identity.kind, identity.value, sum(sign) as uses
  from (select customer_key, name, email, phone, -1 as sign from removed) r
  cross join lateral (values ('name', r.name), ('email', r.email), ('phone', r.phone)) as identity (kind, value)
  where identity.value <> '' group by customer_key, identity.kind, identity.value having sum(sign) <> 0
  on conflict (customer_key, kind, value) do update set uses = i.uses + excluded.uses;
  delete from customer_identities where uses = 0 and customer_key in (select customer_key from removed);
  return null;
end $$;
CREATE FUNCTION public.identify_customer_clients_on_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into customer_identities as i (customer_key, kind, value, uses) 
  select customer_key, identity.kind, identity.value, sum(sign) as uses
  from (select customer_key, name, email, phone, 1 as sign from added) r
  cross join lateral (values ('name', r.name), ('email', r.email), ('phone', r.phone)) as identity (kind, value)
  where identity.value <> '' group by customer_key, identity.kind, identity.value having sum(sign) <> 0
  on conflict (customer_key, kind, value) do update set uses = i.uses + excluded.uses;
  
  return null;
end $$;
CREATE FUNCTION public.identify_customer_clients_on_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into customer_identities as i (customer_key, kind, value, uses) 
  select customer_key, identity.kind, identity.value, sum(sign) as uses
  from (select customer_key, name, email, phone, 1 as sign from added union all select customer_key, name, email, phone, -1 as sign from removed) r
  cross join lateral (values ('name', r.name), ('email', r.email), ('phone', r.phone)) as identity (kind, value)
  where identity.value <> '' group by customer_key, identity.kind, identity.value having sum(sign) <> 0
  on conflict (customer_key, kind, value) do update set uses = i.uses + excluded.uses;
  delete from customer_identities where uses = 0 and customer_key in (select customer_key from removed);
  return null;
end $$;
CREATE FUNCTION public.identity_search(kind text, value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  select case
    when kind = 'phone' then ltrim(regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(value, '^(\s*(\+|00)[^(]*)\(0\)', '\1'), '[^0-9+]', '', 'g'),
      '^00(11)?(?=[1-9][0-9]{7})', '+'), '^(\+61|0061|61(?=4[0-9]{8}$))0?', '0'), '+')
    -- Most have one spelling.
    when value !~ '[^\u0001-\u007f]|[-''`]| .* ' then lower(btrim(value))
    else (
      select string_agg(distinct case when spelling !~ '[^\u0001-\u007f]' then spelling else (
        select string_agg(case when letter !~ '[^\u0001-\u007f]' then letter
          else 'Z' || translate(to_hex(ascii(letter)), '0123456789abcdef', 'GHIJKLMNOPABCDEF') end, '' order by nth)
        from string_to_table(spelling, null) with ordinality as letters (letter, nth)
      ) end collate "C", ' ')
      from (select normalize(lower(btrim(value)), NFC) as lowered,
        value ~ '[\u3005\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]' as is_ideographic) as given
      cross join lateral (values
        ('word', lowered),
        ('umlauts', replace(replace(replace(replace(replace(lowered, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa'))
      ) as written (way, as_written)
      cross join lateral (select regexp_replace(normalize(replace(replace(replace(
        translate(as_written, '’‘ʼ`øłđıħ‐‑–', '''''''''oldih---'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        NFKD), '[\u0300-\u036f\u200c\u200d]', '', 'g')) as without_accents (plain)
      cross join lateral (select translate(plain, '-''', '')) as without_signs (bare)
      cross join lateral (values
        (plain, true),
        (bare, kind in ('name', 'email')),
        (replace(bare, ' ', ''), kind = 'name' and (is_ideographic or bare like '% % %')),
        (replace(regexp_replace(bare, '^(.*) ([^ ]+)$', '\2\1'), ' ', ''), kind = 'name' and is_ideographic)
      ) as spellings (spelling, is_searched)
      where is_searched and (kind in ('name', 'email') or way = kind)
    ) end
$_$;
COMMENT ON FUNCTION public.identity_search(kind text, value text) IS 'How a name, address or number is compared: without accents and capitals; digits alone, +61 read as 0';
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.action_log_check (
    one_row boolean DEFAULT true NOT NULL,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    checked_at timestamp with time zone,
    all_checked_at timestamp with time zone,
    broken_seq bigint,
    complaint text,
    CONSTRAINT action_log_check_one_row_check CHECK (one_row)
);
COMMENT ON TABLE public.action_log_check IS 'How far the chain of the action log was found whole, and what is wrong behind it; locked by whoever checks';
CREATE FUNCTION public.lock_action_log_check(due timestamp with time zone DEFAULT NULL::timestamp with time zone) RETURNS SETOF public.action_log_check
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if due is null then
    return query select * from action_log_check for update;
  else
    return query select * from action_log_check c where c.checked_at is null or c.checked_at < due for update skip locked;
  end if;
end $$;
COMMENT ON FUNCTION public.lock_action_log_check(due timestamp with time zone) IS 'The last check, locked; with a time only when it is older and nobody else has it';
CREATE FUNCTION public.lock_action_log_head() RETURNS TABLE(seq bigint, hash bytea)
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$ select seq, hash from action_log_head for update $$;
COMMENT ON FUNCTION public.lock_action_log_head() IS 'The last seal, locked until the transaction ends';
CREATE FUNCTION public.lock_room_days(the_days date[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from rooms where is_active) then
    perform pg_advisory_xact_lock(7302, day - date '2000-01-01') from (select distinct day from unnest(the_days) day order by day) each;
  end if;
end $$;
COMMENT ON FUNCTION public.lock_room_days(the_days date[]) IS 'Keeps others from giving away rooms on these days until the transaction ends; does nothing in a shop without rooms';
CREATE FUNCTION public.lock_therapist_day(the_therapist uuid, the_day date) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform from therapist_day where therapist_id = the_therapist and day = the_day for update;
  if not found then
    insert into therapist_day (therapist_id, day)
      select id, the_day from therapists where id = the_therapist and not is_unassigned on conflict do nothing;
    perform from therapist_day where therapist_id = the_therapist and day = the_day for update;
  end if;
end $$;
COMMENT ON FUNCTION public.lock_therapist_day(the_therapist uuid, the_day date) IS 'Keeps others from deciding about the day until the transaction ends; Any Available has no day';
CREATE FUNCTION public.record_action_log_check(new_seq bigint, new_hash bytea, at timestamp with time zone, is_full boolean, new_broken_seq bigint, new_complaint text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  last action_log_check;
begin
  select * into strict last from action_log_check for update;
  if new_seq < last.seq or at < last.checked_at then
    raise exception 'a check of the action log does not go back' using errcode = 'invalid_parameter_value';
  end if;
  if (new_seq, new_hash) is distinct from (last.seq, last.hash)
    and not exists (select from action_log_seals s where s.seq = new_seq and s.hash = new_hash) then
    raise exception 'a check of the action log ends at a seal' using errcode = 'invalid_parameter_value';
  end if;
  update action_log_check set seq = new_seq, hash = new_hash, checked_at = at, broken_seq = new_broken_seq,
    complaint = new_complaint, all_checked_at = case when is_full then at else all_checked_at end;
end $$;
COMMENT ON FUNCTION public.record_action_log_check(new_seq bigint, new_hash bytea, at timestamp with time zone, is_full boolean, new_broken_seq bigint, new_complaint text) IS 'Notes what a check found; it never goes back behind the one before';
CREATE FUNCTION public.revenue_shares(day date, service_id uuid, therapist_id uuid) RETURNS TABLE(part text, grain text, start date, id uuid)
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  values
    ('all', 'day', day, '00000000-0000-0000-0000-000000000000'::uuid),
    ('service', 'day', day, service_id),
    ('therapist', 'day', day, therapist_id),
    ('service', 'week', date_trunc('week', day::timestamp)::date, service_id),
    ('therapist', 'week', date_trunc('week', day::timestamp)::date, therapist_id),
    ('service', 'month', date_trunc('month', day::timestamp)::date, service_id),
    ('therapist', 'month', date_trunc('month', day::timestamp)::date, therapist_id),
    ('service', 'quarter', date_trunc('quarter', day::timestamp)::date, service_id),
    ('therapist', 'quarter', date_trunc('quarter', day::timestamp)::date, therapist_id)
$$;
COMMENT ON FUNCTION public.revenue_shares(day date, service_id uuid, therapist_id uuid) IS 'The rows of revenue_sums that a row of revenue_totals counts for';
CREATE FUNCTION public.seal_action_log(hashes bytea[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  last bigint;
  added int := cardinality(hashes);
begin
  select h.seq into strict last from action_log_head h for update;
  if exists (select from unnest(hashes) u (hash) where octet_length(hash) is distinct from 32) then
    raise exception 'a seal has 32 bytes' using errcode = 'invalid_parameter_value';
  end if;
  if (select count(*) from admin_action_logs l where l.seq > last and l.seq <= last + added) <> added then
    raise exception 'only the entries that follow the last seal are sealed' using errcode = 'invalid_parameter_value';
  end if;
  insert into action_log_seals (seq, hash) select last + u.place, u.hash from unnest(hashes) with ordinality u (hash, place);
  update action_log_head h set (seq, hash) = (last + added, hashes[added]) where added > 0;
end $$;
COMMENT ON FUNCTION public.seal_action_log(hashes bytea[]) IS 'Appends the seals of the entries that follow the last one, in their order';
CREATE FUNCTION public.service_name_key(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select lower(regexp_replace(btrim(name), '\s+', ' ', 'g')) $$;
COMMENT ON FUNCTION public.service_name_key(name text) IS 'What a name is told apart by: without case and superfluous spaces';
CREATE FUNCTION public.set_slug() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
declare
  word text := coalesce(nullif(to_slug(new.name), ''), tg_argv[0]);
  place int := 1;
  is_taken boolean;
begin
  if new.slug is not null then return new; end if;
  -- Two records of one name, added at once, must not get the same.
  perform pg_advisory_xact_lock(hashtext('slugs of ' || tg_table_name));
  new.slug := word;
  loop
    execute format('select exists (select from %I where slug = $1)', tg_table_name) into is_taken using new.slug;
    exit when not is_taken;
    place := place + 1;
    new.slug := word || '-' || place;
  end loop;
  return new;
end
$_$;
COMMENT ON FUNCTION public.set_slug() IS 'Gives a new record the slug of its name, counted up when that is taken';
CREATE FUNCTION public.shift_part(hours text, part integer) RETURNS time without time zone
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
declare
  m text[] := regexp_match(hours, '^\s*(\d{1,2})(?::(\d{2}))?\s*([AaPp][Mm])?\s*(?:-|–|to)\s*(\d{1,2})(?::(\d{2}))?\s*([AaPp][Mm])?\s*$');
  h int; mi int; meridiem text;
begin
  if m is null then return null; end if;
  h := m[1 + 3 * part]::int; mi := coalesce(m[2 + 3 * part], '0')::int; meridiem := lower(m[3 + 3 * part]);
  if mi > 59 or h > 24 or (meridiem is not null and (h < 1 or h > 12)) then return null; end if;
  if meridiem = 'pm' and h < 12 then h := h + 12; end if;
  if meridiem = 'am' and h = 12 then h := 0; end if;
  if h = 24 and mi > 0 then return null; end if;
  return make_time(h, mi, 0);
end $_$;
COMMENT ON FUNCTION public.shift_part(hours text, part integer) IS 'Start (part 0) or end (part 1) of hours such as 9:00 AM - 5:00 PM, 09:00-17:00, 9 - 17; null when they cannot be read';
CREATE FUNCTION public.sum_revenue_on_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into revenue_sums as s (part, grain, start, id, status, currency, bookings, cents)
  select share.part, share.grain, share.start, share.id, status, currency, sum(sign * bookings), sum(sign * cents)
  from (select *, -1 as sign from removed) c cross join lateral revenue_shares(day, service_id, therapist_id) share
  group by share.part, share.grain, share.start, share.id, status, currency
  having sum(sign * bookings) <> 0 or sum(sign * cents) <> 0
  on conflict (part, grain, start, id, status, currency)
  do update set bookings = s.bookings + excluded.bookings, cents = s.cents + excluded.cents;
  return null;
end $$;
CREATE FUNCTION public.sum_revenue_on_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into revenue_sums as s (part, grain, start, id, status, currency, bookings, cents)
  select share.part, share.grain, share.start, share.id, status, currency, sum(sign * bookings), sum(sign * cents)
  from (select *, 1 as sign from added) c cross join lateral revenue_shares(day, service_id, therapist_id) share
  group by share.part, share.grain, share.start, share.id, status, currency
  having sum(sign * bookings) <> 0 or sum(sign * cents) <> 0
  on conflict (part, grain, start, id, status, currency)
  do update set bookings = s.bookings + excluded.bookings, cents = s.cents + excluded.cents;
  return null;
end $$;
CREATE FUNCTION public.sum_revenue_on_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into revenue_sums as s (part, grain, start, id, status, currency, bookings, cents)
  select share.part, share.grain, share.start, share.id, status, currency, sum(sign * bookings), sum(sign * cents)
  from (select *, 1 as sign from added union all select *, -1 from removed) c cross join lateral revenue_shares(day, service_id, therapist_id) share
  group by share.part, share.grain, share.start, share.id, status, currency
  having sum(sign * bookings) <> 0 or sum(sign * cents) <> 0
  on conflict (part, grain, start, id, status, currency)
  do update set bookings = s.bookings + excluded.bookings, cents = s.cents + excluded.cents;
  return null;
end $$;
CREATE FUNCTION public.to_slug(name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select trim(both '-' from left(trim(both '-' from
    regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g')), 60))
$$;
COMMENT ON FUNCTION public.to_slug(name text) IS 'A name as a link shows it: swedish-massage';
CREATE TABLE public.action_log_head (
    one_row boolean DEFAULT true NOT NULL,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT action_log_head_one_row_check CHECK (one_row)
);
COMMENT ON TABLE public.action_log_head IS 'The last seal; locked by whoever seals';
CREATE TABLE public.action_log_head_mail (
    one_row boolean DEFAULT true NOT NULL,
    address text,
    last_date date,
    version integer DEFAULT 0 NOT NULL,
    CONSTRAINT action_log_head_mail_one_row_check CHECK (one_row)
);
COMMENT ON TABLE public.action_log_head_mail IS 'Where the head of the hash chain is mailed every day, and for which day it was last; no address: nowhere';
CREATE TABLE public.action_log_seals (
    seq bigint NOT NULL,
    hash bytea NOT NULL
);
COMMENT ON TABLE public.action_log_seals IS 'SHA-256 over the seal before and the entry of that seq; see docs/adr/0018-action-log-as-a-hash-chain.md';
CREATE TABLE public.admin_action_logs (
    id uuid NOT NULL,
    seq bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    actor_kind text NOT NULL,
    admin_email text,
    action_type text NOT NULL,
    kind text NOT NULL,
    details jsonb NOT NULL,
    words text GENERATED ALWAYS AS (((((COALESCE(admin_email, ''::text) || ' '::text) || action_type) || ' '::text) || regexp_replace((details)::text, '"sealed:[^"]*"'::text, ''::text, 'g'::text))) STORED,
    CONSTRAINT admin_action_logs_kind_check CHECK ((kind = ANY (ARRAY['create'::text, 'update'::text, 'delete'::text, 'export'::text])))
);
COMMENT ON COLUMN public.admin_action_logs.words IS 'What is searched: nothing personal of clients';
CREATE TABLE public.blocked_time_slots (
    id uuid NOT NULL,
    therapist_id uuid NOT NULL,
    blocked_date date NOT NULL,
    start_time time without time zone NOT NULL,
    end_time time without time zone NOT NULL,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT blocked_time_slots_check CHECK ((end_time > start_time))
);
CREATE TABLE public.booking_link_opens (
    booking_id uuid NOT NULL,
    first_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    opens integer DEFAULT 1 NOT NULL
);
COMMENT ON TABLE public.booking_link_opens IS 'When somebody opened the private link of a booking, first and last; what follows within ten minutes is the same time';
CREATE TABLE public.booking_mails (
    event_id uuid NOT NULL,
    recipient text NOT NULL,
    booking_id uuid NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    mailed_versions jsonb,
    CONSTRAINT booking_mails_recipient_check CHECK ((recipient = ANY (ARRAY['client'::text, 'shop'::text])))
);
COMMENT ON TABLE public.booking_mails IS 'A row per mail that the mail server has taken';
COMMENT ON COLUMN public.booking_mails.mailed_versions IS 'The version of each booking that the mail showed, by its id; null for mails from before this was kept';
CREATE TABLE public.booking_texts (
    event_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    sent_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.booking_texts IS 'A row per text message that the gateway has taken';
CREATE TABLE public.bookings (
    id uuid NOT NULL,
    version integer NOT NULL,
    service_id uuid NOT NULL,
    service_name text NOT NULL,
    therapist_id uuid NOT NULL,
    booking_date date NOT NULL,
    booking_time time without time zone NOT NULL,
    booking_duration integer NOT NULL,
    client_name text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    client_email text,
    client_phone text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    notes text,
    cancellation_reason text,
    total_price numeric(10,2) NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    pending_reason text,
    user_id uuid,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    attendance_confirmed boolean DEFAULT false NOT NULL,
    day_state text,
    visit_id uuid,
    visit_guest smallint,
    visit_part smallint,
    visit_parts smallint,
    room_id uuid,
    held_until timestamp with time zone,
    list_price numeric(10,2),
    price_kind text,
    price_value integer,
    price_reason text,
    CONSTRAINT bookings_day_state_check CHECK ((day_state = ANY (ARRAY['arrived'::text, 'in_service'::text]))),
    CONSTRAINT bookings_price_kind_check CHECK ((price_kind = ANY (ARRAY['own'::text, 'amount-off'::text, 'percent-off'::text]))),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'completed'::text, 'cancelled'::text, 'no_show'::text])))
);
COMMENT ON COLUMN public.bookings.visit_id IS 'Shared by the bookings that were made together; null for a single one';
COMMENT ON COLUMN public.bookings.held_until IS 'Until when its time is kept for the client to prove the address';
CREATE TABLE public.business_settings (
    setting_key text NOT NULL,
    setting_value jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.client_identities (
    client_id uuid NOT NULL,
    kind text NOT NULL,
    value text NOT NULL,
    CONSTRAINT client_identities_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'phone'::text])))
);
COMMENT ON TABLE public.client_identities IS 'The addresses and numbers that a client is known by';
CREATE TABLE public.client_notes (
    id uuid NOT NULL,
    client_id uuid NOT NULL,
    kind text NOT NULL,
    sealed bytea NOT NULL,
    author text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT client_notes_kind_check CHECK ((kind = ANY (ARRAY['note'::text, 'health'::text])))
);
COMMENT ON TABLE public.client_notes IS 'What the shop wrote down about clients; the text is sealed with the client''s key';
CREATE TABLE public.client_reminders (
    booking_id uuid NOT NULL,
    kind text NOT NULL,
    starts_at timestamp without time zone NOT NULL,
    channels text[] NOT NULL,
    event_id uuid,
    reminded_at timestamp with time zone NOT NULL,
    CONSTRAINT client_reminders_kind_check CHECK ((kind = ANY (ARRAY['ahead'::text, 'same-day'::text])))
);
COMMENT ON TABLE public.client_reminders IS 'Of which starts clients have been reminded: once each. Without channels where no address would take it';
CREATE TABLE public.clients (
    id uuid NOT NULL,
    external_id text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    notes text,
    erased_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    customer_key text,
    alert text,
    merged_into uuid,
    root_id uuid
);
COMMENT ON TABLE public.clients IS 'Who the shop knows as a client, with or without a booking. Blank once erased';
COMMENT ON COLUMN public.clients.external_id IS 'The key of the client in the file that was imported; stays when the client is erased, so that the same file does not bring them back';
COMMENT ON COLUMN public.clients.customer_key IS 'Which customer it is: whose bookings are theirs';
COMMENT ON COLUMN public.clients.alert IS 'One line that whoever books them has to know';
COMMENT ON COLUMN public.clients.merged_into IS 'The record of the same person that this one was merged into';
COMMENT ON COLUMN public.clients.root_id IS 'The last one along merged_into; null for a record that was not merged';
CREATE TABLE public.closures (
    id uuid NOT NULL,
    name text NOT NULL,
    first_date date NOT NULL,
    last_date date NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT closures_check CHECK ((first_date <= last_date))
);
CREATE TABLE public.customer_bookings (
    booking_id uuid NOT NULL,
    customer_key text NOT NULL,
    name text NOT NULL,
    email text,
    phone text NOT NULL,
    booking_date date NOT NULL,
    booking_time time without time zone NOT NULL,
    status text NOT NULL,
    currency text NOT NULL,
    cents bigint NOT NULL
);
CREATE TABLE public.customer_clients (
    client_id uuid NOT NULL,
    customer_key text NOT NULL,
    name text NOT NULL,
    email text,
    phone text NOT NULL
);
COMMENT ON TABLE public.customer_clients IS 'The clients on record behind each customer';
CREATE TABLE public.customer_identities (
    customer_key text NOT NULL,
    kind text NOT NULL,
    value text NOT NULL,
    uses integer NOT NULL,
    search text GENERATED ALWAYS AS (public.identity_search(kind, value)) STORED NOT NULL,
    CONSTRAINT customer_identities_kind_check CHECK ((kind = ANY (ARRAY['name'::text, 'email'::text, 'phone'::text])))
);
COMMENT ON TABLE public.customer_identities IS 'Every name, address and number in the bookings and records of a customer, kept by triggers of customer_bookings and customer_clients';
CREATE TABLE public.customers (
    customer_key text NOT NULL,
    name text NOT NULL,
    email text,
    phone text NOT NULL,
    first_booking_date date,
    last_booking_date date,
    total_bookings integer NOT NULL,
    spent jsonb NOT NULL,
    latest_status text
);
COMMENT ON TABLE public.customers IS 'Name, address, phone and status are those of the latest booking, else of the client on record';
COMMENT ON COLUMN public.customers.spent IS 'Cents of confirmed and completed bookings, per currency';
CREATE TABLE public.deliveries (
    subscriber text NOT NULL,
    event_id uuid NOT NULL,
    seq bigint NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    queued_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    last_error text,
    refusal text,
    dismissed_at timestamp with time zone,
    released_at timestamp with time zone,
    sent_at timestamp with time zone,
    CONSTRAINT deliveries_state_check CHECK ((state = ANY (ARRAY['open'::text, 'failing'::text, 'done'::text])))
);
COMMENT ON COLUMN public.deliveries.sent_at IS 'When its mail or text left, as its note in booking_mails or booking_texts says; null where nothing was noted';
CREATE TABLE public.delivery_subscribers (
    name text NOT NULL,
    since_seq bigint NOT NULL
);
COMMENT ON TABLE public.delivery_subscribers IS 'From which place in the log on each subscriber has its deliveries';
CREATE TABLE public.event_log (
    "position" bigint NOT NULL,
    event_id uuid NOT NULL,
    stream uuid NOT NULL,
    version integer NOT NULL,
    type text NOT NULL,
    schema_version integer DEFAULT 0 NOT NULL,
    data jsonb NOT NULL,
    sealed bytea,
    actor_kind text NOT NULL,
    actor_id uuid,
    actor_email text,
    request_id text,
    occurred_at timestamp with time zone NOT NULL,
    CONSTRAINT event_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'visitor'::text, 'system'::text])))
);
ALTER TABLE public.event_log ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.event_log_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.idempotency_keys (
    key_hash bytea NOT NULL,
    request_hash bytea NOT NULL,
    result_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.imported_bookings (
    external_id text NOT NULL,
    booking_id uuid NOT NULL,
    fingerprint bytea NOT NULL
);
COMMENT ON TABLE public.imported_bookings IS 'The key that a booking has in the file that was imported';
COMMENT ON COLUMN public.imported_bookings.fingerprint IS 'Of the imported line, made with the key of the booking''s personal data: means nothing once that is destroyed';
CREATE TABLE public.kept_openings (
    booking_id uuid NOT NULL,
    therapist_id uuid NOT NULL,
    room_id uuid,
    starts_at timestamp without time zone NOT NULL,
    ends_at timestamp without time zone NOT NULL,
    during tsrange GENERATED ALWAYS AS (tsrange(starts_at, ends_at,
CASE
    WHEN (ends_at = starts_at) THEN '[]'::text
    ELSE '[)'::text
END)) STORED,
    kept_until timestamp with time zone NOT NULL,
    CONSTRAINT kept_openings_check CHECK ((ends_at >= starts_at))
);
COMMENT ON TABLE public.kept_openings IS 'What a cancelled booking or an ended offer held: taken to visitors until the waiting list was asked';
COMMENT ON COLUMN public.kept_openings.starts_at IS 'Shop-local wall-clock time';
COMMENT ON COLUMN public.kept_openings.kept_until IS 'When the next in line is asked; whatever nobody is offered then is free';
CREATE TABLE public.last_backup (
    one_row boolean DEFAULT true NOT NULL,
    taken_at timestamp with time zone NOT NULL,
    CONSTRAINT last_backup_one_row_check CHECK (one_row)
);
CREATE TABLE public.leave (
    id uuid NOT NULL,
    therapist_id uuid NOT NULL,
    first_date date NOT NULL,
    last_date date NOT NULL,
    start_time time without time zone,
    end_time time without time zone,
    repeats_until date,
    ends_on date GENERATED ALWAYS AS (COALESCE(repeats_until, last_date)) STORED NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    sealed bytea,
    decided_by text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT leave_check CHECK ((first_date <= last_date)),
    CONSTRAINT leave_check1 CHECK ((((start_time IS NULL) = (end_time IS NULL)) AND (start_time < end_time))),
    CONSTRAINT leave_check2 CHECK (((repeats_until IS NULL) OR ((repeats_until >= last_date) AND ((last_date - first_date) < 7)))),
    CONSTRAINT leave_kind_check CHECK ((kind = ANY (ARRAY['annual'::text, 'sick'::text, 'training'::text, 'other'::text]))),
    CONSTRAINT leave_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text])))
);
CREATE TABLE public.log_head (
    one_row boolean DEFAULT true NOT NULL,
    seq bigint NOT NULL,
    CONSTRAINT log_head_one_row_check CHECK (one_row)
);
CREATE TABLE public.log_order (
    seq bigint NOT NULL,
    "position" bigint NOT NULL
);
CREATE TABLE public.log_pending (
    "position" bigint NOT NULL
);
CREATE TABLE public.monthly_report_mail (
    one_row boolean DEFAULT true NOT NULL,
    address text,
    last_month date,
    mailed_month date,
    version integer DEFAULT 0 NOT NULL,
    CONSTRAINT monthly_report_mail_one_row_check CHECK (one_row)
);
COMMENT ON TABLE public.monthly_report_mail IS 'Where the report of each month is mailed, no address: nowhere; months are named by their first day: last_month needs no mail any more, mailed_month had one';
CREATE TABLE public.password_links (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT password_links_purpose_check CHECK ((purpose = ANY (ARRAY['invitation'::text, 'reset'::text])))
);
COMMENT ON TABLE public.password_links IS 'Mailed links that set a password, once; a used one is gone';
CREATE TABLE public.performance_bookings (
    booking_id uuid NOT NULL,
    from_seq bigint NOT NULL,
    until_seq bigint,
    day date NOT NULL,
    start_time time without time zone NOT NULL,
    therapist_id uuid NOT NULL,
    service_id uuid NOT NULL,
    status text NOT NULL,
    minutes integer NOT NULL,
    currency text NOT NULL,
    cents bigint NOT NULL,
    requested_at timestamp with time zone,
    completed_at timestamp with time zone,
    cancelled_at timestamp with time zone
);
COMMENT ON TABLE public.performance_bookings IS 'A row for each state that a booking was in, from one place in the log until before another';
COMMENT ON COLUMN public.performance_bookings.until_seq IS 'Null of what counts now';
COMMENT ON COLUMN public.performance_bookings.requested_at IS 'Null where the booking came in by an import';
COMMENT ON COLUMN public.performance_bookings.cancelled_at IS 'Null where it was given up because its client never proved the address';
CREATE TABLE public.personal_data_keys (
    subject uuid NOT NULL,
    wrapped_key bytea NOT NULL
);
COMMENT ON TABLE public.personal_data_keys IS 'One key per booking and per second factor, wrapped by PERSONAL_DATA_KEY; destroying it makes unreadable what it sealed';
CREATE TABLE public.photos (
    hash text NOT NULL,
    content bytea NOT NULL,
    used_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.photos ALTER COLUMN content SET STORAGE EXTERNAL;
COMMENT ON COLUMN public.photos.content IS 'WebP; hash is its SHA-256 in hex';
COMMENT ON COLUMN public.photos.used_at IS 'When it was last uploaded or given to somebody';
CREATE TABLE public.projection_checkpoints (
    projection text NOT NULL,
    seq bigint NOT NULL
);
CREATE TABLE public.queue_outages (
    queue text NOT NULL,
    since timestamp with time zone,
    next_probe_at timestamp with time zone DEFAULT now() NOT NULL,
    probes integer DEFAULT 0 NOT NULL,
    last_error text,
    logged_at timestamp with time zone
);
COMMENT ON TABLE public.queue_outages IS 'Queues whose server did not answer; since is null while it does';
CREATE UNLOGGED TABLE public.rate_limits (
    key text NOT NULL,
    hits integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.rate_limits IS 'What each address or account has used of the current window; may be emptied at any time';
CREATE TABLE public.recipient_mails (
    day date NOT NULL,
    address_hash text NOT NULL,
    mails integer NOT NULL
);
CREATE TABLE public.recovery_codes (
    code_hash bytea NOT NULL,
    user_id uuid NOT NULL
);
COMMENT ON TABLE public.recovery_codes IS 'What signs in without the authenticator app, once; a used one is gone';
CREATE TABLE public.refresh_tokens (
    token_hash bytea NOT NULL,
    session_id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.request_reminders (
    booking_id uuid NOT NULL,
    because text NOT NULL,
    CONSTRAINT request_reminders_because_check CHECK ((because = ANY (ARRAY['waiting'::text, 'starts-soon'::text])))
);
COMMENT ON TABLE public.request_reminders IS 'Of which requests the shop has been reminded, and why: once each';
CREATE TABLE public.reservations (
    booking_id uuid NOT NULL,
    therapist_id uuid NOT NULL,
    kind text NOT NULL,
    starts_at timestamp without time zone NOT NULL,
    ends_at timestamp without time zone NOT NULL,
    during tsrange GENERATED ALWAYS AS (tsrange(starts_at, ends_at,
CASE
    WHEN (ends_at = starts_at) THEN '[]'::text
    ELSE '[)'::text
END)) STORED,
    duration_minutes integer DEFAULT 60 NOT NULL,
    cleanup_minutes integer,
    room_id uuid,
    party_id uuid,
    party_guest smallint,
    is_offer boolean DEFAULT false NOT NULL,
    CONSTRAINT reservations_check CHECK ((ends_at >= starts_at)),
    CONSTRAINT reservations_duration_minutes_check CHECK ((duration_minutes > 0)),
    CONSTRAINT reservations_kind_check CHECK ((kind = ANY (ARRAY['held'::text, 'requested'::text, 'unassigned'::text])))
);
COMMENT ON COLUMN public.reservations.starts_at IS 'Shop-local wall-clock time';
COMMENT ON COLUMN public.reservations.party_id IS 'What bookings have in common that may share a room; null for a booking by itself';
COMMENT ON COLUMN public.reservations.party_guest IS 'Whom of the party it is for: a room needs no cleaning between treatments of one guest';
COMMENT ON COLUMN public.reservations.is_offer IS 'Held for somebody on the waiting list who was asked: no booking yet';
CREATE TABLE public.revenue_contributions (
    booking_id uuid NOT NULL,
    day date NOT NULL,
    service_id uuid NOT NULL,
    therapist_id uuid NOT NULL,
    status text NOT NULL,
    currency text NOT NULL,
    cents bigint NOT NULL
);
COMMENT ON TABLE public.revenue_contributions IS 'What each booking counts for in revenue_totals at present';
CREATE TABLE public.revenue_sums (
    part text NOT NULL,
    grain text NOT NULL,
    start date NOT NULL,
    id uuid NOT NULL,
    status text NOT NULL,
    currency text NOT NULL,
    bookings integer NOT NULL,
    cents bigint NOT NULL,
    CONSTRAINT revenue_sums_part_check CHECK ((part = ANY (ARRAY['all'::text, 'service'::text, 'therapist'::text])))
);
COMMENT ON TABLE public.revenue_sums IS 'Sums of revenue_totals, kept by its triggers: per day, and per day, week, month and quarter of each service and therapist';
CREATE TABLE public.revenue_totals (
    day date NOT NULL,
    service_id uuid NOT NULL,
    therapist_id uuid NOT NULL,
    status text NOT NULL,
    currency text NOT NULL,
    bookings integer NOT NULL,
    cents bigint NOT NULL
);
CREATE TABLE public.rooms (
    id uuid NOT NULL,
    name text NOT NULL,
    places smallint DEFAULT 1 NOT NULL,
    "position" integer NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT rooms_places_check CHECK (((places >= 1) AND (places <= 10)))
);
CREATE TABLE public.roster_changes (
    id uuid NOT NULL,
    kind text NOT NULL,
    change jsonb NOT NULL,
    made_at timestamp with time zone NOT NULL,
    undone_by uuid
);
CREATE TABLE public.roster_drafts (
    id uuid NOT NULL,
    therapist_id uuid NOT NULL,
    roster_date date NOT NULL,
    shift_type text NOT NULL,
    shift_hours text NOT NULL,
    shift_start time without time zone GENERATED ALWAYS AS (public.shift_part(shift_hours, 0)) STORED,
    shift_end time without time zone GENERATED ALWAYS AS (public.shift_part(shift_hours, 1)) STORED,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.roster_drafts IS 'Shifts that nobody can book yet: publishing moves them to therapist_roster';
CREATE TABLE public.roster_pattern_days (
    pattern_id uuid NOT NULL,
    roster_date date NOT NULL,
    start_time time without time zone NOT NULL,
    end_time time without time zone NOT NULL,
    entry_id uuid
);
COMMENT ON TABLE public.roster_pattern_days IS 'What a pattern has made, or found taken (no entry_id): nothing is made twice';
CREATE TABLE public.roster_patterns (
    id uuid NOT NULL,
    therapist_id uuid NOT NULL,
    weeks integer NOT NULL,
    first_monday date NOT NULL,
    first_date date NOT NULL,
    last_date date,
    shifts jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT roster_patterns_first_monday_check CHECK ((EXTRACT(isodow FROM first_monday) = (1)::numeric)),
    CONSTRAINT roster_patterns_weeks_check CHECK (((weeks >= 1) AND (weeks <= 4)))
);
CREATE TABLE public.roster_templates (
    id uuid NOT NULL,
    name text NOT NULL,
    shifts jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.schema_migrations (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    executed_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP(6) NOT NULL
);
CREATE SEQUENCE public.schema_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.schema_migrations_id_seq OWNED BY public.schema_migrations.id;
CREATE TABLE public.second_factors (
    user_id uuid NOT NULL,
    sealed_secret bytea NOT NULL,
    enabled_at timestamp with time zone,
    last_used_step integer DEFAULT 0 NOT NULL,
    recovery_salt bytea
);
COMMENT ON TABLE public.second_factors IS 'Secrets of authenticator apps, sealed by the key of their user in personal_data_keys';
CREATE TABLE public.service_rooms (
    service_id uuid NOT NULL,
    room_id uuid NOT NULL
);
COMMENT ON TABLE public.service_rooms IS 'Rooms in which a service is given; without any it is given in every room';
CREATE TABLE public.services (
    id uuid NOT NULL,
    name text NOT NULL,
    price numeric(10,2),
    duration integer,
    description text,
    retired_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    cleanup_minutes integer,
    slug text NOT NULL,
    needs_no_room boolean DEFAULT false NOT NULL,
    owns_name boolean DEFAULT false NOT NULL,
    CONSTRAINT services_cleanup_minutes_check CHECK (((cleanup_minutes >= 0) AND (cleanup_minutes <= 240))),
    CONSTRAINT services_duration_check CHECK ((duration > 0)),
    CONSTRAINT services_price_check CHECK ((price >= (0)::numeric))
);
COMMENT ON COLUMN public.services.owns_name IS 'No other service that owns its name and is offered may have the same one';
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    session_version integer NOT NULL,
    browser text
);
CREATE TABLE public.sign_in_challenges (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    session_version integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.sign_in_challenges IS 'Sign-ins whose password was right and whose second factor is awaited';
CREATE TABLE public.therapist_calendar_links (
    therapist_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);
COMMENT ON COLUMN public.therapist_calendar_links.token_hash IS 'SHA-256 of the token in the link; the token itself is stored nowhere';
CREATE TABLE public.therapist_day (
    therapist_id uuid NOT NULL,
    day date NOT NULL
);
COMMENT ON TABLE public.therapist_day IS 'One row to lock before anything about the day of a therapist is decided';
CREATE TABLE public.therapist_roster (
    id uuid NOT NULL,
    therapist_id uuid NOT NULL,
    therapist_name text NOT NULL,
    roster_date date NOT NULL,
    shift_type text DEFAULT 'custom'::text NOT NULL,
    shift_hours text NOT NULL,
    shift_start time without time zone GENERATED ALWAYS AS (public.shift_part(shift_hours, 0)) STORED,
    shift_end time without time zone GENERATED ALWAYS AS (public.shift_part(shift_hours, 1)) STORED,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.therapist_treatments (
    therapist_id uuid NOT NULL,
    service_id uuid NOT NULL,
    duration integer,
    price numeric(10,2),
    CONSTRAINT therapist_treatments_duration_check CHECK (((duration >= 15) AND (duration <= 1440))),
    CONSTRAINT therapist_treatments_price_check CHECK ((price >= (0)::numeric))
);
CREATE TABLE public.therapists (
    id uuid NOT NULL,
    user_id uuid,
    name text NOT NULL,
    specialties text[] DEFAULT '{}'::text[] NOT NULL,
    available_slots integer DEFAULT 8 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    image_url text,
    rating numeric(2,1) DEFAULT 5 NOT NULL,
    bio text,
    hourly_rate numeric(10,2),
    is_unassigned boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    slug text NOT NULL,
    CONSTRAINT therapists_available_slots_check CHECK (((available_slots >= 0) AND (available_slots <= 999))),
    CONSTRAINT therapists_hourly_rate_check CHECK ((hourly_rate >= (0)::numeric)),
    CONSTRAINT therapists_rating_check CHECK (((rating >= (1)::numeric) AND (rating <= (5)::numeric)))
);
CREATE TABLE public.time_slots (
    id uuid NOT NULL,
    start_time time without time zone NOT NULL,
    end_time time without time zone NOT NULL,
    shift_type text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    display_order integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT time_slots_check CHECK ((end_time > start_time)),
    CONSTRAINT time_slots_shift_type_check CHECK ((shift_type = ANY (ARRAY['Morning'::text, 'Afternoon'::text, 'Evening'::text])))
);
CREATE TABLE public.user_roles (
    user_id uuid NOT NULL,
    role text NOT NULL,
    CONSTRAINT user_roles_role_check CHECK ((role = ANY (ARRAY['staff'::text, 'reception'::text, 'admin_staff'::text])))
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    email text NOT NULL,
    password_hash text,
    session_version integer DEFAULT 1 NOT NULL,
    disabled_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    access_version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.waiting_list (
    id uuid NOT NULL,
    version integer NOT NULL,
    status text NOT NULL,
    service_id uuid NOT NULL,
    service_name text NOT NULL,
    therapist_id uuid,
    windows jsonb NOT NULL,
    last_date date NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    client_phone text NOT NULL,
    client_email text,
    user_id uuid,
    booking_id uuid,
    offered_therapist_id uuid,
    offered_start timestamp without time zone,
    offer_expires_at timestamp with time zone,
    joined_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT waiting_list_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'offered'::text, 'booked'::text, 'declined'::text, 'lapsed'::text, 'expired'::text, 'withdrawn'::text])))
);
COMMENT ON TABLE public.waiting_list IS 'Read model: who waits for a time to come free. Personal columns are blank once erased';
COMMENT ON COLUMN public.waiting_list.windows IS 'Date, from and to of the starts that would suit, shop-local';
COMMENT ON COLUMN public.waiting_list.booking_id IS 'The reservation that is held for an open offer; the booking once booked';
ALTER TABLE ONLY public.schema_migrations ALTER COLUMN id SET DEFAULT nextval('public.schema_migrations_id_seq'::regclass);
INSERT INTO public.action_log_check VALUES (true, 284, '\x01d27af58458fdaa8aac42eca3eb42d033aefc9c0c0406ef42ccbc1599214d96', '2026-11-29 07:53:27.179+00', '2026-11-29 07:53:27.179+00', NULL, NULL);
INSERT INTO public.action_log_head VALUES (true, 285, '\xaa57323ced2f116568df1feedcb451277727eb26b36feb67ad86adb2c730f668');
INSERT INTO public.action_log_head_mail VALUES (true, NULL, NULL, 0);
INSERT INTO public.action_log_seals VALUES (1, '\x7bd85aa45430efcf8ac08025df782ff2913dba049e564fde909c6dca50c6104a');
INSERT INTO public.action_log_seals VALUES (2, '\x67a8132bd5a23530c7ee371d2ed0a2b12c2646c7729452c389816c73afd758b6');
INSERT INTO public.action_log_seals VALUES (3, '\x5dac4bffdd79cd2ac458dbcd644fa51bfec66c216a79ada120929060d1dce370');
INSERT INTO public.action_log_seals VALUES (4, '\x1808fc88445080ed547582c396ed7bc48af2e4ebb715bbb3e2bafab5a957397a');
INSERT INTO public.action_log_seals VALUES (5, '\x543c396574d90e96d8b64b7ba87663ea38713f33c3f3e112017db547a280fc76');
INSERT INTO public.action_log_seals VALUES (6, '\x91660994222074590e8f7bd1278e5da712c9ef5328607f86b99cbf72dc038294');
INSERT INTO public.action_log_seals VALUES (7, '\xef6450824892940978353097813315cc1f3a388d5a49c069bb87503f9628957e');
INSERT INTO public.action_log_seals VALUES (8, '\xff9cab45f9e51d4e4da33ca2c460b46c41d33629c8705ba50aafb088ae8b8e0a');
INSERT INTO public.action_log_seals VALUES (9, '\x47a3605209e9a1f98a50acc931399426f6b87603d060e55d09975485beee7cdd');
INSERT INTO public.action_log_seals VALUES (10, '\x107a81395b3155652ca02fc88ba9c16171b258c71e5f544df6edd78b9cd61dfa');
INSERT INTO public.action_log_seals VALUES (11, '\xd57489ba96827190ff2eebd2ffeeca0b4e12274caf93d33dd021763c47792c59');
INSERT INTO public.action_log_seals VALUES (12, '\x521e3d0c45491fef7c0007f1c344319d524f668a324a4aa8327c3ba9a627c52c');
INSERT INTO public.action_log_seals VALUES (13, '\x245efd24d5d1f40da57b70b13d0132181943fe3e424cc96e422e79c8f57b7656');
INSERT INTO public.action_log_seals VALUES (14, '\x425e7ade13cf13f43090e6af679df819c0ffe811a337e31ac67418bb2656e328');
INSERT INTO public.action_log_seals VALUES (15, '\x2adcf87b3f96691203e8ac89f466909920415d9ccc23ebf6876693bcbfdf452c');
INSERT INTO public.action_log_seals VALUES (16, '\x99f39d58a7d5fb563010c7e1084a3e4c6e8627e169982ad81984d377e0f6388b');
INSERT INTO public.action_log_seals VALUES (17, '\xdc93e53efe1431d332e748cfaad49cd6c6609bfca4830b1929ca5b303becca7a');
INSERT INTO public.action_log_seals VALUES (18, '\x7985532f1f4d67a424847d0b322166a38555f93940214f1db8efd04dea8017b0');
INSERT INTO public.action_log_seals VALUES (19, '\x268f16a32ea0eb4191c9ab36b58f1e5d2fd42f1500854b9e75cdcca419e21add');
INSERT INTO public.action_log_seals VALUES (20, '\x5892031a4626afd6515d1517b8f6aea9c8adbf3f8ea1f3dd33de69788fc97cf2');
INSERT INTO public.action_log_seals VALUES (21, '\xea106e0bd6b29793e31f8714f4e84210d1f2966b4f12e7bd4625e4aba073de8a');
INSERT INTO public.action_log_seals VALUES (22, '\x7ffcd02f5270c02cc0c39a708d1bc6c4087adf0839a96dfd74f977ba27980093');
INSERT INTO public.action_log_seals VALUES (23, '\xbfdea9f5af9ca778d305efcd93b3e52db069dff68dc13634b2f80c7b97f3e32f');
INSERT INTO public.action_log_seals VALUES (24, '\x9c583c71f2b26fbe23969ccefacd9dcd43b0ccfc71deef70d29b31b3f4fb21fa');
INSERT INTO public.action_log_seals VALUES (25, '\x09681e2b73424b8e30b0803a91bd915ae3154892b99b87b268e5508361953df8');
INSERT INTO public.action_log_seals VALUES (26, '\xf7fea29df6985e4ec4e7ed6c10f283445634a3385ca957566d8f1e05fd353465');
INSERT INTO public.action_log_seals VALUES (27, '\xcf2c7c7e77f4f7137f6c307ec4a4612534f700ed3f069600ea8dd1b75a97f8da');
INSERT INTO public.action_log_seals VALUES (28, '\xa336841f33b573144b1c90f2f0bc41a49a7b37fbf5e7573844cab5c0bca67184');
INSERT INTO public.action_log_seals VALUES (29, '\x59aa414315cf29ee5e6bd58b5091e6ef96f5324ad8ad5d863c06c239d48fb47f');
INSERT INTO public.action_log_seals VALUES (30, '\x98b1db2f2e0c89d2767723198854e186b8294562d2c8d758a7954d7df3920698');
INSERT INTO public.action_log_seals VALUES (31, '\x3cbcece2f8bc4c94ae18fc3caabf2f68a07b7952650efd9b625cd3d403ba3dcc');
INSERT INTO public.action_log_seals VALUES (32, '\xd5d4a75f7d0b8c6d98345bd670a1a5a8ab6bdf44ea26f019846c280f949c7fa3');
INSERT INTO public.action_log_seals VALUES (33, '\xd0c625657f69f80cbfad15c43669b1c84925bfa6022814df7086f44c5213ad3a');
INSERT INTO public.action_log_seals VALUES (34, '\x6b887ae4812139e3cc8a5f64c9d7208855d7fd74d89ad948362d227638a7ef94');
INSERT INTO public.action_log_seals VALUES (35, '\xd3e812f35ce34d741a4117166389f366530808ca161672a2c3aac73d2c00358e');
INSERT INTO public.action_log_seals VALUES (36, '\xb6c8da640130a7f488586aa083e756b7010c595601c6fe5b42d456befa91be96');
INSERT INTO public.action_log_seals VALUES (37, '\x9f3888e5c96c69ae0bb5a0358b03b70a2821e613cb44dbe2c02c88813206638e');
INSERT INTO public.action_log_seals VALUES (38, '\x5210832b5f36f04c991573bb1dd956cce320fe2b5aa26a6b37246493d1753dda');
INSERT INTO public.action_log_seals VALUES (39, '\xc9568d7a6d5a3b7c7a8c1716f56a1f4047ad8f04113f8a13587fac7e791269ea');
INSERT INTO public.action_log_seals VALUES (40, '\x5ff78e336ef2b26fa25ae2041ba307002d68404099911c1cd1b5f71d0d12f2cb');
INSERT INTO public.action_log_seals VALUES (41, '\x8e8061beb788e303e097b2ef85e9c445d404d217210ae6708235316dcf8998ff');
INSERT INTO public.action_log_seals VALUES (42, '\x52fa68f860e591cadc44e26839f8759b5c379afab79e719c42b22af83268000d');
INSERT INTO public.action_log_seals VALUES (43, '\xa0ee5952eb1b705a98ade266b4dd54cb1c407f343086dfb7a54d8a5e4a5778fb');
INSERT INTO public.action_log_seals VALUES (44, '\x25dae9283b11b46e34a8a3965ea836f63c4218ed803ac7b1c63fbd24e7c1fd09');
INSERT INTO public.action_log_seals VALUES (45, '\x658d75c22ea6b63c740c7f1442b71c6cb36491bc7ff45c30234502ea1b3430d8');
INSERT INTO public.action_log_seals VALUES (46, '\xfc9b8f3c26daa3a0ba3c4e389bf39bb0ce84fb20a92f8ed27281e5e598c0b9b6');
INSERT INTO public.action_log_seals VALUES (47, '\x34fa1817440eb9e6b0ac39d06c0eb219ff2b6998df4f26064352ace7047d2787');
INSERT INTO public.action_log_seals VALUES (48, '\x121b400fa667e1e57cf6000e40277a2c66311b9682bf0bcf318a850314c05818');
INSERT INTO public.action_log_seals VALUES (49, '\xc08703da1fd6d2ff85c395fdbf7c206b13c33369832b0871ca12a6019ea143f5');
INSERT INTO public.action_log_seals VALUES (50, '\x7a6d7e578362297d239d62732f8ef739858e5bf91d905b2fe47b6d3ba6be98fb');
INSERT INTO public.action_log_seals VALUES (51, '\xcfe3170bdfc5d04058e7876ebc023909b5eeb87663a7e298216a839e004f4d97');
INSERT INTO public.action_log_seals VALUES (52, '\x9e9b3c741d02a23fb0e3591b64d6efa7d46e95051de37caeaa1817e9f1f6c12f');
INSERT INTO public.action_log_seals VALUES (53, '\x6af6e33c0cc0a24fd750a99db0de7ba55f30086084eff6c89051b219901bce81');
INSERT INTO public.action_log_seals VALUES (54, '\x580ca7a13a83333b7fb79d85a45197dddf6dacf0e8b6fd8a209e0e4c71fd6519');
INSERT INTO public.action_log_seals VALUES (55, '\x656e73ea4d879a4389c62f40e1506abc25c9749c206f5a9ec67492bf7854b347');
INSERT INTO public.action_log_seals VALUES (56, '\x5faacb76520484fe0acf719a905247e5e84c7935ebc256831473c29c4402e8d2');
INSERT INTO public.action_log_seals VALUES (57, '\x5a2091732b93043ad8eb77da45c64d92699b81b74a1a230cb8a5b91fa7b3bb3d');
INSERT INTO public.action_log_seals VALUES (58, '\x6c11000d2a59bef5c478d1e849b69693a2766c51268288097815217c855625c1');
INSERT INTO public.action_log_seals VALUES (59, '\xdc170a950a37c363260fb682caefd7ca1689e82fb7855aa60e2bb3de921e2811');
INSERT INTO public.action_log_seals VALUES (60, '\xa7f07ff811bcf415d4be7e8aa80c8dc921216fa1f0331d5dc4b4ce82eb9009f2');
INSERT INTO public.action_log_seals VALUES (61, '\x277836695dca60c828e1733a93ac9d8222fa16580995cc64b4df5e43c061f88e');
INSERT INTO public.action_log_seals VALUES (62, '\x06a0fe18c78dc947680c1f80276fed57ea5a2a3c5b7b23f14bfcdbf456237e10');
INSERT INTO public.action_log_seals VALUES (63, '\xb71f68aad6b8586e6111aae24070b103c82c1b74e4622d90e7af83cf175cb7fd');
INSERT INTO public.action_log_seals VALUES (64, '\x5f84d6b0b0353495a7b31d09aee49cb6613802e82ef2e4c4838518da4c351aea');
INSERT INTO public.action_log_seals VALUES (65, '\x35925efe99ab7abcbddf9fadff4ca12284872a5c0d16b062d2ec83bc32d804d7');
INSERT INTO public.action_log_seals VALUES (66, '\x4eb410b54c4e598dc437d595710266680c945ea583b1250313d3b88626dd3a5a');
INSERT INTO public.action_log_seals VALUES (67, '\x55ae9509704d979305936b30560d4396f93afca5a12fd2f6e435b8eb9b513d42');
INSERT INTO public.action_log_seals VALUES (68, '\x731a4650abb97e56d2311a144bf69ffbe3328dacfcda4f3739a525b0451fb94b');
INSERT INTO public.action_log_seals VALUES (69, '\x511a5f92db0913fc673d936e0d23449060e9c777ee17352188162b002c9e407c');
INSERT INTO public.action_log_seals VALUES (70, '\x3ff3077f87a6a20711c804aad058b875269dd1fb7c02de22e0a29039a872c3d5');
INSERT INTO public.action_log_seals VALUES (71, '\x8a5223ad7be18a4952e0447351cf2dba650a1905e9b1c4d631aaa57cf4a2a02b');
INSERT INTO public.action_log_seals VALUES (72, '\x6750b3961633620914ad5b0a809942118ed0642e43211e98e4dc422a49c39c3a');
INSERT INTO public.action_log_seals VALUES (73, '\x322f95de935b7e1f3bb295323419f86a9542a25530529af51c45b8920af013a2');
INSERT INTO public.action_log_seals VALUES (74, '\x9c4d10d02c986c1ed508d250efc4b56c359d9a09d3f7e7bb49e3d4c0524876c5');
INSERT INTO public.action_log_seals VALUES (75, '\xedd42913312c5e97a1553e98c1773187535ab520baeab1ed6279cfdc7e39a343');
INSERT INTO public.action_log_seals VALUES (76, '\x7f4c1cd992fca31b530c369fbbbf9ff17016869b6729b20f1d36e5b6023bc1e3');
INSERT INTO public.action_log_seals VALUES (77, '\x6e05eafb1d95ec586bd5dd8afef9611d796e52ded49a6ed7e7886592a8ee6738');
INSERT INTO public.action_log_seals VALUES (78, '\xc8780e476d57ef6280ca90f5e77a0f35e26af837d548c6a0155b6d9166b845aa');
INSERT INTO public.action_log_seals VALUES (79, '\xaad66d628adba7b0f1c6f43ce4238e47a4daeba05effbc39dff6f1001c0272d2');
INSERT INTO public.action_log_seals VALUES (80, '\x8d6aee2a78cc26669c45135ab702c1da42bf03d1ebd91f6a4c8bf2f938ff7aa3');
INSERT INTO public.action_log_seals VALUES (81, '\x28f19c9a3476fdbd8d0c5c4f3a0ce67dd930e0d3cfa09f8e730ea026f4260ddc');
INSERT INTO public.action_log_seals VALUES (82, '\x292cb8829a5b6b652021808949df3c265daeec07826de195a2e21066901d4143');
INSERT INTO public.action_log_seals VALUES (83, '\xd9fc8876dcc569a451f843f7c11e76c1457c9ed100e6f237d3c6f561e4509a4d');
INSERT INTO public.action_log_seals VALUES (84, '\xd8e071e7411ba05e3bc7477fd88490a0f81501e1608f127cc5dc1e0dbbda86a5');
INSERT INTO public.action_log_seals VALUES (85, '\x60c11def1c40fdbc5fbe79ced7a0aa3435910cab9b5b9bbda00793d169e0f3d3');
INSERT INTO public.action_log_seals VALUES (86, '\xdbe9827908eeb5d3af054cdac3dfb4042354b424b91c61c5f7a483f9e99e0b2f');
INSERT INTO public.action_log_seals VALUES (87, '\x178bbe8ad6faa1d60a0ef7bea93ec984556c918f11fe7c28d00ebc94615d01a2');
INSERT INTO public.action_log_seals VALUES (88, '\xa450ac71db43090b0db9d2177f332d7488df2fb2399588f5999e4781bd720c1c');
INSERT INTO public.action_log_seals VALUES (89, '\x6c398df53e37f4e899572b8fddbea8709c46cc0ae8249d9348fee0c91c2b046c');
INSERT INTO public.action_log_seals VALUES (90, '\xedc9de79b5686d71431b91c13aae3dd429c49e87d40dd5c4e8a96de16c6abd91');
INSERT INTO public.action_log_seals VALUES (91, '\xae65f5a54c4f731b01da36b1a4e9e17be66cc38cc822be2d4f5e93eb2e55b47c');
INSERT INTO public.action_log_seals VALUES (92, '\xa7564a9e32044fc3a0e0c71b2a928b85c4d2cdbb782244cb2c068f277d261d40');
INSERT INTO public.action_log_seals VALUES (93, '\xef51167c05bf0463c291043a5f8f95ed5132720aa050a795b5d0bf568ef2059c');
INSERT INTO public.action_log_seals VALUES (94, '\x6f8ecba508fa20f857732ac01c2b94916758f214c6a7faf156ebbeeb8f2a3646');
INSERT INTO public.action_log_seals VALUES (95, '\xf413356fc77e2f29b776dbcf5c0b7d703a8f417b3cc0a24e01949a45fbdac04a');
INSERT INTO public.action_log_seals VALUES (96, '\x4ef23c2b0059065279d86e53f8ff53a1d79c46e19d668797255c60ac9a3ac4a3');
INSERT INTO public.action_log_seals VALUES (97, '\x4b17c0ecd98865e1f41c209f6590db1b39b922ffa2ec587ddf688098789e78bb');
INSERT INTO public.action_log_seals VALUES (98, '\x5aa1081ba28dd0855607c790511975ffba47fd40ef5a36b64d1a702ba31f0718');
INSERT INTO public.action_log_seals VALUES (99, '\xa63a323696f1e4cf0c74b08fa4056d946aec60fba3e5b3d9a63c1574b732e235');
INSERT INTO public.action_log_seals VALUES (100, '\xa69de9dcb331b5d36c623149840334b859d2733845f19b1f6e91998e032fb8c6');
INSERT INTO public.action_log_seals VALUES (101, '\xd019545d436c89c2c2e6eed2af349677c3a18b85ab16e9c4cfb05ebeae27b801');
INSERT INTO public.action_log_seals VALUES (102, '\x4abdb8eca057a0f87bb001aae7420b13918ba4ae3c0512593d7b301f8e0767fa');
INSERT INTO public.action_log_seals VALUES (103, '\x1c9d81b09bf8027ec1a7986c69e9778073d2d8c7b2da1c2693ea2ff86b1495db');
INSERT INTO public.action_log_seals VALUES (104, '\x4127eb33892ff46e4400e6380d78ccc0751d2bcac79683fb2e503bf4840c159f');
INSERT INTO public.action_log_seals VALUES (105, '\x8d48dbbe30ca2c7e1729a3a119253f20e3a14e675c7de3cb3f8d8693e4f0c87e');
INSERT INTO public.action_log_seals VALUES (106, '\xc0b9db00363999fa68efb27ad36489f7d52bbafbcac816350b24046a6e280006');
INSERT INTO public.action_log_seals VALUES (107, '\x2767899504ce7a29f72177ebd703fd805cc0cef3cfba341264a0147731019621');
INSERT INTO public.action_log_seals VALUES (108, '\x2d853e82a7f21d131e00a29081f890e7d0ce1163315b9e14edb2d3d3ade2622b');
INSERT INTO public.action_log_seals VALUES (109, '\xd46283e6e532b713fba45d895f752402d43ed1620d612beae7a068a52c12a95b');
INSERT INTO public.action_log_seals VALUES (110, '\x0b8497bb34620c936df949fd22dd1f043de38828185db05c7b4aaeeef4537134');
INSERT INTO public.action_log_seals VALUES (111, '\x45cba47de87b40e1528bb4ec9f60eaffe35f02a08294f88533556a2d4bda8f47');
INSERT INTO public.action_log_seals VALUES (112, '\x09b106773e4333c18a874a8d10a466e9fc83d16f90396ceefd89b72283d04ce8');
INSERT INTO public.action_log_seals VALUES (113, '\x883fe5fbad7d4724b422e0177fcc1d2924fc8540d51d5aed017f34e3ec1208a4');
INSERT INTO public.action_log_seals VALUES (114, '\x0c881006b26207f7ed93290c0ca13045e9a26ae5308602134bc1dbebd188d44f');
INSERT INTO public.action_log_seals VALUES (115, '\xb0afaf02aaa4c856770af421a7a3d31cf0e92ad0d47c7a35cf44ad153fbd2772');
INSERT INTO public.action_log_seals VALUES (116, '\xa1b2e3123efe1fa53ecedaee203e433a74a6d332d503c61823d34955bc3138e5');
INSERT INTO public.action_log_seals VALUES (117, '\xdb1bfd3d05d8402e7e1d02e5c56a64ff4a0fdeb84697eca1e18c085b14b24e26');
INSERT INTO public.action_log_seals VALUES (118, '\xf0475403de6b9b49f9c0c1caf99e7d8ffb49b8f510cbb37a3d4c5d2445cdd9a0');
INSERT INTO public.action_log_seals VALUES (119, '\x6189be76d166905b054fdc88b8034626bd735b100511e0ec96997f221849c37e');
INSERT INTO public.action_log_seals VALUES (120, '\x84dcfe688fe68942a81d39b61b38d7786dacc484921f24e93236b95959d3fe3c');
INSERT INTO public.action_log_seals VALUES (121, '\x262da128791271738b29d9c9a2cf6da27eb01287a6b83cb48bd4588ba3aab2bb');
INSERT INTO public.action_log_seals VALUES (122, '\x64a7eafb32f433549f9e2160f6bd1b83b061f0076ab6caa78ab2ec781f8fdef1');
INSERT INTO public.action_log_seals VALUES (123, '\x7a35f9ddf73ccb06ef86137b747e24308c7d4a08ac1db4ba616938c19f3daa3b');
INSERT INTO public.action_log_seals VALUES (124, '\x426e4145ba2a94c422878133f73674739f92a037d628d150a660f06624cc71a2');
INSERT INTO public.action_log_seals VALUES (125, '\xd61d9863d9f1571c17db7de5117a8957a7f485afd9cc9a76eb8396fc61d8fa0f');
INSERT INTO public.action_log_seals VALUES (126, '\xcb375e1a7b30d768f8f915839d74d2bea48c7b7de2ad5189f34fef26ec076531');
INSERT INTO public.action_log_seals VALUES (127, '\xab17979127f8e0dba583c594131121eebd6b5cc50dfd9c4db51c6a40d4c96bff');
INSERT INTO public.action_log_seals VALUES (128, '\xcfd2f87172b437b15ebedf1183635f3f1f1c9407a5cfa8353666cb5a9d78d175');
INSERT INTO public.action_log_seals VALUES (129, '\x9b6d139b8e26f93444c36035539a940396c414aea3012d206ba0f3c667190f9d');
INSERT INTO public.action_log_seals VALUES (130, '\x0d74018337a94484122b48daf1e4bcafd1468792184654f7d6cf70a6afddbf8a');
INSERT INTO public.action_log_seals VALUES (131, '\x73dbd16b1220db157855797ab010e156c0c64ce73cf467445b6c53dfeb2b2f94');
INSERT INTO public.action_log_seals VALUES (132, '\x8143e1ea199cf1e052ac124f25622cfdefbe8fc273ad0eafcd52be7dd4db6c8a');
INSERT INTO public.action_log_seals VALUES (133, '\x887e9a6966e675d91b63e0ec9e5bce185a4cd1f9c1b3e55e61d7dff798a15003');
INSERT INTO public.action_log_seals VALUES (134, '\x89bc57e66cd191b0c45d0ea3cb256a87c199bb4832a33f7356e4321e7d298ee4');
INSERT INTO public.action_log_seals VALUES (135, '\xb999cfd694fb2883b12c7eeca7206f17008402856407deee41994a292f63839c');
INSERT INTO public.action_log_seals VALUES (136, '\x08399e6ab1c16bd970731bd6d5fd4be565e0344f6886204d6a86ada304f310d3');
INSERT INTO public.action_log_seals VALUES (137, '\x768223dff066ba07f8d6ced6050e2962c938c877f99ff7ff25825753b4fc2890');
INSERT INTO public.action_log_seals VALUES (138, '\x2685c14947b057404e09e47eff393d48af35b9d64667f77e5099bce9622b582b');
INSERT INTO public.action_log_seals VALUES (139, '\x59ef6baab3816e907ed6b40941e8e54df6663ff71bc672120789757e8c3b4f71');
INSERT INTO public.action_log_seals VALUES (140, '\x66ff429f3eeb533b21486aff24687a701d7ec7ba960c51538f9530f3b212cbe8');
INSERT INTO public.action_log_seals VALUES (141, '\xefd6dcd05abe676d6a43144926f6bea25b0f489375f09edd36b2e54c17fcb5d6');
INSERT INTO public.action_log_seals VALUES (142, '\x8ad0779be707f73c9ae44a88385b2728c90ce4a826f5e8f0a052e4b016119c5b');
INSERT INTO public.action_log_seals VALUES (143, '\xe1d0cca68c25e45f4742198d3138001e0b4f4fe0110f27dac29a0b93613326ac');
INSERT INTO public.action_log_seals VALUES (144, '\xe3e706fa4437dddd7ffcb2b5937a7e44d7fe03035e8e774f5305fdf7ecdeedb7');
INSERT INTO public.action_log_seals VALUES (145, '\xac48d42344c9d2582ae014491f946bf954a24e94c5d0e805acb4492286f2468a');
INSERT INTO public.action_log_seals VALUES (146, '\xc5e28e7e5ce90fc4720a84e2c0d5f56fcf3e607507c43ae57abe2275f71fe531');
INSERT INTO public.action_log_seals VALUES (147, '\x97ff4644bf9028ca23b0c13b989e2cb9a3d0de745ace4d88ec06c90765b691bd');
INSERT INTO public.action_log_seals VALUES (148, '\xcb358155b56ecf1b64b5a9ff6946b938571f4b2898c8a62a8c65ba12009094f7');
INSERT INTO public.action_log_seals VALUES (149, '\x55d596d018e50505773e8264921241ec4c9d1a9dfd86d6fa7a762f81f50ee443');
INSERT INTO public.action_log_seals VALUES (150, '\xa4e471570e188e2d0f07db0c3bc064285191f6ab4d260358ee5add36deedb820');
INSERT INTO public.action_log_seals VALUES (151, '\xd6df142d0360cdff6e7b315d1b976c157050548eef71fc30803dfdd48c34be1e');
INSERT INTO public.action_log_seals VALUES (152, '\xc74ec591730bb4bee4ab4dba25c19f3f2eb685d1abca6ee44e00aae29abdf1da');
INSERT INTO public.action_log_seals VALUES (153, '\xfbaf8b5314685a2598d0420dd467d0523b0a819955a5b257230731b2e36b7738');
INSERT INTO public.action_log_seals VALUES (154, '\x182a3e6c8248f612bf41cb27f0fff397b244d7516551cd598814492f4d22b8e3');
INSERT INTO public.action_log_seals VALUES (155, '\x798f70d9de4c063b0be0dcfe5f4d612b41be6f8c4c7e6765254999f5973a175e');
INSERT INTO public.action_log_seals VALUES (156, '\x6afdcf84933e7c07e8f6a57138e738707ef8bca5525cbe8c9d6064b59f05c309');
INSERT INTO public.action_log_seals VALUES (157, '\xe434858e0045c3fc41b04e0aeee5b5cab0c24fa146545659ff08ed755d842a7f');
INSERT INTO public.action_log_seals VALUES (158, '\x2550e5cd374cef0517b556aa4c68441af81ecd473c11ab56ae2e1c4814c50e55');
INSERT INTO public.action_log_seals VALUES (159, '\x851517bcfb9ac3ead89a9e3145f07246f0c5af870d5eba2a90590106e645c148');
INSERT INTO public.action_log_seals VALUES (160, '\x4b847b51cb9525a6adcd666694ee3c8de99de8be90eb3922ff89d00f9d43edf5');
INSERT INTO public.action_log_seals VALUES (161, '\xd5e71c42c00164ed2bbe8917cb46e110c2c0d4bb3a7a265b9ac3177bbc7b5cb1');
INSERT INTO public.action_log_seals VALUES (162, '\xdd4ab087925a621e204a924ecd5644656570eec86e5b8576899a9073ce1f0d63');
INSERT INTO public.action_log_seals VALUES (163, '\x63bbfdab57c13ccd77b87470756567ac6065dcb0accc4c3ea0f2ecd013ac1889');
INSERT INTO public.action_log_seals VALUES (164, '\x7bda14a176d3aee402787a6eac1f66ebc7c041b2082df2e551ac3595e439f776');
INSERT INTO public.action_log_seals VALUES (165, '\xc43f2ec8114e6bc1bce1c26cd69f87e269a44a9fc2e381c1eeecdc1829f32c21');
INSERT INTO public.action_log_seals VALUES (166, '\xd54c7ab1f7b40b8b29ccd2510444278848f9e53bd5e37d43ac192cc9121c469a');
INSERT INTO public.action_log_seals VALUES (167, '\x6d8b8bdbcbc688630de3af5466d1a75b7a23a9a76150e884a158cc2393cfe862');
INSERT INTO public.action_log_seals VALUES (168, '\xa62c06e39693acb7208e7db3dabb300e8637aaf83862bffd2b0c152c16dfb3bc');
INSERT INTO public.action_log_seals VALUES (169, '\x4dfbbf45c6d651d21849d0b4e9612a928967bc4e149e5d6f55b8dd31613f34f3');
INSERT INTO public.action_log_seals VALUES (170, '\xbe797156385c9291b28644ecb68f96ce597f4cf415ba86e0b2f1f23b7b961494');
INSERT INTO public.action_log_seals VALUES (171, '\xe3a7dae582bba61e9fa85aa21316916296820886250d932acaa7c24122547f84');
INSERT INTO public.action_log_seals VALUES (172, '\xbf5eb608f9e9b72c19b3c1968673f8113acfc7d8c183c2f7702242617166cc16');
INSERT INTO public.action_log_seals VALUES (173, '\x5701e7aeb6daa5ffe7bea24e0042fd254e05a42212a70f694d3dd6780cab324a');
INSERT INTO public.action_log_seals VALUES (174, '\xc7fdd0eb0294377d1b3c0f6646d3ca036ae78ae1270dbc49e31fb9c2726aee48');
INSERT INTO public.action_log_seals VALUES (175, '\x84f1fd0c971f96d29d80e0054ac755fc479de3d6a462f01549e6ecc2a8b78a13');
INSERT INTO public.action_log_seals VALUES (176, '\xd4e7ab7fff8b3c4a12a19dd74c8a31e033548ced78bdc6b8f0dc462091a82968');
INSERT INTO public.action_log_seals VALUES (177, '\x5c14d7a0f9e5520f921a81068669f3402080ec2180110f9542545a1bac869679');
INSERT INTO public.action_log_seals VALUES (178, '\xa36588c7221e63a4f633c549a87d9f0899b3f832d1deeaa560db595b483bb4aa');
INSERT INTO public.action_log_seals VALUES (179, '\xde8b47554acf8a8d3f65c9da8a2bedc950669dfea5c284335e170ab772ad78b3');
INSERT INTO public.action_log_seals VALUES (180, '\xe9b72869d12ccf7edb1ce3100d0254ccab84355d4a56d404c4c12c05bde3007d');
INSERT INTO public.action_log_seals VALUES (181, '\x2c3fed1489a0d5caa384ff7820b287f1358b58be9ab6703c274afc0273efa775');
INSERT INTO public.action_log_seals VALUES (182, '\xac7d7122fb82a7530abe17b76719d4c88bf2b2e5096282bacb828d31c1e87c96');
INSERT INTO public.action_log_seals VALUES (183, '\xa3d5f00d15a3501c812465db6ec310bae14e6f30c8e5dffeebb9aa71bc59f4a4');
INSERT INTO public.action_log_seals VALUES (184, '\x05ecccaa744d7cdaf14b60edaddbd782d75896d1ab1bcb35d46e12d454985b43');
INSERT INTO public.action_log_seals VALUES (185, '\xa0c4dc6cdcb038e6909b2951257fc99d7c8a15d2ede0ff52b131547c2ca5a29b');
INSERT INTO public.action_log_seals VALUES (186, '\xd82759394344b61eed0b89c3cdd370171c7ddec68469b082ef6796722ca6af68');
INSERT INTO public.action_log_seals VALUES (187, '\xb9fccfdbbc30b22581aac36ab2368eaa4df159cee57f96ab6bcb8da945c35f4e');
INSERT INTO public.action_log_seals VALUES (188, '\x395936342d785bc9438250fa631994c3b385cf245910968f71831777bdaaa0e0');
INSERT INTO public.action_log_seals VALUES (189, '\x4f09cb9deb4e2f9b623ff9b89f7887f5df629ecf9ffbcca9d3a666f140dff8c8');
INSERT INTO public.action_log_seals VALUES (190, '\xb0513b3696dea4a4c0dafcaf58e5d114c3787c175e6df3248b23a85a4998c3be');
INSERT INTO public.action_log_seals VALUES (191, '\x053679e1ef657b49556c9ee7d82e663ff3978800a3dfe82128ace6d9fc77b168');
INSERT INTO public.action_log_seals VALUES (192, '\x985fb4c22c94761c11d900790fb09b78228805aac3f7371885c895722b943b91');
INSERT INTO public.action_log_seals VALUES (193, '\xbfe72619b837319ec7ed8c36d49f020cfe51c8e59b11ff69bd6f6e01c34dad2c');
INSERT INTO public.action_log_seals VALUES (194, '\xfce7a005faed3f5feae87f14c83d8b7aef64a967c23ecd23965735ae20ae7027');
INSERT INTO public.action_log_seals VALUES (195, '\xeb890a7e0d718d1ff146431c9bbe6de902383e80b50a31163f87d731cb771886');
INSERT INTO public.action_log_seals VALUES (196, '\xaf523736a3e0fc8e912e92f1b866508aeadff655948a75575a5b831179ffe855');
INSERT INTO public.action_log_seals VALUES (197, '\x6c4230feaedf2d8768fea94bc5056b72f0d243795507182bd1a58cfff29d1965');
INSERT INTO public.action_log_seals VALUES (198, '\x9637f708b5c0755ecb3092497d80d38bd574ec0f64b6cee64f8f319fe334f74e');
INSERT INTO public.action_log_seals VALUES (199, '\x1112eb0675ece6f3044817dbb00bfc7abe6c575301827704987974fd89ca5648');
INSERT INTO public.action_log_seals VALUES (200, '\xd076eb4f538c8fef64fa30a4486bd6b22d2785d7643a49a0ad9517cb0fa4c0c8');
INSERT INTO public.action_log_seals VALUES (201, '\x789c5ab6721737e6fb2f37193e286e943c8c35a2347aabba542fec2dcc08bc11');
INSERT INTO public.action_log_seals VALUES (202, '\x68ad853e66ce29f1399a3ef2b40cf88ebaad597c3578ee484cedd6c637a3fdc6');
INSERT INTO public.action_log_seals VALUES (203, '\x5108ecda66f7c3c80f338ea28a675198db4188fde825efdecec7e4d32f843b8c');
INSERT INTO public.action_log_seals VALUES (204, '\x49fdf4a62bf0396a1b5eaf44101f08588f43d6f05fb17bc2e8670f8111de0c3b');
INSERT INTO public.action_log_seals VALUES (205, '\x2a2043b356671f405d133682a49d276532a8e7699414f138c5ebcbfa816e391d');
INSERT INTO public.action_log_seals VALUES (206, '\x3b2ec3fc13cf12ba07e765123bce71e10915fcd1a91405a3d3b8d2919e02f782');
INSERT INTO public.action_log_seals VALUES (207, '\x141d8b5c827546bccf13ede647f6104b93cfa020352d0276525df721229fe2bc');
INSERT INTO public.action_log_seals VALUES (208, '\x28973febd9e444e9f0660cfca57340bb934a354f999bb832d77e4f5215e29913');
INSERT INTO public.action_log_seals VALUES (209, '\x1787da49b76f114dd53fd4fee2543bab662d2661856ea17d2aea1e2d5bf88afc');
INSERT INTO public.action_log_seals VALUES (210, '\xbeba8a17f7ee506a804d6179a1c7369e8645b1fe6d89e895f0efcb22221c2238');
INSERT INTO public.action_log_seals VALUES (211, '\x2d08d6d89ef130a758c7feab495198f2becf3d6da113846ce2f3a68ed29742e4');
INSERT INTO public.action_log_seals VALUES (212, '\xdd8e9513899958e15fda4475e8c8ba7d123f5f30e828ad86b0f15aa05f8ccffb');
INSERT INTO public.action_log_seals VALUES (213, '\xe9738a4e9f5623740c05ea00ecda53ad6a7c3d9a4bf60c464665197afcb772f7');
INSERT INTO public.action_log_seals VALUES (214, '\xcd93a6ebf9d5d313ed0a873622cf75afec66604fdbf0d17b0d5bcb05c2cfefce');
INSERT INTO public.action_log_seals VALUES (215, '\x394ea96b63045eeb98126b17d2272466d94c66f1ebd838b840993bdcdef4afd1');
INSERT INTO public.action_log_seals VALUES (216, '\xa0cdfe105a900a301289c8c59705bfd1bff3e0a9b1c4f6babf0b8fb015eee9ed');
INSERT INTO public.action_log_seals VALUES (217, '\x622255959f5247eb19bb1a69f41d9b0025a8252754f01680df97fce9e0e654b6');
INSERT INTO public.action_log_seals VALUES (218, '\x45654a8c9c13bafd9678444703603408e09c4b12bcfb824cc41338e0c3629a40');
INSERT INTO public.action_log_seals VALUES (219, '\xa934f4e5f0a7fde9bdc7961b88fde3c97d0d89a940aa538ad90d273516c63668');
INSERT INTO public.action_log_seals VALUES (220, '\x2a7157417711509814128a136cf7fd2b45d73fab6e5e1ade4fd541f0063a71ec');
INSERT INTO public.action_log_seals VALUES (221, '\xf63f21c5f0ea9db373d236f30e93ec88681793e5a8fb79360dc250b26fc4d316');
INSERT INTO public.action_log_seals VALUES (222, '\xa820be4093181b768d637a25a647601ff7702d922853b194c19179aadeb9dedf');
INSERT INTO public.action_log_seals VALUES (223, '\xa267d1ed9b2a40df123e532ef63836e39dd39d7ef0d7fca21b353fec504e8243');
INSERT INTO public.action_log_seals VALUES (224, '\x3413aff557fed2baec104f5335f5672e0b980c995f58dd0a3baafa6175d5bca7');
INSERT INTO public.action_log_seals VALUES (225, '\xa070c9210437d5c36193664eaac61f8a31dc606676cc94e9d8019a0930ac84e2');
INSERT INTO public.action_log_seals VALUES (226, '\xadfaae326c081bc5a5a52b04a39b19c30dca1c96867c4b979279875e1fdcb6c5');
INSERT INTO public.action_log_seals VALUES (227, '\x6d1a17270b440dcd60397cb33876d487c3a311db26d62fcb5bb137da07d1b1f4');
INSERT INTO public.action_log_seals VALUES (228, '\x7e84041fe97708865792e1d443d04456a8e00b1a1251ff92774039fee74c97bb');
INSERT INTO public.action_log_seals VALUES (229, '\x656e8adbf67cda4f827d4516bf8dcfadba5361ced29a4d3c69822010d9c7442a');
INSERT INTO public.action_log_seals VALUES (230, '\xf018953e154ee43547f0a816c0d1a76e9d0c9eaffd991da2a0523003a2d12fee');
INSERT INTO public.action_log_seals VALUES (231, '\xa02282a34508587e2db6080676c3e62396a14122207a5fa6955976990f7fc067');
INSERT INTO public.action_log_seals VALUES (232, '\x808f93c6c83e710c943a603ac7161ecf976f3b95b1f735ba19bbf030beb8c02c');
INSERT INTO public.action_log_seals VALUES (233, '\xd656c37c2c2ee0480fc8b73a5d0fd47a263279049b33a0b9cc4cf24b36f66397');
INSERT INTO public.action_log_seals VALUES (234, '\xc749b2908f246c8ceb5d42e0845561e72e18afdb38b125ff3c24bd819dc9988b');
INSERT INTO public.action_log_seals VALUES (235, '\x34b88059016330eeef7ba90c250d4aa70ec384042579e24ec891794f4759ff15');
INSERT INTO public.action_log_seals VALUES (236, '\xf22e89ee0abc936e877d3f6e7db41bab54513c84b5681fc49a46794aae609247');
INSERT INTO public.action_log_seals VALUES (237, '\x874e6b2a5357d8bd472a814a54dd2c14aa94a931f24c2a0b39471e0d28c6e2db');
INSERT INTO public.action_log_seals VALUES (238, '\xed368d970131544edb6b46b96f15c672728e0e0e8e875029467582b6d65719e4');
INSERT INTO public.action_log_seals VALUES (239, '\xb3e10aabe3836f6fa6c718ecf674efb63204c6df67a49578e2a2c35d19aafab5');
INSERT INTO public.action_log_seals VALUES (240, '\x556d95a1500d8e090578017e7a7ce5a1d846af668a424ae83a62d76bcb9d8b20');
INSERT INTO public.action_log_seals VALUES (241, '\x0ecae5fa5cd469bf55c63abbb925eeff8c324489fac278255424c4803caf1841');
INSERT INTO public.action_log_seals VALUES (242, '\xd9dca5785c6117022c2e765b2be94d7d753d9e93ca9c13f4f71a6a8833739470');
INSERT INTO public.action_log_seals VALUES (243, '\x9fcbf1a0602fd08864769607ebb4e5c3057ce1ff5395e224720c9f11d19dd5c8');
INSERT INTO public.action_log_seals VALUES (244, '\x4f80018c928391b12633c77b82ffef5ddd6d6fc2a0d61ff92a186c5fa8f9d83a');
INSERT INTO public.action_log_seals VALUES (245, '\xe59e96dd61ad8ecb03388c80e3123e40a531399274f7769eaa7f96a9ae533752');
INSERT INTO public.action_log_seals VALUES (246, '\xb83bebed371f5004c0cc8283353d220dc8debce6037023f7fa917080c5feae86');
INSERT INTO public.action_log_seals VALUES (247, '\xfc9de8534ab49f91c7305b959d82c1d76e7f2ebccc364a865843cd542f0709e2');
INSERT INTO public.action_log_seals VALUES (248, '\xae4d08616fe571d980a7464f967d867727a1e98fe72f876d5d19f1e2ce23b5ce');
INSERT INTO public.action_log_seals VALUES (249, '\x03180a58d06a8bd0a9258b7cc974ee8086b97a96d5e84b9993b6dd70d5e214c0');
INSERT INTO public.action_log_seals VALUES (250, '\x98f27413df5aeef1fefddd833e076dddb115cbe9ff7a8b9592402a832dbfeb99');
INSERT INTO public.action_log_seals VALUES (251, '\x67531d61e070a3d28adc262bb402395d663d601176a7a560e9b28f63cfee7469');
INSERT INTO public.action_log_seals VALUES (252, '\xbb44c0a6b3c6f4d98fd6758616ea08d9c86b39549de27a1b98080633b2aa35c6');
INSERT INTO public.action_log_seals VALUES (253, '\xc071b8cca704a8d93dfe376b250c8a7116c6c8e846e4ab9a8b4537d77e4b7bc6');
INSERT INTO public.action_log_seals VALUES (254, '\x590a388e16d4036c0a9aa9fbb18363ca6ebe6602f0934ed763504e5660e12c17');
INSERT INTO public.action_log_seals VALUES (255, '\x6a7068e930f38d4c3bf544b59aec868bc5568cc7c6dc16de69833ea6f35ea28c');
INSERT INTO public.action_log_seals VALUES (256, '\x45ed8d753dd630ec0fa0b17817e3cbfa9839c2b7917a6d637af981c0b06d0917');
INSERT INTO public.action_log_seals VALUES (257, '\x9debfaf5a18c726d6c1e3ef9cdaad9b3f95a78528e3f963f8bf2412b3e04779b');
INSERT INTO public.action_log_seals VALUES (258, '\x1cf03d6dd785cf441e9dacf119cce35346fc147bb88c7941ffd6cff8b0e74539');
INSERT INTO public.action_log_seals VALUES (259, '\x68f2a999213672707e8705366534ad3d665fa721b5019b235239669ca103f14c');
INSERT INTO public.action_log_seals VALUES (260, '\x6828e583ac1d715770d7d8c37e04b97dc02666948fea061183134d35650bc07b');
INSERT INTO public.action_log_seals VALUES (261, '\x4d9a4c16f79b553c041e3b5e90b9a6595a42fbec39e7304df0da04b3b85b6d53');
INSERT INTO public.action_log_seals VALUES (262, '\x764184c76c41e66f70b9e91beab08657989c38ebd9935a74c0e45b30f147d904');
INSERT INTO public.action_log_seals VALUES (263, '\x9b7535a33eb1ff131d791edd01b3d0dc28b82e438673097863e0ffbf1a4b6b45');
INSERT INTO public.action_log_seals VALUES (264, '\x9bf163e508d4c2a939ac71ede39f4f3a788b63857fd09a2809bdf60cc0fe8461');
INSERT INTO public.action_log_seals VALUES (265, '\x9e511a074ae9b0844789328b92764f4744253a54f4ddb41d59152e1f281ff04f');
INSERT INTO public.action_log_seals VALUES (266, '\x06461aaa1d0a40038c749b3b5bf344b1c99e52e186adfbab0bebd6454da0e88d');
INSERT INTO public.action_log_seals VALUES (267, '\x06f08bdec637d74fde4e16f7d258181da9e61d5f3af664c1f26c6fb40c1ee5d5');
INSERT INTO public.action_log_seals VALUES (268, '\x2d926d4a77b1b1c50d8f41ad0f70f7011860e7f50ebc07b79f9c0822355b235f');
INSERT INTO public.action_log_seals VALUES (269, '\xf11f28664dd4921d59e08d5ca68c0efadb5031ba26aca68a8b9583f9fc3a3e8f');
INSERT INTO public.action_log_seals VALUES (270, '\x0d99663fcb111ffa18c0ae8cf5f64e7f2fe9de8fb4c17b3d811e5adef3f195b6');
INSERT INTO public.action_log_seals VALUES (271, '\xdeb602f066e4165f6c5d4c6bc693084a861213e2c569cdbe5adcbe2152c24199');
INSERT INTO public.action_log_seals VALUES (272, '\x21a603aa65a9cbc190624fa88087228d39e7561e4acf9262b7c6e5850e2f7cd2');
INSERT INTO public.action_log_seals VALUES (273, '\x1d45c7800fdc37f1653c9b35f129839aca8b81e6576c6d4d99e5612762988517');
INSERT INTO public.action_log_seals VALUES (274, '\x42b16696611380bb405cf06bd27847cbdf92e6a59516a507c20ab7bb0ea62224');
INSERT INTO public.action_log_seals VALUES (275, '\xc185eddd40f7949402444dfb08b28ae4563a23a9c857ae0bd5a834f307957691');
INSERT INTO public.action_log_seals VALUES (276, '\x7c4d6e4af6f9d3108e4b25337ee01e4fcd81ac8a9abc9a12753604e933c04a4c');
INSERT INTO public.action_log_seals VALUES (277, '\x7976b17d9aae77f7ce34a50d7a88325c92462d11b0dff1d7df4481e7865bd300');
INSERT INTO public.action_log_seals VALUES (278, '\x4fe68c8d11c167b78824875e620a523cf3b58981e09e2a235c915b6e44c9887f');
INSERT INTO public.action_log_seals VALUES (279, '\x7cd62316859e939dfab13f894651278dae28d6e1794aa458cee811fa6f99c14a');
INSERT INTO public.action_log_seals VALUES (280, '\xc89607ea407553ca25476d5c8b46e2d5d5f6fd56c55d9eba851909a22d25fccd');
INSERT INTO public.action_log_seals VALUES (281, '\xbc1f99de2a4a323a4ea10fa9395ccf7ae5992951b8ca85721bb32b3771bae9fe');
INSERT INTO public.action_log_seals VALUES (282, '\x3c74591b6f85e1179b029dc51fda2573ec4b7546fcb31f22d1ca762edca7abbe');
INSERT INTO public.action_log_seals VALUES (283, '\x83095b03f9a49dcd6dc9c05bbecd153f524744a202c516c681ee00e11b89589b');
INSERT INTO public.action_log_seals VALUES (284, '\x01d27af58458fdaa8aac42eca3eb42d033aefc9c0c0406ef42ccbc1599214d96');
INSERT INTO public.action_log_seals VALUES (285, '\xaa57323ced2f116568df1feedcb451277727eb26b36feb67ad86adb2c730f668');
INSERT INTO public.admin_action_logs VALUES ('01a22649-69b8-73c4-b530-26615dcca659', 1, '2026-11-12 21:00:00+00', 'system', NULL, 'user_create', 'create', '{"role": "admin_staff", "email": "admin@longwater.example"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6a57-70a0-8308-664d2d4e76d8', 2, '2026-11-12 21:00:00+00', 'system', NULL, 'user_create', 'create', '{"role": "staff", "email": "mei@longwater.example"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6ae9-7410-a53c-0fc9cdb5de5d', 3, '2026-11-12 21:00:00+00', 'system', NULL, 'user_create', 'create', '{"role": "staff", "email": "desk@longwater.example"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6cad-740b-9958-985b9e20f212', 4, '2026-11-12 21:00:00+00', 'system', NULL, 'user_create', 'create', '{"role": "reception", "email": "reception@longwater.example"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6d1b-729c-ba8b-a8b09e6477e9', 5, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'settings_update', 'update', '{"setting_key": "shop_details", "setting_value": {"name": "Longwater", "email": "hello@longwater.example", "phone": "(02) 5550 4821", "words": {"team": "Choose a person, not only a time. Every therapist sets aside ten minutes before the first session to listen.", "about": {"lead": "We opened in 2010 with two tables and a kettle. There are five rooms now, and still no music you have to listen to.", "text": "Each appointment has a quarter of an hour on either side, so nobody is hurried off a warm table. Tell us what hurts, what to avoid and how much pressure you like; it is written down once and remembered.", "title": "A bathhouse kept small on purpose"}, "needs": [{"need": "Neck, back, desk work", "word": "Remedial"}, {"need": "A mind that will not stop", "word": "Swedish"}, {"need": "Cold hands, long winter", "word": "Hot Stone"}, {"need": "Expecting", "word": "Pregnancy"}], "reasons": [{"text": "The same owners, the same street, and most of the first clients.", "title": "Over 15 years of experience"}, {"text": "Diploma-qualified, insured, and registered with the major health funds.", "title": "Licensed therapists"}, {"text": "After each session: what we found, and when it makes sense to return.", "title": "Personalised plans"}, {"text": "Until 10pm from Monday to Saturday, and all day Sunday until five.", "title": "Flexible evenings and weekends"}], "services": "Each price covers the whole session, oil, hot towels and tax. You pay at the shop.", "directions": "Central Station, 7 minutes on foot", "testimonial": {"quote": "I arrived with a neck that would not turn and left able to reverse the car. Mei had found the cause before I had finished explaining.", "person": "Harriet B., Redfern, a client since 2017"}}, "mapUrl": "https://www.openstreetmap.org/search?query=Crown%20Street%20Surry%20Hills", "tagline": "Remedial, hot stone and pregnancy massage in five quiet rooms behind Crown Street, Surry Hills.", "addressLines": ["48 Carrington Lane", "Surry Hills NSW 2010"]}, "previous_value": null}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6d33-7fbf-8b7f-5b3943b68149', 6, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'settings_update', 'update', '{"setting_key": "booking_rules", "setting_value": {"slot_occupancy": "full_duration", "confirm_by_mail": false, "desk_picks_offers": false, "assign_any_available": false, "visitors_book_visits": false, "cleanup_buffer_minutes": 15, "book_outside_business_hours": false}, "previous_value": {"slot_occupancy": "full_duration", "cleanup_buffer_minutes": 15, "book_outside_business_hours": false}}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6d70-7f85-aaa3-ffc18c54f26e', 7, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'service_create', 'create', '{"name": "Swedish Relaxation Massage", "price": 115, "cleanup": null, "duration": 60, "service_id": "5e4f1ce0-0000-4000-8000-000000000001", "description": "Long, even strokes from neck to feet with warmed almond oil. The one to choose if you have never had a massage."}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6d8f-7a93-862f-9c3e5f182b89', 8, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'service_create', 'create', '{"name": "Remedial Massage", "price": 125, "cleanup": null, "duration": 60, "service_id": "5e4f1ce0-0000-4000-8000-000000000002", "description": "An assessment first, then focused work on the knots that desks and long drives leave behind. Health-fund receipts given."}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6d9b-788e-8617-478521f39b8a', 9, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'service_create', 'create', '{"name": "Pregnancy Massage", "price": 145, "cleanup": null, "duration": 75, "service_id": "5e4f1ce0-0000-4000-8000-000000000003", "description": "Side-lying and fully supported by bolsters, for the second and third trimester. Eases hips, calves and lower back."}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6da3-7c7b-9ad4-3328b8489b44', 10, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'service_create', 'create', '{"name": "Lomi Lomi", "price": 175, "cleanup": null, "duration": 90, "service_id": "5e4f1ce0-0000-4000-8000-000000000004", "description": "The Hawaiian full-body massage: broad forearm strokes in one unbroken rhythm, with coconut oil."}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6db0-76f0-8e45-05e11898e345', 11, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'service_create', 'create', '{"name": "Hot Stone Massage", "price": 165, "cleanup": null, "duration": 90, "service_id": "5e4f1ce0-0000-4000-8000-000000000005", "description": "Basalt stones, kept at 50 degrees, rest along the spine while the hands work around them."}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6db8-7a71-8186-6e430adb65de', 12, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'service_create', 'create', '{"name": "Foot and Scalp Massage", "price": 79, "cleanup": null, "duration": 45, "service_id": "5e4f1ce0-0000-4000-8000-000000000006", "description": "You stay dressed and seated. Forty minutes for feet, hands and scalp, five for tea."}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6dc1-7bb0-9a39-c1977a6165fa', 13, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'service_create', 'create', '{"name": "Deep Tissue Massage", "price": 129.5, "cleanup": null, "duration": 60, "service_id": "5e4f1ce0-0000-4000-8000-000000000007", "description": "Slow, firm pressure through thumb and elbow for backs, shoulders and runners'' legs. You set the limit."}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6dd0-7b23-924a-ff355f55b03c', 14, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'service_create', 'create', '{"name": "Aromatherapy Ritual", "price": 139, "cleanup": null, "duration": 75, "service_id": "5e4f1ce0-0000-4000-8000-000000000008", "description": "Lavender, lemon myrtle or sandalwood, blended at your side and worked in with light, slow strokes."}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6ed3-7189-bd3e-7a4ac40caa1c', 27, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "11:30", "shift_type": "Morning", "start_time": "11:00"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6ef3-7a5e-8c0e-c72d8203c9c6', 28, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "12:00", "shift_type": "Morning", "start_time": "11:30"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6dfa-78eb-a275-6b93e3face75', 15, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'therapist_create', 'create', '{"bio": "Trained in Osaka and Sydney. Eleven years of remedial work, most of it on necks and shoulders.", "name": "Mei Tanaka", "rating": 4.9, "image_url": "/art/portraits/mei-tanaka.svg", "is_active": true, "hourly_rate": 110, "specialties": ["Remedial Massage", "Deep Tissue Massage", "Hot Stone Massage"], "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "available_slots": 6}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6e40-72af-9540-5c6d56d598b9', 16, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'user_therapist', 'update', '{"email": "mei@longwater.example", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka", "previous_therapist_name": null}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6e45-7a0d-aaf9-07de05a86fd0', 17, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'therapist_create', 'create', '{"bio": "A former midwife who now looks after mothers before and after birth.", "name": "Anika Rao", "rating": 4.8, "image_url": "/art/portraits/anika-rao.svg", "is_active": true, "hourly_rate": 105, "specialties": ["Pregnancy Massage", "Swedish Relaxation Massage", "Foot and Scalp Massage"], "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "available_slots": 5}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6e53-7142-8ad3-9ced581c5a25', 18, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'therapist_create', 'create', '{"bio": "Sports therapist for two rowing clubs. Firm, methodical, quick to find the cause.", "name": "Tom Whitford", "rating": 4.7, "image_url": "/art/portraits/tom-whitford.svg", "is_active": true, "hourly_rate": 115, "specialties": ["Deep Tissue Massage", "Remedial Massage"], "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "available_slots": 6}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6e58-7586-8cc3-ac49d8732286', 19, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'therapist_create', 'create', '{"bio": "Learned Lomi Lomi on Maui over four winters. Works with forearms and a steady breath.", "name": "Siosaia Fonua", "rating": 5, "image_url": "/art/portraits/siosaia-fonua.svg", "is_active": true, "hourly_rate": 120, "specialties": ["Lomi Lomi", "Deep Tissue Massage", "Hot Stone Massage", "Swedish Relaxation Massage"], "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "available_slots": 5}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6e5e-7007-8466-6d8516d32ec8', 20, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'therapist_create', 'create', '{"bio": "Aromatherapist with a distiller''s nose. Blends every oil for the person on the table.", "name": "Clare Devlin", "rating": 4.9, "image_url": "/art/portraits/clare-devlin.svg", "is_active": true, "hourly_rate": 100, "specialties": ["Aromatherapy Ritual", "Swedish Relaxation Massage"], "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "available_slots": 5}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6e62-7478-8968-be75873cefbf', 21, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'therapist_create', 'create', '{"bio": "Hot stone and remedial therapist; speaks Vietnamese and English. Evenings and weekends.", "name": "Linh Pham", "rating": 4.8, "image_url": null, "is_active": true, "hourly_rate": 110, "specialties": ["Hot Stone Massage", "Remedial Massage", "Aromatherapy Ritual"], "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "available_slots": 6}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6e66-74a7-8955-b19a1e1e4864', 22, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'therapist_create', 'create', '{"bio": "On leave until the end of summer.", "name": "Joel Marsden", "rating": 4.6, "image_url": null, "is_active": false, "hourly_rate": 100, "specialties": ["Swedish Relaxation Massage"], "therapist_id": "7e4a1570-0000-4000-8000-000000000007", "available_slots": 8}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6e8a-7883-902d-b90ec2ded69e', 23, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "09:30", "shift_type": "Morning", "start_time": "09:00"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6e98-7b53-a512-b13cc7584081', 24, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "10:00", "shift_type": "Morning", "start_time": "09:30"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6eaa-7e5a-bcb5-0883485a7d02', 25, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "10:30", "shift_type": "Morning", "start_time": "10:00"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6ebc-7b73-afca-bbcbe5457af2', 26, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "11:00", "shift_type": "Morning", "start_time": "10:30"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6efd-79ae-8cc7-4ec01093915f', 29, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "12:30", "shift_type": "Afternoon", "start_time": "12:00"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6f02-7037-a000-5dcb18b2ce25', 30, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "13:00", "shift_type": "Afternoon", "start_time": "12:30"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6f07-78eb-83ed-d673a1d2f305', 31, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "13:30", "shift_type": "Afternoon", "start_time": "13:00"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6f0c-76ce-aecf-f4c0b1c0f76c', 32, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "14:00", "shift_type": "Afternoon", "start_time": "13:30"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6f24-7c75-bbba-80aca30a6ce9', 33, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "14:30", "shift_type": "Afternoon", "start_time": "14:00"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6f37-7d9d-9c12-7b8d3fb592ad', 34, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "15:00", "shift_type": "Afternoon", "start_time": "14:30"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6f43-7e5d-bbd2-9871f1caeced', 35, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "15:30", "shift_type": "Afternoon", "start_time": "15:00"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6f57-73ed-b088-40670f7788e4', 36, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "16:00", "shift_type": "Afternoon", "start_time": "15:30"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6f68-79db-a28d-5385cebcaaf1', 37, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "16:30", "shift_type": "Afternoon", "start_time": "16:00"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6f7f-714e-919a-5c48c8b5eda5', 38, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "17:00", "shift_type": "Afternoon", "start_time": "16:30"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6f8d-71c6-a842-77f146a4c9b0', 39, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "17:30", "shift_type": "Evening", "start_time": "17:00"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6fa0-7497-8954-8b786def8abc', 40, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "18:00", "shift_type": "Evening", "start_time": "17:30"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6faf-773a-8493-0cea36a7dcb1', 41, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "18:30", "shift_type": "Evening", "start_time": "18:00"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6fc7-7730-8718-9244014470f5', 42, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "19:00", "shift_type": "Evening", "start_time": "18:30"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6fe6-7eca-bd1a-1e72700b6073', 43, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "19:30", "shift_type": "Evening", "start_time": "19:00"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6fec-7998-9642-acb6d4867f21', 44, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "20:00", "shift_type": "Evening", "start_time": "19:30"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6ff3-7a91-b1ec-ed68c854ccdc', 45, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "20:30", "shift_type": "Evening", "start_time": "20:00"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-6ffa-7ac1-bc77-b384c5856673', 46, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'timeslot_create', 'create', '{"end_time": "21:00", "shift_type": "Evening", "start_time": "20:30"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-701f-7312-9439-1092f5955dc0', 47, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-27", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7072-7ace-a94d-37a81fc8e82d', 48, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-27", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-709b-7397-b83c-176986b9825d', 49, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-27", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-70b8-77e9-a606-ce7a63a6a165', 50, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-27", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-70cb-7a0c-86e0-c003c3b2a657', 51, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-27", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-70dc-7270-9da0-b40087cf4185', 52, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-28", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-70f7-7266-974f-eaf3afae7588', 53, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-28", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7112-7965-b71b-45b8cf0f037f', 54, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-28", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7128-7600-8965-296a184bc996', 55, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-28", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-714d-7bee-bd1a-ee8fa39a49a1', 56, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-29", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-715c-7551-9092-be7c6294b86a', 57, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-29", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7171-7e45-a823-152fc9ecee97', 58, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-29", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7178-7c0b-8624-f0baad0ae8bd', 59, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-30", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-717d-78c8-9d7e-0a6f877c7fa5', 60, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-30", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7182-7c65-b3a2-7fb51f1b9c34', 61, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-30", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7198-7166-bd98-fd9df93f257a', 62, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-30", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-71b2-7fcd-9056-30a2efac726e', 63, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-11-30", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-71c6-701c-8279-0e065388b894', 64, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-01", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-71e0-749b-b9d5-60e583840570', 65, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-01", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7203-7e8e-927b-39b00283c8b0', 66, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-01", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-720d-77c4-b029-aed2972941f6', 67, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-01", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-722b-7853-b7a6-42a7d353965a', 68, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-01", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-723d-77a9-888d-376973114236', 69, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-01", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7242-7278-ab2e-cf1487ef3402', 70, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-02", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7254-736d-962d-6350babec22d', 71, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-02", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7267-7f0d-8daa-dee4403e679b', 72, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-02", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7270-7b4e-9bb6-70b37aeca8ed', 73, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-02", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7283-7c32-858a-2a99a6634037', 74, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-03", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7294-70e0-8827-cc6faa8bab04', 75, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-03", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7299-7f16-acd9-855ae489dc96', 76, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-03", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-72a2-7a30-b838-6fd7a249c76a', 77, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-03", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-72b9-7f9e-b3b6-0085a2b4decb', 78, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-04", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-72d4-7ede-8e78-b8f5aeccb17e', 79, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-04", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-72f5-7bae-a371-05627face32f', 80, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-04", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7310-7eb5-ad1a-99000766e1e5', 81, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-04", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7325-77c7-a8ae-206fe6e0c2fe', 82, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-04", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7345-70a1-9b58-646833d5a3fe', 83, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-05", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7359-77cb-b1ae-cb2230faa6f4', 84, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-05", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-736f-75d8-8d25-30bc52b6794f', 85, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-05", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7378-72e4-bd9f-3cf8e8da9921', 86, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-05", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-738b-762a-a11a-182d404e7864', 87, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-06", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-73a0-769d-8b14-99ee8c2d4cc9', 88, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-06", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-73b0-7e91-91c5-f6e7adfebeea', 89, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-06", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-73bf-7ed9-9a14-7b5777e2d8a0', 90, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-07", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-73c4-7d27-bdd0-704bc22961b5', 91, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-07", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-73d2-70b1-9bef-c03a68f4f7e6', 92, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-07", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-73e3-7cbb-9bc4-12f068eb21ea', 93, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-07", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-73ed-7cef-ad02-f5b228d37d9f', 94, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-07", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-73ff-7142-809b-13abecbc1c5a', 95, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-08", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7408-73df-bde0-eff5e78afe52', 96, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-08", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-741f-725c-87f6-f9cd86446728', 97, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-08", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7429-7d15-b07b-5ba7d0dc5c10', 98, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-08", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-742d-726c-8a07-12ac9912dc6a', 99, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-08", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-744c-7119-b55b-de1126d991a0', 100, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-08", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7455-7880-90c0-eea2b62527a2', 101, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-09", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-745f-7f6c-b577-b9ce2683bb3f', 102, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-09", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7466-717b-aaa8-d301a51019aa', 103, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-09", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7470-79bb-a47c-f8fd7a6bf3bf', 104, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-09", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-747a-7a51-b258-7875d2595a71', 105, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-10", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7483-752b-a77d-6e6d5db38521', 106, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-10", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-748c-7da1-940e-f6ebee0f4033', 107, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-10", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7491-7fd7-aad5-fe766acbc72c', 108, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-10", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7499-7611-8798-dfe741cfc183', 109, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-11", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-74a4-786a-86aa-038ed5f10d69', 110, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-11", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-74b4-7042-878c-eea8ac423cea', 111, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-11", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-74cd-72eb-8b7a-daf5b69d57ed', 112, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-11", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-74da-7433-84f6-3d365ca0b5a2', 113, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-11", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-74e3-7b3b-a00e-9ef09c2e2453', 114, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-12", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-74f4-73e6-b77a-0a8912d35fdb', 115, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-12", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-74fe-7217-844b-40b0c1956f85', 116, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-12", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7502-7c59-af27-8b040333f7c4', 117, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-12", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-750b-7ee0-99ad-adaac1808331', 118, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-13", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7513-7ab7-8dfa-77b3a4bb8800', 119, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-13", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-751b-7a8d-bd8e-3c19c5cd1540', 120, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-13", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7524-73d5-91aa-b6021554f35c', 121, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-14", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7530-78b1-b5e2-98bffc845ff4', 122, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-14", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-754b-7ef9-a06b-e15ab191eda3', 123, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-14", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7565-73b6-b869-ea9a91295576', 124, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-14", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-757c-7b26-9e60-7c3a2849cb71', 125, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-14", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-75a7-712d-bc11-62a4e3b70922', 126, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-15", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-75bd-7c6a-bf96-006ef14235ae', 127, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-15", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-75d9-748c-838f-d57a2c2f3901', 128, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-15", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-75f0-783a-a2fa-935d1953dd29', 129, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-15", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7619-7472-af48-e1d55d45c376', 130, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-15", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-764f-7e1b-a9c9-30d8d95ea742', 131, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-15", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7687-7e9d-bcff-2fd441baab68', 132, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-16", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-76a9-79ba-9cef-cc4227b5c67b', 133, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-16", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-773c-771e-997a-cb0997ee1991', 134, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-16", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7748-77b3-9fd6-ffc87725a9c0', 135, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-16", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-776e-7d02-963b-cf803ce20e30', 136, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-17", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-778c-7928-b554-68660c750d2e', 137, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-17", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-77ab-7d4a-b550-7e239529d490', 138, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-17", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-77c2-7c5b-a1f8-011c0d88d28c', 139, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-17", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-77f7-75a9-9243-924e72db0f22', 140, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-18", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-781c-7cf7-939c-27d17e377a99', 141, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-18", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-783b-705f-be81-a089591e2fbf', 142, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-18", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7865-7f30-a14b-93751d3b2eab', 143, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-18", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7888-7435-9865-7e69c707028b', 144, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-18", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-78a8-763c-ab9c-bf83c21f29d0', 145, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-19", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-78c1-7f85-820a-4bcc05c5125f', 146, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-19", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-78e7-7234-b28a-c464926e9a1b', 147, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-19", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-78fd-7df6-809a-d859dea2da92', 148, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-19", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-791b-71d2-a1c5-c3bea7b823ed', 149, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-20", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-792f-7cf3-962a-29e161baabc3', 150, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-20", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7936-701a-af09-8d3cee5d5a62', 151, '2026-11-12 21:00:00+00', 'user', 'admin@longwater.example', 'roster_create', 'create', '{"shift_type": "custom", "roster_date": "2026-12-20", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7a16-7715-b750-f45c9e456a07', 152, '2026-11-17 22:40:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Remedial Massage", "verdict": "available", "booking_id": "01a22649-799d-772a-86e3-797277d452cb", "booking_date": "2026-11-27", "booking_time": "17:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "client_last_name": "sealed:01a22649-799d-772a-86e3-797277d452cb:GVGSZ6Fk8jXALJvpQ6HNhMOC7f/EvlJuIOAaOqdGXA64y3L1YQ==", "client_first_name": "sealed:01a22649-799d-772a-86e3-797277d452cb:5qNAuK2zpvcuNXV1Sg0vstgIIOqdAE+DmoohwjmTnv/fGwzWZw=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7a23-76b6-83f9-a84e0baa8a5d', 153, '2026-11-17 22:40:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-799d-772a-86e3-797277d452cb"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7a8d-7aa5-b081-61a2027a3aa7', 154, '2026-11-19 06:19:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a22649-7a52-7b54-8d3e-eb70781f75c8", "booking_date": "2026-11-28", "booking_time": "15:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "client_last_name": "sealed:01a22649-7a52-7b54-8d3e-eb70781f75c8:dKEVCEdHdDIEo/pfmjMkxeQabZwQlOHVTHzuacSENAaf77LW", "client_first_name": "sealed:01a22649-7a52-7b54-8d3e-eb70781f75c8:Ezt60ViewESSmqEz5PUbNUE9M5fIs3ete62VygW0WPHAKMbi"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7a8d-7198-8050-67cf43f02021', 155, '2026-11-19 06:19:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7a52-7b54-8d3e-eb70781f75c8"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7aa4-78c4-b21f-dbb6851cb4e5', 156, '2026-11-19 21:01:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7a9d-709f-96d7-d3eaa034313a", "booking_date": "2026-11-27", "booking_time": "12:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "client_last_name": "sealed:01a22649-7a9d-709f-96d7-d3eaa034313a:yALsv0i+tI4Zl+t2IMk83Cy+2jNVYV029B0tnRWMuzpPDQ==", "client_first_name": "sealed:01a22649-7a9d-709f-96d7-d3eaa034313a:0f+aGRjufGUOZ8Fs/wJYsGMoP0dzD2PPUW8KBiGWjks2k5g="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7aa4-7574-8a9a-86a22b78d4ac', 157, '2026-11-19 21:01:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7a9d-709f-96d7-d3eaa034313a"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7abb-7d30-ab7d-9f56985917fe', 158, '2026-11-19 23:51:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a22649-7aaf-7ce8-a250-fa6dc827b297", "booking_date": "2026-11-27", "booking_time": "12:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "client_last_name": "sealed:01a22649-7aaf-7ce8-a250-fa6dc827b297:VN/Ry8Vw35fMwlCoOD5As3E8wkM+P5PtOrQwtUPJea/UVA==", "client_first_name": "sealed:01a22649-7aaf-7ce8-a250-fa6dc827b297:rl0Drc95jp6fuDDPbQpKlSTtEMRGg/wSF7/75G9gLhzCz0k="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7abb-7ed0-83ce-994564542239', 159, '2026-11-19 23:51:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7aaf-7ce8-a250-fa6dc827b297"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7ad3-7c96-ba88-762053639888', 160, '2026-11-20 07:10:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7acb-79ea-8f06-dc41aaecc9ac", "booking_date": "2026-11-29", "booking_time": "11:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "client_last_name": "sealed:01a22649-7acb-79ea-8f06-dc41aaecc9ac:GELOX9d+ArdxA5wJ4c1tgLUoMcCZ7/9k0Z56bwK8JE2Xfw==", "client_first_name": "sealed:01a22649-7acb-79ea-8f06-dc41aaecc9ac:kI3fGRm/rMF/nGg45lKvpa/r4x/KTIcZwt4GEPu4Nd/vshQ="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7ad4-754b-b8d5-9f9c2a35fba0', 161, '2026-11-20 07:10:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7acb-79ea-8f06-dc41aaecc9ac"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7ae2-7dc5-89e1-a267c0361a72', 162, '2026-11-20 23:22:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7ad9-757e-a676-4fa7b769d214", "booking_date": "2026-11-28", "booking_time": "19:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "client_last_name": "sealed:01a22649-7ad9-757e-a676-4fa7b769d214:+0hp+eoypForLMExbYnI4NncBq1GrZztM7149N84tHSXWlw=", "client_first_name": "sealed:01a22649-7ad9-757e-a676-4fa7b769d214:u7UtBeT6npq+sJgWZOTcbupk8OOPb8hS4uSxUSGuy5S/lx38Ew=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7ae2-7b25-a776-8fd85787931e', 163, '2026-11-20 23:22:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7ad9-757e-a676-4fa7b769d214"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7aed-7f89-bd20-3f763faed499', 164, '2026-11-21 01:38:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Hot Stone Massage", "verdict": "available", "booking_id": "01a22649-7ae9-7e36-9757-8e38767dcbc2", "booking_date": "2026-11-30", "booking_time": "11:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "client_last_name": "sealed:01a22649-7ae9-7e36-9757-8e38767dcbc2:Rn1LhioqLY9RbwJmgil62XxbcwfSP/oC9NnNuvCv6NkKcSMN", "client_first_name": "sealed:01a22649-7ae9-7e36-9757-8e38767dcbc2:efluxtYTE26IrUMNDYWPVHHCwshlAUtlctsWSDeoW4fyBA=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7aed-7bcd-b8bb-106ae7d4fd3f', 165, '2026-11-21 01:38:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7ae9-7e36-9757-8e38767dcbc2"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b00-7246-a4eb-2bf679efefaa', 166, '2026-11-21 04:20:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Remedial Massage", "verdict": "available", "booking_id": "01a22649-7afb-707a-9eda-665e0acf9402", "booking_date": "2026-11-27", "booking_time": "14:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "client_last_name": "sealed:01a22649-7afb-707a-9eda-665e0acf9402:cbNA8Zc72tEJKR1S96hQsoXYyU7dXydB0OxtMAT1tZ6QEQ4=", "client_first_name": "sealed:01a22649-7afb-707a-9eda-665e0acf9402:PAbkmrv7F4MHI6Qe7TICukWa6zQPEur8r/+4HfOKOePwSg=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b00-7d2e-b510-db6dd0307e8e', 167, '2026-11-21 04:20:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7afb-707a-9eda-665e0acf9402"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b10-7e3a-83a9-0aef90ee84a1', 168, '2026-11-21 04:30:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Hot Stone Massage", "verdict": "available", "booking_id": "01a22649-7b0b-7002-b390-20206a0ed564", "booking_date": "2026-11-27", "booking_time": "15:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "client_last_name": "sealed:01a22649-7b0b-7002-b390-20206a0ed564:3RQzYbW2UJKm8/xw2cdem+7Nmxh/2JXtBVFM5kaJMPF1iOeArQ==", "client_first_name": "sealed:01a22649-7b0b-7002-b390-20206a0ed564:ac/Q5uTBlW3TSQEq4bULjZAlBMlrM8fjPtynLw6doweg5AFk"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b10-725d-a4c2-2473ed172452', 169, '2026-11-21 04:30:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7b0b-7002-b390-20206a0ed564"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b1c-788c-87cf-49093b6ddc0f', 170, '2026-11-21 04:53:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Foot and Scalp Massage", "verdict": "available", "booking_id": "01a22649-7b17-7839-a166-dea2b94e1891", "booking_date": "2026-11-30", "booking_time": "09:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "client_last_name": "sealed:01a22649-7b17-7839-a166-dea2b94e1891:nU1ft7gvvgrJwLD82DVxvstjO5aApPdkd1TURgefJSBJmt4oQg==", "client_first_name": "sealed:01a22649-7b17-7839-a166-dea2b94e1891:2LeQ4jj363pNNz1IWBf89K2a2WS8ETcW5Uj5zHojO9XzlQ=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b1c-76d4-8fff-2bbe9032fe3c', 171, '2026-11-21 04:53:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7b17-7839-a166-dea2b94e1891"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b2b-7709-9a88-4b1e516caa22', 172, '2026-11-21 06:09:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7b23-738f-a053-670817178965", "booking_date": "2026-11-30", "booking_time": "09:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "client_last_name": "sealed:01a22649-7b23-738f-a053-670817178965:CXItN68UURGP8jqIACFg9+aS/qzJzspeN8jMm9FmkHH9z/bSkw==", "client_first_name": "sealed:01a22649-7b23-738f-a053-670817178965:gpQqEOS6rMdCzEzbvcENGuDWvL8vD/pAnOCJlBnLNAUEkb7SWg=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b2b-7421-a2df-7eee66d74b14', 173, '2026-11-21 06:09:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7b23-738f-a053-670817178965"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b35-711f-ab19-3397b15374bc', 174, '2026-11-21 07:54:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Foot and Scalp Massage", "verdict": "available", "booking_id": "01a22649-7b31-7772-b0ad-ae5769f2867a", "booking_date": "2026-11-27", "booking_time": "14:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "client_last_name": "sealed:01a22649-7b31-7772-b0ad-ae5769f2867a:GevBc8GXRDDSkBAKCFeX83h/MnLyIKq+xxANytGdJ1gXdg==", "client_first_name": "sealed:01a22649-7b31-7772-b0ad-ae5769f2867a:hClOP5fNyv4HAqW0OKv9h/MgZQoakSF/vWOc0Oy8rOpBog=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b35-727c-bef4-3ca1cb9d18af', 175, '2026-11-21 07:54:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7b31-7772-b0ad-ae5769f2867a"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b41-7852-984a-3d78f02c74a7', 176, '2026-11-21 22:46:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a22649-7b3f-7db7-8b01-667056b01d11", "booking_date": "2026-11-30", "booking_time": "10:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "client_last_name": "sealed:01a22649-7b3f-7db7-8b01-667056b01d11:QUlgTy1gJzLAKefb4pIDazA1sbhM/km5qcyqYeP8BhjI8m1bsg==", "client_first_name": "sealed:01a22649-7b3f-7db7-8b01-667056b01d11:rx7BVsnCpzxkqFmVBefI2y1jJptc2yIGymk/QLJfPgD8"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b41-7b33-b70e-871382a445ef', 177, '2026-11-21 22:46:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7b3f-7db7-8b01-667056b01d11"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b50-7b0b-98e9-c53959fd216d', 178, '2026-11-22 02:02:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7b4b-79ed-8f99-78d73ada80c7", "booking_date": "2026-11-28", "booking_time": "14:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "client_last_name": "sealed:01a22649-7b4b-79ed-8f99-78d73ada80c7:h1LKKalmxI50WSGf+DIA8KHOzD+CfdpQDi+TDBXX3fdXVqClXA==", "client_first_name": "sealed:01a22649-7b4b-79ed-8f99-78d73ada80c7:DdbNo4keOb9A7m2Jq2Sp2ol/EZtW6M6t2HbZFnc889c9OA=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b50-72f4-9ca8-746e2f39712f', 179, '2026-11-22 02:02:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7b4b-79ed-8f99-78d73ada80c7"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b54-7ceb-880f-2f9c0d3daa67', 180, '2026-11-22 06:51:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Remedial Massage", "verdict": "available", "booking_id": "01a22649-7b52-7ff0-aefb-432ced2a0aa1", "booking_date": "2026-12-01", "booking_time": "09:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "client_last_name": "sealed:01a22649-7b52-7ff0-aefb-432ced2a0aa1:hcyO+ol0JtFQUoiaaTVWvrm+UyG6q2h4wfotBhpXq/X2vwXbLw==", "client_first_name": "sealed:01a22649-7b52-7ff0-aefb-432ced2a0aa1:nsD//kDoJnJFpg0ykpGcJxMzEyLPFLMPSdDrIYnmLnEiWuDW"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b54-7afc-b162-ed4ba36d31fd', 181, '2026-11-22 06:51:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7b52-7ff0-aefb-432ced2a0aa1"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b63-7167-80d5-f01aab4edb3d', 182, '2026-11-22 07:17:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a22649-7b5f-7385-9066-e281962fdb06", "booking_date": "2026-11-27", "booking_time": "10:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "client_last_name": "sealed:01a22649-7b5f-7385-9066-e281962fdb06:UvYhg1o61OIqIi/E/DikmExIZUXrLX+9t4qOC/3TCfkuTRA=", "client_first_name": "sealed:01a22649-7b5f-7385-9066-e281962fdb06:Jf+TCeLcGja7PZzbj60XuQuyWuUR0xmYv/YvDRdoL8rJb98="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b64-78f8-9f1b-3611f2d5cd91', 183, '2026-11-22 07:17:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7b5f-7385-9066-e281962fdb06"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b73-78f1-ba1c-193a4b3746ae', 184, '2026-11-22 07:34:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a22649-7b6f-77a1-8d4a-80b220251a25", "booking_date": "2026-11-29", "booking_time": "09:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "client_last_name": "sealed:01a22649-7b6f-77a1-8d4a-80b220251a25:SsioXYLIjA/y0Jj4uhHa7gj99Gfh0mILWt2F9hFAkabWsg==", "client_first_name": "sealed:01a22649-7b6f-77a1-8d4a-80b220251a25:RNCM8qAm7jr/is0FUVzJim34K9h9hOoBgsf02M4M4+7HN/Y="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b73-7d5c-929d-c93150cc8a0f', 185, '2026-11-22 07:34:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7b6f-77a1-8d4a-80b220251a25"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b84-737f-a1c1-d9bc37bce12e', 186, '2026-11-22 21:03:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Foot and Scalp Massage", "verdict": "available", "booking_id": "01a22649-7b7f-79ad-a20d-096c19dc263a", "booking_date": "2026-12-01", "booking_time": "10:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "client_last_name": "sealed:01a22649-7b7f-79ad-a20d-096c19dc263a:ZuIwHaLqknOHE2U/3YU8TdVsr1gaLlh2i5QjyGoB1M1iHCY=", "client_first_name": "sealed:01a22649-7b7f-79ad-a20d-096c19dc263a:wT7YpzitdlZR+WOKsG2/lLBbPr9F0ETxNyauidUZJ5XK77X0"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b84-7398-9f60-e9d8b1cba043', 187, '2026-11-22 21:03:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7b7f-79ad-a20d-096c19dc263a"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b94-759e-b011-14cacdadbc7b', 188, '2026-11-22 23:40:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "unassigned", "booking_id": "01a22649-7b8e-7ec7-a38b-5661b7fcc925", "booking_date": "2026-11-30", "booking_time": "15:00", "therapist_id": "a11a0000-0000-4000-8000-000000000000", "client_last_name": "sealed:01a22649-7b8e-7ec7-a38b-5661b7fcc925:j2mf1f70znp0+CAlFcckYOB+IPRDOLbZapY0Sivs52OawXVi", "client_first_name": "sealed:01a22649-7b8e-7ec7-a38b-5661b7fcc925:vMiE7KOu78qatRDf0CNCpkY+CyquII+x8AOjtor3K6qwtA=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b9f-7b35-ab95-d8542b368e07', 189, '2026-11-23 01:04:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Aromatherapy Ritual", "verdict": "available", "booking_id": "01a22649-7b9b-7ae9-a1c6-7549a45829b0", "booking_date": "2026-11-30", "booking_time": "12:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "client_last_name": "sealed:01a22649-7b9b-7ae9-a1c6-7549a45829b0:sWHoZdcWtECsc1uRcG83lX20qKuUX7lbCdomTTHOgrEYlg==", "client_first_name": "sealed:01a22649-7b9b-7ae9-a1c6-7549a45829b0:N79mxLQ46h9qZO4JpFl6caRh9Av2mKWTnljfzhYHecs1Zg=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7b9f-790b-b732-a74396e2ed27', 190, '2026-11-23 01:04:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7b9b-7ae9-a1c6-7549a45829b0"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7bab-750b-9679-177dcf7581af', 191, '2026-11-23 01:10:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Remedial Massage", "verdict": "available", "booking_id": "01a22649-7ba7-7832-8f1e-d57a7216cac7", "booking_date": "2026-11-29", "booking_time": "12:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "client_last_name": "sealed:01a22649-7ba7-7832-8f1e-d57a7216cac7:JYwfWJ5nhPkSAPfUUbEV+Sc0frSpnShWcUMoKhtRG0Y90kY=", "client_first_name": "sealed:01a22649-7ba7-7832-8f1e-d57a7216cac7:slWUiM9l39sRBPrOr+srYYDR01pkhjMJm/LiZt6tSlwHHsugVw=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7bab-7222-b9b2-c4fce60ea07b', 192, '2026-11-23 01:10:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7ba7-7832-8f1e-d57a7216cac7"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7bb5-755c-8cb1-954642701b7d', 193, '2026-11-23 04:24:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a22649-7bb1-7a8d-8d34-e3aaae4601b1", "booking_date": "2026-12-01", "booking_time": "10:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "client_last_name": "sealed:01a22649-7bb1-7a8d-8d34-e3aaae4601b1:3/Voqb/M+0IXft2Yhqj9OEjokYS+u8U52q+qIbNXlVFxbA==", "client_first_name": "sealed:01a22649-7bb1-7a8d-8d34-e3aaae4601b1:2ELZBHtvIUCOIlGpjgNMMmQ4ePN5ZW/NETOo+x6r7l4xlEk="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7bb5-7cd4-a200-15abe8100c74', 194, '2026-11-23 04:24:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7bb1-7a8d-8d34-e3aaae4601b1"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7bc8-76a5-a47d-07f32e46450f', 195, '2026-11-23 04:44:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Remedial Massage", "verdict": "available", "booking_id": "01a22649-7bbc-72e9-a20f-b1822afffdc3", "booking_date": "2026-11-27", "booking_time": "10:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "client_last_name": "sealed:01a22649-7bbc-72e9-a20f-b1822afffdc3:wOjXKw8NP10CsbppL4w577t2Q6UUYp8hl0Yc1LDDlATwEmPp", "client_first_name": "sealed:01a22649-7bbc-72e9-a20f-b1822afffdc3:xC/G/O9NN0+a8aTzO8xznk8vc0PZDeIpbcWMJQLTIALOfjtX"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7bc8-7251-ab67-2c93b90e0d0c', 196, '2026-11-23 04:44:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7bbc-72e9-a20f-b1822afffdc3"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7bd7-7b9e-bdab-5c71fe8c97ec', 197, '2026-11-23 04:58:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7bcc-716c-a849-5d1f12c0400b", "booking_date": "2026-11-29", "booking_time": "09:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "client_last_name": "sealed:01a22649-7bcc-716c-a849-5d1f12c0400b:l+6DZq8dSryKqtpRsAu/Arm29rzijud3zj9nqgLQV3ZJug==", "client_first_name": "sealed:01a22649-7bcc-716c-a849-5d1f12c0400b:6kxVsYEdRX1q7cflsE4WNwmNjiX7gE35U4GpT4hAqQb7Kw=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7bd7-724d-87f2-ab609d0c0cd7', 198, '2026-11-23 04:58:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7bcc-716c-a849-5d1f12c0400b"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7be4-75e0-b863-32e3c828900b', 199, '2026-11-23 07:55:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Hot Stone Massage", "verdict": "available", "booking_id": "01a22649-7be0-7787-8e3a-8aedcfa8f4e6", "booking_date": "2026-11-27", "booking_time": "18:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "client_last_name": "sealed:01a22649-7be0-7787-8e3a-8aedcfa8f4e6:yJvPAyyVGOZbPhaMO6fcNlX5J8HmxEhB07G3vFVXAy3CUws=", "client_first_name": "sealed:01a22649-7be0-7787-8e3a-8aedcfa8f4e6:Crn8jXfOdjBuBNwcbqg8SCtDV+qU6EJKL92/CPiVt9D/GlB9Bg=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7be4-7a3f-99a1-3ccba9818a06', 200, '2026-11-23 07:55:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7be0-7787-8e3a-8aedcfa8f4e6"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7bef-7c41-b338-ec67e46899e4', 201, '2026-11-23 23:15:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Remedial Massage", "verdict": "available", "booking_id": "01a22649-7be6-719e-8218-34ecb6619239", "booking_date": "2026-11-30", "booking_time": "10:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "client_last_name": "sealed:01a22649-7be6-719e-8218-34ecb6619239:mD3LZ8g9LCHTofkFuW1oTdZjan1NrMli4iPNXGtic08fP94=", "client_first_name": "sealed:01a22649-7be6-719e-8218-34ecb6619239:vN6K+sjElkVgaXOwtebgH54ts7l9KtgJ30lUpRgQb6Hd21k="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7bef-762d-9988-e6e80c047d21', 202, '2026-11-23 23:15:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7be6-719e-8218-34ecb6619239"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7bf9-7710-8cb2-cefe66dfc52d', 203, '2026-11-24 01:17:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Foot and Scalp Massage", "verdict": "available", "booking_id": "01a22649-7bf4-702d-bc46-8750ccdb99cb", "booking_date": "2026-11-28", "booking_time": "12:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "client_last_name": "sealed:01a22649-7bf4-702d-bc46-8750ccdb99cb:92KA2C/1nFTh0xOrePxtC1X2u5vdPiJtYG8XsWQ/7ZBGyYbw", "client_first_name": "sealed:01a22649-7bf4-702d-bc46-8750ccdb99cb:uY2lAr6ZCyDp4FGGNr84HoS2SVE3UJXUOR4Yolj80HNXJrVL"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7bf9-781c-936a-3c15e7a439ef', 204, '2026-11-24 01:17:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7bf4-702d-bc46-8750ccdb99cb"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c07-7aaa-9d4e-607798315518', 205, '2026-11-24 01:43:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Aromatherapy Ritual", "verdict": "unassigned", "booking_id": "01a22649-7bff-776f-9993-5517dec810eb", "booking_date": "2026-11-27", "booking_time": "14:00", "therapist_id": "a11a0000-0000-4000-8000-000000000000", "client_last_name": "sealed:01a22649-7bff-776f-9993-5517dec810eb:0vkMjWM1nNnEtr1sOM6WzTqw7Ckq07Oo7UM3DTZfTcgshUyYuuo=", "client_first_name": "sealed:01a22649-7bff-776f-9993-5517dec810eb:MO5w+sK95c8wd4fdb4cs7gOxRlis4sVlaoPPgzVbO7gA"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c17-7624-980a-53f93b6bbe42', 206, '2026-11-24 03:13:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Aromatherapy Ritual", "verdict": "available", "booking_id": "01a22649-7c0f-77de-97f9-bc176f68e26e", "booking_date": "2026-11-29", "booking_time": "14:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "client_last_name": "sealed:01a22649-7c0f-77de-97f9-bc176f68e26e:wkxCbcgp2oVvUFguKnf2ON+Rh6QXRljDGAWLrWy4bZyExg==", "client_first_name": "sealed:01a22649-7c0f-77de-97f9-bc176f68e26e:H94sT5PPv6KvwWoeGuBXraGN0Kehm+bMjmSJNbnYa/75DsA="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c17-7119-adb2-43fb3e940f00', 207, '2026-11-24 03:13:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7c0f-77de-97f9-bc176f68e26e"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c23-79f6-a5e1-1611bece0813', 208, '2026-11-24 03:39:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7c1f-7bc8-9ae4-c3e283e2ad99", "booking_date": "2026-11-30", "booking_time": "12:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "client_last_name": "sealed:01a22649-7c1f-7bc8-9ae4-c3e283e2ad99:PuN+WBfFwzhiTC52GYjE86vRAgTH2plRTDgeauJ92JkzydrO", "client_first_name": "sealed:01a22649-7c1f-7bc8-9ae4-c3e283e2ad99:/fi3bw2y1cmK0vj0masoLvIa6on1xihawVk9+x4GW881Cg=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c23-7f1c-b90d-43866dcf5975', 209, '2026-11-24 03:39:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7c1f-7bc8-9ae4-c3e283e2ad99"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c33-76c6-9ed0-df9a80c2a0a9', 210, '2026-11-24 05:13:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7c2c-7c67-96ab-20cf833d1128", "booking_date": "2026-11-30", "booking_time": "13:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "client_last_name": "sealed:01a22649-7c2c-7c67-96ab-20cf833d1128:LHBHtrK47S6aBTB0ChvVVnkXKw8/Il8LSgf02mCoGKnyA5Ya", "client_first_name": "sealed:01a22649-7c2c-7c67-96ab-20cf833d1128:8Dc5wpdux/QpvMp/0ajkMh6vgtuLszR5zzsvks6OFf/G3ste"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c33-7442-914f-b8eec3054831', 211, '2026-11-24 05:13:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7c2c-7c67-96ab-20cf833d1128"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c42-78f3-9f37-043d1fa40e77', 212, '2026-11-24 05:43:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Hot Stone Massage", "verdict": "available", "booking_id": "01a22649-7c3a-7883-a172-fa33a1799a3a", "booking_date": "2026-11-28", "booking_time": "14:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "client_last_name": "sealed:01a22649-7c3a-7883-a172-fa33a1799a3a:Hkmo/QSyWmvufHVJDfzfeTjAIho3yn49lzdxmGxO04Z1nJht", "client_first_name": "sealed:01a22649-7c3a-7883-a172-fa33a1799a3a:Mv0REigx/4BDV0wpX2Lk9aUJ7tOuV9dD8I04jdClebwL2Q=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c42-7a7f-a60a-54c3b7292d9f', 213, '2026-11-24 05:43:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7c3a-7883-a172-fa33a1799a3a"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c53-77de-8b61-36f64c5fc494', 214, '2026-11-24 21:24:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Hot Stone Massage", "verdict": "available", "booking_id": "01a22649-7c4a-7bbd-adec-995ebda63cc1", "booking_date": "2026-11-27", "booking_time": "14:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "client_last_name": "sealed:01a22649-7c4a-7bbd-adec-995ebda63cc1:h+bSFBWfUHq28Q5+jjERRcqQSA2LdEoysVjKDF4KIvCcqJDyppvi", "client_first_name": "sealed:01a22649-7c4a-7bbd-adec-995ebda63cc1:bcnKadijVcYceKH4UxavLfYxOO+2LNZI9kioTD3zorxl/3lT"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c53-7d43-97f9-97d49f2d1086', 215, '2026-11-24 21:24:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7c4a-7bbd-adec-995ebda63cc1"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c67-72a1-b069-7b2c24e440f5', 216, '2026-11-25 00:01:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a22649-7c5a-7eb8-a2a7-1f18435cd1d5", "booking_date": "2026-11-29", "booking_time": "11:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "client_last_name": "sealed:01a22649-7c5a-7eb8-a2a7-1f18435cd1d5:8JXDOKYBMmMrRMIuOI9A4tqPeb1A2RY1ml3c2mcHuJJBh/Q=", "client_first_name": "sealed:01a22649-7c5a-7eb8-a2a7-1f18435cd1d5:6nqiARQDnMi0wtJddIpBQtEdg4wsmyczh5rvWAPHYDbTzQ=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c67-79e8-bd0a-25733464f746', 217, '2026-11-25 00:01:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7c5a-7eb8-a2a7-1f18435cd1d5"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c7a-7fc0-a268-45c881d83ad4', 218, '2026-11-25 03:03:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7c6e-7fb1-8487-888c7e289541", "booking_date": "2026-11-27", "booking_time": "14:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "client_last_name": "sealed:01a22649-7c6e-7fb1-8487-888c7e289541:eWI+QPkyAywvbPSBj6P1jd+0G9ji0diSV+97GjK3S8Iv8sO/", "client_first_name": "sealed:01a22649-7c6e-7fb1-8487-888c7e289541:oCobxLFBxGxBR31aDJoe54hnTioKTiMBjHBvn0HoTiWMFg=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c7a-7e2d-b9da-99d56fb935fa', 219, '2026-11-25 03:03:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7c6e-7fb1-8487-888c7e289541"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c7d-7e3b-8785-05f0e2b62e42', 220, '2026-11-25 06:39:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7c7c-7343-80ad-c501946b3db2", "booking_date": "2026-12-01", "booking_time": "14:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "client_last_name": "sealed:01a22649-7c7c-7343-80ad-c501946b3db2:+oS+ejOVJn7vnIuVW96btSMVjrr/e1woNBPn3WmlW3l4EKA=", "client_first_name": "sealed:01a22649-7c7c-7343-80ad-c501946b3db2:wEWtuu9Q+7oS75kH0MRvyixezXubjHBd46IHGQwKXsHnYzQ="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c7d-7d53-a038-3cf06fa0a8ee', 221, '2026-11-25 06:39:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7c7c-7343-80ad-c501946b3db2"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c9b-7b0f-8f29-1183dfbfa4ad', 222, '2026-11-26 05:19:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a22649-7c8f-7901-a984-a750ef76d5b3", "booking_date": "2026-11-30", "booking_time": "11:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "client_last_name": "sealed:01a22649-7c8f-7901-a984-a750ef76d5b3:WFX7xN5J5XWRBP7OBPLXHPk4YqsDXyrqAAXn6ZgPj6xzEh0=", "client_first_name": "sealed:01a22649-7c8f-7901-a984-a750ef76d5b3:+5OoLPGEyhY1UkPt3UxKWvMstzeCkCRxlsj23ZyR8oKr/GE="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7c9b-7e59-b1b7-cbe967a72f30', 223, '2026-11-26 05:19:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7c8f-7901-a984-a750ef76d5b3"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7cb3-74d4-95fa-9b39bd4a3e51', 224, '2026-11-26 05:32:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Remedial Massage", "verdict": "available", "booking_id": "01a22649-7ca7-706c-a54d-83a9e252552f", "booking_date": "2026-11-29", "booking_time": "10:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "client_last_name": "sealed:01a22649-7ca7-706c-a54d-83a9e252552f:VUZX3KtoOlxWjx3iP878R0ECpibeG8rTrF/05aqe7UCadCxT", "client_first_name": "sealed:01a22649-7ca7-706c-a54d-83a9e252552f:BlLwq4eSt77yPm6uqNP79XdkQwQxU0Ye45hFSVLLdyA9Sw=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7cb3-7b64-915b-2e58ce522eef', 225, '2026-11-26 05:32:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7ca7-706c-a54d-83a9e252552f"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7d25-730c-b1c3-cfc5fca3520c', 226, '2026-11-26 10:30:00+00', 'user', 'admin@longwater.example', 'booking_confirm', 'update', '{"how": "shop", "booking_id": "01a22649-7bff-776f-9993-5517dec810eb"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7d47-7ac7-9a7a-ecf7a3c32d43', 227, '2026-11-26 21:08:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Hot Stone Massage", "verdict": "available", "booking_id": "01a22649-7d41-757d-9757-3fcc724cf5de", "booking_date": "2026-11-30", "booking_time": "18:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "client_last_name": "sealed:01a22649-7d41-757d-9757-3fcc724cf5de:mz6jZ6pxAuyeTufQbeOuphFP4i3br1jD1R9aOkCtr6SIDg==", "client_first_name": "sealed:01a22649-7d41-757d-9757-3fcc724cf5de:ESvs9om4upAiPQMwKv8qVXnQdg/Dgz7U7zvH0ullC62mRw=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7d47-7b9a-aa39-3705f89e44fa', 228, '2026-11-26 21:08:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7d41-757d-9757-3fcc724cf5de"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7d5b-7959-b094-6474424ff609', 229, '2026-11-26 21:09:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Aromatherapy Ritual", "verdict": "available", "booking_id": "01a22649-7d57-7b71-9132-1eb2fca616d0", "booking_date": "2026-12-01", "booking_time": "14:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "client_last_name": "sealed:01a22649-7d57-7b71-9132-1eb2fca616d0:FScxeq3sLgeYF1gXYMi6mkQGnsJkD/P4AZjBiIUci4cpSU0=", "client_first_name": "sealed:01a22649-7d57-7b71-9132-1eb2fca616d0:Qy00MZgStIQvzBr1k2/Tvd6UIDgz1zX2EB4A064w4CZedw=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7d5b-7795-ac9b-2be1250b962e', 230, '2026-11-26 21:09:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7d57-7b71-9132-1eb2fca616d0"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7d6b-7eeb-810b-2f772c5e7ca8', 231, '2026-11-26 22:19:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Aromatherapy Ritual", "verdict": "available", "booking_id": "01a22649-7d63-7870-b26f-d61a9a51f998", "booking_date": "2026-11-30", "booking_time": "12:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "client_last_name": "sealed:01a22649-7d63-7870-b26f-d61a9a51f998:AdYuTqrNN9o3oO7tG+qUSfdJfg37L3s0foPYs0ioz7lh3+wX", "client_first_name": "sealed:01a22649-7d63-7870-b26f-d61a9a51f998:ZPwfZhAvx4pBqIpAYkDM9W6TLv0sPnrmYBeWXDo8AVQp"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7d6b-73ab-8b07-990579952118', 232, '2026-11-26 22:19:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7d63-7870-b26f-d61a9a51f998"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7d73-7188-ac2b-acc25fdbfa18', 233, '2026-11-27 00:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7b5f-7385-9066-e281962fdb06"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7d81-7cd0-b82e-588c594ec59a', 234, '2026-11-27 00:30:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7bbc-72e9-a20f-b1822afffdc3"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7d92-7751-97d6-5e10c7053aa5', 235, '2026-11-27 02:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7a9d-709f-96d7-d3eaa034313a"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7da3-7dfe-9e2e-79a8d19ba07f', 236, '2026-11-27 02:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7aaf-7ce8-a250-fa6dc827b297"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7dab-7792-bc5f-c53d90213629', 237, '2026-11-27 02:25:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a22649-7da9-75a8-b956-af7cca34ce03", "booking_date": "2026-11-30", "booking_time": "16:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "client_last_name": "sealed:01a22649-7da9-75a8-b956-af7cca34ce03:ILFqhYBlr3M3U9qRtcVL3DUT81d04Bn55o7w5Z/+Ak65LPA=", "client_first_name": "sealed:01a22649-7da9-75a8-b956-af7cca34ce03:jZ1xd8kTP5lRilDQIVA6Jc8Y9z2cLE2dzNn6W9NVqb+unMY="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7dab-7caf-ba42-f1a027a20a6c', 238, '2026-11-27 02:25:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7da9-75a8-b956-af7cca34ce03"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7dbb-7feb-a75a-d54f1ad5768d', 239, '2026-11-27 04:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7c6e-7fb1-8487-888c7e289541"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7dc7-7575-874b-a902f8f07133', 240, '2026-11-27 04:15:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7b31-7772-b0ad-ae5769f2867a"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7de3-73f8-a335-aeaa7ea43d9b', 241, '2026-11-27 05:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7c4a-7bbd-adec-995ebda63cc1"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7df3-74da-ac60-3f8dfac7cc78', 242, '2026-11-27 06:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7b0b-7002-b390-20206a0ed564"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e09-7ec2-9dbf-4b4a75b62ab0', 243, '2026-11-27 06:06:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a22649-7e03-790f-8187-4cba21b7df8f", "booking_date": "2026-12-01", "booking_time": "18:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "client_last_name": "sealed:01a22649-7e03-790f-8187-4cba21b7df8f:2m49CtkAsWqx6oAmXnmTYa8rxZhUaFEdtXUlpKqwaDYzKA==", "client_first_name": "sealed:01a22649-7e03-790f-8187-4cba21b7df8f:GqWLHIYxiibHmk7AAoNAu1cLIICLwIsdWPIVOq1qRWRerQ=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e09-7376-897e-1774ea765dfe', 244, '2026-11-27 06:06:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7e03-790f-8187-4cba21b7df8f"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e1b-775a-82ff-d8ae7410663a', 245, '2026-11-27 07:30:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-799d-772a-86e3-797277d452cb"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e33-709f-af2a-0174143643f8', 246, '2026-11-27 09:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7be0-7787-8e3a-8aedcfa8f4e6"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e3c-7fe4-8c19-2f3972559252', 247, '2026-11-27 10:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7bff-776f-9993-5517dec810eb"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e48-74c4-bb90-d89745e2ed70', 248, '2026-11-27 23:28:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Lomi Lomi", "verdict": "available", "booking_id": "01a22649-7e43-745f-b682-911a100554ad", "booking_date": "2026-12-01", "booking_time": "14:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "client_last_name": "sealed:01a22649-7e43-745f-b682-911a100554ad:QZ3WKtrJ1Adj91mCYLPDptfXL+lobDrTZU4N82DcissL6wNrrg==", "client_first_name": "sealed:01a22649-7e43-745f-b682-911a100554ad:HtRnwrkRQT20Qb2L5jH1YYXj5ESaFilSKAtJec/vPVoL"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e48-7c5d-8320-9b457d8ad174', 249, '2026-11-27 23:28:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7e43-745f-b682-911a100554ad"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e4d-750e-a37b-14793583992f', 250, '2026-11-28 00:03:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a22649-7e4c-7e16-9788-b73eb3775713", "booking_date": "2026-12-01", "booking_time": "12:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "client_last_name": "sealed:01a22649-7e4c-7e16-9788-b73eb3775713:O4TYpbCrjacuz1YkzTMibaKQ/bRjl8uBo71xlGCN6LR5yYvNtZWM", "client_first_name": "sealed:01a22649-7e4c-7e16-9788-b73eb3775713:xE0IPXiY0NNRFTTzzKN6Albmc/WKyru+iuRZdoJT9//Leo/g"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e4d-74d1-a8c1-18d6c6c5d8b7', 251, '2026-11-28 00:03:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7e4c-7e16-9788-b73eb3775713"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e55-752c-b394-60ec485718ab', 252, '2026-11-28 01:45:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7bf4-702d-bc46-8750ccdb99cb"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e68-7d73-95cf-f07797933c62', 253, '2026-11-28 02:19:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7e61-7113-b328-b9170103bfd8", "booking_date": "2026-12-01", "booking_time": "09:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "client_last_name": "sealed:01a22649-7e61-7113-b328-b9170103bfd8:JSpjLfajJ7QcyGuqYIU0xp5Io9v/f5ZFqvmISkR2eJzeve1Eew==", "client_first_name": "sealed:01a22649-7e61-7113-b328-b9170103bfd8:iVbxaz4cWmtx9VnMoSlAXsXJ19/+u17n69Twy+LExbDn5Z0="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e68-782d-ae46-ef413ef80379', 254, '2026-11-28 02:19:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7e61-7113-b328-b9170103bfd8"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e70-7f64-98a1-42753aa153bc', 255, '2026-11-28 03:17:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7e6c-700b-831d-8df4f3d56fba", "booking_date": "2026-12-01", "booking_time": "11:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "client_last_name": "sealed:01a22649-7e6c-700b-831d-8df4f3d56fba:KQc1QI2byE2nETLOvRyMY74cKzKVRG8YX6kGqroefaMoNDi54gevAc0V", "client_first_name": "sealed:01a22649-7e6c-700b-831d-8df4f3d56fba:jOvf2lGvVYc6Mn78Wt8fL1qq2rstV5lFTsm5TE1r+lrq"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e70-7fcc-8305-e8a6a9f7be0a', 256, '2026-11-28 03:17:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7e6c-700b-831d-8df4f3d56fba"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e7c-7d74-bb99-01bd3118fd10', 257, '2026-11-28 03:34:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7e77-78fa-b291-8b9e474dd094", "booking_date": "2026-11-30", "booking_time": "16:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "client_last_name": "sealed:01a22649-7e77-78fa-b291-8b9e474dd094:BwtXnpOOgzrv9p9qxtZTqNsqED/rG9sJNZUPuZIWos7CsYmNIQ==", "client_first_name": "sealed:01a22649-7e77-78fa-b291-8b9e474dd094:9L5xG9W28RvDmgrdR/jE9ZiPyUzDL4HJQPP9mGI1AKLOrjo="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e7c-7925-aef6-012f903b2f89', 258, '2026-11-28 03:34:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7e77-78fa-b291-8b9e474dd094"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e87-77c9-91bf-8a4254def5ce', 259, '2026-11-28 03:43:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Deep Tissue Massage", "verdict": "available", "booking_id": "01a22649-7e7e-74ed-afe3-52c286eaaa6f", "booking_date": "2026-12-01", "booking_time": "10:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "client_last_name": "sealed:01a22649-7e7e-74ed-afe3-52c286eaaa6f:gzL6ORUiaU1TDEjtJn595rEMxOCpn3nO2wdoK6Oulq0ccsztrg==", "client_first_name": "sealed:01a22649-7e7e-74ed-afe3-52c286eaaa6f:3tXQu77UVCGyhnjMoBmMTGX8hF5O0iu4A1agnSVAQzA/cA=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e87-7164-8aed-f9f638cc28cb', 260, '2026-11-28 03:43:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7e7e-74ed-afe3-52c286eaaa6f"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e93-7c9c-904c-82dbf8639e68', 261, '2026-11-28 04:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7b4b-79ed-8f99-78d73ada80c7"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e9f-7a36-8cc1-e96cdbac033c', 262, '2026-11-28 04:08:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a22649-7e97-714d-a3e7-0471aeb6e2fa", "booking_date": "2026-11-30", "booking_time": "15:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "client_last_name": "sealed:01a22649-7e97-714d-a3e7-0471aeb6e2fa:1DS92GW1XNr2BhgzI6Cy5cqE0PvBO3EEjFe2doC435vn8Q==", "client_first_name": "sealed:01a22649-7e97-714d-a3e7-0471aeb6e2fa:6bO47iAV9U6F3C2AZoVxjBkx2LwyxxvWM6hYQjLfLTHuP6eI"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7e9f-78b7-8406-ab6319f0725f', 263, '2026-11-28 04:08:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7e97-714d-a3e7-0471aeb6e2fa"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7ea5-7f37-bfd2-34c097b05568', 264, '2026-11-28 05:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7a52-7b54-8d3e-eb70781f75c8"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7eb0-7f4b-887b-b9cc72fe080b', 265, '2026-11-28 05:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7c3a-7883-a172-fa33a1799a3a"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7ebb-70d1-a702-5d897355f50f', 266, '2026-11-28 05:20:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Aromatherapy Ritual", "verdict": "available", "booking_id": "01a22649-7eb4-713b-9425-7b6984172584", "booking_date": "2026-12-01", "booking_time": "14:30", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "client_last_name": "sealed:01a22649-7eb4-713b-9425-7b6984172584:+NsUXRlQbkelI0YqHRqHyX+2cxSvj5AlhjsZM4WR7bitjg==", "client_first_name": "sealed:01a22649-7eb4-713b-9425-7b6984172584:F4LU/214I/ZFOVMNHUGzdSEm7CfkF3IH2vKKfdqkIXVd0g=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7ebb-7d4c-b43b-b89fe21e3166', 267, '2026-11-28 05:20:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7eb4-713b-9425-7b6984172584"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7ecb-7e06-a034-633eabe811d5', 268, '2026-11-28 05:55:00+00', 'system', NULL, 'booking_create', 'create', '{"service": "Remedial Massage", "verdict": "available", "booking_id": "01a22649-7ec4-7efe-8210-b613a8eb86f3", "booking_date": "2026-12-01", "booking_time": "16:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "client_last_name": "sealed:01a22649-7ec4-7efe-8210-b613a8eb86f3:jTI7MdDYEaL6ahHDHcd6qllUrw9+pb9b3adcmOev5Pmo4hs=", "client_first_name": "sealed:01a22649-7ec4-7efe-8210-b613a8eb86f3:WHVXpoLk0nV8J+IEVcmTBotNU0WYSCUowP2oVkrD3bpPTUQ1"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7ecb-7773-bcf6-1d5473444632', 269, '2026-11-28 05:55:00+00', 'system', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a22649-7ec4-7efe-8210-b613a8eb86f3"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7ed4-72c0-963f-ce674d7bbac6', 270, '2026-11-28 09:30:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7ad9-757e-a676-4fa7b769d214"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7edb-79d2-b205-3091c5a7c128', 271, '2026-11-28 23:30:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7bcc-716c-a849-5d1f12c0400b"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7ee3-7d83-be8a-fb5784872b1e', 272, '2026-11-28 23:30:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7b6f-77a1-8d4a-80b220251a25"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7eef-78e1-81de-1b316c08e47f', 273, '2026-11-29 00:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7ca7-706c-a54d-83a9e252552f"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7ef1-7902-a7fb-48cf67111941', 274, '2026-11-29 01:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7acb-79ea-8f06-dc41aaecc9ac"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7efb-74f5-8905-1e49cd3b3373', 275, '2026-11-29 01:00:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7c5a-7eb8-a2a7-1f18435cd1d5"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7f04-705b-9508-e6b509a7395a', 276, '2026-11-29 02:30:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7ba7-7832-8f1e-d57a7216cac7"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a22649-7f10-7ccd-a418-6aaf7c836dee', 277, '2026-11-29 04:15:00+00', 'user', 'admin@longwater.example', 'booking_complete', 'update', '{"booking_id": "01a22649-7c0f-77de-97f9-bc176f68e26e"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a2264b-0498-7c3f-a767-132516e19659', 278, '2026-11-29 07:53:00.324+00', 'user', 'admin@longwater.example', 'user_sign_in', 'update', '{"email": "admin@longwater.example"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a2264b-061b-79ca-9db0-bef88dbc05f7', 279, '2026-11-29 07:53:00.701+00', 'user', 'admin@longwater.example', 'leave_create', 'create', '{"end_time": null, "leave_id": "01a2264b-054e-7e17-9c8a-4f5a94d8f352", "last_date": "2026-12-06", "first_date": "2026-12-05", "start_time": null, "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "kept_bookings": [], "repeats_until": null, "therapist_name": "Anika Rao"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a2264b-29f0-73bf-af25-9fee200b590d', 280, '2026-11-29 07:53:09.873+00', 'visitor', NULL, 'booking_create', 'create', '{"service": "Swedish Relaxation Massage", "verdict": "available", "booking_id": "01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf", "booking_date": "2026-12-04", "booking_time": "11:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "client_last_name": "sealed:01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf:DdStr7bLYYi0Jh7pnyq3oHMppGVdOuS7J4xBJbPAQf3oXXU=", "client_first_name": "sealed:01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf:2q7fn2KgjG7faySqL2BL1MGZNdTFGhxsNFBwRGIaeAEN6kPKTQ=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a2264b-29f1-7857-ba47-f9cbbe93c7a4', 281, '2026-11-29 07:53:09.873+00', 'visitor', NULL, 'booking_confirm', 'update', '{"how": "at-once", "booking_id": "01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a2264b-2a42-7ad0-9b26-695f40236803', 282, '2026-11-29 07:53:09.954+00', 'visitor', NULL, 'waiting_list_join', 'create', '{"service": "Swedish Relaxation Massage", "windows": [{"to": "17:00", "date": "2026-12-04", "from": "09:00"}], "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "client_last_name": "sealed:01a2264b-2a29-7147-a34a-75ea8859795e:WAXnwA1VAq0rmXgkIpupvdjYdN9cWmAi0LwEetqCiMEZwA==", "waiting_entry_id": "01a2264b-2a29-7147-a34a-75ea8859795e", "client_first_name": "sealed:01a2264b-2a29-7147-a34a-75ea8859795e:PFJxvfRHDuSkLkqbASf5IsGe+lzmk/updT74XppbkF8uIg=="}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a2264b-2ba3-78e5-97c6-23db022ca224', 283, '2026-11-29 07:53:10.313+00', 'user', 'admin@longwater.example', 'user_sign_in', 'update', '{"email": "admin@longwater.example"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a2264b-3290-7a84-8e84-04a0df11b074', 284, '2026-11-29 07:53:12.081+00', 'system', NULL, 'waiting_list_offer', 'update', '{"how": "turn", "booking_id": "01a2264b-31cf-76c4-b63d-728be8f8fbab", "expires_at": "2026-11-29T08:23:12.080Z", "booking_date": "2026-12-04", "booking_time": "09:00", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "waiting_entry_id": "01a2264b-2a29-7147-a34a-75ea8859795e"}', DEFAULT);
INSERT INTO public.admin_action_logs VALUES ('01a2264c-0817-7696-b442-5efdf28f7f79', 285, '2026-11-29 07:54:06.743+00', 'user', 'admin@longwater.example', 'client_import', 'create', '{"client_id": "01a2264c-0810-73ae-a003-f154958c0673", "external_id": "c1", "client_last_name": "sealed:01a2264c-0810-73ae-a003-f154958c0673:y52PMPGlt5GYErdmrYoO1YbVAmHzvUGq4s7Kbe/6Mcj5lSk=", "client_first_name": "sealed:01a2264c-0810-73ae-a003-f154958c0673:yK/tD1KXnCMJmFy5muQ1y4k+qn+vtdBiw7vrNxbwfQgWWA=="}', DEFAULT);
INSERT INTO public.booking_mails VALUES ('01a2264b-29f0-73bf-af25-9fee200b590d', 'shop', '01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf', '2026-11-29 07:53:11.068+00', '{"01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf": 1}');
INSERT INTO public.booking_mails VALUES ('01a2264b-29f1-7857-ba47-f9cbbe93c7a4', 'client', '01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf', '2026-11-29 07:53:11.188+00', '{"01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf": 2}');
INSERT INTO public.booking_mails VALUES ('01a2264b-2a42-7ad0-9b26-695f40236803', 'client', '01a2264b-2a29-7147-a34a-75ea8859795e', '2026-11-29 07:53:11.535+00', NULL);
INSERT INTO public.booking_mails VALUES ('01a2264b-3290-7a84-8e84-04a0df11b074', 'client', '01a2264b-2a29-7147-a34a-75ea8859795e', '2026-11-29 07:53:12.479+00', NULL);
INSERT INTO public.bookings VALUES ('01a22649-7ae9-7e36-9757-8e38767dcbc2', 2, '5e4f1ce0-0000-4000-8000-000000000005', 'Hot Stone Massage', '7e4a1570-0000-4000-8000-000000000001', '2026-11-30', '11:00:00', 90, 'Jack Whelan', 'Jack', 'Whelan', 'jack.whelan@example.com', '0491 576 801', false, NULL, NULL, 165.00, 'USD', 'confirmed', NULL, NULL, '2026-11-21 01:38:00+00', '2026-11-21 01:38:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7afb-707a-9eda-665e0acf9402', 2, '5e4f1ce0-0000-4000-8000-000000000002', 'Remedial Massage', '7e4a1570-0000-4000-8000-000000000003', '2026-11-27', '14:30:00', 60, 'Tess Grant', 'Tess', 'Grant', NULL, '0491 572 549', false, NULL, NULL, 125.00, 'USD', 'confirmed', NULL, NULL, '2026-11-21 04:20:00+00', '2026-11-21 04:20:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7b17-7839-a166-dea2b94e1891', 2, '5e4f1ce0-0000-4000-8000-000000000006', 'Foot and Scalp Massage', '7e4a1570-0000-4000-8000-000000000002', '2026-11-30', '09:00:00', 45, 'Zara Ibrahim', 'Zara', 'Ibrahim', 'zara.ibrahim@example.com', '0491 579 760', false, NULL, NULL, 79.00, 'USD', 'confirmed', NULL, NULL, '2026-11-21 04:53:00+00', '2026-11-21 04:53:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7b23-738f-a053-670817178965', 2, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000001', '2026-11-30', '09:00:00', 60, 'Mereana Tautahi', 'Mereana', 'Tautahi', 'mereana.tautahi@example.com', '0491 576 398', false, NULL, NULL, 129.50, 'USD', 'confirmed', NULL, NULL, '2026-11-21 06:09:00+00', '2026-11-21 06:09:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7b3f-7db7-8b01-667056b01d11', 2, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000005', '2026-11-30', '10:00:00', 60, 'Kai Lindsay', 'Kai', 'Lindsay', 'kai.lindsay@example.com', '0491 570 313', false, '31 weeks. I would like a second pillow.', NULL, 115.00, 'USD', 'confirmed', NULL, NULL, '2026-11-21 22:46:00+00', '2026-11-21 22:46:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7b52-7ff0-aefb-432ced2a0aa1', 2, '5e4f1ce0-0000-4000-8000-000000000002', 'Remedial Massage', '7e4a1570-0000-4000-8000-000000000001', '2026-12-01', '09:30:00', 60, 'Ingrid Solheim', 'Ingrid', 'Solheim', 'ingrid.solheim@example.com', '0491 575 254', false, NULL, NULL, 125.00, 'USD', 'confirmed', NULL, NULL, '2026-11-22 06:51:00+00', '2026-11-22 06:51:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7b7f-79ad-a20d-096c19dc263a', 2, '5e4f1ce0-0000-4000-8000-000000000006', 'Foot and Scalp Massage', '7e4a1570-0000-4000-8000-000000000002', '2026-12-01', '10:30:00', 45, 'Tomasz Nowak', 'Tomasz', 'Nowak', 'tomasz.nowak@example.com', '0491 578 148', false, NULL, NULL, 79.00, 'USD', 'confirmed', NULL, NULL, '2026-11-22 21:03:00+00', '2026-11-22 21:03:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7b8e-7ec7-a38b-5661b7fcc925', 1, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', 'a11a0000-0000-4000-8000-000000000000', '2026-11-30', '15:00:00', 60, 'Ruby Nguyen', 'Ruby', 'Nguyen', 'ruby.nguyen@example.com', '0491 574 118', false, NULL, NULL, 115.00, 'USD', 'pending', 'unassigned', NULL, '2026-11-22 23:40:00+00', '2026-11-22 23:40:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7b9b-7ae9-a1c6-7549a45829b0', 2, '5e4f1ce0-0000-4000-8000-000000000008', 'Aromatherapy Ritual', '7e4a1570-0000-4000-8000-000000000005', '2026-11-30', '12:00:00', 75, 'Omar Said', 'Omar', 'Said', NULL, '0491 570 737', false, NULL, NULL, 139.00, 'USD', 'confirmed', NULL, NULL, '2026-11-23 01:04:00+00', '2026-11-23 01:04:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7bb1-7a8d-8d34-e3aaae4601b1', 2, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000005', '2026-12-01', '10:00:00', 60, 'Nadia Aziz', 'Nadia', 'Aziz', 'nadia.aziz@example.com', '0491 571 266', false, 'Allergic to almond oil.', NULL, 115.00, 'USD', 'confirmed', NULL, NULL, '2026-11-23 04:24:00+00', '2026-11-23 04:24:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7be6-719e-8218-34ecb6619239', 2, '5e4f1ce0-0000-4000-8000-000000000002', 'Remedial Massage', '7e4a1570-0000-4000-8000-000000000003', '2026-11-30', '10:00:00', 60, 'Elena Rossi', 'Elena', 'Rossi', 'elena.rossi@example.com', '0491 570 159', false, 'Please no conversation, thank you.', NULL, 125.00, 'USD', 'confirmed', NULL, NULL, '2026-11-23 23:15:00+00', '2026-11-23 23:15:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7c1f-7bc8-9ae4-c3e283e2ad99', 2, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000003', '2026-11-30', '12:30:00', 60, 'Amir Haddad', 'Amir', 'Haddad', 'amir.haddad@example.com', '0491 570 110', false, NULL, NULL, 129.50, 'USD', 'confirmed', NULL, NULL, '2026-11-24 03:39:00+00', '2026-11-24 03:39:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7c2c-7c67-96ab-20cf833d1128', 2, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000001', '2026-11-30', '13:00:00', 60, 'Olivia Sharpe', 'Olivia', 'Sharpe', 'olivia.sharpe@example.com', '0491 578 957', false, NULL, NULL, 129.50, 'USD', 'confirmed', NULL, NULL, '2026-11-24 05:13:00+00', '2026-11-24 05:13:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7b5f-7385-9066-e281962fdb06', 3, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000002', '2026-11-27', '10:00:00', 60, 'Elena Rossi', 'Elena', 'Rossi', 'elena.rossi@example.com', '0491 570 159', false, NULL, NULL, 115.00, 'USD', 'completed', NULL, NULL, '2026-11-22 07:17:00+00', '2026-11-27 00:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7bbc-72e9-a20f-b1822afffdc3', 3, '5e4f1ce0-0000-4000-8000-000000000002', 'Remedial Massage', '7e4a1570-0000-4000-8000-000000000001', '2026-11-27', '10:30:00', 60, 'Daniel Okafor', 'Daniel', 'Okafor', 'daniel.okafor@example.com', '0491 570 157', false, NULL, NULL, 125.00, 'USD', 'completed', NULL, NULL, '2026-11-23 04:44:00+00', '2026-11-27 00:30:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7a9d-709f-96d7-d3eaa034313a', 3, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000003', '2026-11-27', '12:00:00', 60, 'Nadia Aziz', 'Nadia', 'Aziz', 'nadia.aziz@example.com', '0491 571 266', false, NULL, NULL, 129.50, 'USD', 'completed', NULL, NULL, '2026-11-19 21:01:00+00', '2026-11-27 02:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7aaf-7ce8-a250-fa6dc827b297', 3, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000004', '2026-11-27', '12:00:00', 60, 'Aisha Khan', 'Aisha', 'Khan', 'aisha.khan@example.com', '0491 572 983', false, NULL, NULL, 115.00, 'USD', 'completed', NULL, NULL, '2026-11-19 23:51:00+00', '2026-11-27 02:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7b31-7772-b0ad-ae5769f2867a', 3, '5e4f1ce0-0000-4000-8000-000000000006', 'Foot and Scalp Massage', '7e4a1570-0000-4000-8000-000000000002', '2026-11-27', '14:30:00', 45, 'Omar Said', 'Omar', 'Said', NULL, '0491 570 737', false, NULL, NULL, 79.00, 'USD', 'completed', NULL, NULL, '2026-11-21 07:54:00+00', '2026-11-27 04:15:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7c4a-7bbd-adec-995ebda63cc1', 3, '5e4f1ce0-0000-4000-8000-000000000005', 'Hot Stone Massage', '7e4a1570-0000-4000-8000-000000000001', '2026-11-27', '14:30:00', 90, 'Sophie Lindqvist', 'Sophie', 'Lindqvist', NULL, '0491 570 158', false, NULL, NULL, 165.00, 'USD', 'completed', NULL, NULL, '2026-11-24 21:24:00+00', '2026-11-27 05:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7b0b-7002-b390-20206a0ed564', 3, '5e4f1ce0-0000-4000-8000-000000000005', 'Hot Stone Massage', '7e4a1570-0000-4000-8000-000000000006', '2026-11-27', '15:30:00', 90, 'Ingrid Solheim', 'Ingrid', 'Solheim', 'ingrid.solheim@example.com', '0491 575 254', false, NULL, NULL, 165.00, 'USD', 'completed', NULL, NULL, '2026-11-21 04:30:00+00', '2026-11-27 06:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-799d-772a-86e3-797277d452cb', 3, '5e4f1ce0-0000-4000-8000-000000000002', 'Remedial Massage', '7e4a1570-0000-4000-8000-000000000006', '2026-11-27', '17:30:00', 60, 'Mereana Tautahi', 'Mereana', 'Tautahi', 'mereana.tautahi@example.com', '0491 576 398', false, NULL, NULL, 125.00, 'USD', 'completed', NULL, NULL, '2026-11-17 22:40:00+00', '2026-11-27 07:30:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7be0-7787-8e3a-8aedcfa8f4e6', 3, '5e4f1ce0-0000-4000-8000-000000000005', 'Hot Stone Massage', '7e4a1570-0000-4000-8000-000000000004', '2026-11-27', '18:30:00', 90, 'Patrick Doyle', 'Patrick', 'Doyle', 'patrick.doyle@example.com', '0491 574 632', false, 'Marathon in two weeks, calves are tight.', NULL, 165.00, 'USD', 'completed', NULL, NULL, '2026-11-23 07:55:00+00', '2026-11-27 09:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7bf4-702d-bc46-8750ccdb99cb', 3, '5e4f1ce0-0000-4000-8000-000000000006', 'Foot and Scalp Massage', '7e4a1570-0000-4000-8000-000000000002', '2026-11-28', '12:00:00', 45, 'Olivia Sharpe', 'Olivia', 'Sharpe', 'olivia.sharpe@example.com', '0491 578 957', false, NULL, NULL, 79.00, 'USD', 'completed', NULL, NULL, '2026-11-24 01:17:00+00', '2026-11-28 01:45:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7b4b-79ed-8f99-78d73ada80c7', 3, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000004', '2026-11-28', '14:00:00', 60, 'Hugo Laurent', 'Hugo', 'Laurent', NULL, '0491 579 212', false, NULL, NULL, 129.50, 'USD', 'completed', NULL, NULL, '2026-11-22 02:02:00+00', '2026-11-28 04:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7a52-7b54-8d3e-eb70781f75c8', 3, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000005', '2026-11-28', '15:00:00', 60, 'Daniel Okafor', 'Daniel', 'Okafor', 'daniel.okafor@example.com', '0491 570 157', false, NULL, NULL, 115.00, 'USD', 'completed', NULL, NULL, '2026-11-19 06:19:00+00', '2026-11-28 05:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7c3a-7883-a172-fa33a1799a3a', 3, '5e4f1ce0-0000-4000-8000-000000000005', 'Hot Stone Massage', '7e4a1570-0000-4000-8000-000000000006', '2026-11-28', '14:30:00', 90, 'Amir Haddad', 'Amir', 'Haddad', 'amir.haddad@example.com', '0491 570 110', false, NULL, NULL, 165.00, 'USD', 'completed', NULL, NULL, '2026-11-24 05:43:00+00', '2026-11-28 05:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7ad9-757e-a676-4fa7b769d214', 3, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000004', '2026-11-28', '19:30:00', 60, 'Georgia Marsh', 'Georgia', 'Marsh', 'georgia.marsh@example.com', '0491 570 006', false, NULL, NULL, 129.50, 'USD', 'completed', NULL, NULL, '2026-11-20 23:22:00+00', '2026-11-28 09:30:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7bcc-716c-a849-5d1f12c0400b', 3, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000004', '2026-11-29', '09:30:00', 60, 'Omar Said', 'Omar', 'Said', NULL, '0491 570 737', false, NULL, NULL, 129.50, 'USD', 'completed', NULL, NULL, '2026-11-23 04:58:00+00', '2026-11-28 23:30:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7b6f-77a1-8d4a-80b220251a25', 3, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000005', '2026-11-29', '09:30:00', 60, 'Freya Dunn', 'Freya', 'Dunn', 'freya.dunn@example.com', '0491 571 804', false, 'Left shoulder, please go lightly around the collarbone.', NULL, 115.00, 'USD', 'completed', NULL, NULL, '2026-11-22 07:34:00+00', '2026-11-28 23:30:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7acb-79ea-8f06-dc41aaecc9ac', 3, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000004', '2026-11-29', '11:00:00', 60, 'Nadia Aziz', 'Nadia', 'Aziz', 'nadia.aziz@example.com', '0491 571 266', false, NULL, NULL, 129.50, 'USD', 'completed', NULL, NULL, '2026-11-20 07:10:00+00', '2026-11-29 01:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7ba7-7832-8f1e-d57a7216cac7', 3, '5e4f1ce0-0000-4000-8000-000000000002', 'Remedial Massage', '7e4a1570-0000-4000-8000-000000000006', '2026-11-29', '12:30:00', 60, 'Patrick Doyle', 'Patrick', 'Doyle', 'patrick.doyle@example.com', '0491 574 632', false, NULL, NULL, 125.00, 'USD', 'completed', NULL, NULL, '2026-11-23 01:10:00+00', '2026-11-29 02:30:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7c0f-77de-97f9-bc176f68e26e', 3, '5e4f1ce0-0000-4000-8000-000000000008', 'Aromatherapy Ritual', '7e4a1570-0000-4000-8000-000000000005', '2026-11-29', '14:00:00', 75, 'Aisha Khan', 'Aisha', 'Khan', 'aisha.khan@example.com', '0491 572 983', false, NULL, NULL, 139.00, 'USD', 'completed', NULL, NULL, '2026-11-24 03:13:00+00', '2026-11-29 04:15:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7c7c-7343-80ad-c501946b3db2', 2, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000003', '2026-12-01', '14:00:00', 60, 'Priya Raman', 'Priya', 'Raman', 'priya.raman@example.com', '0491 570 156', false, '31 weeks. I would like a second pillow.', NULL, 129.50, 'USD', 'confirmed', NULL, NULL, '2026-11-25 06:39:00+00', '2026-11-25 06:39:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7c8f-7901-a984-a750ef76d5b3', 2, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000002', '2026-11-30', '11:30:00', 60, 'Angus McRae', 'Angus', 'McRae', 'angus.mcrae@example.com', '0491 579 455', false, NULL, NULL, 115.00, 'USD', 'confirmed', NULL, NULL, '2026-11-26 05:19:00+00', '2026-11-26 05:19:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7d41-757d-9757-3fcc724cf5de', 2, '5e4f1ce0-0000-4000-8000-000000000005', 'Hot Stone Massage', '7e4a1570-0000-4000-8000-000000000006', '2026-11-30', '18:30:00', 90, 'Yuki Hara', 'Yuki', 'Hara', 'yuki.hara@example.com', '0491 573 770', false, 'Please no conversation, thank you.', NULL, 165.00, 'USD', 'confirmed', NULL, NULL, '2026-11-26 21:08:00+00', '2026-11-26 21:08:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7d57-7b71-9132-1eb2fca616d0', 2, '5e4f1ce0-0000-4000-8000-000000000008', 'Aromatherapy Ritual', '7e4a1570-0000-4000-8000-000000000005', '2026-12-01', '14:30:00', 75, 'Tess Grant', 'Tess', 'Grant', NULL, '0491 572 549', false, NULL, NULL, 139.00, 'USD', 'confirmed', NULL, NULL, '2026-11-26 21:09:00+00', '2026-11-26 21:09:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7d63-7870-b26f-d61a9a51f998', 2, '5e4f1ce0-0000-4000-8000-000000000008', 'Aromatherapy Ritual', '7e4a1570-0000-4000-8000-000000000006', '2026-11-30', '12:30:00', 75, 'Leo Castel', 'Leo', 'Castel', 'leo.castel@example.com', '0491 572 665', false, 'Marathon in two weeks, calves are tight.', NULL, 139.00, 'USD', 'confirmed', NULL, NULL, '2026-11-26 22:19:00+00', '2026-11-26 22:19:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7da9-75a8-b956-af7cca34ce03', 2, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000002', '2026-11-30', '16:00:00', 60, 'Priya Raman', 'Priya', 'Raman', 'priya.raman@example.com', '0491 570 156', false, NULL, NULL, 115.00, 'USD', 'confirmed', NULL, NULL, '2026-11-27 02:25:00+00', '2026-11-27 02:25:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7c6e-7fb1-8487-888c7e289541', 3, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000004', '2026-11-27', '14:00:00', 60, 'Ruby Nguyen', 'Ruby', 'Nguyen', 'ruby.nguyen@example.com', '0491 574 118', false, '31 weeks. I would like a second pillow.', NULL, 129.50, 'USD', 'completed', NULL, NULL, '2026-11-25 03:03:00+00', '2026-11-27 04:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7e03-790f-8187-4cba21b7df8f', 2, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000004', '2026-12-01', '18:30:00', 60, 'Omar Said', 'Omar', 'Said', NULL, '0491 570 737', false, NULL, NULL, 115.00, 'USD', 'confirmed', NULL, NULL, '2026-11-27 06:06:00+00', '2026-11-27 06:06:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7bff-776f-9993-5517dec810eb', 3, '5e4f1ce0-0000-4000-8000-000000000008', 'Aromatherapy Ritual', 'a11a0000-0000-4000-8000-000000000000', '2026-11-27', '14:00:00', 75, 'Dev Malhotra', 'Dev', 'Malhotra', NULL, '0491 577 644', false, NULL, NULL, 139.00, 'USD', 'completed', NULL, NULL, '2026-11-24 01:43:00+00', '2026-11-27 10:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7e43-745f-b682-911a100554ad', 2, '5e4f1ce0-0000-4000-8000-000000000004', 'Lomi Lomi', '7e4a1570-0000-4000-8000-000000000004', '2026-12-01', '14:30:00', 90, 'Kai Lindsay', 'Kai', 'Lindsay', 'kai.lindsay@example.com', '0491 570 313', false, NULL, NULL, 175.00, 'USD', 'confirmed', NULL, NULL, '2026-11-27 23:28:00+00', '2026-11-27 23:28:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7e4c-7e16-9788-b73eb3775713', 2, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000004', '2026-12-01', '12:00:00', 60, 'Sophie Lindqvist', 'Sophie', 'Lindqvist', NULL, '0491 570 158', false, NULL, NULL, 115.00, 'USD', 'confirmed', NULL, NULL, '2026-11-28 00:03:00+00', '2026-11-28 00:03:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7e61-7113-b328-b9170103bfd8', 2, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000003', '2026-12-01', '09:00:00', 60, 'Bella Fitzroy', 'Bella', 'Fitzroy', 'bella.fitzroy@example.com', '0491 578 888', false, NULL, NULL, 129.50, 'USD', 'confirmed', NULL, NULL, '2026-11-28 02:19:00+00', '2026-11-28 02:19:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7e6c-700b-831d-8df4f3d56fba', 2, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000001', '2026-12-01', '11:30:00', 60, 'Sam Papadopoulos', 'Sam', 'Papadopoulos', NULL, '0491 575 789', false, NULL, NULL, 129.50, 'USD', 'confirmed', NULL, NULL, '2026-11-28 03:17:00+00', '2026-11-28 03:17:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7e77-78fa-b291-8b9e474dd094', 2, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000001', '2026-11-30', '16:00:00', 60, 'Bella Fitzroy', 'Bella', 'Fitzroy', 'bella.fitzroy@example.com', '0491 578 888', false, NULL, NULL, 129.50, 'USD', 'confirmed', NULL, NULL, '2026-11-28 03:34:00+00', '2026-11-28 03:34:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7e7e-74ed-afe3-52c286eaaa6f', 2, '5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', '7e4a1570-0000-4000-8000-000000000003', '2026-12-01', '10:30:00', 60, 'Zara Ibrahim', 'Zara', 'Ibrahim', 'zara.ibrahim@example.com', '0491 579 760', false, NULL, NULL, 129.50, 'USD', 'confirmed', NULL, NULL, '2026-11-28 03:43:00+00', '2026-11-28 03:43:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7e97-714d-a3e7-0471aeb6e2fa', 2, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000005', '2026-11-30', '15:30:00', 60, 'Marcus Bell', 'Marcus', 'Bell', 'marcus.bell@example.com', '0491 571 491', false, 'Please no conversation, thank you.', NULL, 115.00, 'USD', 'confirmed', NULL, NULL, '2026-11-28 04:08:00+00', '2026-11-28 04:08:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7eb4-713b-9425-7b6984172584', 2, '5e4f1ce0-0000-4000-8000-000000000008', 'Aromatherapy Ritual', '7e4a1570-0000-4000-8000-000000000006', '2026-12-01', '14:30:00', 75, 'Yuki Hara', 'Yuki', 'Hara', 'yuki.hara@example.com', '0491 573 770', false, 'Please no conversation, thank you.', NULL, 139.00, 'USD', 'confirmed', NULL, NULL, '2026-11-28 05:20:00+00', '2026-11-28 05:20:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7ec4-7efe-8210-b613a8eb86f3', 2, '5e4f1ce0-0000-4000-8000-000000000002', 'Remedial Massage', '7e4a1570-0000-4000-8000-000000000001', '2026-12-01', '16:00:00', 60, 'Chiara Bruno', 'Chiara', 'Bruno', 'chiara.bruno@example.com', '0491 577 426', false, NULL, NULL, 125.00, 'USD', 'confirmed', NULL, NULL, '2026-11-28 05:55:00+00', '2026-11-28 05:55:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7ca7-706c-a54d-83a9e252552f', 3, '5e4f1ce0-0000-4000-8000-000000000002', 'Remedial Massage', '7e4a1570-0000-4000-8000-000000000006', '2026-11-29', '10:00:00', 60, 'Ruby Nguyen', 'Ruby', 'Nguyen', 'ruby.nguyen@example.com', '0491 574 118', false, '31 weeks. I would like a second pillow.', NULL, 125.00, 'USD', 'completed', NULL, NULL, '2026-11-26 05:32:00+00', '2026-11-29 00:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a22649-7c5a-7eb8-a2a7-1f18435cd1d5', 3, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000005', '2026-11-29', '11:00:00', 60, 'Tess Grant', 'Tess', 'Grant', NULL, '0491 572 549', false, '31 weeks. I would like a second pillow.', NULL, 115.00, 'USD', 'completed', NULL, NULL, '2026-11-25 00:01:00+00', '2026-11-29 01:00:00+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf', 2, '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000002', '2026-12-04', '11:00:00', 60, 'Georgia Marsh', 'Georgia', 'Marsh', 'georgia@example.test', '0491 570 156', false, 'Prefers the quiet room', NULL, 115.00, 'USD', 'confirmed', NULL, NULL, '2026-11-29 07:53:09.873+00', '2026-11-29 07:53:09.873+00', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.business_settings VALUES ('reminders', '{"by_mail": true, "by_text": true, "same_day": false, "hours_before": 48}', '2026-11-29 07:50:57.056398+00', 1);
INSERT INTO public.business_settings VALUES ('shop_details', '{"name": "Longwater", "email": "hello@longwater.example", "phone": "(02) 5550 4821", "words": {"team": "Choose a person, not only a time. Every therapist sets aside ten minutes before the first session to listen.", "about": {"lead": "We opened in 2010 with two tables and a kettle. There are five rooms now, and still no music you have to listen to.", "text": "Each appointment has a quarter of an hour on either side, so nobody is hurried off a warm table. Tell us what hurts, what to avoid and how much pressure you like; it is written down once and remembered.", "title": "A bathhouse kept small on purpose"}, "needs": [{"need": "Neck, back, desk work", "word": "Remedial"}, {"need": "A mind that will not stop", "word": "Swedish"}, {"need": "Cold hands, long winter", "word": "Hot Stone"}, {"need": "Expecting", "word": "Pregnancy"}], "reasons": [{"text": "The same owners, the same street, and most of the first clients.", "title": "Over 15 years of experience"}, {"text": "Diploma-qualified, insured, and registered with the major health funds.", "title": "Licensed therapists"}, {"text": "After each session: what we found, and when it makes sense to return.", "title": "Personalised plans"}, {"text": "Until 10pm from Monday to Saturday, and all day Sunday until five.", "title": "Flexible evenings and weekends"}], "services": "Each price covers the whole session, oil, hot towels and tax. You pay at the shop.", "directions": "Central Station, 7 minutes on foot", "testimonial": {"quote": "I arrived with a neck that would not turn and left able to reverse the car. Mei had found the cause before I had finished explaining.", "person": "Harriet B., Redfern, a client since 2017"}}, "mapUrl": "https://www.openstreetmap.org/search?query=Crown%20Street%20Surry%20Hills", "tagline": "Remedial, hot stone and pregnancy massage in five quiet rooms behind Crown Street, Surry Hills.", "addressLines": ["48 Carrington Lane", "Surry Hills NSW 2010"]}', '2026-11-12 21:00:00+00', 1);
INSERT INTO public.business_settings VALUES ('booking_rules', '{"slot_occupancy": "full_duration", "confirm_by_mail": false, "desk_picks_offers": false, "assign_any_available": false, "visitors_book_visits": false, "cleanup_buffer_minutes": 15, "book_outside_business_hours": false}', '2026-11-12 21:00:00+00', 2);
INSERT INTO public.business_settings VALUES ('demo_shop', '{"instant": "2026-11-29T07:51:13.552Z", "isComplete": true}', '2026-11-29 07:51:13.559824+00', 1);
INSERT INTO public.client_identities VALUES ('01a2264c-0810-73ae-a003-f154958c0673', 'email', 'rosa@example.test');
INSERT INTO public.client_identities VALUES ('01a2264c-0810-73ae-a003-f154958c0673', 'phone', '0491 570 158');
INSERT INTO public.clients VALUES ('01a2264c-0810-73ae-a003-f154958c0673', 'c1', 'Rosa', 'Quill', 'Likes lavender', NULL, '2026-11-29 07:54:06.743+00', '2026-11-29 07:54:06.743+00', 'rosa@example.test', NULL, NULL, NULL);
INSERT INTO public.customer_bookings VALUES ('01a22649-7ae9-7e36-9757-8e38767dcbc2', 'jack.whelan@example.com', 'Jack Whelan', 'jack.whelan@example.com', '0491 576 801', '2026-11-30', '11:00:00', 'confirmed', 'USD', 16500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7afb-707a-9eda-665e0acf9402', '0491572549', 'Tess Grant', NULL, '0491 572 549', '2026-11-27', '14:30:00', 'confirmed', 'USD', 12500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7b17-7839-a166-dea2b94e1891', 'zara.ibrahim@example.com', 'Zara Ibrahim', 'zara.ibrahim@example.com', '0491 579 760', '2026-11-30', '09:00:00', 'confirmed', 'USD', 7900);
INSERT INTO public.customer_bookings VALUES ('01a22649-7b23-738f-a053-670817178965', 'mereana.tautahi@example.com', 'Mereana Tautahi', 'mereana.tautahi@example.com', '0491 576 398', '2026-11-30', '09:00:00', 'confirmed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7b3f-7db7-8b01-667056b01d11', 'kai.lindsay@example.com', 'Kai Lindsay', 'kai.lindsay@example.com', '0491 570 313', '2026-11-30', '10:00:00', 'confirmed', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7b52-7ff0-aefb-432ced2a0aa1', 'ingrid.solheim@example.com', 'Ingrid Solheim', 'ingrid.solheim@example.com', '0491 575 254', '2026-12-01', '09:30:00', 'confirmed', 'USD', 12500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7b7f-79ad-a20d-096c19dc263a', 'tomasz.nowak@example.com', 'Tomasz Nowak', 'tomasz.nowak@example.com', '0491 578 148', '2026-12-01', '10:30:00', 'confirmed', 'USD', 7900);
INSERT INTO public.customer_bookings VALUES ('01a22649-7b8e-7ec7-a38b-5661b7fcc925', 'ruby.nguyen@example.com', 'Ruby Nguyen', 'ruby.nguyen@example.com', '0491 574 118', '2026-11-30', '15:00:00', 'pending', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7b9b-7ae9-a1c6-7549a45829b0', '0491570737', 'Omar Said', NULL, '0491 570 737', '2026-11-30', '12:00:00', 'confirmed', 'USD', 13900);
INSERT INTO public.customer_bookings VALUES ('01a22649-7bb1-7a8d-8d34-e3aaae4601b1', 'nadia.aziz@example.com', 'Nadia Aziz', 'nadia.aziz@example.com', '0491 571 266', '2026-12-01', '10:00:00', 'confirmed', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7be6-719e-8218-34ecb6619239', 'elena.rossi@example.com', 'Elena Rossi', 'elena.rossi@example.com', '0491 570 159', '2026-11-30', '10:00:00', 'confirmed', 'USD', 12500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7bf4-702d-bc46-8750ccdb99cb', 'olivia.sharpe@example.com', 'Olivia Sharpe', 'olivia.sharpe@example.com', '0491 578 957', '2026-11-28', '12:00:00', 'completed', 'USD', 7900);
INSERT INTO public.customer_bookings VALUES ('01a22649-7bff-776f-9993-5517dec810eb', '0491577644', 'Dev Malhotra', NULL, '0491 577 644', '2026-11-27', '14:00:00', 'completed', 'USD', 13900);
INSERT INTO public.customer_bookings VALUES ('01a22649-7c0f-77de-97f9-bc176f68e26e', 'aisha.khan@example.com', 'Aisha Khan', 'aisha.khan@example.com', '0491 572 983', '2026-11-29', '14:00:00', 'completed', 'USD', 13900);
INSERT INTO public.customer_bookings VALUES ('01a22649-7c1f-7bc8-9ae4-c3e283e2ad99', 'amir.haddad@example.com', 'Amir Haddad', 'amir.haddad@example.com', '0491 570 110', '2026-11-30', '12:30:00', 'confirmed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7c2c-7c67-96ab-20cf833d1128', 'olivia.sharpe@example.com', 'Olivia Sharpe', 'olivia.sharpe@example.com', '0491 578 957', '2026-11-30', '13:00:00', 'confirmed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7c3a-7883-a172-fa33a1799a3a', 'amir.haddad@example.com', 'Amir Haddad', 'amir.haddad@example.com', '0491 570 110', '2026-11-28', '14:30:00', 'completed', 'USD', 16500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7c4a-7bbd-adec-995ebda63cc1', '0491570158', 'Sophie Lindqvist', NULL, '0491 570 158', '2026-11-27', '14:30:00', 'completed', 'USD', 16500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7c5a-7eb8-a2a7-1f18435cd1d5', '0491572549', 'Tess Grant', NULL, '0491 572 549', '2026-11-29', '11:00:00', 'completed', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7c6e-7fb1-8487-888c7e289541', 'ruby.nguyen@example.com', 'Ruby Nguyen', 'ruby.nguyen@example.com', '0491 574 118', '2026-11-27', '14:00:00', 'completed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7c7c-7343-80ad-c501946b3db2', 'priya.raman@example.com', 'Priya Raman', 'priya.raman@example.com', '0491 570 156', '2026-12-01', '14:00:00', 'confirmed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7c8f-7901-a984-a750ef76d5b3', 'angus.mcrae@example.com', 'Angus McRae', 'angus.mcrae@example.com', '0491 579 455', '2026-11-30', '11:30:00', 'confirmed', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7ca7-706c-a54d-83a9e252552f', 'ruby.nguyen@example.com', 'Ruby Nguyen', 'ruby.nguyen@example.com', '0491 574 118', '2026-11-29', '10:00:00', 'completed', 'USD', 12500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7d41-757d-9757-3fcc724cf5de', 'yuki.hara@example.com', 'Yuki Hara', 'yuki.hara@example.com', '0491 573 770', '2026-11-30', '18:30:00', 'confirmed', 'USD', 16500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7d57-7b71-9132-1eb2fca616d0', '0491572549', 'Tess Grant', NULL, '0491 572 549', '2026-12-01', '14:30:00', 'confirmed', 'USD', 13900);
INSERT INTO public.customer_bookings VALUES ('01a22649-7d63-7870-b26f-d61a9a51f998', 'leo.castel@example.com', 'Leo Castel', 'leo.castel@example.com', '0491 572 665', '2026-11-30', '12:30:00', 'confirmed', 'USD', 13900);
INSERT INTO public.customer_bookings VALUES ('01a22649-7da9-75a8-b956-af7cca34ce03', 'priya.raman@example.com', 'Priya Raman', 'priya.raman@example.com', '0491 570 156', '2026-11-30', '16:00:00', 'confirmed', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7e03-790f-8187-4cba21b7df8f', '0491570737', 'Omar Said', NULL, '0491 570 737', '2026-12-01', '18:30:00', 'confirmed', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7e43-745f-b682-911a100554ad', 'kai.lindsay@example.com', 'Kai Lindsay', 'kai.lindsay@example.com', '0491 570 313', '2026-12-01', '14:30:00', 'confirmed', 'USD', 17500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7e4c-7e16-9788-b73eb3775713', '0491570158', 'Sophie Lindqvist', NULL, '0491 570 158', '2026-12-01', '12:00:00', 'confirmed', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7e61-7113-b328-b9170103bfd8', 'bella.fitzroy@example.com', 'Bella Fitzroy', 'bella.fitzroy@example.com', '0491 578 888', '2026-12-01', '09:00:00', 'confirmed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7e6c-700b-831d-8df4f3d56fba', '0491575789', 'Sam Papadopoulos', NULL, '0491 575 789', '2026-12-01', '11:30:00', 'confirmed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7e77-78fa-b291-8b9e474dd094', 'bella.fitzroy@example.com', 'Bella Fitzroy', 'bella.fitzroy@example.com', '0491 578 888', '2026-11-30', '16:00:00', 'confirmed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7e7e-74ed-afe3-52c286eaaa6f', 'zara.ibrahim@example.com', 'Zara Ibrahim', 'zara.ibrahim@example.com', '0491 579 760', '2026-12-01', '10:30:00', 'confirmed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7e97-714d-a3e7-0471aeb6e2fa', 'marcus.bell@example.com', 'Marcus Bell', 'marcus.bell@example.com', '0491 571 491', '2026-11-30', '15:30:00', 'confirmed', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7eb4-713b-9425-7b6984172584', 'yuki.hara@example.com', 'Yuki Hara', 'yuki.hara@example.com', '0491 573 770', '2026-12-01', '14:30:00', 'confirmed', 'USD', 13900);
INSERT INTO public.customer_bookings VALUES ('01a22649-7ec4-7efe-8210-b613a8eb86f3', 'chiara.bruno@example.com', 'Chiara Bruno', 'chiara.bruno@example.com', '0491 577 426', '2026-12-01', '16:00:00', 'confirmed', 'USD', 12500);
INSERT INTO public.customer_bookings VALUES ('01a22649-799d-772a-86e3-797277d452cb', 'mereana.tautahi@example.com', 'Mereana Tautahi', 'mereana.tautahi@example.com', '0491 576 398', '2026-11-27', '17:30:00', 'completed', 'USD', 12500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7a52-7b54-8d3e-eb70781f75c8', 'daniel.okafor@example.com', 'Daniel Okafor', 'daniel.okafor@example.com', '0491 570 157', '2026-11-28', '15:00:00', 'completed', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7a9d-709f-96d7-d3eaa034313a', 'nadia.aziz@example.com', 'Nadia Aziz', 'nadia.aziz@example.com', '0491 571 266', '2026-11-27', '12:00:00', 'completed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7aaf-7ce8-a250-fa6dc827b297', 'aisha.khan@example.com', 'Aisha Khan', 'aisha.khan@example.com', '0491 572 983', '2026-11-27', '12:00:00', 'completed', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7acb-79ea-8f06-dc41aaecc9ac', 'nadia.aziz@example.com', 'Nadia Aziz', 'nadia.aziz@example.com', '0491 571 266', '2026-11-29', '11:00:00', 'completed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7ad9-757e-a676-4fa7b769d214', 'georgia.marsh@example.com', 'Georgia Marsh', 'georgia.marsh@example.com', '0491 570 006', '2026-11-28', '19:30:00', 'completed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7b0b-7002-b390-20206a0ed564', 'ingrid.solheim@example.com', 'Ingrid Solheim', 'ingrid.solheim@example.com', '0491 575 254', '2026-11-27', '15:30:00', 'completed', 'USD', 16500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7b31-7772-b0ad-ae5769f2867a', '0491570737', 'Omar Said', NULL, '0491 570 737', '2026-11-27', '14:30:00', 'completed', 'USD', 7900);
INSERT INTO public.customer_bookings VALUES ('01a22649-7b4b-79ed-8f99-78d73ada80c7', '0491579212', 'Hugo Laurent', NULL, '0491 579 212', '2026-11-28', '14:00:00', 'completed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7b5f-7385-9066-e281962fdb06', 'elena.rossi@example.com', 'Elena Rossi', 'elena.rossi@example.com', '0491 570 159', '2026-11-27', '10:00:00', 'completed', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7b6f-77a1-8d4a-80b220251a25', 'freya.dunn@example.com', 'Freya Dunn', 'freya.dunn@example.com', '0491 571 804', '2026-11-29', '09:30:00', 'completed', 'USD', 11500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7ba7-7832-8f1e-d57a7216cac7', 'patrick.doyle@example.com', 'Patrick Doyle', 'patrick.doyle@example.com', '0491 574 632', '2026-11-29', '12:30:00', 'completed', 'USD', 12500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7bbc-72e9-a20f-b1822afffdc3', 'daniel.okafor@example.com', 'Daniel Okafor', 'daniel.okafor@example.com', '0491 570 157', '2026-11-27', '10:30:00', 'completed', 'USD', 12500);
INSERT INTO public.customer_bookings VALUES ('01a22649-7bcc-716c-a849-5d1f12c0400b', '0491570737', 'Omar Said', NULL, '0491 570 737', '2026-11-29', '09:30:00', 'completed', 'USD', 12950);
INSERT INTO public.customer_bookings VALUES ('01a22649-7be0-7787-8e3a-8aedcfa8f4e6', 'patrick.doyle@example.com', 'Patrick Doyle', 'patrick.doyle@example.com', '0491 574 632', '2026-11-27', '18:30:00', 'completed', 'USD', 16500);
INSERT INTO public.customer_bookings VALUES ('01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf', 'georgia@example.test', 'Georgia Marsh', 'georgia@example.test', '0491 570 156', '2026-12-04', '11:00:00', 'confirmed', 'USD', 11500);
INSERT INTO public.customer_clients VALUES ('01a2264b-2a29-7147-a34a-75ea8859795e', 'theo@example.test', 'Theo Lind', 'theo@example.test', '0491 570 157');
INSERT INTO public.customer_clients VALUES ('01a2264c-0810-73ae-a003-f154958c0673', 'rosa@example.test', 'Rosa Quill', 'rosa@example.test', '0491 570 158');
INSERT INTO public.customer_identities VALUES ('tomasz.nowak@example.com', 'email', 'tomasz.nowak@example.com', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('georgia@example.test', 'email', 'georgia@example.test', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('tomasz.nowak@example.com', 'name', 'Tomasz Nowak', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('georgia@example.test', 'name', 'Georgia Marsh', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('georgia@example.test', 'phone', '0491 570 156', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('theo@example.test', 'name', 'Theo Lind', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('theo@example.test', 'email', 'theo@example.test', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('theo@example.test', 'phone', '0491 570 157', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('tomasz.nowak@example.com', 'phone', '0491 578 148', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('jack.whelan@example.com', 'email', 'jack.whelan@example.com', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('jack.whelan@example.com', 'name', 'Jack Whelan', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('jack.whelan@example.com', 'phone', '0491 576 801', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('angus.mcrae@example.com', 'name', 'Angus McRae', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('0491570158', 'phone', '0491 570 158', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('leo.castel@example.com', 'email', 'leo.castel@example.com', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('ruby.nguyen@example.com', 'name', 'Ruby Nguyen', 3, DEFAULT);
INSERT INTO public.customer_identities VALUES ('priya.raman@example.com', 'email', 'priya.raman@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('amir.haddad@example.com', 'name', 'Amir Haddad', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('0491577644', 'phone', '0491 577 644', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('olivia.sharpe@example.com', 'phone', '0491 578 957', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('yuki.hara@example.com', 'phone', '0491 573 770', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('daniel.okafor@example.com', 'email', 'daniel.okafor@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('patrick.doyle@example.com', 'name', 'Patrick Doyle', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('bella.fitzroy@example.com', 'phone', '0491 578 888', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('kai.lindsay@example.com', 'phone', '0491 570 313', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('0491570737', 'name', 'Omar Said', 4, DEFAULT);
INSERT INTO public.customer_identities VALUES ('elena.rossi@example.com', 'phone', '0491 570 159', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('georgia.marsh@example.com', 'email', 'georgia.marsh@example.com', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('mereana.tautahi@example.com', 'phone', '0491 576 398', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('marcus.bell@example.com', 'phone', '0491 571 491', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('aisha.khan@example.com', 'name', 'Aisha Khan', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('ingrid.solheim@example.com', 'phone', '0491 575 254', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('olivia.sharpe@example.com', 'email', 'olivia.sharpe@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('0491579212', 'name', 'Hugo Laurent', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('0491570737', 'phone', '0491 570 737', 4, DEFAULT);
INSERT INTO public.customer_identities VALUES ('bella.fitzroy@example.com', 'email', 'bella.fitzroy@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('patrick.doyle@example.com', 'email', 'patrick.doyle@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('amir.haddad@example.com', 'phone', '0491 570 110', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('chiara.bruno@example.com', 'phone', '0491 577 426', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('elena.rossi@example.com', 'name', 'Elena Rossi', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('zara.ibrahim@example.com', 'name', 'Zara Ibrahim', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('0491575789', 'phone', '0491 575 789', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('marcus.bell@example.com', 'name', 'Marcus Bell', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('mereana.tautahi@example.com', 'email', 'mereana.tautahi@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('olivia.sharpe@example.com', 'name', 'Olivia Sharpe', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('angus.mcrae@example.com', 'phone', '0491 579 455', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('0491570158', 'name', 'Sophie Lindqvist', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('0491579212', 'phone', '0491 579 212', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('kai.lindsay@example.com', 'email', 'kai.lindsay@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('0491572549', 'name', 'Tess Grant', 3, DEFAULT);
INSERT INTO public.customer_identities VALUES ('ingrid.solheim@example.com', 'name', 'Ingrid Solheim', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('chiara.bruno@example.com', 'email', 'chiara.bruno@example.com', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('georgia.marsh@example.com', 'phone', '0491 570 006', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('0491575789', 'name', 'Sam Papadopoulos', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('nadia.aziz@example.com', 'name', 'Nadia Aziz', 3, DEFAULT);
INSERT INTO public.customer_identities VALUES ('kai.lindsay@example.com', 'name', 'Kai Lindsay', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('mereana.tautahi@example.com', 'name', 'Mereana Tautahi', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('leo.castel@example.com', 'name', 'Leo Castel', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('daniel.okafor@example.com', 'name', 'Daniel Okafor', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('bella.fitzroy@example.com', 'name', 'Bella Fitzroy', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('aisha.khan@example.com', 'phone', '0491 572 983', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('nadia.aziz@example.com', 'phone', '0491 571 266', 3, DEFAULT);
INSERT INTO public.customer_identities VALUES ('daniel.okafor@example.com', 'phone', '0491 570 157', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('yuki.hara@example.com', 'name', 'Yuki Hara', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('ruby.nguyen@example.com', 'email', 'ruby.nguyen@example.com', 3, DEFAULT);
INSERT INTO public.customer_identities VALUES ('freya.dunn@example.com', 'phone', '0491 571 804', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('marcus.bell@example.com', 'email', 'marcus.bell@example.com', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('zara.ibrahim@example.com', 'email', 'zara.ibrahim@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('ruby.nguyen@example.com', 'phone', '0491 574 118', 3, DEFAULT);
INSERT INTO public.customer_identities VALUES ('angus.mcrae@example.com', 'email', 'angus.mcrae@example.com', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('nadia.aziz@example.com', 'email', 'nadia.aziz@example.com', 3, DEFAULT);
INSERT INTO public.customer_identities VALUES ('zara.ibrahim@example.com', 'phone', '0491 579 760', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('priya.raman@example.com', 'name', 'Priya Raman', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('chiara.bruno@example.com', 'name', 'Chiara Bruno', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('priya.raman@example.com', 'phone', '0491 570 156', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('amir.haddad@example.com', 'email', 'amir.haddad@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('elena.rossi@example.com', 'email', 'elena.rossi@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('georgia.marsh@example.com', 'name', 'Georgia Marsh', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('patrick.doyle@example.com', 'phone', '0491 574 632', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('freya.dunn@example.com', 'name', 'Freya Dunn', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('0491577644', 'name', 'Dev Malhotra', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('freya.dunn@example.com', 'email', 'freya.dunn@example.com', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('aisha.khan@example.com', 'email', 'aisha.khan@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('ingrid.solheim@example.com', 'email', 'ingrid.solheim@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('leo.castel@example.com', 'phone', '0491 572 665', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('0491572549', 'phone', '0491 572 549', 3, DEFAULT);
INSERT INTO public.customer_identities VALUES ('yuki.hara@example.com', 'email', 'yuki.hara@example.com', 2, DEFAULT);
INSERT INTO public.customer_identities VALUES ('rosa@example.test', 'phone', '0491 570 158', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('rosa@example.test', 'email', 'rosa@example.test', 1, DEFAULT);
INSERT INTO public.customer_identities VALUES ('rosa@example.test', 'name', 'Rosa Quill', 1, DEFAULT);
INSERT INTO public.customers VALUES ('jack.whelan@example.com', 'Jack Whelan', 'jack.whelan@example.com', '0491 576 801', '2026-11-30', '2026-11-30', 1, '{"USD": 16500}', 'confirmed');
INSERT INTO public.customers VALUES ('tomasz.nowak@example.com', 'Tomasz Nowak', 'tomasz.nowak@example.com', '0491 578 148', '2026-12-01', '2026-12-01', 1, '{"USD": 7900}', 'confirmed');
INSERT INTO public.customers VALUES ('0491570737', 'Omar Said', NULL, '0491 570 737', '2026-11-27', '2026-12-01', 4, '{"USD": 46250}', 'confirmed');
INSERT INTO public.customers VALUES ('freya.dunn@example.com', 'Freya Dunn', 'freya.dunn@example.com', '0491 571 804', '2026-11-29', '2026-11-29', 1, '{"USD": 11500}', 'completed');
INSERT INTO public.customers VALUES ('aisha.khan@example.com', 'Aisha Khan', 'aisha.khan@example.com', '0491 572 983', '2026-11-27', '2026-11-29', 2, '{"USD": 25400}', 'completed');
INSERT INTO public.customers VALUES ('georgia.marsh@example.com', 'Georgia Marsh', 'georgia.marsh@example.com', '0491 570 006', '2026-11-28', '2026-11-28', 1, '{"USD": 12950}', 'completed');
INSERT INTO public.customers VALUES ('0491579212', 'Hugo Laurent', NULL, '0491 579 212', '2026-11-28', '2026-11-28', 1, '{"USD": 12950}', 'completed');
INSERT INTO public.customers VALUES ('kai.lindsay@example.com', 'Kai Lindsay', 'kai.lindsay@example.com', '0491 570 313', '2026-11-30', '2026-12-01', 2, '{"USD": 29000}', 'confirmed');
INSERT INTO public.customers VALUES ('patrick.doyle@example.com', 'Patrick Doyle', 'patrick.doyle@example.com', '0491 574 632', '2026-11-27', '2026-11-29', 2, '{"USD": 29000}', 'completed');
INSERT INTO public.customers VALUES ('priya.raman@example.com', 'Priya Raman', 'priya.raman@example.com', '0491 570 156', '2026-11-30', '2026-12-01', 2, '{"USD": 24450}', 'confirmed');
INSERT INTO public.customers VALUES ('elena.rossi@example.com', 'Elena Rossi', 'elena.rossi@example.com', '0491 570 159', '2026-11-27', '2026-11-30', 2, '{"USD": 24000}', 'confirmed');
INSERT INTO public.customers VALUES ('leo.castel@example.com', 'Leo Castel', 'leo.castel@example.com', '0491 572 665', '2026-11-30', '2026-11-30', 1, '{"USD": 13900}', 'confirmed');
INSERT INTO public.customers VALUES ('yuki.hara@example.com', 'Yuki Hara', 'yuki.hara@example.com', '0491 573 770', '2026-11-30', '2026-12-01', 2, '{"USD": 30400}', 'confirmed');
INSERT INTO public.customers VALUES ('0491577644', 'Dev Malhotra', NULL, '0491 577 644', '2026-11-27', '2026-11-27', 1, '{"USD": 13900}', 'completed');
INSERT INTO public.customers VALUES ('chiara.bruno@example.com', 'Chiara Bruno', 'chiara.bruno@example.com', '0491 577 426', '2026-12-01', '2026-12-01', 1, '{"USD": 12500}', 'confirmed');
INSERT INTO public.customers VALUES ('zara.ibrahim@example.com', 'Zara Ibrahim', 'zara.ibrahim@example.com', '0491 579 760', '2026-11-30', '2026-12-01', 2, '{"USD": 20850}', 'confirmed');
INSERT INTO public.customers VALUES ('angus.mcrae@example.com', 'Angus McRae', 'angus.mcrae@example.com', '0491 579 455', '2026-11-30', '2026-11-30', 1, '{"USD": 11500}', 'confirmed');
INSERT INTO public.customers VALUES ('0491572549', 'Tess Grant', NULL, '0491 572 549', '2026-11-27', '2026-12-01', 3, '{"USD": 37900}', 'confirmed');
INSERT INTO public.customers VALUES ('ingrid.solheim@example.com', 'Ingrid Solheim', 'ingrid.solheim@example.com', '0491 575 254', '2026-11-27', '2026-12-01', 2, '{"USD": 29000}', 'confirmed');
INSERT INTO public.customers VALUES ('0491575789', 'Sam Papadopoulos', NULL, '0491 575 789', '2026-12-01', '2026-12-01', 1, '{"USD": 12950}', 'confirmed');
INSERT INTO public.customers VALUES ('amir.haddad@example.com', 'Amir Haddad', 'amir.haddad@example.com', '0491 570 110', '2026-11-28', '2026-11-30', 2, '{"USD": 29450}', 'confirmed');
INSERT INTO public.customers VALUES ('daniel.okafor@example.com', 'Daniel Okafor', 'daniel.okafor@example.com', '0491 570 157', '2026-11-27', '2026-11-28', 2, '{"USD": 24000}', 'completed');
INSERT INTO public.customers VALUES ('bella.fitzroy@example.com', 'Bella Fitzroy', 'bella.fitzroy@example.com', '0491 578 888', '2026-11-30', '2026-12-01', 2, '{"USD": 25900}', 'confirmed');
INSERT INTO public.customers VALUES ('0491570158', 'Sophie Lindqvist', NULL, '0491 570 158', '2026-11-27', '2026-12-01', 2, '{"USD": 28000}', 'confirmed');
INSERT INTO public.customers VALUES ('marcus.bell@example.com', 'Marcus Bell', 'marcus.bell@example.com', '0491 571 491', '2026-11-30', '2026-11-30', 1, '{"USD": 11500}', 'confirmed');
INSERT INTO public.customers VALUES ('nadia.aziz@example.com', 'Nadia Aziz', 'nadia.aziz@example.com', '0491 571 266', '2026-11-27', '2026-12-01', 3, '{"USD": 37400}', 'confirmed');
INSERT INTO public.customers VALUES ('mereana.tautahi@example.com', 'Mereana Tautahi', 'mereana.tautahi@example.com', '0491 576 398', '2026-11-27', '2026-11-30', 2, '{"USD": 25450}', 'confirmed');
INSERT INTO public.customers VALUES ('ruby.nguyen@example.com', 'Ruby Nguyen', 'ruby.nguyen@example.com', '0491 574 118', '2026-11-27', '2026-11-30', 3, '{"USD": 25450}', 'pending');
INSERT INTO public.customers VALUES ('olivia.sharpe@example.com', 'Olivia Sharpe', 'olivia.sharpe@example.com', '0491 578 957', '2026-11-28', '2026-11-30', 2, '{"USD": 20850}', 'confirmed');
INSERT INTO public.customers VALUES ('georgia@example.test', 'Georgia Marsh', 'georgia@example.test', '0491 570 156', '2026-12-04', '2026-12-04', 1, '{"USD": 11500}', 'confirmed');
INSERT INTO public.customers VALUES ('theo@example.test', 'Theo Lind', 'theo@example.test', '0491 570 157', NULL, NULL, 0, '{}', NULL);
INSERT INTO public.customers VALUES ('rosa@example.test', 'Rosa Quill', 'rosa@example.test', '0491 570 158', NULL, NULL, 0, '{}', NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a2264b-29f0-73bf-af25-9fee200b590d', 280, 'done', 0, '2026-11-29 07:53:09.942006+00', '2026-11-29 07:53:10.058859+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a2264b-29f1-7857-ba47-f9cbbe93c7a4', 281, 'done', 0, '2026-11-29 07:53:09.942006+00', '2026-11-29 07:53:10.058859+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a2264b-29f0-73bf-af25-9fee200b590d', 280, 'done', 1, '2026-11-29 07:53:09.942006+00', '2026-11-29 07:53:10.097481+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a2264b-29f1-7857-ba47-f9cbbe93c7a4', 281, 'done', 1, '2026-11-29 07:53:09.942006+00', '2026-11-29 07:53:10.097481+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a2264b-29f0-73bf-af25-9fee200b590d', 280, 'done', 1, '2026-11-29 07:53:09.942006+00', '2026-11-29 07:53:10.170924+00', NULL, NULL, NULL, NULL, '2026-11-29 07:53:11.068+00');
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a2264b-29f1-7857-ba47-f9cbbe93c7a4', 281, 'done', 1, '2026-11-29 07:53:09.942006+00', '2026-11-29 07:53:10.167974+00', NULL, NULL, NULL, NULL, '2026-11-29 07:53:11.188+00');
INSERT INTO public.deliveries VALUES ('write-action-log', '01a2264b-2a42-7ad0-9b26-695f40236803', 282, 'done', 1, '2026-11-29 07:53:10.244913+00', '2026-11-29 07:53:11.205962+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a2264b-2ba3-78e5-97c6-23db022ca224', 283, 'done', 1, '2026-11-29 07:53:10.522812+00', '2026-11-29 07:53:11.205962+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-waiting-list-joined', '01a2264b-2a42-7ad0-9b26-695f40236803', 282, 'done', 1, '2026-11-29 07:53:10.244913+00', '2026-11-29 07:53:11.242677+00', NULL, NULL, NULL, NULL, '2026-11-29 07:53:11.535+00');
INSERT INTO public.deliveries VALUES ('write-action-log', '01a2264b-3290-7a84-8e84-04a0df11b074', 284, 'done', 1, '2026-11-29 07:53:12.214906+00', '2026-11-29 07:53:12.452313+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('text-client-on-slot-offered', '01a2264b-3290-7a84-8e84-04a0df11b074', 284, 'done', 1, '2026-11-29 07:53:12.214906+00', '2026-11-29 07:53:12.470802+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-slot-offered', '01a2264b-3290-7a84-8e84-04a0df11b074', 284, 'done', 1, '2026-11-29 07:53:12.214906+00', '2026-11-29 07:53:12.456561+00', NULL, NULL, NULL, NULL, '2026-11-29 07:53:12.479+00');
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7455-7880-90c0-eea2b62527a2', 101, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-745f-7f6c-b577-b9ce2683bb3f', 102, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7466-717b-aaa8-d301a51019aa', 103, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7470-79bb-a47c-f8fd7a6bf3bf', 104, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-747a-7a51-b258-7875d2595a71', 105, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7483-752b-a77d-6e6d5db38521', 106, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-748c-7da1-940e-f6ebee0f4033', 107, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7491-7fd7-aad5-fe766acbc72c', 108, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7499-7611-8798-dfe741cfc183', 109, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-74a4-786a-86aa-038ed5f10d69', 110, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-74b4-7042-878c-eea8ac423cea', 111, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-74cd-72eb-8b7a-daf5b69d57ed', 112, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-74da-7433-84f6-3d365ca0b5a2', 113, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-74e3-7b3b-a00e-9ef09c2e2453', 114, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-74f4-73e6-b77a-0a8912d35fdb', 115, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-74fe-7217-844b-40b0c1956f85', 116, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7502-7c59-af27-8b040333f7c4', 117, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-750b-7ee0-99ad-adaac1808331', 118, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7513-7ab7-8dfa-77b3a4bb8800', 119, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-751b-7a8d-bd8e-3c19c5cd1540', 120, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7524-73d5-91aa-b6021554f35c', 121, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7530-78b1-b5e2-98bffc845ff4', 122, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-754b-7ef9-a06b-e15ab191eda3', 123, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7565-73b6-b869-ea9a91295576', 124, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-757c-7b26-9e60-7c3a2849cb71', 125, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-75a7-712d-bc11-62a4e3b70922', 126, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-75bd-7c6a-bf96-006ef14235ae', 127, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-75d9-748c-838f-d57a2c2f3901', 128, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-75f0-783a-a2fa-935d1953dd29', 129, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a2264c-0817-7696-b442-5efdf28f7f79', 285, 'done', 1, '2026-11-29 07:54:06.809103+00', '2026-11-29 07:54:07.24494+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-781c-7cf7-939c-27d17e377a99', 141, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-783b-705f-be81-a089591e2fbf', 142, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7865-7f30-a14b-93751d3b2eab', 143, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7888-7435-9865-7e69c707028b', 144, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-78a8-763c-ab9c-bf83c21f29d0', 145, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-78c1-7f85-820a-4bcc05c5125f', 146, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-78e7-7234-b28a-c464926e9a1b', 147, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-78fd-7df6-809a-d859dea2da92', 148, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-791b-71d2-a1c5-c3bea7b823ed', 149, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-792f-7cf3-962a-29e161baabc3', 150, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7936-701a-af09-8d3cee5d5a62', 151, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7a16-7715-b750-f45c9e456a07', 152, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7a23-76b6-83f9-a84e0baa8a5d', 153, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7a8d-7aa5-b081-61a2027a3aa7', 154, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7a8d-7198-8050-67cf43f02021', 155, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7aa4-78c4-b21f-dbb6851cb4e5', 156, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7aa4-7574-8a9a-86a22b78d4ac', 157, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7abb-7d30-ab7d-9f56985917fe', 158, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7abb-7ed0-83ce-994564542239', 159, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7ad3-7c96-ba88-762053639888', 160, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7ad4-754b-b8d5-9f9c2a35fba0', 161, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7ae2-7dc5-89e1-a267c0361a72', 162, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7ae2-7b25-a776-8fd85787931e', 163, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7aed-7f89-bd20-3f763faed499', 164, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7aed-7bcd-b8bb-106ae7d4fd3f', 165, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b00-7246-a4eb-2bf679efefaa', 166, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b00-7d2e-b510-db6dd0307e8e', 167, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b10-7e3a-83a9-0aef90ee84a1', 168, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b10-725d-a4c2-2473ed172452', 169, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b1c-788c-87cf-49093b6ddc0f', 170, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b1c-76d4-8fff-2bbe9032fe3c', 171, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b2b-7709-9a88-4b1e516caa22', 172, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b2b-7421-a2df-7eee66d74b14', 173, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b35-711f-ab19-3397b15374bc', 174, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b35-727c-bef4-3ca1cb9d18af', 175, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b41-7852-984a-3d78f02c74a7', 176, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b41-7b33-b70e-871382a445ef', 177, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b50-7b0b-98e9-c53959fd216d', 178, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b50-72f4-9ca8-746e2f39712f', 179, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b54-7ceb-880f-2f9c0d3daa67', 180, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b54-7afc-b162-ed4ba36d31fd', 181, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b63-7167-80d5-f01aab4edb3d', 182, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b64-78f8-9f1b-3611f2d5cd91', 183, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b73-78f1-ba1c-193a4b3746ae', 184, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b73-7d5c-929d-c93150cc8a0f', 185, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b84-737f-a1c1-d9bc37bce12e', 186, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b84-7398-9f60-e9d8b1cba043', 187, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b94-759e-b011-14cacdadbc7b', 188, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b9f-7b35-ab95-d8542b368e07', 189, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7b9f-790b-b732-a74396e2ed27', 190, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7bab-750b-9679-177dcf7581af', 191, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7bab-7222-b9b2-c4fce60ea07b', 192, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7bb5-755c-8cb1-954642701b7d', 193, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7bb5-7cd4-a200-15abe8100c74', 194, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7bc8-76a5-a47d-07f32e46450f', 195, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7bc8-7251-ab67-2c93b90e0d0c', 196, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7bd7-7b9e-bdab-5c71fe8c97ec', 197, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7bd7-724d-87f2-ab609d0c0cd7', 198, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7be4-75e0-b863-32e3c828900b', 199, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7be4-7a3f-99a1-3ccba9818a06', 200, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7bef-7c41-b338-ec67e46899e4', 201, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7bef-762d-9988-e6e80c047d21', 202, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7bf9-7710-8cb2-cefe66dfc52d', 203, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7bf9-781c-936a-3c15e7a439ef', 204, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c07-7aaa-9d4e-607798315518', 205, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c17-7624-980a-53f93b6bbe42', 206, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c17-7119-adb2-43fb3e940f00', 207, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c23-79f6-a5e1-1611bece0813', 208, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c23-7f1c-b90d-43866dcf5975', 209, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c33-76c6-9ed0-df9a80c2a0a9', 210, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c33-7442-914f-b8eec3054831', 211, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c42-78f3-9f37-043d1fa40e77', 212, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c42-7a7f-a60a-54c3b7292d9f', 213, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7d25-730c-b1c3-cfc5fca3520c', 226, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.242125+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c53-77de-8b61-36f64c5fc494', 214, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c53-7d43-97f9-97d49f2d1086', 215, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c67-72a1-b069-7b2c24e440f5', 216, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c67-79e8-bd0a-25733464f746', 217, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c7a-7fc0-a268-45c881d83ad4', 218, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c7a-7e2d-b9da-99d56fb935fa', 219, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c7d-7e3b-8785-05f0e2b62e42', 220, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c7d-7d53-a038-3cf06fa0a8ee', 221, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c9b-7b0f-8f29-1183dfbfa4ad', 222, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7c9b-7e59-b1b7-cbe967a72f30', 223, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7cb3-74d4-95fa-9b39bd4a3e51', 224, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7cb3-7b64-915b-2e58ce522eef', 225, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7d25-730c-b1c3-cfc5fca3520c', 226, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7d47-7ac7-9a7a-ecf7a3c32d43', 227, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7d47-7b9a-aa39-3705f89e44fa', 228, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7d5b-7959-b094-6474424ff609', 229, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7d5b-7795-ac9b-2be1250b962e', 230, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7d6b-7eeb-810b-2f772c5e7ca8', 231, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7d6b-73ab-8b07-990579952118', 232, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7d73-7188-ac2b-acc25fdbfa18', 233, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7d81-7cd0-b82e-588c594ec59a', 234, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7d92-7751-97d6-5e10c7053aa5', 235, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7da3-7dfe-9e2e-79a8d19ba07f', 236, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7dab-7792-bc5f-c53d90213629', 237, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7dab-7caf-ba42-f1a027a20a6c', 238, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7dbb-7feb-a75a-d54f1ad5768d', 239, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7dc7-7575-874b-a902f8f07133', 240, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7de3-73f8-a335-aeaa7ea43d9b', 241, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7df3-74da-ac60-3f8dfac7cc78', 242, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e09-7ec2-9dbf-4b4a75b62ab0', 243, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e09-7376-897e-1774ea765dfe', 244, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e1b-775a-82ff-d8ae7410663a', 245, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e33-709f-af2a-0174143643f8', 246, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e3c-7fe4-8c19-2f3972559252', 247, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e48-74c4-bb90-d89745e2ed70', 248, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e48-7c5d-8320-9b457d8ad174', 249, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e4d-750e-a37b-14793583992f', 250, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e4d-74d1-a8c1-18d6c6c5d8b7', 251, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e55-752c-b394-60ec485718ab', 252, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e68-7d73-95cf-f07797933c62', 253, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e68-782d-ae46-ef413ef80379', 254, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e70-7f64-98a1-42753aa153bc', 255, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e70-7fcc-8305-e8a6a9f7be0a', 256, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e7c-7d74-bb99-01bd3118fd10', 257, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e7c-7925-aef6-012f903b2f89', 258, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e87-77c9-91bf-8a4254def5ce', 259, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e87-7164-8aed-f9f638cc28cb', 260, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e93-7c9c-904c-82dbf8639e68', 261, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e9f-7a36-8cc1-e96cdbac033c', 262, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7e9f-78b7-8406-ab6319f0725f', 263, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7ea5-7f37-bfd2-34c097b05568', 264, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7eb0-7f4b-887b-b9cc72fe080b', 265, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7ebb-70d1-a702-5d897355f50f', 266, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7ebb-7d4c-b43b-b89fe21e3166', 267, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7a16-7715-b750-f45c9e456a07', 152, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7a8d-7aa5-b081-61a2027a3aa7', 154, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7aa4-78c4-b21f-dbb6851cb4e5', 156, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7abb-7d30-ab7d-9f56985917fe', 158, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7ad3-7c96-ba88-762053639888', 160, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7ae2-7dc5-89e1-a267c0361a72', 162, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7aed-7f89-bd20-3f763faed499', 164, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b00-7246-a4eb-2bf679efefaa', 166, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b10-7e3a-83a9-0aef90ee84a1', 168, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b1c-788c-87cf-49093b6ddc0f', 170, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b2b-7709-9a88-4b1e516caa22', 172, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b35-711f-ab19-3397b15374bc', 174, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b41-7852-984a-3d78f02c74a7', 176, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b50-7b0b-98e9-c53959fd216d', 178, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b54-7ceb-880f-2f9c0d3daa67', 180, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b63-7167-80d5-f01aab4edb3d', 182, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b73-78f1-ba1c-193a4b3746ae', 184, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b84-737f-a1c1-d9bc37bce12e', 186, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b94-759e-b011-14cacdadbc7b', 188, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7b9f-7b35-ab95-d8542b368e07', 189, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7bab-750b-9679-177dcf7581af', 191, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7bb5-755c-8cb1-954642701b7d', 193, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7bc8-76a5-a47d-07f32e46450f', 195, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7bd7-7b9e-bdab-5c71fe8c97ec', 197, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7be4-75e0-b863-32e3c828900b', 199, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7bef-7c41-b338-ec67e46899e4', 201, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7bf9-7710-8cb2-cefe66dfc52d', 203, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7c07-7aaa-9d4e-607798315518', 205, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7c17-7624-980a-53f93b6bbe42', 206, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7c23-79f6-a5e1-1611bece0813', 208, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7c33-76c6-9ed0-df9a80c2a0a9', 210, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7c42-78f3-9f37-043d1fa40e77', 212, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7c53-77de-8b61-36f64c5fc494', 214, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7c67-72a1-b069-7b2c24e440f5', 216, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7c7a-7fc0-a268-45c881d83ad4', 218, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7c7d-7e3b-8785-05f0e2b62e42', 220, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7c9b-7b0f-8f29-1183dfbfa4ad', 222, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7cb3-74d4-95fa-9b39bd4a3e51', 224, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7d47-7ac7-9a7a-ecf7a3c32d43', 227, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7d5b-7959-b094-6474424ff609', 229, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7d6b-7eeb-810b-2f772c5e7ca8', 231, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7dab-7792-bc5f-c53d90213629', 237, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7e09-7ec2-9dbf-4b4a75b62ab0', 243, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7e48-74c4-bb90-d89745e2ed70', 248, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7e4d-750e-a37b-14793583992f', 250, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7e68-7d73-95cf-f07797933c62', 253, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7e70-7f64-98a1-42753aa153bc', 255, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7e7c-7d74-bb99-01bd3118fd10', 257, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7ecb-7e06-a034-633eabe811d5', 268, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7ecb-7773-bcf6-1d5473444632', 269, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7ed4-72c0-963f-ce674d7bbac6', 270, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7edb-79d2-b205-3091c5a7c128', 271, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7ee3-7d83-be8a-fb5784872b1e', 272, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7e87-77c9-91bf-8a4254def5ce', 259, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7e9f-7a36-8cc1-e96cdbac033c', 262, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7ebb-70d1-a702-5d897355f50f', 266, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-requested', '01a22649-7ecb-7e06-a034-633eabe811d5', 268, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7a16-7715-b750-f45c9e456a07', 152, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7a8d-7aa5-b081-61a2027a3aa7', 154, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7aa4-78c4-b21f-dbb6851cb4e5', 156, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7abb-7d30-ab7d-9f56985917fe', 158, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7ad3-7c96-ba88-762053639888', 160, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7ae2-7dc5-89e1-a267c0361a72', 162, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7aed-7f89-bd20-3f763faed499', 164, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b00-7246-a4eb-2bf679efefaa', 166, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b10-7e3a-83a9-0aef90ee84a1', 168, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b1c-788c-87cf-49093b6ddc0f', 170, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b2b-7709-9a88-4b1e516caa22', 172, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b35-711f-ab19-3397b15374bc', 174, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b41-7852-984a-3d78f02c74a7', 176, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b50-7b0b-98e9-c53959fd216d', 178, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b54-7ceb-880f-2f9c0d3daa67', 180, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b63-7167-80d5-f01aab4edb3d', 182, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b73-78f1-ba1c-193a4b3746ae', 184, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b84-737f-a1c1-d9bc37bce12e', 186, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b94-759e-b011-14cacdadbc7b', 188, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7b9f-7b35-ab95-d8542b368e07', 189, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7bab-750b-9679-177dcf7581af', 191, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7bb5-755c-8cb1-954642701b7d', 193, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7bc8-76a5-a47d-07f32e46450f', 195, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7bd7-7b9e-bdab-5c71fe8c97ec', 197, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7be4-75e0-b863-32e3c828900b', 199, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7bef-7c41-b338-ec67e46899e4', 201, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7bf9-7710-8cb2-cefe66dfc52d', 203, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7c07-7aaa-9d4e-607798315518', 205, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7c17-7624-980a-53f93b6bbe42', 206, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7c23-79f6-a5e1-1611bece0813', 208, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7c33-76c6-9ed0-df9a80c2a0a9', 210, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7c42-78f3-9f37-043d1fa40e77', 212, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7c53-77de-8b61-36f64c5fc494', 214, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7c67-72a1-b069-7b2c24e440f5', 216, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7c7a-7fc0-a268-45c881d83ad4', 218, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7c7d-7e3b-8785-05f0e2b62e42', 220, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7c9b-7b0f-8f29-1183dfbfa4ad', 222, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7cb3-74d4-95fa-9b39bd4a3e51', 224, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7d47-7ac7-9a7a-ecf7a3c32d43', 227, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7d5b-7959-b094-6474424ff609', 229, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7d6b-7eeb-810b-2f772c5e7ca8', 231, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7dab-7792-bc5f-c53d90213629', 237, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7e09-7ec2-9dbf-4b4a75b62ab0', 243, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7e48-74c4-bb90-d89745e2ed70', 248, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7e4d-750e-a37b-14793583992f', 250, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7e68-7d73-95cf-f07797933c62', 253, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7e70-7f64-98a1-42753aa153bc', 255, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7e7c-7d74-bb99-01bd3118fd10', 257, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7e87-77c9-91bf-8a4254def5ce', 259, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7e9f-7a36-8cc1-e96cdbac033c', 262, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7ebb-70d1-a702-5d897355f50f', 266, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-requested', '01a22649-7ecb-7e06-a034-633eabe811d5', 268, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7a23-76b6-83f9-a84e0baa8a5d', 153, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7a8d-7198-8050-67cf43f02021', 155, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7aa4-7574-8a9a-86a22b78d4ac', 157, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7abb-7ed0-83ce-994564542239', 159, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7ad4-754b-b8d5-9f9c2a35fba0', 161, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7ae2-7b25-a776-8fd85787931e', 163, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7aed-7bcd-b8bb-106ae7d4fd3f', 165, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7b00-7d2e-b510-db6dd0307e8e', 167, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7b10-725d-a4c2-2473ed172452', 169, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7b1c-76d4-8fff-2bbe9032fe3c', 171, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7b2b-7421-a2df-7eee66d74b14', 173, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7b35-727c-bef4-3ca1cb9d18af', 175, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7b41-7b33-b70e-871382a445ef', 177, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7b50-72f4-9ca8-746e2f39712f', 179, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7b54-7afc-b162-ed4ba36d31fd', 181, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7b64-78f8-9f1b-3611f2d5cd91', 183, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7b73-7d5c-929d-c93150cc8a0f', 185, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7b84-7398-9f60-e9d8b1cba043', 187, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7b9f-790b-b732-a74396e2ed27', 190, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7bab-7222-b9b2-c4fce60ea07b', 192, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7bb5-7cd4-a200-15abe8100c74', 194, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7bc8-7251-ab67-2c93b90e0d0c', 196, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7bd7-724d-87f2-ab609d0c0cd7', 198, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7be4-7a3f-99a1-3ccba9818a06', 200, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7bef-762d-9988-e6e80c047d21', 202, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7bf9-781c-936a-3c15e7a439ef', 204, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7c17-7119-adb2-43fb3e940f00', 207, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7c23-7f1c-b90d-43866dcf5975', 209, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7c33-7442-914f-b8eec3054831', 211, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7c42-7a7f-a60a-54c3b7292d9f', 213, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7c53-7d43-97f9-97d49f2d1086', 215, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7c67-79e8-bd0a-25733464f746', 217, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7c7a-7e2d-b9da-99d56fb935fa', 219, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7c7d-7d53-a038-3cf06fa0a8ee', 221, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7c9b-7e59-b1b7-cbe967a72f30', 223, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7cb3-7b64-915b-2e58ce522eef', 225, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7d25-730c-b1c3-cfc5fca3520c', 226, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7d47-7b9a-aa39-3705f89e44fa', 228, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7d5b-7795-ac9b-2be1250b962e', 230, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7d6b-73ab-8b07-990579952118', 232, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7dab-7caf-ba42-f1a027a20a6c', 238, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7e09-7376-897e-1774ea765dfe', 244, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7e48-7c5d-8320-9b457d8ad174', 249, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7e4d-74d1-a8c1-18d6c6c5d8b7', 251, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7e68-782d-ae46-ef413ef80379', 254, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7e70-7fcc-8305-e8a6a9f7be0a', 256, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7e7c-7925-aef6-012f903b2f89', 258, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7e87-7164-8aed-f9f638cc28cb', 260, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7e9f-78b7-8406-ab6319f0725f', 263, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7ebb-7d4c-b43b-b89fe21e3166', 267, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-customer-on-booking-confirmed', '01a22649-7ecb-7773-bcf6-1d5473444632', 269, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7a23-76b6-83f9-a84e0baa8a5d', 153, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7a8d-7198-8050-67cf43f02021', 155, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7aa4-7574-8a9a-86a22b78d4ac', 157, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7abb-7ed0-83ce-994564542239', 159, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7ad4-754b-b8d5-9f9c2a35fba0', 161, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7ae2-7b25-a776-8fd85787931e', 163, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7aed-7bcd-b8bb-106ae7d4fd3f', 165, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7b00-7d2e-b510-db6dd0307e8e', 167, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7b10-725d-a4c2-2473ed172452', 169, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7b1c-76d4-8fff-2bbe9032fe3c', 171, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7b2b-7421-a2df-7eee66d74b14', 173, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7b35-727c-bef4-3ca1cb9d18af', 175, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7b41-7b33-b70e-871382a445ef', 177, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7b50-72f4-9ca8-746e2f39712f', 179, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7b54-7afc-b162-ed4ba36d31fd', 181, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7b64-78f8-9f1b-3611f2d5cd91', 183, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7b73-7d5c-929d-c93150cc8a0f', 185, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7b84-7398-9f60-e9d8b1cba043', 187, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7b9f-790b-b732-a74396e2ed27', 190, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7bab-7222-b9b2-c4fce60ea07b', 192, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7bb5-7cd4-a200-15abe8100c74', 194, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7bc8-7251-ab67-2c93b90e0d0c', 196, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7bd7-724d-87f2-ab609d0c0cd7', 198, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7be4-7a3f-99a1-3ccba9818a06', 200, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7bef-762d-9988-e6e80c047d21', 202, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7bf9-781c-936a-3c15e7a439ef', 204, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7c17-7119-adb2-43fb3e940f00', 207, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7c23-7f1c-b90d-43866dcf5975', 209, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7c33-7442-914f-b8eec3054831', 211, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7c42-7a7f-a60a-54c3b7292d9f', 213, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7c53-7d43-97f9-97d49f2d1086', 215, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7c67-79e8-bd0a-25733464f746', 217, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7c7a-7e2d-b9da-99d56fb935fa', 219, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7c7d-7d53-a038-3cf06fa0a8ee', 221, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7c9b-7e59-b1b7-cbe967a72f30', 223, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7cb3-7b64-915b-2e58ce522eef', 225, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7d47-7b9a-aa39-3705f89e44fa', 228, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7d5b-7795-ac9b-2be1250b962e', 230, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7d6b-73ab-8b07-990579952118', 232, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7dab-7caf-ba42-f1a027a20a6c', 238, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7e09-7376-897e-1774ea765dfe', 244, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7e48-7c5d-8320-9b457d8ad174', 249, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7e4d-74d1-a8c1-18d6c6c5d8b7', 251, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7e68-782d-ae46-ef413ef80379', 254, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7e70-7fcc-8305-e8a6a9f7be0a', 256, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7e7c-7925-aef6-012f903b2f89', 258, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7e87-7164-8aed-f9f638cc28cb', 260, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7e9f-78b7-8406-ab6319f0725f', 263, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7ebb-7d4c-b43b-b89fe21e3166', 267, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-shop-on-booking-confirmed', '01a22649-7ecb-7773-bcf6-1d5473444632', 269, 'done', 0, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:26.96453+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-69b8-73c4-b530-26615dcca659', 1, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6a57-70a0-8308-664d2d4e76d8', 2, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6ae9-7410-a53c-0fc9cdb5de5d', 3, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6cad-740b-9958-985b9e20f212', 4, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6d1b-729c-ba8b-a8b09e6477e9', 5, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6d33-7fbf-8b7f-5b3943b68149', 6, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6d70-7f85-aaa3-ffc18c54f26e', 7, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6d8f-7a93-862f-9c3e5f182b89', 8, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6d9b-788e-8617-478521f39b8a', 9, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6da3-7c7b-9ad4-3328b8489b44', 10, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6db0-76f0-8e45-05e11898e345', 11, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6db8-7a71-8186-6e430adb65de', 12, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6dc1-7bb0-9a39-c1977a6165fa', 13, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6dd0-7b23-924a-ff355f55b03c', 14, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6dfa-78eb-a275-6b93e3face75', 15, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6e40-72af-9540-5c6d56d598b9', 16, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6e45-7a0d-aaf9-07de05a86fd0', 17, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6e53-7142-8ad3-9ced581c5a25', 18, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6e58-7586-8cc3-ac49d8732286', 19, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6e5e-7007-8466-6d8516d32ec8', 20, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6e62-7478-8968-be75873cefbf', 21, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6e66-74a7-8955-b19a1e1e4864', 22, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6e8a-7883-902d-b90ec2ded69e', 23, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6e98-7b53-a512-b13cc7584081', 24, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6eaa-7e5a-bcb5-0883485a7d02', 25, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6ebc-7b73-afca-bbcbe5457af2', 26, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6ed3-7189-bd3e-7a4ac40caa1c', 27, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6ef3-7a5e-8c0e-c72d8203c9c6', 28, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6efd-79ae-8cc7-4ec01093915f', 29, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6f02-7037-a000-5dcb18b2ce25', 30, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6f07-78eb-83ed-d673a1d2f305', 31, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6f0c-76ce-aecf-f4c0b1c0f76c', 32, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6f24-7c75-bbba-80aca30a6ce9', 33, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6f37-7d9d-9c12-7b8d3fb592ad', 34, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6f43-7e5d-bbd2-9871f1caeced', 35, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6f57-73ed-b088-40670f7788e4', 36, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6f68-79db-a28d-5385cebcaaf1', 37, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6f7f-714e-919a-5c48c8b5eda5', 38, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6f8d-71c6-a842-77f146a4c9b0', 39, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6fa0-7497-8954-8b786def8abc', 40, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6faf-773a-8493-0cea36a7dcb1', 41, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6fc7-7730-8718-9244014470f5', 42, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6fe6-7eca-bd1a-1e72700b6073', 43, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6fec-7998-9642-acb6d4867f21', 44, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6ff3-7a91-b1ec-ed68c854ccdc', 45, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-6ffa-7ac1-bc77-b384c5856673', 46, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-701f-7312-9439-1092f5955dc0', 47, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7072-7ace-a94d-37a81fc8e82d', 48, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-709b-7397-b83c-176986b9825d', 49, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-70b8-77e9-a606-ce7a63a6a165', 50, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-70cb-7a0c-86e0-c003c3b2a657', 51, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-70dc-7270-9da0-b40087cf4185', 52, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-70f7-7266-974f-eaf3afae7588', 53, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7112-7965-b71b-45b8cf0f037f', 54, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7128-7600-8965-296a184bc996', 55, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-714d-7bee-bd1a-ee8fa39a49a1', 56, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-715c-7551-9092-be7c6294b86a', 57, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7171-7e45-a823-152fc9ecee97', 58, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7178-7c0b-8624-f0baad0ae8bd', 59, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-717d-78c8-9d7e-0a6f877c7fa5', 60, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7182-7c65-b3a2-7fb51f1b9c34', 61, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7198-7166-bd98-fd9df93f257a', 62, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-71b2-7fcd-9056-30a2efac726e', 63, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-71c6-701c-8279-0e065388b894', 64, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-71e0-749b-b9d5-60e583840570', 65, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7203-7e8e-927b-39b00283c8b0', 66, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-720d-77c4-b029-aed2972941f6', 67, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-722b-7853-b7a6-42a7d353965a', 68, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-723d-77a9-888d-376973114236', 69, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7242-7278-ab2e-cf1487ef3402', 70, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7254-736d-962d-6350babec22d', 71, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7267-7f0d-8daa-dee4403e679b', 72, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7270-7b4e-9bb6-70b37aeca8ed', 73, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7283-7c32-858a-2a99a6634037', 74, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7294-70e0-8827-cc6faa8bab04', 75, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7299-7f16-acd9-855ae489dc96', 76, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-72a2-7a30-b838-6fd7a249c76a', 77, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-72b9-7f9e-b3b6-0085a2b4decb', 78, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-72d4-7ede-8e78-b8f5aeccb17e', 79, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-72f5-7bae-a371-05627face32f', 80, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7310-7eb5-ad1a-99000766e1e5', 81, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7325-77c7-a8ae-206fe6e0c2fe', 82, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7345-70a1-9b58-646833d5a3fe', 83, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7359-77cb-b1ae-cb2230faa6f4', 84, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-736f-75d8-8d25-30bc52b6794f', 85, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7378-72e4-bd9f-3cf8e8da9921', 86, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-738b-762a-a11a-182d404e7864', 87, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-73a0-769d-8b14-99ee8c2d4cc9', 88, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-73b0-7e91-91c5-f6e7adfebeea', 89, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-73bf-7ed9-9a14-7b5777e2d8a0', 90, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-73c4-7d27-bdd0-704bc22961b5', 91, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-73d2-70b1-9bef-c03a68f4f7e6', 92, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-73e3-7cbb-9bc4-12f068eb21ea', 93, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-73ed-7cef-ad02-f5b228d37d9f', 94, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-73ff-7142-809b-13abecbc1c5a', 95, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7408-73df-bde0-eff5e78afe52', 96, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-741f-725c-87f6-f9cd86446728', 97, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7429-7d15-b07b-5ba7d0dc5c10', 98, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-742d-726c-8a07-12ac9912dc6a', 99, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-744c-7119-b55b-de1126d991a0', 100, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.131484+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7619-7472-af48-e1d55d45c376', 130, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-764f-7e1b-a9c9-30d8d95ea742', 131, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7687-7e9d-bcff-2fd441baab68', 132, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-76a9-79ba-9cef-cc4227b5c67b', 133, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-773c-771e-997a-cb0997ee1991', 134, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7748-77b3-9fd6-ffc87725a9c0', 135, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-776e-7d02-963b-cf803ce20e30', 136, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-778c-7928-b554-68660c750d2e', 137, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-77ab-7d4a-b550-7e239529d490', 138, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-77c2-7c5b-a1f8-011c0d88d28c', 139, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-77f7-75a9-9243-924e72db0f22', 140, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.286796+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7eef-78e1-81de-1b316c08e47f', 273, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7ef1-7902-a7fb-48cf67111941', 274, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7efb-74f5-8905-1e49cd3b3373', 275, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7f04-705b-9508-e6b509a7395a', 276, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a22649-7f10-7ccd-a418-6aaf7c836dee', 277, 'done', 1, '2026-11-29 07:52:26.567+00', '2026-11-29 07:52:27.493062+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a2264b-0498-7c3f-a767-132516e19659', 278, 'done', 1, '2026-11-29 07:53:00.450534+00', '2026-11-29 07:53:00.617905+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('write-action-log', '01a2264b-061b-79ca-9db0-bef88dbc05f7', 279, 'done', 1, '2026-11-29 07:53:00.711094+00', '2026-11-29 07:53:00.773081+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.deliveries VALUES ('email-therapist-on-leave-decided', '01a2264b-061b-79ca-9db0-bef88dbc05f7', 279, 'done', 1, '2026-11-29 07:53:00.711094+00', '2026-11-29 07:53:00.798432+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.delivery_subscribers VALUES ('email-shop-on-booking-confirmed', 153);
INSERT INTO public.delivery_subscribers VALUES ('write-action-log', 1);
INSERT INTO public.delivery_subscribers VALUES ('email-customer-on-booking-confirmed', 153);
INSERT INTO public.delivery_subscribers VALUES ('email-customer-on-booking-requested', 152);
INSERT INTO public.delivery_subscribers VALUES ('email-shop-on-booking-requested', 152);
INSERT INTO public.delivery_subscribers VALUES ('email-therapist-on-leave-decided', 279);
INSERT INTO public.delivery_subscribers VALUES ('email-customer-on-waiting-list-joined', 282);
INSERT INTO public.delivery_subscribers VALUES ('email-customer-on-slot-offered', 284);
INSERT INTO public.delivery_subscribers VALUES ('text-client-on-slot-offered', 284);
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (1, '01a22649-69b8-73c4-b530-26615dcca659', '90851d14-afbf-4305-a4b9-55da178d189a', 1, 'UserCreated', 0, '{"role": "admin_staff", "email": "admin@longwater.example"}', NULL, 'system', NULL, NULL, NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (2, '01a22649-6a57-70a0-8308-664d2d4e76d8', '141a04c5-45fd-47ee-b2cc-7c8febf8339f', 1, 'UserCreated', 0, '{"role": "staff", "email": "mei@longwater.example"}', NULL, 'system', NULL, NULL, NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (3, '01a22649-6ae9-7410-a53c-0fc9cdb5de5d', 'abb5447a-b593-4512-8eb8-0da062aa2184', 1, 'UserCreated', 0, '{"role": "staff", "email": "desk@longwater.example"}', NULL, 'system', NULL, NULL, NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (4, '01a22649-6cad-740b-9958-985b9e20f212', 'b365acff-52f8-4b1b-8307-f870fcbe7c7c', 1, 'UserCreated', 0, '{"role": "reception", "email": "reception@longwater.example"}', NULL, 'system', NULL, NULL, NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (5, '01a22649-6d1b-729c-ba8b-a8b09e6477e9', '5e771f00-0000-4000-8000-000000000001', 1, 'ShopDetailsChanged', 0, '{"setting_key": "shop_details", "setting_value": {"name": "Longwater", "email": "hello@longwater.example", "phone": "(02) 5550 4821", "words": {"team": "Choose a person, not only a time. Every therapist sets aside ten minutes before the first session to listen.", "about": {"lead": "We opened in 2010 with two tables and a kettle. There are five rooms now, and still no music you have to listen to.", "text": "Each appointment has a quarter of an hour on either side, so nobody is hurried off a warm table. Tell us what hurts, what to avoid and how much pressure you like; it is written down once and remembered.", "title": "A bathhouse kept small on purpose"}, "needs": [{"need": "Neck, back, desk work", "word": "Remedial"}, {"need": "A mind that will not stop", "word": "Swedish"}, {"need": "Cold hands, long winter", "word": "Hot Stone"}, {"need": "Expecting", "word": "Pregnancy"}], "reasons": [{"text": "The same owners, the same street, and most of the first clients.", "title": "Over 15 years of experience"}, {"text": "Diploma-qualified, insured, and registered with the major health funds.", "title": "Licensed therapists"}, {"text": "After each session: what we found, and when it makes sense to return.", "title": "Personalised plans"}, {"text": "Until 10pm from Monday to Saturday, and all day Sunday until five.", "title": "Flexible evenings and weekends"}], "services": "Each price covers the whole session, oil, hot towels and tax. You pay at the shop.", "directions": "Central Station, 7 minutes on foot", "testimonial": {"quote": "I arrived with a neck that would not turn and left able to reverse the car. Mei had found the cause before I had finished explaining.", "person": "Harriet B., Redfern, a client since 2017"}}, "mapUrl": "https://www.openstreetmap.org/search?query=Crown%20Street%20Surry%20Hills", "tagline": "Remedial, hot stone and pregnancy massage in five quiet rooms behind Crown Street, Surry Hills.", "addressLines": ["48 Carrington Lane", "Surry Hills NSW 2010"]}, "previous_value": null}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (6, '01a22649-6d33-7fbf-8b7f-5b3943b68149', '5e771f00-0000-4000-8000-000000000005', 1, 'BookingRulesChanged', 0, '{"setting_key": "booking_rules", "setting_value": {"slot_occupancy": "full_duration", "confirm_by_mail": false, "desk_picks_offers": false, "assign_any_available": false, "visitors_book_visits": false, "cleanup_buffer_minutes": 15, "book_outside_business_hours": false}, "previous_value": {"slot_occupancy": "full_duration", "cleanup_buffer_minutes": 15, "book_outside_business_hours": false}}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (7, '01a22649-6d70-7f85-aaa3-ffc18c54f26e', '5e4f1ce0-0000-4000-8000-000000000001', 1, 'ServiceAdded', 0, '{"name": "Swedish Relaxation Massage", "price": 115, "cleanup": null, "duration": 60, "service_id": "5e4f1ce0-0000-4000-8000-000000000001", "description": "Long, even strokes from neck to feet with warmed almond oil. The one to choose if you have never had a massage."}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (8, '01a22649-6d8f-7a93-862f-9c3e5f182b89', '5e4f1ce0-0000-4000-8000-000000000002', 1, 'ServiceAdded', 0, '{"name": "Remedial Massage", "price": 125, "cleanup": null, "duration": 60, "service_id": "5e4f1ce0-0000-4000-8000-000000000002", "description": "An assessment first, then focused work on the knots that desks and long drives leave behind. Health-fund receipts given."}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (9, '01a22649-6d9b-788e-8617-478521f39b8a', '5e4f1ce0-0000-4000-8000-000000000003', 1, 'ServiceAdded', 0, '{"name": "Pregnancy Massage", "price": 145, "cleanup": null, "duration": 75, "service_id": "5e4f1ce0-0000-4000-8000-000000000003", "description": "Side-lying and fully supported by bolsters, for the second and third trimester. Eases hips, calves and lower back."}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (10, '01a22649-6da3-7c7b-9ad4-3328b8489b44', '5e4f1ce0-0000-4000-8000-000000000004', 1, 'ServiceAdded', 0, '{"name": "Lomi Lomi", "price": 175, "cleanup": null, "duration": 90, "service_id": "5e4f1ce0-0000-4000-8000-000000000004", "description": "The Hawaiian full-body massage: broad forearm strokes in one unbroken rhythm, with coconut oil."}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (11, '01a22649-6db0-76f0-8e45-05e11898e345', '5e4f1ce0-0000-4000-8000-000000000005', 1, 'ServiceAdded', 0, '{"name": "Hot Stone Massage", "price": 165, "cleanup": null, "duration": 90, "service_id": "5e4f1ce0-0000-4000-8000-000000000005", "description": "Basalt stones, kept at 50 degrees, rest along the spine while the hands work around them."}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (12, '01a22649-6db8-7a71-8186-6e430adb65de', '5e4f1ce0-0000-4000-8000-000000000006', 1, 'ServiceAdded', 0, '{"name": "Foot and Scalp Massage", "price": 79, "cleanup": null, "duration": 45, "service_id": "5e4f1ce0-0000-4000-8000-000000000006", "description": "You stay dressed and seated. Forty minutes for feet, hands and scalp, five for tea."}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (13, '01a22649-6dc1-7bb0-9a39-c1977a6165fa', '5e4f1ce0-0000-4000-8000-000000000007', 1, 'ServiceAdded', 0, '{"name": "Deep Tissue Massage", "price": 129.5, "cleanup": null, "duration": 60, "service_id": "5e4f1ce0-0000-4000-8000-000000000007", "description": "Slow, firm pressure through thumb and elbow for backs, shoulders and runners'' legs. You set the limit."}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (14, '01a22649-6dd0-7b23-924a-ff355f55b03c', '5e4f1ce0-0000-4000-8000-000000000008', 1, 'ServiceAdded', 0, '{"name": "Aromatherapy Ritual", "price": 139, "cleanup": null, "duration": 75, "service_id": "5e4f1ce0-0000-4000-8000-000000000008", "description": "Lavender, lemon myrtle or sandalwood, blended at your side and worked in with light, slow strokes."}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (15, '01a22649-6dfa-78eb-a275-6b93e3face75', '7e4a1570-0000-4000-8000-000000000001', 1, 'TherapistAdded', 0, '{"bio": "Trained in Osaka and Sydney. Eleven years of remedial work, most of it on necks and shoulders.", "name": "Mei Tanaka", "rating": 4.9, "image_url": "/art/portraits/mei-tanaka.svg", "is_active": true, "hourly_rate": 110, "specialties": ["Remedial Massage", "Deep Tissue Massage", "Hot Stone Massage"], "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "available_slots": 6}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (16, '01a22649-6e40-72af-9540-5c6d56d598b9', '141a04c5-45fd-47ee-b2cc-7c8febf8339f', 2, 'UserTherapistChanged', 0, '{"email": "mei@longwater.example", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka", "previous_therapist_name": null}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (17, '01a22649-6e45-7a0d-aaf9-07de05a86fd0', '7e4a1570-0000-4000-8000-000000000002', 1, 'TherapistAdded', 0, '{"bio": "A former midwife who now looks after mothers before and after birth.", "name": "Anika Rao", "rating": 4.8, "image_url": "/art/portraits/anika-rao.svg", "is_active": true, "hourly_rate": 105, "specialties": ["Pregnancy Massage", "Swedish Relaxation Massage", "Foot and Scalp Massage"], "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "available_slots": 5}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (18, '01a22649-6e53-7142-8ad3-9ced581c5a25', '7e4a1570-0000-4000-8000-000000000003', 1, 'TherapistAdded', 0, '{"bio": "Sports therapist for two rowing clubs. Firm, methodical, quick to find the cause.", "name": "Tom Whitford", "rating": 4.7, "image_url": "/art/portraits/tom-whitford.svg", "is_active": true, "hourly_rate": 115, "specialties": ["Deep Tissue Massage", "Remedial Massage"], "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "available_slots": 6}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (19, '01a22649-6e58-7586-8cc3-ac49d8732286', '7e4a1570-0000-4000-8000-000000000004', 1, 'TherapistAdded', 0, '{"bio": "Learned Lomi Lomi on Maui over four winters. Works with forearms and a steady breath.", "name": "Siosaia Fonua", "rating": 5, "image_url": "/art/portraits/siosaia-fonua.svg", "is_active": true, "hourly_rate": 120, "specialties": ["Lomi Lomi", "Deep Tissue Massage", "Hot Stone Massage", "Swedish Relaxation Massage"], "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "available_slots": 5}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (20, '01a22649-6e5e-7007-8466-6d8516d32ec8', '7e4a1570-0000-4000-8000-000000000005', 1, 'TherapistAdded', 0, '{"bio": "Aromatherapist with a distiller''s nose. Blends every oil for the person on the table.", "name": "Clare Devlin", "rating": 4.9, "image_url": "/art/portraits/clare-devlin.svg", "is_active": true, "hourly_rate": 100, "specialties": ["Aromatherapy Ritual", "Swedish Relaxation Massage"], "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "available_slots": 5}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (21, '01a22649-6e62-7478-8968-be75873cefbf', '7e4a1570-0000-4000-8000-000000000006', 1, 'TherapistAdded', 0, '{"bio": "Hot stone and remedial therapist; speaks Vietnamese and English. Evenings and weekends.", "name": "Linh Pham", "rating": 4.8, "image_url": null, "is_active": true, "hourly_rate": 110, "specialties": ["Hot Stone Massage", "Remedial Massage", "Aromatherapy Ritual"], "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "available_slots": 6}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (22, '01a22649-6e66-74a7-8955-b19a1e1e4864', '7e4a1570-0000-4000-8000-000000000007', 1, 'TherapistAdded', 0, '{"bio": "On leave until the end of summer.", "name": "Joel Marsden", "rating": 4.6, "image_url": null, "is_active": false, "hourly_rate": 100, "specialties": ["Swedish Relaxation Massage"], "therapist_id": "7e4a1570-0000-4000-8000-000000000007", "available_slots": 8}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (23, '01a22649-6e8a-7883-902d-b90ec2ded69e', '71e51070-0000-4000-8000-000000000000', 1, 'TimeSlotAdded', 0, '{"end_time": "09:30", "shift_type": "Morning", "start_time": "09:00"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (24, '01a22649-6e98-7b53-a512-b13cc7584081', '71e51070-0000-4000-8000-000000000001', 1, 'TimeSlotAdded', 0, '{"end_time": "10:00", "shift_type": "Morning", "start_time": "09:30"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (25, '01a22649-6eaa-7e5a-bcb5-0883485a7d02', '71e51070-0000-4000-8000-000000000002', 1, 'TimeSlotAdded', 0, '{"end_time": "10:30", "shift_type": "Morning", "start_time": "10:00"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (26, '01a22649-6ebc-7b73-afca-bbcbe5457af2', '71e51070-0000-4000-8000-000000000003', 1, 'TimeSlotAdded', 0, '{"end_time": "11:00", "shift_type": "Morning", "start_time": "10:30"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (27, '01a22649-6ed3-7189-bd3e-7a4ac40caa1c', '71e51070-0000-4000-8000-000000000004', 1, 'TimeSlotAdded', 0, '{"end_time": "11:30", "shift_type": "Morning", "start_time": "11:00"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (28, '01a22649-6ef3-7a5e-8c0e-c72d8203c9c6', '71e51070-0000-4000-8000-000000000005', 1, 'TimeSlotAdded', 0, '{"end_time": "12:00", "shift_type": "Morning", "start_time": "11:30"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (29, '01a22649-6efd-79ae-8cc7-4ec01093915f', '71e51070-0000-4000-8000-000000000006', 1, 'TimeSlotAdded', 0, '{"end_time": "12:30", "shift_type": "Afternoon", "start_time": "12:00"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (30, '01a22649-6f02-7037-a000-5dcb18b2ce25', '71e51070-0000-4000-8000-000000000007', 1, 'TimeSlotAdded', 0, '{"end_time": "13:00", "shift_type": "Afternoon", "start_time": "12:30"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (31, '01a22649-6f07-78eb-83ed-d673a1d2f305', '71e51070-0000-4000-8000-000000000008', 1, 'TimeSlotAdded', 0, '{"end_time": "13:30", "shift_type": "Afternoon", "start_time": "13:00"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (32, '01a22649-6f0c-76ce-aecf-f4c0b1c0f76c', '71e51070-0000-4000-8000-000000000009', 1, 'TimeSlotAdded', 0, '{"end_time": "14:00", "shift_type": "Afternoon", "start_time": "13:30"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (33, '01a22649-6f24-7c75-bbba-80aca30a6ce9', '71e51070-0000-4000-8000-000000000010', 1, 'TimeSlotAdded', 0, '{"end_time": "14:30", "shift_type": "Afternoon", "start_time": "14:00"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (34, '01a22649-6f37-7d9d-9c12-7b8d3fb592ad', '71e51070-0000-4000-8000-000000000011', 1, 'TimeSlotAdded', 0, '{"end_time": "15:00", "shift_type": "Afternoon", "start_time": "14:30"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (35, '01a22649-6f43-7e5d-bbd2-9871f1caeced', '71e51070-0000-4000-8000-000000000012', 1, 'TimeSlotAdded', 0, '{"end_time": "15:30", "shift_type": "Afternoon", "start_time": "15:00"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (36, '01a22649-6f57-73ed-b088-40670f7788e4', '71e51070-0000-4000-8000-000000000013', 1, 'TimeSlotAdded', 0, '{"end_time": "16:00", "shift_type": "Afternoon", "start_time": "15:30"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (37, '01a22649-6f68-79db-a28d-5385cebcaaf1', '71e51070-0000-4000-8000-000000000014', 1, 'TimeSlotAdded', 0, '{"end_time": "16:30", "shift_type": "Afternoon", "start_time": "16:00"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (38, '01a22649-6f7f-714e-919a-5c48c8b5eda5', '71e51070-0000-4000-8000-000000000015', 1, 'TimeSlotAdded', 0, '{"end_time": "17:00", "shift_type": "Afternoon", "start_time": "16:30"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (39, '01a22649-6f8d-71c6-a842-77f146a4c9b0', '71e51070-0000-4000-8000-000000000016', 1, 'TimeSlotAdded', 0, '{"end_time": "17:30", "shift_type": "Evening", "start_time": "17:00"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (40, '01a22649-6fa0-7497-8954-8b786def8abc', '71e51070-0000-4000-8000-000000000017', 1, 'TimeSlotAdded', 0, '{"end_time": "18:00", "shift_type": "Evening", "start_time": "17:30"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (41, '01a22649-6faf-773a-8493-0cea36a7dcb1', '71e51070-0000-4000-8000-000000000018', 1, 'TimeSlotAdded', 0, '{"end_time": "18:30", "shift_type": "Evening", "start_time": "18:00"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (42, '01a22649-6fc7-7730-8718-9244014470f5', '71e51070-0000-4000-8000-000000000019', 1, 'TimeSlotAdded', 0, '{"end_time": "19:00", "shift_type": "Evening", "start_time": "18:30"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (43, '01a22649-6fe6-7eca-bd1a-1e72700b6073', '71e51070-0000-4000-8000-000000000020', 1, 'TimeSlotAdded', 0, '{"end_time": "19:30", "shift_type": "Evening", "start_time": "19:00"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (44, '01a22649-6fec-7998-9642-acb6d4867f21', '71e51070-0000-4000-8000-000000000021', 1, 'TimeSlotAdded', 0, '{"end_time": "20:00", "shift_type": "Evening", "start_time": "19:30"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (45, '01a22649-6ff3-7a91-b1ec-ed68c854ccdc', '71e51070-0000-4000-8000-000000000022', 1, 'TimeSlotAdded', 0, '{"end_time": "20:30", "shift_type": "Evening", "start_time": "20:00"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (46, '01a22649-6ffa-7ac1-bc77-b384c5856673', '71e51070-0000-4000-8000-000000000023', 1, 'TimeSlotAdded', 0, '{"end_time": "21:00", "shift_type": "Evening", "start_time": "20:30"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (47, '01a22649-701f-7312-9439-1092f5955dc0', 'a343dbe4-6aba-4f67-9846-c91e8acca06d', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-27", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (48, '01a22649-7072-7ace-a94d-37a81fc8e82d', '7746dbd8-ee6e-42de-86a5-5bc0b8bf71b7', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-27", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (49, '01a22649-709b-7397-b83c-176986b9825d', '9139fa50-be75-43b3-b3f4-b8bbf48358b9', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-27", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (50, '01a22649-70b8-77e9-a606-ce7a63a6a165', 'e9efcb02-84d9-4417-935e-9c63cfde601d', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-27", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (185, '01a22649-7b73-7d5c-929d-c93150cc8a0f', '01a22649-7b6f-77a1-8d4a-80b220251a25', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-22 07:34:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (51, '01a22649-70cb-7a0c-86e0-c003c3b2a657', '63ae6fee-5919-443f-97dd-b6c3867b05d2', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-27", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (52, '01a22649-70dc-7270-9da0-b40087cf4185', 'b6ea40c7-2f52-4469-a365-e736d21476cb', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-28", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (53, '01a22649-70f7-7266-974f-eaf3afae7588', '64ad5b17-d2d9-423f-957e-408e7b6197d7', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-28", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (54, '01a22649-7112-7965-b71b-45b8cf0f037f', 'a65cf136-d51c-4df1-994d-30d441802b92', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-28", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (55, '01a22649-7128-7600-8965-296a184bc996', '1482ff64-a3a2-4a45-9ecd-e06b1b713863', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-28", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (56, '01a22649-714d-7bee-bd1a-ee8fa39a49a1', '4ce40bd9-dac9-4b90-8653-9d8a4442e259', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-29", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (57, '01a22649-715c-7551-9092-be7c6294b86a', '1899441c-8f3d-442f-8d53-ad382b894bbb', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-29", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (58, '01a22649-7171-7e45-a823-152fc9ecee97', '18c46ef2-bec2-4150-a833-9954548b2de3', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-29", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (59, '01a22649-7178-7c0b-8624-f0baad0ae8bd', '0f5e4f21-f94c-4622-a09d-7b9a6af7fe13', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-30", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (60, '01a22649-717d-78c8-9d7e-0a6f877c7fa5', '5a171aee-0976-4d6e-b8ad-5c7a4725f3f7', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-30", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (61, '01a22649-7182-7c65-b3a2-7fb51f1b9c34', 'f4e49438-e8fd-4308-90c2-f11c370c383b', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-30", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (62, '01a22649-7198-7166-bd98-fd9df93f257a', '2ad19026-3df0-46ed-a8b4-10a1887816c6', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-30", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (63, '01a22649-71b2-7fcd-9056-30a2efac726e', '59ee7c0e-dc67-4d86-9acc-e46475a6797a', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-11-30", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (64, '01a22649-71c6-701c-8279-0e065388b894', '57a9a1bd-665f-49cf-83f8-d27df9659667', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-01", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (65, '01a22649-71e0-749b-b9d5-60e583840570', '7a6e2f1e-36d5-4688-93d4-1cdf6e67579d', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-01", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (66, '01a22649-7203-7e8e-927b-39b00283c8b0', '230b3442-76ef-43fe-a900-3a58991bf411', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-01", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (67, '01a22649-720d-77c4-b029-aed2972941f6', 'd70ada0b-64b7-404d-86a7-b104f5a95206', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-01", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (68, '01a22649-722b-7853-b7a6-42a7d353965a', 'dff36490-bb4e-4150-a659-e8490f7ae6b4', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-01", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (69, '01a22649-723d-77a9-888d-376973114236', '3a6e6854-1f19-4d53-918d-516e555052c2', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-01", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (70, '01a22649-7242-7278-ab2e-cf1487ef3402', 'a39ef8a9-60cb-4e63-9d8a-f67e3b5e0c3e', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-02", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (71, '01a22649-7254-736d-962d-6350babec22d', 'e63bb911-29eb-46de-991a-efbeb236b469', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-02", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (72, '01a22649-7267-7f0d-8daa-dee4403e679b', '45a1c530-8f18-4fff-b661-6c87ff4d1a27', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-02", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (73, '01a22649-7270-7b4e-9bb6-70b37aeca8ed', '72dfef40-0f52-46d8-be16-8ea75862dcd1', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-02", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (74, '01a22649-7283-7c32-858a-2a99a6634037', 'e5e6eebb-3b6c-4274-a3f3-f6d6fffe474f', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-03", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (75, '01a22649-7294-70e0-8827-cc6faa8bab04', 'f31042a6-bb37-400b-8c61-f6ec45c94310', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-03", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (76, '01a22649-7299-7f16-acd9-855ae489dc96', '285b32ca-025f-4e88-8c4f-39c8c841bcd1', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-03", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (77, '01a22649-72a2-7a30-b838-6fd7a249c76a', 'a19b3e22-2fec-411b-8a61-001644b5a17b', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-03", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (78, '01a22649-72b9-7f9e-b3b6-0085a2b4decb', 'b9f99afb-f4e9-49c1-a466-20f95fbbcf93', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-04", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (79, '01a22649-72d4-7ede-8e78-b8f5aeccb17e', 'df394421-bc53-4a65-96e9-b3ceaf12d036', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-04", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (80, '01a22649-72f5-7bae-a371-05627face32f', 'f6e1840b-dfb0-458f-baea-63cd9a853241', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-04", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (81, '01a22649-7310-7eb5-ad1a-99000766e1e5', '32fefda9-f8c7-4e92-a005-04bab4ce60b1', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-04", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (82, '01a22649-7325-77c7-a8ae-206fe6e0c2fe', '58efefdc-b890-4e35-9d8e-68ba8fa2c123', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-04", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (83, '01a22649-7345-70a1-9b58-646833d5a3fe', 'bb2f2ee1-95e1-4ade-b44d-661188550a6c', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-05", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (84, '01a22649-7359-77cb-b1ae-cb2230faa6f4', 'd9c6f6ec-ee9a-4039-b2fc-eee6a36330a5', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-05", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (85, '01a22649-736f-75d8-8d25-30bc52b6794f', '31ae6ab9-6136-46b2-a0be-5110a8f53649', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-05", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (86, '01a22649-7378-72e4-bd9f-3cf8e8da9921', '8d4f4883-e415-4486-a480-c31b85f5f767', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-05", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (87, '01a22649-738b-762a-a11a-182d404e7864', '3bd8ce03-9330-436a-92aa-8c51466abb94', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-06", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (88, '01a22649-73a0-769d-8b14-99ee8c2d4cc9', 'd278baa4-0121-473a-a3b3-46031dd0ee10', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-06", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (89, '01a22649-73b0-7e91-91c5-f6e7adfebeea', 'cdb6bd31-9d31-448d-adb5-3b441d1ab0a1', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-06", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (90, '01a22649-73bf-7ed9-9a14-7b5777e2d8a0', '7990262b-5f7d-4760-b911-499af2befe46', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-07", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (91, '01a22649-73c4-7d27-bdd0-704bc22961b5', '8bb1523b-8745-4189-b5ca-e79e8e19fa54', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-07", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (92, '01a22649-73d2-70b1-9bef-c03a68f4f7e6', '636c539e-b773-4513-9ab7-9bcbcbcaad0f', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-07", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (93, '01a22649-73e3-7cbb-9bc4-12f068eb21ea', 'e55be981-b1f1-4de5-9773-aab6e0c7c080', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-07", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (94, '01a22649-73ed-7cef-ad02-f5b228d37d9f', '66b43579-5293-4422-8746-552027e24f24', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-07", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (95, '01a22649-73ff-7142-809b-13abecbc1c5a', 'a6e46b97-2d0e-44cb-a8a3-1b7d3e84e5e7', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-08", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (96, '01a22649-7408-73df-bde0-eff5e78afe52', '0e3efef2-fcdb-4c49-be5a-ae0a8c67c3c5', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-08", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (97, '01a22649-741f-725c-87f6-f9cd86446728', 'f7b1965a-4c74-4bb6-bd11-53656a5284db', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-08", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (98, '01a22649-7429-7d15-b07b-5ba7d0dc5c10', '2cf6a177-ee4b-489e-984b-42249a780d71', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-08", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (99, '01a22649-742d-726c-8a07-12ac9912dc6a', '306f53a8-5ce3-4e29-872e-47d612f28a15', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-08", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (100, '01a22649-744c-7119-b55b-de1126d991a0', 'ea76c8a7-1e97-4d66-8e45-3b2f5b383b6d', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-08", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (101, '01a22649-7455-7880-90c0-eea2b62527a2', '6b843ee5-c620-43da-9d92-7b53ddaf6c72', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-09", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (102, '01a22649-745f-7f6c-b577-b9ce2683bb3f', 'f4ddd226-c5a2-4ca6-bdf3-e2fb15ea3d53', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-09", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (103, '01a22649-7466-717b-aaa8-d301a51019aa', 'ac297e81-1725-4fde-a854-728641910528', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-09", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (104, '01a22649-7470-79bb-a47c-f8fd7a6bf3bf', 'fb49089c-2fbf-4b72-8542-1dddcc5f90bc', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-09", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (105, '01a22649-747a-7a51-b258-7875d2595a71', 'aceed075-9fee-41da-ac82-99d441787429', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-10", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (106, '01a22649-7483-752b-a77d-6e6d5db38521', 'e5a2cb4a-89ba-4df5-8c55-d2a160fa3195', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-10", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (107, '01a22649-748c-7da1-940e-f6ebee0f4033', 'f82c2ea7-e00e-4d22-84a2-af8cea56926a', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-10", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (108, '01a22649-7491-7fd7-aad5-fe766acbc72c', '82d6e896-f531-4d24-a47b-8e39a83ef7d4', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-10", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (109, '01a22649-7499-7611-8798-dfe741cfc183', 'd4277277-f3f8-4241-9ea7-e33a31e73602', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-11", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (110, '01a22649-74a4-786a-86aa-038ed5f10d69', '50a903c0-6770-48bd-aa82-051ea0d0a28d', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-11", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (111, '01a22649-74b4-7042-878c-eea8ac423cea', 'c4859de6-f40b-482f-820b-232638de36c2', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-11", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (112, '01a22649-74cd-72eb-8b7a-daf5b69d57ed', 'e4eb65f8-4f1b-4c9b-a31e-3c9d55f85fc6', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-11", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (113, '01a22649-74da-7433-84f6-3d365ca0b5a2', '70692595-a669-4fdf-b094-b77488812415', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-11", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (114, '01a22649-74e3-7b3b-a00e-9ef09c2e2453', 'e6e8a03d-5d58-49d2-ab97-ea1c66f59c0e', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-12", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (115, '01a22649-74f4-73e6-b77a-0a8912d35fdb', '94f0862b-d2b1-4130-88a0-c5a539a2ac58', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-12", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (116, '01a22649-74fe-7217-844b-40b0c1956f85', 'e691f761-7850-456c-8d37-a590eb58ec23', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-12", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (117, '01a22649-7502-7c59-af27-8b040333f7c4', '6dfbf957-e3e6-4e09-89c2-5e686d395d81', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-12", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (118, '01a22649-750b-7ee0-99ad-adaac1808331', '56c06766-1cb2-4626-b550-fb1bebefeb86', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-13", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (119, '01a22649-7513-7ab7-8dfa-77b3a4bb8800', '66236dec-8115-49a2-929b-de132277f95d', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-13", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (120, '01a22649-751b-7a8d-bd8e-3c19c5cd1540', '63b17dca-e8e8-4e36-8ca3-67c9a9b5cf04', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-13", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (121, '01a22649-7524-73d5-91aa-b6021554f35c', '91694da0-24d4-490f-a897-d4bd1d7389dc', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-14", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (122, '01a22649-7530-78b1-b5e2-98bffc845ff4', '4122d952-82c8-460f-bad8-f6d50854c7c6', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-14", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (123, '01a22649-754b-7ef9-a06b-e15ab191eda3', '398987a4-c8cc-4b73-a679-81a5a11dba30', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-14", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (124, '01a22649-7565-73b6-b869-ea9a91295576', 'aea64676-9211-41c6-9f91-441cabdc0625', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-14", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (125, '01a22649-757c-7b26-9e60-7c3a2849cb71', '4279e74e-7e69-429e-8ca8-f10a8e796229', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-14", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (126, '01a22649-75a7-712d-bc11-62a4e3b70922', '3f93a187-cd46-4c1a-b02a-cb5a0a3ce3c8', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-15", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (127, '01a22649-75bd-7c6a-bf96-006ef14235ae', 'fbf4816b-ea34-438e-a41f-f2734443bccc', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-15", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (128, '01a22649-75d9-748c-838f-d57a2c2f3901', 'b2a53ce0-f458-401b-b46b-8b7d88dc35d7', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-15", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (129, '01a22649-75f0-783a-a2fa-935d1953dd29', '87d8a9c0-e7f8-49a7-8661-168052bbdcd4', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-15", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (130, '01a22649-7619-7472-af48-e1d55d45c376', '51aa397a-e5bd-41e6-8b3a-7497b3efcdd2', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-15", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (131, '01a22649-764f-7e1b-a9c9-30d8d95ea742', '3efee2dc-f714-4c1c-8be7-cbe79ffd50f3', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-15", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (132, '01a22649-7687-7e9d-bcff-2fd441baab68', '6c861baf-5eda-44e9-9d86-2dea648d0c2b', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-16", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (133, '01a22649-76a9-79ba-9cef-cc4227b5c67b', '3078ac90-e197-4bbc-b22b-0dbd5098ca85', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-16", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (134, '01a22649-773c-771e-997a-cb0997ee1991', '76e538c2-d4a7-4c31-a8e6-dfe7f6938a8d', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-16", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (135, '01a22649-7748-77b3-9fd6-ffc87725a9c0', 'bb0a669d-1cdb-48be-a374-bdeab19e2d0a', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-16", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (136, '01a22649-776e-7d02-963b-cf803ce20e30', '39332330-1caa-44e2-8d04-eb62c8533d6e', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-17", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (137, '01a22649-778c-7928-b554-68660c750d2e', '6ad69c23-888e-483d-830f-e30f067efe27', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-17", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (138, '01a22649-77ab-7d4a-b550-7e239529d490', '31b5ca2f-8c90-4075-a979-74193da3b042', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-17", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (139, '01a22649-77c2-7c5b-a1f8-011c0d88d28c', '5d496c24-702c-4f08-b2d8-293c0125502c', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-17", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (140, '01a22649-77f7-75a9-9243-924e72db0f22', 'b88bfc3c-8ebd-4e24-ab34-f5517dc24d84', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-18", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000001", "therapist_name": "Mei Tanaka"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (141, '01a22649-781c-7cf7-939c-27d17e377a99', 'dad10644-208d-46b0-9089-c3785a0b0524', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-18", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (142, '01a22649-783b-705f-be81-a089591e2fbf', '8da8be75-f5db-4d38-8b5e-143bd7fd9570', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-18", "shift_hours": "8:00 AM - 4:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000003", "therapist_name": "Tom Whitford"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (143, '01a22649-7865-7f30-a14b-93751d3b2eab', '12347b0b-a9d1-4908-9c0f-26c3b6269f32', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-18", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (144, '01a22649-7888-7435-9865-7e69c707028b', 'dace95c9-26ed-432d-95ae-e3dbc8e12e20', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-18", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (145, '01a22649-78a8-763c-ab9c-bf83c21f29d0', '0be00680-0223-4e20-954e-f91bd5a4328e', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-19", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (146, '01a22649-78c1-7f85-820a-4bcc05c5125f', '35740d48-c4cd-409a-94eb-f523f3307b4a', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-19", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (147, '01a22649-78e7-7234-b28a-c464926e9a1b', '78975cfa-46cb-4ae1-a7b4-9c711d222010', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-19", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (148, '01a22649-78fd-7df6-809a-d859dea2da92', '87ec7212-f57f-4578-be06-2d53c4a86aec', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-19", "shift_hours": "12:00 PM - 9:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (149, '01a22649-791b-71d2-a1c5-c3bea7b823ed', 'f3676ce8-b091-433b-99b6-de145b6b0b26', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-20", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000004", "therapist_name": "Siosaia Fonua"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (150, '01a22649-792f-7cf3-962a-29e161baabc3', 'b9eab5d9-322e-4332-8df6-826febcde0e0', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-20", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000005", "therapist_name": "Clare Devlin"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (151, '01a22649-7936-701a-af09-8d3cee5d5a62', '91b2a530-d299-48b1-93b0-e6467cb523b4', 1, 'RosterEntryAdded', 0, '{"shift_type": "custom", "roster_date": "2026-12-20", "shift_hours": "9:00 AM - 5:00 PM", "therapist_id": "7e4a1570-0000-4000-8000-000000000006", "therapist_name": "Linh Pham"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-12 21:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (152, '01a22649-7a16-7715-b750-f45c9e456a07', '01a22649-799d-772a-86e3-797277d452cb', 1, 'BookingRequested', 0, '{"date": "2026-11-27", "time": "17:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000002", "totalCents": 12500, "serviceName": "Remedial Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000006", "isUnassigned": false, "durationMinutes": 60}', '\xc7199d609255e7fde4a9eb8e8445b41127a0f68c788544c1c5a8acc1cdefab31479f642397ffcaf889bc61cf769bb10cbf95df4cfad607b6da35f49d67b2f902cde19ff60d7f4fd67d8abd28c96e0791c48a6b2b5a94f9cca48fa791a44b5132b38ee146d62465a47f09b11aac17251e2d467feaf989d5cd904c6d6534e4fe35383c78b8adc8251c6f86280130b1fb08fb7f', 'system', NULL, NULL, NULL, '2026-11-17 22:40:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (153, '01a22649-7a23-76b6-83f9-a84e0baa8a5d', '01a22649-799d-772a-86e3-797277d452cb', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-17 22:40:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (154, '01a22649-7a8d-7aa5-b081-61a2027a3aa7', '01a22649-7a52-7b54-8d3e-eb70781f75c8', 1, 'BookingRequested', 0, '{"date": "2026-11-28", "time": "15:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000005", "isUnassigned": false, "durationMinutes": 60}', '\x5541cd367c4e611658d642a5ac88ed305d59a5f3531278ac6eb9ee9169bf48b3d6b0dff9e34e0ab299e1ecdcbfe6d2e98ffb1b60619018637490971a50040ccc12886ed3ce5e866a9199be17a7bb934bbf0679a9893483516795d805d5abd1c329ccf06ffb9c417536e3dfd3a634506d060febd78ab9f2ae2f09030372ba817c55913b51c6c2986611d0accbb3ea', 'system', NULL, NULL, NULL, '2026-11-19 06:19:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (155, '01a22649-7a8d-7198-8050-67cf43f02021', '01a22649-7a52-7b54-8d3e-eb70781f75c8', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-19 06:19:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (156, '01a22649-7aa4-78c4-b21f-dbb6851cb4e5', '01a22649-7a9d-709f-96d7-d3eaa034313a', 1, 'BookingRequested', 0, '{"date": "2026-11-27", "time": "12:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000003", "isUnassigned": false, "durationMinutes": 60}', '\x20126fb123f076b502dd129225b7dd1db854b71d5d432a974f4bde51828d0ac47b5bb216956f9a58c20163c7da246553c86c9aa6f3b739a42ed26b5480a254141640682b2d8d030f17bd1aed08f829c4a62e1536708fdb725697055a2a6ced107c2c984dc74dcb21c20df27e775e8c8280991b7ab1678638b924e27ca58dcba3f3c2aa8054e172d1', 'system', NULL, NULL, NULL, '2026-11-19 21:01:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (157, '01a22649-7aa4-7574-8a9a-86a22b78d4ac', '01a22649-7a9d-709f-96d7-d3eaa034313a', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-19 21:01:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (158, '01a22649-7abb-7d30-ab7d-9f56985917fe', '01a22649-7aaf-7ce8-a250-fa6dc827b297', 1, 'BookingRequested', 0, '{"date": "2026-11-27", "time": "12:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000004", "isUnassigned": false, "durationMinutes": 60}', '\xe307f2b2324ea6203397b6c1b77c3cfb2629ffc644b88efe27aa5daf3dfebf3bd63554c13d673514555365078fe0a0ed87214ba4d797b5d8a41e89462289d4bab80af739e07ab0e834e8c8c42f0098d8677346ab0f55c66a0c3931ac92e07b1c2c6de0f2df1752e9a02b313d8098efc82d53d845a27ff7eb8229de917f0364150fe65c89a4971e37', 'system', NULL, NULL, NULL, '2026-11-19 23:51:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (159, '01a22649-7abb-7ed0-83ce-994564542239', '01a22649-7aaf-7ce8-a250-fa6dc827b297', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-19 23:51:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (160, '01a22649-7ad3-7c96-ba88-762053639888', '01a22649-7acb-79ea-8f06-dc41aaecc9ac', 1, 'BookingRequested', 0, '{"date": "2026-11-29", "time": "11:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000004", "isUnassigned": false, "durationMinutes": 60}', '\xb25030b796cd3f2ad6bf3b704fcee6c4e4b22f2a5eb08f72beba46abc6cbf1e6eacba91a11db04ed6bbed4282922cf3a6826cb356d13e9439d2c72fdef857e6ec21cd4fe0dadd1751a1ea7092b20bce96add0624679b916ef819463a209399f176795f60f5ada3b9ec7f972d42b001a3cea8549a6c529b8d49fefc400a5e667467c40e10fff977cc', 'system', NULL, NULL, NULL, '2026-11-20 07:10:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (161, '01a22649-7ad4-754b-b8d5-9f9c2a35fba0', '01a22649-7acb-79ea-8f06-dc41aaecc9ac', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-20 07:10:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (162, '01a22649-7ae2-7dc5-89e1-a267c0361a72', '01a22649-7ad9-757e-a676-4fa7b769d214', 1, 'BookingRequested', 0, '{"date": "2026-11-28", "time": "19:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000004", "isUnassigned": false, "durationMinutes": 60}', '\xd4d0adea0fa7240b888a764ff3b2103301469ce8fbfc22650212ae79111b6e1887132c1bbdf9429d5e3d54f2f3f1f1104527078c713bfec52abea23e157148ac535c44cac40fa20ae94941a777c2d01edd6d3ec70009bc720b953dd71807126278a474dffbcc615d2370c8e2eddfacaab79252333594b3ae23dffc817a6bbadd253362f04b489af12caf569af43f', 'system', NULL, NULL, NULL, '2026-11-20 23:22:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (163, '01a22649-7ae2-7b25-a776-8fd85787931e', '01a22649-7ad9-757e-a676-4fa7b769d214', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-20 23:22:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (282, '01a2264b-2a42-7ad0-9b26-695f40236803', '01a2264b-2a29-7147-a34a-75ea8859795e', 1, 'WaitingListJoined', 0, '{"userId": null, "windows": [{"to": "17:00", "date": "2026-12-04", "from": "09:00"}], "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}', '\xd0fbbc38dd02086790bcda701b51abfb518e09bc5c62923d2eba78045cc2d1c08b9bf3189e36b7903f5e06e91d2008498a1dd8026e50b46cb2763a6039b6d2a70061d7d6d3382650bf6322784189893fadd89276d82b1b77f44082765c35efdd897f2d9271ae9a30c4b50d301eb520f050a389945657493f48b16b25f84a30646814', 'visitor', NULL, NULL, '1973a2be-1c83-40f6-a095-ea793c18645e', '2026-11-29 07:53:09.954+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (164, '01a22649-7aed-7f89-bd20-3f763faed499', '01a22649-7ae9-7e36-9757-8e38767dcbc2', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "11:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000005", "totalCents": 16500, "serviceName": "Hot Stone Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000001", "isUnassigned": false, "durationMinutes": 90}', '\x772c357c8ce65b6afdeb4e458976f5f18ac528bb22becec8d97cbec5dc2f3cf8121478040c921e0eca9e036e1b0b663edacaf32f615a234a895d51380ab8ebb60218de72be2aa6c738a4831460153158ed117b2ea248001878edb7048fda10b4567767fbd033777bf9a81a6630623c70c3c653e76b24fadd0a372ddf623dd962feb788ca01c40ffa911b', 'system', NULL, NULL, NULL, '2026-11-21 01:38:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (165, '01a22649-7aed-7bcd-b8bb-106ae7d4fd3f', '01a22649-7ae9-7e36-9757-8e38767dcbc2', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-21 01:38:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (166, '01a22649-7b00-7246-a4eb-2bf679efefaa', '01a22649-7afb-707a-9eda-665e0acf9402', 1, 'BookingRequested', 0, '{"date": "2026-11-27", "time": "14:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000002", "totalCents": 12500, "serviceName": "Remedial Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000003", "isUnassigned": false, "durationMinutes": 60}', '\x7852a91192d8759e727f085ca4407d44f14be705e0e1810cf833f6a03704f4259c674768a1a90a4e2d70cb71797194539387fdd092c231e98c15ce46b19b7e098587ae60fa78f438f2fbe3ec788909b2d575c6461015203d8ac8a57c531805ab00ec7dd53e37792eba427f9eec087a03a5c5f6af', 'system', NULL, NULL, NULL, '2026-11-21 04:20:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (167, '01a22649-7b00-7d2e-b510-db6dd0307e8e', '01a22649-7afb-707a-9eda-665e0acf9402', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-21 04:20:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (168, '01a22649-7b10-7e3a-83a9-0aef90ee84a1', '01a22649-7b0b-7002-b390-20206a0ed564', 1, 'BookingRequested', 0, '{"date": "2026-11-27", "time": "15:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000005", "totalCents": 16500, "serviceName": "Hot Stone Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000006", "isUnassigned": false, "durationMinutes": 90}', '\x1287597cf18ed17136dbad611b59cdbad7b2044bf3770421b3e262b0ae59cb45905070b93f0e28619298d57ebe062f1d67453a0c9eb658ef6c3e16d42236f9aa6759af8af5346cf5039627d9092a1988b1361e39846345668f1b42b38389b4fd7cc23436a9109158b2e7f3e41fd326f5425d8ed405b67a863ef87c18e8500d65d433ff80ec854920f5fec23742afb515', 'system', NULL, NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (169, '01a22649-7b10-725d-a4c2-2473ed172452', '01a22649-7b0b-7002-b390-20206a0ed564', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (170, '01a22649-7b1c-788c-87cf-49093b6ddc0f', '01a22649-7b17-7839-a166-dea2b94e1891', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "09:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000006", "totalCents": 7900, "serviceName": "Foot and Scalp Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000002", "isUnassigned": false, "durationMinutes": 45}', '\x1f9719f8230bde1e1d52d0bce8c849c1d3aae257f0fe06339dbb94946598e499ca420e1cfffc021841b993942d78cb8372da2d32fe9622cc672ae9b61b9250e9a2b80bfbdfa2b7ee55f66b5ab872f6a18efc057733ee99f7fed779dbb96117cc48a696eeb99e8a83c820ccba315be428a0c924039a65b239d768478897f126de2c2ca05ee5a1c8baad6301fa', 'system', NULL, NULL, NULL, '2026-11-21 04:53:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (171, '01a22649-7b1c-76d4-8fff-2bbe9032fe3c', '01a22649-7b17-7839-a166-dea2b94e1891', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-21 04:53:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (172, '01a22649-7b2b-7709-9a88-4b1e516caa22', '01a22649-7b23-738f-a053-670817178965', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "09:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000001", "isUnassigned": false, "durationMinutes": 60}', '\x07cacc05b9e31aaa1abf8e15d5652c917c5710811fa652e450936eb5cba3c00020961182002d863cbaeb4a19f5042d89651dd99c13d102f27e26170d6bdf1560568b5c21dcd241cb7862e1f4be875b26fd682bd2b923c310368fc8a6bffaba9409bac8a8977f21ecd49b87ec710322f8cfb44a6970025f14109e7a7dcab21d9f8d07e4481189c4910b50d4bf26b2efe9af88', 'system', NULL, NULL, NULL, '2026-11-21 06:09:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (173, '01a22649-7b2b-7421-a2df-7eee66d74b14', '01a22649-7b23-738f-a053-670817178965', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-21 06:09:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (174, '01a22649-7b35-711f-ab19-3397b15374bc', '01a22649-7b31-7772-b0ad-ae5769f2867a', 1, 'BookingRequested', 0, '{"date": "2026-11-27", "time": "14:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000006", "totalCents": 7900, "serviceName": "Foot and Scalp Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000002", "isUnassigned": false, "durationMinutes": 45}', '\xcf7d2837881588c1dcccb532ee89c4d54664f124b6c736850c8cf9f4b818a37fbab615d1fa5ab2cfac5043594bf820b58b437f4690eb35257760b57bbec8174325408ef00d5ae5df12b0b747875f7fe157ade06e17c8ef66b6c153b5cdb84fd87536dd296a80a7a067f439ca21a3796200518d', 'system', NULL, NULL, NULL, '2026-11-21 07:54:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (175, '01a22649-7b35-727c-bef4-3ca1cb9d18af', '01a22649-7b31-7772-b0ad-ae5769f2867a', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-21 07:54:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (176, '01a22649-7b41-7852-984a-3d78f02c74a7', '01a22649-7b3f-7db7-8b01-667056b01d11', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "10:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000005", "isUnassigned": false, "durationMinutes": 60}', '\x831d1c785886b48e8a6eea7dcfe5baf182ad5e999ed75dd7623bf905b44febe0cb1b59a487bd49f61a882a09f4bffe39a79bb015df735dbc7a28d9d7516f8d15a2153e0e2d6536f3db460e89f35e6bc6f836be14143d81819d59b2cc33e08754703c5019e081d49fa9df6fa47822eb57b32e7bde06195a96b54fb6ee4ba8782c2a84734921612182f01191658c70e49eb4dfd379f12efa8db4bc3dce8cf546423cec3161173e3e4c019a1b62072c0d', 'system', NULL, NULL, NULL, '2026-11-21 22:46:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (177, '01a22649-7b41-7b33-b70e-871382a445ef', '01a22649-7b3f-7db7-8b01-667056b01d11', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-21 22:46:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (178, '01a22649-7b50-7b0b-98e9-c53959fd216d', '01a22649-7b4b-79ed-8f99-78d73ada80c7', 1, 'BookingRequested', 0, '{"date": "2026-11-28", "time": "14:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000004", "isUnassigned": false, "durationMinutes": 60}', '\x7f8509fc8127efd174b2eebbdf3e290273cfed1c0950b7fd66115c3c6ff3bdae4feacb2a77fff04a445b979ec70994863cf7734324d6f91b69ee3823390f09aa7bbaefd99b026b38b303b66f2128f794969eb2236f0afc405d3888bc875bf0fd1aef44fe80e45f65038a37c68613214295f821eec53b', 'system', NULL, NULL, NULL, '2026-11-22 02:02:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (179, '01a22649-7b50-72f4-9ca8-746e2f39712f', '01a22649-7b4b-79ed-8f99-78d73ada80c7', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-22 02:02:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (180, '01a22649-7b54-7ceb-880f-2f9c0d3daa67', '01a22649-7b52-7ff0-aefb-432ced2a0aa1', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "09:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000002", "totalCents": 12500, "serviceName": "Remedial Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000001", "isUnassigned": false, "durationMinutes": 60}', '\xa7f6d8f7e11d8804f61e8d3e6efab642e38f06a8b5dd55121aa96f5a5769879948f9c6cd8cac3d4e794f2d8187681ab70299080d426ae6f2b2132e233edb46789340a72d4a74e010733ad67f81193d4af56337ca5767937c132c3e8cedced5c6e1d4c478e010bd678ba86154cf7a754878377f0c35272181f705c0195037f4c062166a0c23b5493edb90a19c6e678f69', 'system', NULL, NULL, NULL, '2026-11-22 06:51:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (181, '01a22649-7b54-7afc-b162-ed4ba36d31fd', '01a22649-7b52-7ff0-aefb-432ced2a0aa1', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-22 06:51:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (182, '01a22649-7b63-7167-80d5-f01aab4edb3d', '01a22649-7b5f-7385-9066-e281962fdb06', 1, 'BookingRequested', 0, '{"date": "2026-11-27", "time": "10:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000002", "isUnassigned": false, "durationMinutes": 60}', '\x75de053e1d7643f6f4435ef1a043caa51e9ac86c958aef0d15677038c066bad0256694123b3c0cf0c8911f83347455f91f344241a5f13cec56716a393b9a07df0e03a5d6159f5bf61b991390c35212c118f3c769aff0359fbe395f84463aae18c8144870df25f91e780b54b05391948d91c0d5608ae8119a731ab88ebfb2bf9c530dc26f645efaf01d31', 'system', NULL, NULL, NULL, '2026-11-22 07:17:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (183, '01a22649-7b64-78f8-9f1b-3611f2d5cd91', '01a22649-7b5f-7385-9066-e281962fdb06', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-22 07:17:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (184, '01a22649-7b73-78f1-ba1c-193a4b3746ae', '01a22649-7b6f-77a1-8d4a-80b220251a25', 1, 'BookingRequested', 0, '{"date": "2026-11-29", "time": "09:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000005", "isUnassigned": false, "durationMinutes": 60}', '\x32213edc269a0f0f56bce102d62925bd12b7c90e8f34e0ad51d43cd74b08427443053aea69f10fd1cea4d16cecc132384d20909401941d1d75d5ecd8fe7f1628151368d7f0b268142c2d94557a80fef816ac72074f49a48c93dad75d6da2cbacbf59b8c9f624990b78a18ce349d4811ab0d394e1a25f66946a2b2b4ce074a18d3a660db4d27fbea564a04f6c76efddd6683324fba655e10df2899972b786e7b97034ae5a8a50b15c73b262754947daff73ccffe7a155f3625a7d21bc79', 'system', NULL, NULL, NULL, '2026-11-22 07:34:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (186, '01a22649-7b84-737f-a1c1-d9bc37bce12e', '01a22649-7b7f-79ad-a20d-096c19dc263a', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "10:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000006", "totalCents": 7900, "serviceName": "Foot and Scalp Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000002", "isUnassigned": false, "durationMinutes": 45}', '\x971dea1852fca810a0ed06ee0ab3ac6d70fc552dc71ed86bbd24c7fc5123029dcc3ac687c6eb36a6b2dd39b0770ad96007f2f0a6756ac0662aca54634a6c8bcac6263a8d3eb64eb2e8748a5326dfdf0da51568734165a5859eeef9ae9fd8bef7213385ba47427ef72c8e0d5e4dfa36f345b42b6fc0fafcd9402ecd6fccd778eb84d04960e4e1d197592f5571', 'system', NULL, NULL, NULL, '2026-11-22 21:03:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (187, '01a22649-7b84-7398-9f60-e9d8b1cba043', '01a22649-7b7f-79ad-a20d-096c19dc263a', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-22 21:03:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (188, '01a22649-7b94-759e-b011-14cacdadbc7b', '01a22649-7b8e-7ec7-a38b-5661b7fcc925', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "15:00", "userId": null, "verdict": "unassigned", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "a11a0000-0000-4000-8000-000000000000", "isUnassigned": true, "durationMinutes": 60}', '\xe1b009b0ffaa8a5e3f8e288dbadd85dbe61011b7e54c8e56269f9d8897ec94dc1655329d14a2b218d726ee1103887f77531e65f344207f4bc51bb8517deb0b0d2e9090617b18bdb49578d8d6669091e2ffd6b04052144fc773db4f93a3fc5833694204e5a3beed0af8822cd2a00529b0675a17e4d7f711d77224eb5b1a1712a40c18e54cbe2e9b70ff7e', 'system', NULL, NULL, NULL, '2026-11-22 23:40:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (189, '01a22649-7b9f-7b35-ab95-d8542b368e07', '01a22649-7b9b-7ae9-a1c6-7549a45829b0', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "12:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000008", "totalCents": 13900, "serviceName": "Aromatherapy Ritual", "therapistId": "7e4a1570-0000-4000-8000-000000000005", "isUnassigned": false, "durationMinutes": 75}', '\x7c950a39f347bdba7a2a1bd86295babb0e279f578c19e4cbd931aff376f0024c4f1c47599e9bcb6ca60bd7650cff13bda99248f06d27a5c8870a72f051e1443ca928a3ac447f1ed6fbb5c944573826af5a87c1b4989cd107526fbf9ecd4343ca46785ccbd9e38a0fc245add48a2ddc16f77c7a', 'system', NULL, NULL, NULL, '2026-11-23 01:04:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (190, '01a22649-7b9f-790b-b732-a74396e2ed27', '01a22649-7b9b-7ae9-a1c6-7549a45829b0', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-23 01:04:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (191, '01a22649-7bab-750b-9679-177dcf7581af', '01a22649-7ba7-7832-8f1e-d57a7216cac7', 1, 'BookingRequested', 0, '{"date": "2026-11-29", "time": "12:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000002", "totalCents": 12500, "serviceName": "Remedial Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000006", "isUnassigned": false, "durationMinutes": 60}', '\xf2ae592dbabb15821b5df10d59b20926c6726c3a8e58718dea71ba24b6937318b45d46832df65405ab6f447ea1e2687bfa6bff4c4974cf857eb7f25dc06e2932287a893d85c6c3f6d5984f6edda39f9a38043dc15653cb436727627816ffc59925d9cb3ef09b65b9bc0cd4286118d211a78dcc04dfd5e57ddf3e7d9b2cced4cde17d00dfbd6a70bede546cbfe9f0', 'system', NULL, NULL, NULL, '2026-11-23 01:10:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (192, '01a22649-7bab-7222-b9b2-c4fce60ea07b', '01a22649-7ba7-7832-8f1e-d57a7216cac7', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-23 01:10:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (193, '01a22649-7bb5-755c-8cb1-954642701b7d', '01a22649-7bb1-7a8d-8d34-e3aaae4601b1', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "10:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000005", "isUnassigned": false, "durationMinutes": 60}', '\x683d5a58224d28c23039f8cf9778651773cef060427410edf0324bbe7f6dcd4be32cb2ec445f539eff935dbf01ba6434d2356f35e973191898150f2b23274eb9b8bb219f96195a91e16d54102c45b3a9b932fbe3c3bb7136fafc8cecc5528dbf65b148d33e159ac09e094814f2c17dfc39ce12eb5735f7080384f446d8d9c840d92ccd7924af4cd69128b03eae233041823e4370fa8ce6b8950392757e', 'system', NULL, NULL, NULL, '2026-11-23 04:24:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (194, '01a22649-7bb5-7cd4-a200-15abe8100c74', '01a22649-7bb1-7a8d-8d34-e3aaae4601b1', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-23 04:24:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (195, '01a22649-7bc8-76a5-a47d-07f32e46450f', '01a22649-7bbc-72e9-a20f-b1822afffdc3', 1, 'BookingRequested', 0, '{"date": "2026-11-27", "time": "10:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000002", "totalCents": 12500, "serviceName": "Remedial Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000001", "isUnassigned": false, "durationMinutes": 60}', '\xc30055796760efd5f56b4b103585517601aa39d6ac9dcd7b63bec10a5735a739d69ebe0b314c21c10c4f9cdc3021cdca12fb73082ad2d447ccb31cbc1de6902a24c53ec8b6c1ec9a4fb5e8767f43cb17fd5d1723a0670264c123b105e7e27f7aa7e4f634ac16d1d474f284d9d3d5d88a5949b7f9c344ba7f33437ee817c1a05d9aa6116080eefac03fd9328bddff', 'system', NULL, NULL, NULL, '2026-11-23 04:44:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (196, '01a22649-7bc8-7251-ab67-2c93b90e0d0c', '01a22649-7bbc-72e9-a20f-b1822afffdc3', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-23 04:44:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (197, '01a22649-7bd7-7b9e-bdab-5c71fe8c97ec', '01a22649-7bcc-716c-a849-5d1f12c0400b', 1, 'BookingRequested', 0, '{"date": "2026-11-29", "time": "09:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000004", "isUnassigned": false, "durationMinutes": 60}', '\xa4dbb01490e5ee5a2ea31d7e70ae53f5cdc8791aae43269e837cb7af7ecfd6cca81a256998f99ce721f0d2d5be782141e3d14a0d468e2f4b766abea1d35ca0f04d7b6321dcc4a159e4f0d2c69794854c652c889c37d63e39ae7153f4966be9ae07c7195cf882c4ba80d85366857d20b4df4496', 'system', NULL, NULL, NULL, '2026-11-23 04:58:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (198, '01a22649-7bd7-724d-87f2-ab609d0c0cd7', '01a22649-7bcc-716c-a849-5d1f12c0400b', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-23 04:58:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (199, '01a22649-7be4-75e0-b863-32e3c828900b', '01a22649-7be0-7787-8e3a-8aedcfa8f4e6', 1, 'BookingRequested', 0, '{"date": "2026-11-27", "time": "18:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000005", "totalCents": 16500, "serviceName": "Hot Stone Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000004", "isUnassigned": false, "durationMinutes": 90}', '\x69d68d2cb848820916e1ba0071e5fc6aa914b22d267c66365204fa4f66198ea2f4288a1beb106002307d9cb984f4d06910d21f40ba60ebe68c6869d274844c5d2fea1df670ac33fdeb93f818c4b891be363477d11b7483e4f9805c8892c98873193d71c5bcb4e53eef770b383927b77e8c4ae8f0ae1a98520bcbf39d0d5a167cc565d5fb6abe5c1ea54f9ac6b5b041e18ef463d0d2fd27717a304978b6ee0ed371ad5acbaede4225ad604450b71d30a322f89382', 'system', NULL, NULL, NULL, '2026-11-23 07:55:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (200, '01a22649-7be4-7a3f-99a1-3ccba9818a06', '01a22649-7be0-7787-8e3a-8aedcfa8f4e6', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-23 07:55:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (201, '01a22649-7bef-7c41-b338-ec67e46899e4', '01a22649-7be6-719e-8218-34ecb6619239', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "10:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000002", "totalCents": 12500, "serviceName": "Remedial Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000003", "isUnassigned": false, "durationMinutes": 60}', '\x70e5545cae10de1885a8af0ca9a66de4dc6fadb5a6b9717d3b9d5041564b096187dc78f07add4816ebea1bcd7b0df0f89fbbeae23d0b1eb549734a905fc831a40485d32f35f5f09c424b1d9504248c5b6e24343430f68a87e1756f5db99cebf93e691368a4ff432e967d61496a9badf9c84a7bbfebfbebbbbeda9fd6dcc9bd1a1e1d8a504b9d18c50700e9c85c448955f2bc8dd1b7d08fb6756cd3ed90ce4c5deada7c5ca848db046b41', 'system', NULL, NULL, NULL, '2026-11-23 23:15:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (202, '01a22649-7bef-762d-9988-e6e80c047d21', '01a22649-7be6-719e-8218-34ecb6619239', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-23 23:15:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (203, '01a22649-7bf9-7710-8cb2-cefe66dfc52d', '01a22649-7bf4-702d-bc46-8750ccdb99cb', 1, 'BookingRequested', 0, '{"date": "2026-11-28", "time": "12:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000006", "totalCents": 7900, "serviceName": "Foot and Scalp Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000002", "isUnassigned": false, "durationMinutes": 45}', '\xd0a628fb3006f62d731291df172286672c9da4a5db51cf85a0f614718252071eb87e8960eda18be390228e9dd75ff0e99f2d01bd65cbbce0fef01decfd008efab2e7214c3fc0abde6a452b7febc0aa0c17862ecbd1fce2b40d9fd83690534384961d4ed2b285c90d7e2aae5c4d059067ba482adaa92363807e9e3941614a0d43c063f8348d31b7fc1054a7cdd35a', 'system', NULL, NULL, NULL, '2026-11-24 01:17:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (204, '01a22649-7bf9-781c-936a-3c15e7a439ef', '01a22649-7bf4-702d-bc46-8750ccdb99cb', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-24 01:17:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (205, '01a22649-7c07-7aaa-9d4e-607798315518', '01a22649-7bff-776f-9993-5517dec810eb', 1, 'BookingRequested', 0, '{"date": "2026-11-27", "time": "14:00", "userId": null, "verdict": "unassigned", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000008", "totalCents": 13900, "serviceName": "Aromatherapy Ritual", "therapistId": "a11a0000-0000-4000-8000-000000000000", "isUnassigned": true, "durationMinutes": 75}', '\xc397a6e125214869ccbe47c4161cd57dbbda7ed4e1175709efc7dbddc41713e1a97473be4a1eede3c6fcc1fc405578ef40cddde2ff2cf31e35bb5355d638a781a77b9ffff24a688a7d0941c8b534dc40ca06612f8f44864941d5174573fa8673a74ccefdc068bb3b89edc7f71e786fdcc949edfe1ec7', 'system', NULL, NULL, NULL, '2026-11-24 01:43:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (206, '01a22649-7c17-7624-980a-53f93b6bbe42', '01a22649-7c0f-77de-97f9-bc176f68e26e', 1, 'BookingRequested', 0, '{"date": "2026-11-29", "time": "14:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000008", "totalCents": 13900, "serviceName": "Aromatherapy Ritual", "therapistId": "7e4a1570-0000-4000-8000-000000000005", "isUnassigned": false, "durationMinutes": 75}', '\xefd8dd1ecf219a171bad6cde0978833ba247a88154696434339eb007694aa525ae90614a7fd41562f545ac1f5e210dd247081d67ee4a9d34e88a0cabacde9035c34a5b1928b4caaa9c378bc9f3b19e27ecf8b723ff29a961ba8f5a5e1ec581e7d797de72257c00a0788172785409586564c4551ea774f39b3122c105f7e18f91966c845c1dc10f5c', 'system', NULL, NULL, NULL, '2026-11-24 03:13:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (207, '01a22649-7c17-7119-adb2-43fb3e940f00', '01a22649-7c0f-77de-97f9-bc176f68e26e', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-24 03:13:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (208, '01a22649-7c23-79f6-a5e1-1611bece0813', '01a22649-7c1f-7bc8-9ae4-c3e283e2ad99', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "12:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000003", "isUnassigned": false, "durationMinutes": 60}', '\x74e3cf846573238087bb32f7c5a355659130f102a8751a2c99fd2efc2f7d205f591482dbdff1ddfe5ddd1bc148071ce5f7d2eb048d697165e1949304322e2f06a170255bb84103d90c341c079d1ee3d95f8b06003716a27b78bcec151024d0bb17d187bdc1acc4fca9b5caa50114ce86da305c78208bd53d30fbc982116da389344dd8678e7893ad1785', 'system', NULL, NULL, NULL, '2026-11-24 03:39:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (209, '01a22649-7c23-7f1c-b90d-43866dcf5975', '01a22649-7c1f-7bc8-9ae4-c3e283e2ad99', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-24 03:39:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (210, '01a22649-7c33-76c6-9ed0-df9a80c2a0a9', '01a22649-7c2c-7c67-96ab-20cf833d1128', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "13:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000001", "isUnassigned": false, "durationMinutes": 60}', '\xc9d6a58d1b7c7e333f796bb71fad024f33a2abf736e2bdc8aee1fdbf65346efbd82051792504dc3768caa80d376701db9e925fb0c312f3dfebba0f7f5249b41d6ccd1bd2acce7cca7664ce3172363bcfc9c115e4f854bede14ebe33aeca20a3d3c74c6936b9d6171ecd57665882a16701f22881dd444ec1e612d795e35e935218a09d8821b5883b099bb37d26f8e', 'system', NULL, NULL, NULL, '2026-11-24 05:13:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (211, '01a22649-7c33-7442-914f-b8eec3054831', '01a22649-7c2c-7c67-96ab-20cf833d1128', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-24 05:13:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (212, '01a22649-7c42-78f3-9f37-043d1fa40e77', '01a22649-7c3a-7883-a172-fa33a1799a3a', 1, 'BookingRequested', 0, '{"date": "2026-11-28", "time": "14:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000005", "totalCents": 16500, "serviceName": "Hot Stone Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000006", "isUnassigned": false, "durationMinutes": 90}', '\x27b7d378d50f47e6a61000a7b1a46274b6138280734e2269a3cb55ad828dc7dcb1ced2cf791c1c3c9bbc94835303a832f45f8a08bf682eb91aa2d04912a834e271e71ae0536ad47359a1b62dfc0089642813e31792385210d808ea7e98d789806c3c9f2a91715afb81a3f73f4d3455f72428779d5977ff870dce8ae446045255721c942ac5e444d15653', 'system', NULL, NULL, NULL, '2026-11-24 05:43:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (213, '01a22649-7c42-7a7f-a60a-54c3b7292d9f', '01a22649-7c3a-7883-a172-fa33a1799a3a', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-24 05:43:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (214, '01a22649-7c53-77de-8b61-36f64c5fc494', '01a22649-7c4a-7bbd-adec-995ebda63cc1', 1, 'BookingRequested', 0, '{"date": "2026-11-27", "time": "14:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000005", "totalCents": 16500, "serviceName": "Hot Stone Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000001", "isUnassigned": false, "durationMinutes": 90}', '\x0fff9e2efde09f66937fe69954db81556f80759337feeb243c41d3b6330a693a5067af9825d9868592c13cf9f2afb4b80a65300a7802229a51844b12320c23ddca4635a5f1363abfe76ce45da8559a2aeadd52b79e4d8edf9c269500bdba39b8030527f0397436e0d6de89baa254aab0bc32e43b47947e47e2a4', 'system', NULL, NULL, NULL, '2026-11-24 21:24:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (215, '01a22649-7c53-7d43-97f9-97d49f2d1086', '01a22649-7c4a-7bbd-adec-995ebda63cc1', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-24 21:24:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (216, '01a22649-7c67-72a1-b069-7b2c24e440f5', '01a22649-7c5a-7eb8-a2a7-1f18435cd1d5', 1, 'BookingRequested', 0, '{"date": "2026-11-29", "time": "11:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000005", "isUnassigned": false, "durationMinutes": 60}', '\x52c930f6ced887008a7f4d22c4bb44ed263a320c4c803b02b5275059f8f65cc10358e72365a2e0600cbe95f7c9bab2d64dcb340cf0a29dfb33962cce29b679ee2de36027ea36bbd13084665ca9e18504444ab36f769392ae9d4524c85280cb79f10a7321cd37a1e239fb3844ab98a72bc2ce1665c9110d2c67bbdf20999169b1205f6d4ebb2ca6e0f5bb2e63d836a03bd1637570ebc0ac9c58', 'system', NULL, NULL, NULL, '2026-11-25 00:01:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (217, '01a22649-7c67-79e8-bd0a-25733464f746', '01a22649-7c5a-7eb8-a2a7-1f18435cd1d5', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-25 00:01:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (218, '01a22649-7c7a-7fc0-a268-45c881d83ad4', '01a22649-7c6e-7fb1-8487-888c7e289541', 1, 'BookingRequested', 0, '{"date": "2026-11-27", "time": "14:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000004", "isUnassigned": false, "durationMinutes": 60}', '\xfc5361db3c00ca2699c5285de3711c0ae619a446537a5340b227494bda01cb64016848bd8bcf2f772d563ecf496091616f48659cfd6abdd2812c832d0d1c177a6dd350beffe37c68f4cc4ad08d241db0ae9a663ac6fd87c025820e8aeff61d84526539fa20066ac0419a7c2d5b72afb98c8f5856d639a3236d20d204da466e1ee174f83568cf74915b358b70c3aaa84d5153bdb1a8efd24cf58a1b61b51a552b0e76e1377499010dbf741b284f7a09', 'system', NULL, NULL, NULL, '2026-11-25 03:03:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (219, '01a22649-7c7a-7e2d-b9da-99d56fb935fa', '01a22649-7c6e-7fb1-8487-888c7e289541', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-25 03:03:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (220, '01a22649-7c7d-7e3b-8785-05f0e2b62e42', '01a22649-7c7c-7343-80ad-c501946b3db2', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "14:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000003", "isUnassigned": false, "durationMinutes": 60}', '\xaa4433b58b586d290ca002783844f147ddd70c1da1deaf34d8e4f3dbf31c0a0d71167bb1dc810c1f9192f37715c038fa2bc55664212ad991bd5a5b28e0a795915a01e43dae6019c4e21c352f9e653aab03cff9cc2834c63d33c2807128bda5200bc23a4c62d202f9a5c2c653f1b095f69e1c691a4b55aebf4cbaf67e2f35ccfe7084ee37c33e7307ef9c612976c10cefc3241b91061a90b7a0028b1e73a24688878ff9a219f32a52572f44c3e9d85b', 'system', NULL, NULL, NULL, '2026-11-25 06:39:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (221, '01a22649-7c7d-7d53-a038-3cf06fa0a8ee', '01a22649-7c7c-7343-80ad-c501946b3db2', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-25 06:39:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (222, '01a22649-7c9b-7b0f-8f29-1183dfbfa4ad', '01a22649-7c8f-7901-a984-a750ef76d5b3', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "11:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000002", "isUnassigned": false, "durationMinutes": 60}', '\x850b528ea520cc6e783e9c73750527d8a3019d80b0f0f8c10c8839436637619d80e35752755593f2eab00de3012ac23d4d83c976dd97c832e78e49a5b06355588907af8930b2eb4e3efd8f9a0e37f3ce63847b296f3a5bcadb345a536a56f3efe2891d853851833284e103e0223d54a5a8525a11d4c0666d1627d2645dbb17898a2e6b76fb510c089151', 'system', NULL, NULL, NULL, '2026-11-26 05:19:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (223, '01a22649-7c9b-7e59-b1b7-cbe967a72f30', '01a22649-7c8f-7901-a984-a750ef76d5b3', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-26 05:19:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (224, '01a22649-7cb3-74d4-95fa-9b39bd4a3e51', '01a22649-7ca7-706c-a54d-83a9e252552f', 1, 'BookingRequested', 0, '{"date": "2026-11-29", "time": "10:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000002", "totalCents": 12500, "serviceName": "Remedial Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000006", "isUnassigned": false, "durationMinutes": 60}', '\x3220d90590fa75503eae433c7e1165e1968db8ec6f5cf680e5942f5fd86394af6d65d89756201235c948d8b71b6cb71bcffb0fc1c61e33312bd4f2e15b56c5109d04e2b0b01d9caadf9306a549dd95d643c1aececc50b0b7d3bb445a98643e29e59b92573011b8eb4d3e66d977eb08a5c1c3771bf7c136afedf74bffb486242c48f7ac09d5a2d240831d06923d60e5b543e4b310a5ebbf26d9a6bd33fd3754ee84fe014f713803552dce44b02c2b2f', 'system', NULL, NULL, NULL, '2026-11-26 05:32:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (225, '01a22649-7cb3-7b64-915b-2e58ce522eef', '01a22649-7ca7-706c-a54d-83a9e252552f', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-26 05:32:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (226, '01a22649-7d25-730c-b1c3-cfc5fca3520c', '01a22649-7bff-776f-9993-5517dec810eb', 2, 'BookingConfirmed', 0, '{"how": "shop"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-26 10:30:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (227, '01a22649-7d47-7ac7-9a7a-ecf7a3c32d43', '01a22649-7d41-757d-9757-3fcc724cf5de', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "18:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000005", "totalCents": 16500, "serviceName": "Hot Stone Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000006", "isUnassigned": false, "durationMinutes": 90}', '\xf95bdb710878eb8eafb1d9d8336690b4985343d0c91b9cbb877579066ff665518547d8abf3aae106e2ab3fbcf85c6c6cc25c5b0112306ceaf4167267aac79ebcaee97d98a6b850a98c164e08a6464836ca89ba735dc810d3c488832c73a83d251d90efcfd5fa27f4869bbb7a6229a6d80663de514b1d09e137d9be015b0f08e1b219c6ad94d8924f90ed7750fe5c3097f3c1affa7d65287e312bd86afb6992f28630674b67bc', 'system', NULL, NULL, NULL, '2026-11-26 21:08:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (228, '01a22649-7d47-7b9a-aa39-3705f89e44fa', '01a22649-7d41-757d-9757-3fcc724cf5de', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-26 21:08:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (229, '01a22649-7d5b-7959-b094-6474424ff609', '01a22649-7d57-7b71-9132-1eb2fca616d0', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "14:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000008", "totalCents": 13900, "serviceName": "Aromatherapy Ritual", "therapistId": "7e4a1570-0000-4000-8000-000000000005", "isUnassigned": false, "durationMinutes": 75}', '\x5d1c8e4971eb33615cdcc85f931e403e77ab2ded4bc8b4b65cb0ecc5715fc9e92f2a6551bee0cb62e274d6a79d146406304797a5b3f8fe4e23f083debda96fe47ec11b3e84668ad02246c9ca94cd2fde228278a4bafc40eb1e1cd5b76ddaec66e29395cea97eec6a2152fa97e7f6c2369c98ef31', 'system', NULL, NULL, NULL, '2026-11-26 21:09:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (230, '01a22649-7d5b-7795-ac9b-2be1250b962e', '01a22649-7d57-7b71-9132-1eb2fca616d0', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-26 21:09:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (231, '01a22649-7d6b-7eeb-810b-2f772c5e7ca8', '01a22649-7d63-7870-b26f-d61a9a51f998', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "12:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000008", "totalCents": 13900, "serviceName": "Aromatherapy Ritual", "therapistId": "7e4a1570-0000-4000-8000-000000000006", "isUnassigned": false, "durationMinutes": 75}', '\x4d4e8cb942ab0b1ab05ada33b4511c9bd199605c99afd247bbf0547a55e3b6e60dc9af091b2ad3dbfc70119f786902b5ac20f1f0e6a59aa9a004c9d30032414a590d6bff48997ec7817f437d1c35fb58ef6e87c0f6bb2e4a2f8e8aa633fdd55b5297323e65bb396ac61a18fe05ffa61106b54f1ce020e62171f377025e77e729b78614e4ffc97cd77ab1c050b0c597189551ce67e515bbc369a3f65f74e3251e24f5fb8f6ff5d7ecdb9a63f81efc', 'system', NULL, NULL, NULL, '2026-11-26 22:19:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (232, '01a22649-7d6b-73ab-8b07-990579952118', '01a22649-7d63-7870-b26f-d61a9a51f998', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-26 22:19:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (233, '01a22649-7d73-7188-ac2b-acc25fdbfa18', '01a22649-7b5f-7385-9066-e281962fdb06', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-27 00:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (234, '01a22649-7d81-7cd0-b82e-588c594ec59a', '01a22649-7bbc-72e9-a20f-b1822afffdc3', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-27 00:30:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (235, '01a22649-7d92-7751-97d6-5e10c7053aa5', '01a22649-7a9d-709f-96d7-d3eaa034313a', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-27 02:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (236, '01a22649-7da3-7dfe-9e2e-79a8d19ba07f', '01a22649-7aaf-7ce8-a250-fa6dc827b297', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-27 02:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (237, '01a22649-7dab-7792-bc5f-c53d90213629', '01a22649-7da9-75a8-b956-af7cca34ce03', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "16:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000002", "isUnassigned": false, "durationMinutes": 60}', '\x5704723e9b56b00d24517830687db6438aa225748fd792d147b6144eda9416c9c7dbc93402f9070c90f9c26bdbf02cca3c4090599df549770fdc0ba46c6f00ab8e389023352ece3023a0b6c9f48f877bd8858d73578b681825042efc89eeaec4d975786d06a53af1b93e772f98bed92440eb470ba9ed366e5ad5e99609f124026650cceee9b8287e8080', 'system', NULL, NULL, NULL, '2026-11-27 02:25:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (238, '01a22649-7dab-7caf-ba42-f1a027a20a6c', '01a22649-7da9-75a8-b956-af7cca34ce03', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-27 02:25:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (239, '01a22649-7dbb-7feb-a75a-d54f1ad5768d', '01a22649-7c6e-7fb1-8487-888c7e289541', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-27 04:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (240, '01a22649-7dc7-7575-874b-a902f8f07133', '01a22649-7b31-7772-b0ad-ae5769f2867a', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-27 04:15:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (241, '01a22649-7de3-73f8-a335-aeaa7ea43d9b', '01a22649-7c4a-7bbd-adec-995ebda63cc1', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-27 05:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (242, '01a22649-7df3-74da-ac60-3f8dfac7cc78', '01a22649-7b0b-7002-b390-20206a0ed564', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-27 06:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (243, '01a22649-7e09-7ec2-9dbf-4b4a75b62ab0', '01a22649-7e03-790f-8187-4cba21b7df8f', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "18:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000004", "isUnassigned": false, "durationMinutes": 60}', '\xcf980c6a14e1bca31586dce0ae92e688f5c36db8139c8fa39879b6b1be8648a2c9f874cde0838197b0628a40c406b0ae38611fd822a4c8d18313f45b3817b1d8ebcc1156a658204aaeb7d9f4bd84dcab74911c478cab84a6ef7844d49c0701ffcbbfff6a5f6bb7df9045230a12c1842569cbb9', 'system', NULL, NULL, NULL, '2026-11-27 06:06:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (244, '01a22649-7e09-7376-897e-1774ea765dfe', '01a22649-7e03-790f-8187-4cba21b7df8f', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-27 06:06:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (245, '01a22649-7e1b-775a-82ff-d8ae7410663a', '01a22649-799d-772a-86e3-797277d452cb', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-27 07:30:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (246, '01a22649-7e33-709f-af2a-0174143643f8', '01a22649-7be0-7787-8e3a-8aedcfa8f4e6', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-27 09:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (247, '01a22649-7e3c-7fe4-8c19-2f3972559252', '01a22649-7bff-776f-9993-5517dec810eb', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-27 10:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (248, '01a22649-7e48-74c4-bb90-d89745e2ed70', '01a22649-7e43-745f-b682-911a100554ad', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "14:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000004", "totalCents": 17500, "serviceName": "Lomi Lomi", "therapistId": "7e4a1570-0000-4000-8000-000000000004", "isUnassigned": false, "durationMinutes": 90}', '\x1f5483f9c78b2bf36928c9f8bb7712da32536ae91b6b81e2f93fcb5126689ddf82e0d3d449ae4984d3a9ca72491965398de6c91bc8ccd2e7a2709c40404589b93c944ace483f0f6a0bb9a371494ece5230c8c1bc97412f67f8e8438eba31b499a4e4d3fb99b176398e5136f0f842d8e4b0b12c5f20cf3377e8302c1e542715a74c409e3e753508205422', 'system', NULL, NULL, NULL, '2026-11-27 23:28:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (249, '01a22649-7e48-7c5d-8320-9b457d8ad174', '01a22649-7e43-745f-b682-911a100554ad', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-27 23:28:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (250, '01a22649-7e4d-750e-a37b-14793583992f', '01a22649-7e4c-7e16-9788-b73eb3775713', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "12:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000004", "isUnassigned": false, "durationMinutes": 60}', '\xb72ea9bd2f4df3adcd95504f4aaf06dd9cf785a497c3a1e1faeaf2d50701f83dae88d49b49d445ed1dd4d2fc3f996305a8a39f90009d65714b2e1f58575b586a008a7c565cebe33131d7c22fab0f5dd0f5fee99c7f7ed9a24137826be0a3454907064823a23c0d6346bdb97c203f4c23e99c5ecc8be0bde9b65f', 'system', NULL, NULL, NULL, '2026-11-28 00:03:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (251, '01a22649-7e4d-74d1-a8c1-18d6c6c5d8b7', '01a22649-7e4c-7e16-9788-b73eb3775713', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-28 00:03:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (252, '01a22649-7e55-752c-b394-60ec485718ab', '01a22649-7bf4-702d-bc46-8750ccdb99cb', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-28 01:45:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (253, '01a22649-7e68-7d73-95cf-f07797933c62', '01a22649-7e61-7113-b328-b9170103bfd8', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "09:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000003", "isUnassigned": false, "durationMinutes": 60}', '\x6161ca36009c69c2cc3538707b22c75327e5ac60528ecff728e75ce3d243beadc5f6eaa10c1df81f2874d18d4e4c255fb087283b922433ce5a7b6ac22cf9215e08f04034383bacbca9be877a22e62cb295724ce70bd70438c5e55e1e04e9f91ad94a60f41019fb786d2b7645b32eced834ba8bdf4fddf8f8a9ba7bf30237869444138dc783f422488be97de5e4bb', 'system', NULL, NULL, NULL, '2026-11-28 02:19:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (254, '01a22649-7e68-782d-ae46-ef413ef80379', '01a22649-7e61-7113-b328-b9170103bfd8', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-28 02:19:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (255, '01a22649-7e70-7f64-98a1-42753aa153bc', '01a22649-7e6c-700b-831d-8df4f3d56fba', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "11:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000001", "isUnassigned": false, "durationMinutes": 60}', '\xdb61ad209b455bc09884b604e21567df9389dd054d210cadc459a92aa6cceea5497ae287c2dbb8ef039a3b579be56eb11c495d77932f52c3824f47438030eda7c026d9514bf6c83454d3305f5165bb3600e140c137e234e216f8217f5c01b42c35438513f70d1df96dcae18aac3993a2116066b916be247ffd9a', 'system', NULL, NULL, NULL, '2026-11-28 03:17:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (256, '01a22649-7e70-7fcc-8305-e8a6a9f7be0a', '01a22649-7e6c-700b-831d-8df4f3d56fba', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-28 03:17:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (257, '01a22649-7e7c-7d74-bb99-01bd3118fd10', '01a22649-7e77-78fa-b291-8b9e474dd094', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "16:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000001", "isUnassigned": false, "durationMinutes": 60}', '\x8d879e771df77ffb1d7f6f89a2463dc20cbeeadd10d27fb4bc578052508929122637f97d3cc72b291ca51e45815ba07780c5e175d5d33342a7783e904220a5421877c0f8433eb3ece5cbc5f8d8105bfaad383fd41af556ed5e1cfd1420aae37678a63db0e6ce7797a8753a33226e00d55b4ab14b27c2e7f621bf0a5b03d982c598e9aead763fbddeaf5cf077a569', 'system', NULL, NULL, NULL, '2026-11-28 03:34:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (258, '01a22649-7e7c-7925-aef6-012f903b2f89', '01a22649-7e77-78fa-b291-8b9e474dd094', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-28 03:34:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (259, '01a22649-7e87-77c9-91bf-8a4254def5ce', '01a22649-7e7e-74ed-afe3-52c286eaaa6f', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "10:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000007", "totalCents": 12950, "serviceName": "Deep Tissue Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000003", "isUnassigned": false, "durationMinutes": 60}', '\x18f69f04fd6c399554ae20d41bf6ba200399721ddcd130d088afd8158d546c3460fa53ae5efbec5c011fb78c79433e6a81cd399eef38545af2ed919ac852d04a8b3cf22cbf62c9c7c0f7302e3cee25e711457567a772db798ac4d10eda75dc9e4a990fe2e894f2fc2dd69210a8ce131d078527ee060df75f9a0bbe0cf035b4c1848e415608744bf721b3c17e', 'system', NULL, NULL, NULL, '2026-11-28 03:43:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (260, '01a22649-7e87-7164-8aed-f9f638cc28cb', '01a22649-7e7e-74ed-afe3-52c286eaaa6f', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-28 03:43:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (261, '01a22649-7e93-7c9c-904c-82dbf8639e68', '01a22649-7b4b-79ed-8f99-78d73ada80c7', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-28 04:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (262, '01a22649-7e9f-7a36-8cc1-e96cdbac033c', '01a22649-7e97-714d-a3e7-0471aeb6e2fa', 1, 'BookingRequested', 0, '{"date": "2026-11-30", "time": "15:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000005", "isUnassigned": false, "durationMinutes": 60}', '\x312e569770567604a10a376272a7692afb07f8d62ca3382ecc57a11b161e0f5ae838afbf6a5869811569a3a95bf8c55b0767804c219cda820225f211c81e6165732381a3988c4da6a5273f4cf227dd5f92eada2203578490a776946ae037f390d8f32ee1021123180ae9a7315714ac521f72a10a341ecda9628c8896283c09cfc758f0e00eaab4f6d3caa02f2589d9f452909399675c223464fb53664ff0b6775ce690dae6fd48ebc134', 'system', NULL, NULL, NULL, '2026-11-28 04:08:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (263, '01a22649-7e9f-78b7-8406-ab6319f0725f', '01a22649-7e97-714d-a3e7-0471aeb6e2fa', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-28 04:08:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (264, '01a22649-7ea5-7f37-bfd2-34c097b05568', '01a22649-7a52-7b54-8d3e-eb70781f75c8', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-28 05:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (265, '01a22649-7eb0-7f4b-887b-b9cc72fe080b', '01a22649-7c3a-7883-a172-fa33a1799a3a', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-28 05:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (266, '01a22649-7ebb-70d1-a702-5d897355f50f', '01a22649-7eb4-713b-9425-7b6984172584', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "14:30", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000008", "totalCents": 13900, "serviceName": "Aromatherapy Ritual", "therapistId": "7e4a1570-0000-4000-8000-000000000006", "isUnassigned": false, "durationMinutes": 75}', '\xa77e00837bb6538b607e6975fb874af44a3db41c42a03866a09cfce6f78f8b7f697ea0d31e3c928b3cb80c4c3a2e8e819f4b29ba2e55c05eb84e339dee1d8812bc4ebded65e4d1d128bd39c0260fb5ca80adf79f60b2f9ec6c5319f1f3ce2bdf19d2b5a8416d5e859dd06bd78b9a8a654abcf49ddaea37c4009447f48bd19561bba3b7794b3599ead5b7f44e52ee8e78261d69b7a2778014d82af7e8865705d3406d300015d4', 'system', NULL, NULL, NULL, '2026-11-28 05:20:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (267, '01a22649-7ebb-7d4c-b43b-b89fe21e3166', '01a22649-7eb4-713b-9425-7b6984172584', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-28 05:20:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (268, '01a22649-7ecb-7e06-a034-633eabe811d5', '01a22649-7ec4-7efe-8210-b613a8eb86f3', 1, 'BookingRequested', 0, '{"date": "2026-12-01", "time": "16:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000002", "totalCents": 12500, "serviceName": "Remedial Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000001", "isUnassigned": false, "durationMinutes": 60}', '\x6c11d6486086fd83f867f154e2b97914e72aa5f12c65e20c93d7b921eb127bed5beda12c5f615361e071d3f9d4f17d25590004e67c46a5e013925944b90c47b6e8621e4f508e153f0bb2b9913d78e62995d479593ed81143588b0e6bfb48e4517b0411d040040b5416aeb0811f7769ee7cc4353f16166816719672fa0aa1e836370a2efc0b93d519c5c35edc', 'system', NULL, NULL, NULL, '2026-11-28 05:55:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (269, '01a22649-7ecb-7773-bcf6-1d5473444632', '01a22649-7ec4-7efe-8210-b613a8eb86f3', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'system', NULL, NULL, NULL, '2026-11-28 05:55:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (270, '01a22649-7ed4-72c0-963f-ce674d7bbac6', '01a22649-7ad9-757e-a676-4fa7b769d214', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-28 09:30:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (271, '01a22649-7edb-79d2-b205-3091c5a7c128', '01a22649-7bcc-716c-a849-5d1f12c0400b', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-28 23:30:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (272, '01a22649-7ee3-7d83-be8a-fb5784872b1e', '01a22649-7b6f-77a1-8d4a-80b220251a25', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-28 23:30:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (273, '01a22649-7eef-78e1-81de-1b316c08e47f', '01a22649-7ca7-706c-a54d-83a9e252552f', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-29 00:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (274, '01a22649-7ef1-7902-a7fb-48cf67111941', '01a22649-7acb-79ea-8f06-dc41aaecc9ac', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-29 01:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (275, '01a22649-7efb-74f5-8905-1e49cd3b3373', '01a22649-7c5a-7eb8-a2a7-1f18435cd1d5', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-29 01:00:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (276, '01a22649-7f04-705b-9508-e6b509a7395a', '01a22649-7ba7-7832-8f1e-d57a7216cac7', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-29 02:30:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (277, '01a22649-7f10-7ccd-a418-6aaf7c836dee', '01a22649-7c0f-77de-97f9-bc176f68e26e', 3, 'BookingCompleted', 0, '{}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-29 04:15:00+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (278, '01a2264b-0498-7c3f-a767-132516e19659', 'f241c117-5d8c-426e-91ee-ad1e19fe10c7', 1, 'SignedIn', 0, '{"email": "admin@longwater.example"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', '3e32e114-7e94-4ae8-9180-3ab1fd60fc0b', '2026-11-29 07:53:00.324+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (279, '01a2264b-061b-79ca-9db0-bef88dbc05f7', '01a2264b-054e-7e17-9c8a-4f5a94d8f352', 1, 'LeaveEntered', 0, '{"end_time": null, "leave_id": "01a2264b-054e-7e17-9c8a-4f5a94d8f352", "last_date": "2026-12-06", "first_date": "2026-12-05", "start_time": null, "therapist_id": "7e4a1570-0000-4000-8000-000000000002", "kept_bookings": [], "repeats_until": null, "therapist_name": "Anika Rao"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', 'd72587a4-049d-4a90-9ac1-aa8e2216f411', '2026-11-29 07:53:00.701+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (280, '01a2264b-29f0-73bf-af25-9fee200b590d', '01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf', 1, 'BookingRequested', 0, '{"date": "2026-12-04", "time": "11:00", "userId": null, "verdict": "available", "currency": "USD", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000002", "isUnassigned": false, "durationMinutes": 60}', '\x38cf945d21f96fa7d9abd1b6056efd6312f8afe43d9a00f4df0bbbdc7060b079390215d031d6aeaaec8dc48bf49a853127c796ee6886d5bd4fefb87947411ba275fa0779dd49679a49c5f9568ac8ad6a316443ce04609468289fd0d8cbf970d2b44eb8dd6ef4a719e14460923790447d1f706d8d074bd2e680f1e74f6d5f4f7bf39dbddbbbad44b418f3e85ba37d481e3f42b48b24a4b20c8bd5a6af9b', 'visitor', NULL, NULL, '783db3f5-d4f4-4c47-ab53-8a8f170c74bc', '2026-11-29 07:53:09.873+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (281, '01a2264b-29f1-7857-ba47-f9cbbe93c7a4', '01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf', 2, 'BookingConfirmed', 0, '{"how": "at-once"}', NULL, 'visitor', NULL, NULL, '783db3f5-d4f4-4c47-ab53-8a8f170c74bc', '2026-11-29 07:53:09.873+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (283, '01a2264b-2ba3-78e5-97c6-23db022ca224', 'b6859a90-15e5-4cb7-b0f1-572cec131e36', 1, 'SignedIn', 0, '{"email": "admin@longwater.example"}', NULL, 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', 'd2c4ad49-7c2e-48ca-ae4e-b34009811e9a', '2026-11-29 07:53:10.313+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (284, '01a2264b-3290-7a84-8e84-04a0df11b074', '01a2264b-2a29-7147-a34a-75ea8859795e', 2, 'SlotOffered', 0, '{"how": "turn", "date": "2026-12-04", "time": "09:00", "currency": "USD", "bookingId": "01a2264b-31cf-76c4-b63d-728be8f8fbab", "expiresAt": "2026-11-29T08:23:12.080Z", "serviceId": "5e4f1ce0-0000-4000-8000-000000000001", "totalCents": 11500, "serviceName": "Swedish Relaxation Massage", "therapistId": "7e4a1570-0000-4000-8000-000000000002", "durationMinutes": 60}', NULL, 'system', NULL, NULL, NULL, '2026-11-29 07:53:12.081+00');
INSERT INTO public.event_log OVERRIDING SYSTEM VALUE VALUES (285, '01a2264c-0817-7696-b442-5efdf28f7f79', '01a2264c-0810-73ae-a003-f154958c0673', 1, 'ClientImported', 0, '{"external_id": "c1"}', '\xc34504c034526854815315b629f926ebcbee75abfbf5ac6a31c6cccd2218c91cece72132d40e196eac7c4cc0f2c280b2f0cf39d56564bd4b344a8d4fd462326fe13e0115eb962852b3cb643028a6461bb3298725441f116a68a71b5ae9628ab342132600f483433263fb3cc60659baa82647677cf9cf261edc69848bb2d9f157dbc462f3b3d1cc3ecdc8077ff32937', 'user', '90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', NULL, '2026-11-29 07:54:06.743+00');
INSERT INTO public.idempotency_keys VALUES ('\xbfd9a8aaa01629fde687a2dfeeff31d9a22bf3e1c739d5b02a9dbae3d974e44a', '\x36e7e5c3ff16129728abda96d7bad223f341688062d3ae6aaa4177c587ad0f31', '01a22649-799d-772a-86e3-797277d452cb', '2026-11-29 07:51:19.216123+00');
INSERT INTO public.idempotency_keys VALUES ('\x831d9e5a37021957e07e19c38fdf468d35fe42ba992005ad56495f31929e71db', '\x6e45a789b35df65438cc59d232eb9b3cb53a3d52372a224d0f0bc85c623bf913', '01a22649-7a52-7b54-8d3e-eb70781f75c8', '2026-11-29 07:51:19.386932+00');
INSERT INTO public.idempotency_keys VALUES ('\x0c431c9f2499ee938d549432cea2df970f729f856aa35b492104be1ff01e8d01', '\xa82be7be80bf1221c5253feac10a8c46bb98937cc01d3f400e75d11d008891ee', '01a22649-7a9d-709f-96d7-d3eaa034313a', '2026-11-29 07:51:19.454011+00');
INSERT INTO public.idempotency_keys VALUES ('\xd04a8bc77a45819f3a2aeaaffab4fc4709766d2edbb379b7fb6879be1e9259c8', '\x6d083590c39ea44259fb4e163ab0ff03a50ed7e67aa060bf10f3509df13dc151', '01a22649-7aaf-7ce8-a250-fa6dc827b297', '2026-11-29 07:51:19.472521+00');
INSERT INTO public.idempotency_keys VALUES ('\x464b045f16dbd404cba932185c92c7a9c0bcc31a6119b4113151bfe18b6c9b78', '\x0a7df93b5ffd69b1787c3bcf680c62720f2a4c500d64f35508295f4512babf64', '01a22649-7acb-79ea-8f06-dc41aaecc9ac', '2026-11-29 07:51:19.500141+00');
INSERT INTO public.idempotency_keys VALUES ('\x28a900d33df38e445f3df555e1f7550653deb678b421ada72c3f66270d3104dd', '\x3c8f3b5da1a67c5eb39992109777b56df6843be9c2662ef73cdba1cb85d98953', '01a22649-7ad9-757e-a676-4fa7b769d214', '2026-11-29 07:51:19.513513+00');
INSERT INTO public.idempotency_keys VALUES ('\x6844344522c18820ae0e7ca7292015417ee2e42363b4d3cb99e94bcaffcfb041', '\x50a171720f79233423347f58388746f2ae8c7c4347b50d84a45e18c0c4fdebe4', '01a22649-7ae9-7e36-9757-8e38767dcbc2', '2026-11-29 07:51:19.531952+00');
INSERT INTO public.idempotency_keys VALUES ('\x1f69624a8cbab14a22659bd5987120338d03690f843b5c930083a1ab1de0628e', '\xa85875260966eff8cbdf7313ed8c2bc551b64bdad206268b9418fa604abc1945', '01a22649-7afb-707a-9eda-665e0acf9402', '2026-11-29 07:51:19.550756+00');
INSERT INTO public.idempotency_keys VALUES ('\xcc7d75f2edb5ca7d25693f5cb5057fcc6b28870dc35fffd746a0dacb0e1fb74a', '\x2f31d4d097f64250080b7c9cfc11f580cdb6d59a95376d809566b7e47a6f4b0c', '01a22649-7b0b-7002-b390-20206a0ed564', '2026-11-29 07:51:19.566774+00');
INSERT INTO public.idempotency_keys VALUES ('\xc5b556f51ccb378a81dc012051cb8ab3fae5cbd6c877ee4456ee930769b88740', '\xf680ddbf8fc46dcd0799d1a3266be28b3e7a6e75f36192885f14cd0a264f5a87', '01a22649-7b17-7839-a166-dea2b94e1891', '2026-11-29 07:51:19.577953+00');
INSERT INTO public.idempotency_keys VALUES ('\x68c4e0798aad6401912d53743df23bf5e7928c582204da95db7e22c207574319', '\x505a26b3a2e44736e72c705d7d3dd826163927918376c7bd47911e7faa6ae532', '01a22649-7b23-738f-a053-670817178965', '2026-11-29 07:51:19.590307+00');
INSERT INTO public.idempotency_keys VALUES ('\x49f504ae077354c9971076191a7a9b1bc809e862132379f7e8f567562fe9f69b', '\x1f6090ede3ed8ade17f84edad3ee1a8aab3e27969ee6c198ddd8f05d5ce10bd2', '01a22649-7b31-7772-b0ad-ae5769f2867a', '2026-11-29 07:51:19.603363+00');
INSERT INTO public.idempotency_keys VALUES ('\x805a65cedeec25ecf203c3edf6a3a83680ff30286431c4a0d0f66732b6a530f9', '\x728908d081c706d2cf7dd7281afd23b03d5f79698dddf6adb3779ae5ff2fb3cf', '01a22649-7b3f-7db7-8b01-667056b01d11', '2026-11-29 07:51:19.615689+00');
INSERT INTO public.idempotency_keys VALUES ('\x716bbc142077b9e8c5058dc60bfd42cb4380fb8c54c0ef4d2cb54022906ea8e4', '\x48c1de285142438c6d9bd2a3ddf88350a8e21b0cec25b5a7a78aefa23dd7e12b', '01a22649-7b4b-79ed-8f99-78d73ada80c7', '2026-11-29 07:51:19.630713+00');
INSERT INTO public.idempotency_keys VALUES ('\x6d9f9359a2a14c7e4a165543863c8bcc7c72e67844fa42d5c906ff46ac3dd242', '\x22eed8b9059a76116b0ed3a6a248d7af426f299c0fd3114253c6950b15649ffe', '01a22649-7b52-7ff0-aefb-432ced2a0aa1', '2026-11-29 07:51:19.634803+00');
INSERT INTO public.idempotency_keys VALUES ('\xad1143c15bb9d638b6578c16a141faf33d3f34b6273eea09470c5d7fc247ed27', '\xc279660a91d10d569c546e1f63e1cd2d2fef4fdac1582267ed3de44384f91202', '01a22649-7b5f-7385-9066-e281962fdb06', '2026-11-29 07:51:19.647687+00');
INSERT INTO public.idempotency_keys VALUES ('\xc9840d8e728bf2f749cb36db49a6671496b1bf58d2ef9ef03110992e51760dd8', '\x247ea6fed817d9831a93abf6ee34a79ca8777bce8bead08259e782fe5484c1d3', '01a22649-7b6f-77a1-8d4a-80b220251a25', '2026-11-29 07:51:19.664272+00');
INSERT INTO public.idempotency_keys VALUES ('\x0a4e647957abaae497cf5ccffd396a92be67980ae4dc4311c14ce624d85eb81b', '\x7d707cd9832fc96b002e65a6d5d8d9e950036080e67b9e582ae22cb15e5903a9', '01a22649-7b7f-79ad-a20d-096c19dc263a', '2026-11-29 07:51:19.679758+00');
INSERT INTO public.idempotency_keys VALUES ('\x3c2976ae4d2b7beacead50b62bfcb4de485bf004650229fe973bfff3e51025a3', '\x32e4e307f45baec8de79a571da542d4189a01ad67db311611df0911f6cbf9344', '01a22649-7b8e-7ec7-a38b-5661b7fcc925', '2026-11-29 07:51:19.698138+00');
INSERT INTO public.idempotency_keys VALUES ('\xf8cd0accfa75d13d456ab8a1db4f972a6fec9f4363be82374f887926a65e5937', '\x306bdbdf3f8d2db517d91065fa923253556c94fd74bd09b6ffe1f3ce2171191b', '01a22649-7b9b-7ae9-a1c6-7549a45829b0', '2026-11-29 07:51:19.708608+00');
INSERT INTO public.idempotency_keys VALUES ('\x3f077a453717c2c6364433781a30ff355cb9e38e25036614665ebd3c2e7711e9', '\xd11d16066fe622a7ac2b6d3b8f4c30150508805bb3762f6de1965efefa2338e0', '01a22649-7ba7-7832-8f1e-d57a7216cac7', '2026-11-29 07:51:19.719547+00');
INSERT INTO public.idempotency_keys VALUES ('\x85831d7e1c3051f55943072a586bbdcbc43417e7f857308abac24dcfd06b0c4e', '\x960972852f7363c2f511d4fbaafcbaa4a6d16f487367495035fb8b4b7897d269', '01a22649-7bb1-7a8d-8d34-e3aaae4601b1', '2026-11-29 07:51:19.731563+00');
INSERT INTO public.idempotency_keys VALUES ('\xdfe9045683a48d7a1461909e5a18d0533c6fec14ef2df508433b2f81c99d47ed', '\x36f6cc30f8d37fe1fbecc83494610b7b765a9c7f71e51a9f2c355987b10b83fd', '01a22649-7bbc-72e9-a20f-b1822afffdc3', '2026-11-29 07:51:19.744617+00');
INSERT INTO public.idempotency_keys VALUES ('\x4acc9da55df78c113a5dc02469de411536daa63d33d0e373cb5a5c342fef489c', '\xc9697e7a2708b3006bbcaacb9428bc3174a552eed5a6267e1f52c68f662a19a0', '01a22649-7bcc-716c-a849-5d1f12c0400b', '2026-11-29 07:51:19.762091+00');
INSERT INTO public.idempotency_keys VALUES ('\xb85201c3337941082181263da19ab36d4ac2cfddaf730b6ddebf5cb43ab7766d', '\xffa82ffe01abedfd0324edfc69c606f30d8f8eadad1a36b882705299de4b3ed1', '01a22649-7be0-7787-8e3a-8aedcfa8f4e6', '2026-11-29 07:51:19.77876+00');
INSERT INTO public.idempotency_keys VALUES ('\x99d311429916e93e14c1157df04e27caf5eef7c3590f6a8c7a04d36ee863660f', '\x57eef06a7c1f404d086c00658f14c34c82d696f98321308d11141f4aa0f07ee4', '01a22649-7be6-719e-8218-34ecb6619239', '2026-11-29 07:51:19.7868+00');
INSERT INTO public.idempotency_keys VALUES ('\xd490efdda9e8e08159c8e62e73fc1c5a993d58955559008bdca8ae6e92bb24d0', '\x9dbd40594bc74ec11e2662a5474f5bc2c0993bba6177d4f2324ab97c4d867f05', '01a22649-7bf4-702d-bc46-8750ccdb99cb', '2026-11-29 07:51:19.79953+00');
INSERT INTO public.idempotency_keys VALUES ('\x92deae434bccdf621910b5d9b9acb5d789ce31f45913a272e1a967bcd7992c03', '\x21ee977cf68e21c7e02e44036c69a0f39344c7acaf49567fedbf02180fd58c59', '01a22649-7bff-776f-9993-5517dec810eb', '2026-11-29 07:51:19.810774+00');
INSERT INTO public.idempotency_keys VALUES ('\xd4774ce3d4390ca81e2119d62e240dd828da56f3ad93a98fefe04710ebfffa24', '\xb49b07dfbe17661a907fa7b5b84b764bd6d1f12e60960417f224f5a166d5d32d', '01a22649-7c0f-77de-97f9-bc176f68e26e', '2026-11-29 07:51:19.823619+00');
INSERT INTO public.idempotency_keys VALUES ('\x716b117b71dde1f357804cbb7e414f7012c6aed1fe473183411ebc3813f40575', '\x2b679aba43d7e823140d7cc3cfe4368b5bd152f03382eb918186f0bb58635a4d', '01a22649-7c1f-7bc8-9ae4-c3e283e2ad99', '2026-11-29 07:51:19.840254+00');
INSERT INTO public.idempotency_keys VALUES ('\xb2fb9712135476f4a01c318c6ca25f7de7576580316a3a1b27ed803770c91a5d', '\xef29767205609417ea095b6b7e578f6086ef3a43bb8a90b27bf6371904155991', '01a22649-7c2c-7c67-96ab-20cf833d1128', '2026-11-29 07:51:19.853128+00');
INSERT INTO public.idempotency_keys VALUES ('\x57e4efbf3c7c4af22517db1b1fdb2334e8ff24e1e535239e1215b8bde7a12f42', '\x928de29e3689cff35b1c6f727ec921cf2e48fae76e83ac3585fc1f3e5a9a76dc', '01a22649-7c3a-7883-a172-fa33a1799a3a', '2026-11-29 07:51:19.870523+00');
INSERT INTO public.idempotency_keys VALUES ('\x5985e0f769028a4e5fc9b4e45a85756471d3a7445970d05933a05c64a90c285e', '\xe5361d3d2fa7ce8233e11435277d6388d1b701aa9fe339dabfe125c75e46a3bb', '01a22649-7c4a-7bbd-adec-995ebda63cc1', '2026-11-29 07:51:19.884028+00');
INSERT INTO public.idempotency_keys VALUES ('\x8d3054eb34fc59a5de657b1ecb91ed935119604895c53be4eca003f099fe2cc6', '\xb1e7aaa2d2dffcf89de51de24fa955c0810fe9f2bb2f03632225ff094f23779f', '01a22649-7c5a-7eb8-a2a7-1f18435cd1d5', '2026-11-29 07:51:19.902816+00');
INSERT INTO public.idempotency_keys VALUES ('\xcce79b2646a18c53bc9aa849d7028cd9f0f307011585b8c9dcdba0e8141de7af', '\xaa201e35e864d4c0cc1242a521878885386ac838e83bc5f7ddbd14f2a3abc6ad', '01a22649-7c6e-7fb1-8487-888c7e289541', '2026-11-29 07:51:19.919833+00');
INSERT INTO public.idempotency_keys VALUES ('\x521fb92487670889d70c206132b6dd6187660703f7ecfea8d742c1ac0791edac', '\xdae70ec5340383dd54720384c028a086b3c81f556804f6ef82bd09603085a301', '01a22649-7c7c-7343-80ad-c501946b3db2', '2026-11-29 07:51:19.932561+00');
INSERT INTO public.idempotency_keys VALUES ('\x16bf09cf7c59e4299ca895454ba2ee8e31328d1e0a288496dcc578b6fab9e233', '\x4f973ff76e495532c8a7b64a65189385991fa06c9deb9495777c1885c133e73d', '01a22649-7c8f-7901-a984-a750ef76d5b3', '2026-11-29 07:51:19.954724+00');
INSERT INTO public.idempotency_keys VALUES ('\x233d83fc296a453d778c5dabf70284fb3f70be9a1227077aed8f5c58d7ff115f', '\xa41b6916772979b8f0b87cd5167332bbd83874de362c976bab94290eca2934f1', '01a22649-7ca7-706c-a54d-83a9e252552f', '2026-11-29 07:51:19.975793+00');
INSERT INTO public.idempotency_keys VALUES ('\x57f58e200ae9870664143daa7f2ee616876fd47b665486bb5c10700256ae50b2', '\xe2b957ea1fb565c03502c93ad4c44c94e3094d34701c5934384029318568e859', '01a22649-7d41-757d-9757-3fcc724cf5de', '2026-11-29 07:51:20.129668+00');
INSERT INTO public.idempotency_keys VALUES ('\x7e0f7436bbc57477d00041006d1c0f1a5da1c61dbe4afa78bf47575e41608002', '\x07293fc69e0d643171a342a50a2a2e6aa6d0e1c4e51b369ffe35e881b88f405c', '01a22649-7d57-7b71-9132-1eb2fca616d0', '2026-11-29 07:51:20.152889+00');
INSERT INTO public.idempotency_keys VALUES ('\xd6842beecd61d984cef1742b30d7c111fa1e5eacd379c2e5315f7729b5d5601c', '\x216f0ad943f8d56afd315961b559c9207e135d1891c07dc85b7a6bda283b21b0', '01a22649-7d63-7870-b26f-d61a9a51f998', '2026-11-29 07:51:20.16636+00');
INSERT INTO public.idempotency_keys VALUES ('\x2de5a9c6ebf5db571ceeb256e05654193cb0b4a172576c89e63200f38ba53e2e', '\x9597d59d49929333f55d08640d382085637cc5c86ef8f686cec51d402040943a', '01a22649-7da9-75a8-b956-af7cca34ce03', '2026-11-29 07:51:20.23421+00');
INSERT INTO public.idempotency_keys VALUES ('\xbe5d90042c1efa2a9c0271da1cd7c0b270b06c4de384a2c144248aa3efe9e934', '\xb495197acd994c3fad055b8f56caa9213d53b378628785aa2d13ccf381352803', '01a22649-7e03-790f-8187-4cba21b7df8f', '2026-11-29 07:51:20.327652+00');
INSERT INTO public.idempotency_keys VALUES ('\xb3ab9caa7d2472b6f40d2a8ade91db9f4fd406696fef1d867e47e161c6214136', '\x17a83b2ae2219a43336e2588a492d2d2f5663f8fc0e20285408de75a3d51fd5f', '01a22649-7e43-745f-b682-911a100554ad', '2026-11-29 07:51:20.390759+00');
INSERT INTO public.idempotency_keys VALUES ('\x50dbea7204dded2f6ca8c47b64349c0ecb75afbea4a26e622f320314a0e2aa78', '\x27c1d04b639dde5be2d601b715b9db06bcaf00c7067bea5ded7fbfc53c2a473a', '01a22649-7e4c-7e16-9788-b73eb3775713', '2026-11-29 07:51:20.396688+00');
INSERT INTO public.idempotency_keys VALUES ('\x46029310a7d35fed5d7046a2c907ed58d76dca45c4977b7a579683861665c0fe', '\x37940356d610eeac34c030957478842737b07980d3ce39503f61f5a26a350c17', '01a22649-7e61-7113-b328-b9170103bfd8', '2026-11-29 07:51:20.423134+00');
INSERT INTO public.idempotency_keys VALUES ('\x44d2e9917e3d4e4489c2c182ee54f1402a60e528545481843a73e2b1bb9efed8', '\xa67a94a7f10a5035e5b3d848db6bf54abb39174ec4d97460985668bac2f04161', '01a22649-7e6c-700b-831d-8df4f3d56fba', '2026-11-29 07:51:20.430738+00');
INSERT INTO public.idempotency_keys VALUES ('\x45f7ef481c579f24a2633d4b98988308e687983ee98fedbd527708e3442653a7', '\x45962ac28c0688bf0656810dc5c6c38a7fe0b7f7f27b5984dae536ac422fd513', '01a22649-7e77-78fa-b291-8b9e474dd094', '2026-11-29 07:51:20.443107+00');
INSERT INTO public.idempotency_keys VALUES ('\xf740f65405790e3d3301336be5a88344d506c0b368631305471feb2b8c9fd3b6', '\x6c4c94ec545ca638db3e515a6ce120934564f8c8d0f448aad6f3c889f1c17e6d', '01a22649-7e7e-74ed-afe3-52c286eaaa6f', '2026-11-29 07:51:20.449493+00');
INSERT INTO public.idempotency_keys VALUES ('\x0b9174cbf1ace5448074984139898af05e7311fb6c77cb487155800e6fc2bf17', '\x19e0ec83d34c20e0454bbfcf2f8610281628a92e8bc6dec7cb1b82388e3265e7', '01a22649-7e97-714d-a3e7-0471aeb6e2fa', '2026-11-29 07:51:20.471735+00');
INSERT INTO public.idempotency_keys VALUES ('\xf38ded36921974c3a418addb2db46cf2eb21412f53683af6dc9e99a3d00fae79', '\x37b12abbab99ea8f482b9cc69737bb5a95a07dedf618c6d6e9002b2c82a8f477', '01a22649-7eb4-713b-9425-7b6984172584', '2026-11-29 07:51:20.500899+00');
INSERT INTO public.idempotency_keys VALUES ('\xcef2a32cdbf9b4483e63d26a661f082cd0a2f94109d3d9445a19b85b013482a0', '\x8efb8725b9cffac9bdb220fe6ad9d5ee572721fab9425ab2e987912a4c4b5222', '01a22649-7ec4-7efe-8210-b613a8eb86f3', '2026-11-29 07:51:20.517321+00');
INSERT INTO public.idempotency_keys VALUES ('\x667362ed2390cad67007c2d83bd31c2c046395c7063975277d238a81c90c5afb', '\xce69f115b8b5d48aa73f359daa6e37f2bb3a2d23735517ca76d39ed331aff21c', '01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf', '2026-11-29 07:53:09.846497+00');
INSERT INTO public.idempotency_keys VALUES ('\xe6a00b1eab541a2cd538a864e598fa7f15173b77f0b356c1741a484f9a851de6', '\x014e3ed3db29e05a57be2f37894659a470399d002beb989a172f9c5a13bc01c1', '01a2264b-2a29-7147-a34a-75ea8859795e', '2026-11-29 07:53:09.932198+00');
INSERT INTO public.leave VALUES ('01a2264b-054e-7e17-9c8a-4f5a94d8f352', '7e4a1570-0000-4000-8000-000000000002', '2026-12-05', '2026-12-06', NULL, NULL, NULL, DEFAULT, 'annual', 'approved', '\xe4431bbae507cfa1d9b8f3a3bf00b2688a07c368dbe9ec5798dec85d8dbd3aa907ca4d061e8bd09958764b225a3bb1931453acba903e523403', 'admin@longwater.example', 1, '2026-11-29 07:53:00.687+00');
INSERT INTO public.log_head VALUES (true, 285);
INSERT INTO public.log_order VALUES (1, 1);
INSERT INTO public.log_order VALUES (2, 2);
INSERT INTO public.log_order VALUES (3, 3);
INSERT INTO public.log_order VALUES (4, 4);
INSERT INTO public.log_order VALUES (5, 5);
INSERT INTO public.log_order VALUES (6, 6);
INSERT INTO public.log_order VALUES (7, 7);
INSERT INTO public.log_order VALUES (8, 8);
INSERT INTO public.log_order VALUES (9, 9);
INSERT INTO public.log_order VALUES (10, 10);
INSERT INTO public.log_order VALUES (11, 11);
INSERT INTO public.log_order VALUES (12, 12);
INSERT INTO public.log_order VALUES (13, 13);
INSERT INTO public.log_order VALUES (14, 14);
INSERT INTO public.log_order VALUES (15, 15);
INSERT INTO public.log_order VALUES (16, 16);
INSERT INTO public.log_order VALUES (17, 17);
INSERT INTO public.log_order VALUES (18, 18);
INSERT INTO public.log_order VALUES (19, 19);
INSERT INTO public.log_order VALUES (20, 20);
INSERT INTO public.log_order VALUES (21, 21);
INSERT INTO public.log_order VALUES (22, 22);
INSERT INTO public.log_order VALUES (23, 23);
INSERT INTO public.log_order VALUES (24, 24);
INSERT INTO public.log_order VALUES (25, 25);
INSERT INTO public.log_order VALUES (26, 26);
INSERT INTO public.log_order VALUES (27, 27);
INSERT INTO public.log_order VALUES (28, 28);
INSERT INTO public.log_order VALUES (29, 29);
INSERT INTO public.log_order VALUES (30, 30);
INSERT INTO public.log_order VALUES (31, 31);
INSERT INTO public.log_order VALUES (32, 32);
INSERT INTO public.log_order VALUES (33, 33);
INSERT INTO public.log_order VALUES (34, 34);
INSERT INTO public.log_order VALUES (35, 35);
INSERT INTO public.log_order VALUES (36, 36);
INSERT INTO public.log_order VALUES (37, 37);
INSERT INTO public.log_order VALUES (38, 38);
INSERT INTO public.log_order VALUES (39, 39);
INSERT INTO public.log_order VALUES (40, 40);
INSERT INTO public.log_order VALUES (41, 41);
INSERT INTO public.log_order VALUES (42, 42);
INSERT INTO public.log_order VALUES (43, 43);
INSERT INTO public.log_order VALUES (44, 44);
INSERT INTO public.log_order VALUES (45, 45);
INSERT INTO public.log_order VALUES (46, 46);
INSERT INTO public.log_order VALUES (47, 47);
INSERT INTO public.log_order VALUES (48, 48);
INSERT INTO public.log_order VALUES (49, 49);
INSERT INTO public.log_order VALUES (50, 50);
INSERT INTO public.log_order VALUES (51, 51);
INSERT INTO public.log_order VALUES (52, 52);
INSERT INTO public.log_order VALUES (53, 53);
INSERT INTO public.log_order VALUES (54, 54);
INSERT INTO public.log_order VALUES (55, 55);
INSERT INTO public.log_order VALUES (56, 56);
INSERT INTO public.log_order VALUES (57, 57);
INSERT INTO public.log_order VALUES (58, 58);
INSERT INTO public.log_order VALUES (59, 59);
INSERT INTO public.log_order VALUES (60, 60);
INSERT INTO public.log_order VALUES (61, 61);
INSERT INTO public.log_order VALUES (62, 62);
INSERT INTO public.log_order VALUES (63, 63);
INSERT INTO public.log_order VALUES (64, 64);
INSERT INTO public.log_order VALUES (65, 65);
INSERT INTO public.log_order VALUES (66, 66);
INSERT INTO public.log_order VALUES (67, 67);
INSERT INTO public.log_order VALUES (68, 68);
INSERT INTO public.log_order VALUES (69, 69);
INSERT INTO public.log_order VALUES (70, 70);
INSERT INTO public.log_order VALUES (71, 71);
INSERT INTO public.log_order VALUES (72, 72);
INSERT INTO public.log_order VALUES (73, 73);
INSERT INTO public.log_order VALUES (74, 74);
INSERT INTO public.log_order VALUES (75, 75);
INSERT INTO public.log_order VALUES (76, 76);
INSERT INTO public.log_order VALUES (77, 77);
INSERT INTO public.log_order VALUES (78, 78);
INSERT INTO public.log_order VALUES (79, 79);
INSERT INTO public.log_order VALUES (80, 80);
INSERT INTO public.log_order VALUES (81, 81);
INSERT INTO public.log_order VALUES (82, 82);
INSERT INTO public.log_order VALUES (83, 83);
INSERT INTO public.log_order VALUES (84, 84);
INSERT INTO public.log_order VALUES (85, 85);
INSERT INTO public.log_order VALUES (86, 86);
INSERT INTO public.log_order VALUES (87, 87);
INSERT INTO public.log_order VALUES (88, 88);
INSERT INTO public.log_order VALUES (89, 89);
INSERT INTO public.log_order VALUES (90, 90);
INSERT INTO public.log_order VALUES (91, 91);
INSERT INTO public.log_order VALUES (92, 92);
INSERT INTO public.log_order VALUES (93, 93);
INSERT INTO public.log_order VALUES (94, 94);
INSERT INTO public.log_order VALUES (95, 95);
INSERT INTO public.log_order VALUES (96, 96);
INSERT INTO public.log_order VALUES (97, 97);
INSERT INTO public.log_order VALUES (98, 98);
INSERT INTO public.log_order VALUES (99, 99);
INSERT INTO public.log_order VALUES (100, 100);
INSERT INTO public.log_order VALUES (101, 101);
INSERT INTO public.log_order VALUES (102, 102);
INSERT INTO public.log_order VALUES (103, 103);
INSERT INTO public.log_order VALUES (104, 104);
INSERT INTO public.log_order VALUES (105, 105);
INSERT INTO public.log_order VALUES (106, 106);
INSERT INTO public.log_order VALUES (107, 107);
INSERT INTO public.log_order VALUES (108, 108);
INSERT INTO public.log_order VALUES (109, 109);
INSERT INTO public.log_order VALUES (110, 110);
INSERT INTO public.log_order VALUES (111, 111);
INSERT INTO public.log_order VALUES (112, 112);
INSERT INTO public.log_order VALUES (113, 113);
INSERT INTO public.log_order VALUES (114, 114);
INSERT INTO public.log_order VALUES (115, 115);
INSERT INTO public.log_order VALUES (116, 116);
INSERT INTO public.log_order VALUES (117, 117);
INSERT INTO public.log_order VALUES (118, 118);
INSERT INTO public.log_order VALUES (119, 119);
INSERT INTO public.log_order VALUES (120, 120);
INSERT INTO public.log_order VALUES (121, 121);
INSERT INTO public.log_order VALUES (122, 122);
INSERT INTO public.log_order VALUES (123, 123);
INSERT INTO public.log_order VALUES (124, 124);
INSERT INTO public.log_order VALUES (125, 125);
INSERT INTO public.log_order VALUES (126, 126);
INSERT INTO public.log_order VALUES (127, 127);
INSERT INTO public.log_order VALUES (128, 128);
INSERT INTO public.log_order VALUES (129, 129);
INSERT INTO public.log_order VALUES (130, 130);
INSERT INTO public.log_order VALUES (131, 131);
INSERT INTO public.log_order VALUES (132, 132);
INSERT INTO public.log_order VALUES (133, 133);
INSERT INTO public.log_order VALUES (134, 134);
INSERT INTO public.log_order VALUES (135, 135);
INSERT INTO public.log_order VALUES (136, 136);
INSERT INTO public.log_order VALUES (137, 137);
INSERT INTO public.log_order VALUES (138, 138);
INSERT INTO public.log_order VALUES (139, 139);
INSERT INTO public.log_order VALUES (140, 140);
INSERT INTO public.log_order VALUES (141, 141);
INSERT INTO public.log_order VALUES (142, 142);
INSERT INTO public.log_order VALUES (143, 143);
INSERT INTO public.log_order VALUES (144, 144);
INSERT INTO public.log_order VALUES (145, 145);
INSERT INTO public.log_order VALUES (146, 146);
INSERT INTO public.log_order VALUES (147, 147);
INSERT INTO public.log_order VALUES (148, 148);
INSERT INTO public.log_order VALUES (149, 149);
INSERT INTO public.log_order VALUES (150, 150);
INSERT INTO public.log_order VALUES (151, 151);
INSERT INTO public.log_order VALUES (152, 152);
INSERT INTO public.log_order VALUES (153, 153);
INSERT INTO public.log_order VALUES (154, 154);
INSERT INTO public.log_order VALUES (155, 155);
INSERT INTO public.log_order VALUES (156, 156);
INSERT INTO public.log_order VALUES (157, 157);
INSERT INTO public.log_order VALUES (158, 158);
INSERT INTO public.log_order VALUES (159, 159);
INSERT INTO public.log_order VALUES (160, 160);
INSERT INTO public.log_order VALUES (161, 161);
INSERT INTO public.log_order VALUES (162, 162);
INSERT INTO public.log_order VALUES (163, 163);
INSERT INTO public.log_order VALUES (164, 164);
INSERT INTO public.log_order VALUES (165, 165);
INSERT INTO public.log_order VALUES (166, 166);
INSERT INTO public.log_order VALUES (167, 167);
INSERT INTO public.log_order VALUES (168, 168);
INSERT INTO public.log_order VALUES (169, 169);
INSERT INTO public.log_order VALUES (170, 170);
INSERT INTO public.log_order VALUES (171, 171);
INSERT INTO public.log_order VALUES (172, 172);
INSERT INTO public.log_order VALUES (173, 173);
INSERT INTO public.log_order VALUES (174, 174);
INSERT INTO public.log_order VALUES (175, 175);
INSERT INTO public.log_order VALUES (176, 176);
INSERT INTO public.log_order VALUES (177, 177);
INSERT INTO public.log_order VALUES (178, 178);
INSERT INTO public.log_order VALUES (179, 179);
INSERT INTO public.log_order VALUES (180, 180);
INSERT INTO public.log_order VALUES (181, 181);
INSERT INTO public.log_order VALUES (182, 182);
INSERT INTO public.log_order VALUES (183, 183);
INSERT INTO public.log_order VALUES (184, 184);
INSERT INTO public.log_order VALUES (185, 185);
INSERT INTO public.log_order VALUES (186, 186);
INSERT INTO public.log_order VALUES (187, 187);
INSERT INTO public.log_order VALUES (188, 188);
INSERT INTO public.log_order VALUES (189, 189);
INSERT INTO public.log_order VALUES (190, 190);
INSERT INTO public.log_order VALUES (191, 191);
INSERT INTO public.log_order VALUES (192, 192);
INSERT INTO public.log_order VALUES (193, 193);
INSERT INTO public.log_order VALUES (194, 194);
INSERT INTO public.log_order VALUES (195, 195);
INSERT INTO public.log_order VALUES (196, 196);
INSERT INTO public.log_order VALUES (197, 197);
INSERT INTO public.log_order VALUES (198, 198);
INSERT INTO public.log_order VALUES (199, 199);
INSERT INTO public.log_order VALUES (200, 200);
INSERT INTO public.log_order VALUES (201, 201);
INSERT INTO public.log_order VALUES (202, 202);
INSERT INTO public.log_order VALUES (203, 203);
INSERT INTO public.log_order VALUES (204, 204);
INSERT INTO public.log_order VALUES (205, 205);
INSERT INTO public.log_order VALUES (206, 206);
INSERT INTO public.log_order VALUES (207, 207);
INSERT INTO public.log_order VALUES (208, 208);
INSERT INTO public.log_order VALUES (209, 209);
INSERT INTO public.log_order VALUES (210, 210);
INSERT INTO public.log_order VALUES (211, 211);
INSERT INTO public.log_order VALUES (212, 212);
INSERT INTO public.log_order VALUES (213, 213);
INSERT INTO public.log_order VALUES (214, 214);
INSERT INTO public.log_order VALUES (215, 215);
INSERT INTO public.log_order VALUES (216, 216);
INSERT INTO public.log_order VALUES (217, 217);
INSERT INTO public.log_order VALUES (218, 218);
INSERT INTO public.log_order VALUES (219, 219);
INSERT INTO public.log_order VALUES (220, 220);
INSERT INTO public.log_order VALUES (221, 221);
INSERT INTO public.log_order VALUES (222, 222);
INSERT INTO public.log_order VALUES (223, 223);
INSERT INTO public.log_order VALUES (224, 224);
INSERT INTO public.log_order VALUES (225, 225);
INSERT INTO public.log_order VALUES (226, 226);
INSERT INTO public.log_order VALUES (227, 227);
INSERT INTO public.log_order VALUES (228, 228);
INSERT INTO public.log_order VALUES (229, 229);
INSERT INTO public.log_order VALUES (230, 230);
INSERT INTO public.log_order VALUES (231, 231);
INSERT INTO public.log_order VALUES (232, 232);
INSERT INTO public.log_order VALUES (233, 233);
INSERT INTO public.log_order VALUES (234, 234);
INSERT INTO public.log_order VALUES (235, 235);
INSERT INTO public.log_order VALUES (236, 236);
INSERT INTO public.log_order VALUES (237, 237);
INSERT INTO public.log_order VALUES (238, 238);
INSERT INTO public.log_order VALUES (239, 239);
INSERT INTO public.log_order VALUES (240, 240);
INSERT INTO public.log_order VALUES (241, 241);
INSERT INTO public.log_order VALUES (242, 242);
INSERT INTO public.log_order VALUES (243, 243);
INSERT INTO public.log_order VALUES (244, 244);
INSERT INTO public.log_order VALUES (245, 245);
INSERT INTO public.log_order VALUES (246, 246);
INSERT INTO public.log_order VALUES (247, 247);
INSERT INTO public.log_order VALUES (248, 248);
INSERT INTO public.log_order VALUES (249, 249);
INSERT INTO public.log_order VALUES (250, 250);
INSERT INTO public.log_order VALUES (251, 251);
INSERT INTO public.log_order VALUES (252, 252);
INSERT INTO public.log_order VALUES (253, 253);
INSERT INTO public.log_order VALUES (254, 254);
INSERT INTO public.log_order VALUES (255, 255);
INSERT INTO public.log_order VALUES (256, 256);
INSERT INTO public.log_order VALUES (257, 257);
INSERT INTO public.log_order VALUES (258, 258);
INSERT INTO public.log_order VALUES (259, 259);
INSERT INTO public.log_order VALUES (260, 260);
INSERT INTO public.log_order VALUES (261, 261);
INSERT INTO public.log_order VALUES (262, 262);
INSERT INTO public.log_order VALUES (263, 263);
INSERT INTO public.log_order VALUES (264, 264);
INSERT INTO public.log_order VALUES (265, 265);
INSERT INTO public.log_order VALUES (266, 266);
INSERT INTO public.log_order VALUES (267, 267);
INSERT INTO public.log_order VALUES (268, 268);
INSERT INTO public.log_order VALUES (269, 269);
INSERT INTO public.log_order VALUES (270, 270);
INSERT INTO public.log_order VALUES (271, 271);
INSERT INTO public.log_order VALUES (272, 272);
INSERT INTO public.log_order VALUES (273, 273);
INSERT INTO public.log_order VALUES (274, 274);
INSERT INTO public.log_order VALUES (275, 275);
INSERT INTO public.log_order VALUES (276, 276);
INSERT INTO public.log_order VALUES (277, 277);
INSERT INTO public.log_order VALUES (278, 278);
INSERT INTO public.log_order VALUES (279, 279);
INSERT INTO public.log_order VALUES (280, 280);
INSERT INTO public.log_order VALUES (281, 281);
INSERT INTO public.log_order VALUES (282, 282);
INSERT INTO public.log_order VALUES (283, 283);
INSERT INTO public.log_order VALUES (284, 284);
INSERT INTO public.log_order VALUES (285, 285);
INSERT INTO public.monthly_report_mail VALUES (true, NULL, NULL, NULL, 0);
INSERT INTO public.performance_bookings VALUES ('01a22649-799d-772a-86e3-797277d452cb', 152, 153, '2026-11-27', '17:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000002', 'pending', 60, 'USD', 12500, '2026-11-17 22:40:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7a52-7b54-8d3e-eb70781f75c8', 154, 155, '2026-11-28', '15:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-19 06:19:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7a9d-709f-96d7-d3eaa034313a', 156, 157, '2026-11-27', '12:00:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-19 21:01:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7aaf-7ce8-a250-fa6dc827b297', 158, 159, '2026-11-27', '12:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-19 23:51:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7acb-79ea-8f06-dc41aaecc9ac', 160, 161, '2026-11-29', '11:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-20 07:10:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ad9-757e-a676-4fa7b769d214', 162, 163, '2026-11-28', '19:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-20 23:22:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ae9-7e36-9757-8e38767dcbc2', 164, 165, '2026-11-30', '11:00:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000005', 'pending', 90, 'USD', 16500, '2026-11-21 01:38:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ae9-7e36-9757-8e38767dcbc2', 165, NULL, '2026-11-30', '11:00:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000005', 'confirmed', 90, 'USD', 16500, '2026-11-21 01:38:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7afb-707a-9eda-665e0acf9402', 166, 167, '2026-11-27', '14:30:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000002', 'pending', 60, 'USD', 12500, '2026-11-21 04:20:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7afb-707a-9eda-665e0acf9402', 167, NULL, '2026-11-27', '14:30:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 60, 'USD', 12500, '2026-11-21 04:20:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b0b-7002-b390-20206a0ed564', 168, 169, '2026-11-27', '15:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000005', 'pending', 90, 'USD', 16500, '2026-11-21 04:30:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b17-7839-a166-dea2b94e1891', 170, 171, '2026-11-30', '09:00:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000006', 'pending', 45, 'USD', 7900, '2026-11-21 04:53:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b17-7839-a166-dea2b94e1891', 171, NULL, '2026-11-30', '09:00:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000006', 'confirmed', 45, 'USD', 7900, '2026-11-21 04:53:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b23-738f-a053-670817178965', 172, 173, '2026-11-30', '09:00:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-21 06:09:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b23-738f-a053-670817178965', 173, NULL, '2026-11-30', '09:00:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-21 06:09:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b31-7772-b0ad-ae5769f2867a', 174, 175, '2026-11-27', '14:30:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000006', 'pending', 45, 'USD', 7900, '2026-11-21 07:54:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b3f-7db7-8b01-667056b01d11', 176, 177, '2026-11-30', '10:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-21 22:46:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b3f-7db7-8b01-667056b01d11', 177, NULL, '2026-11-30', '10:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-21 22:46:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b4b-79ed-8f99-78d73ada80c7', 178, 179, '2026-11-28', '14:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-22 02:02:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b52-7ff0-aefb-432ced2a0aa1', 180, 181, '2026-12-01', '09:30:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000002', 'pending', 60, 'USD', 12500, '2026-11-22 06:51:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b52-7ff0-aefb-432ced2a0aa1', 181, NULL, '2026-12-01', '09:30:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 60, 'USD', 12500, '2026-11-22 06:51:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b5f-7385-9066-e281962fdb06', 182, 183, '2026-11-27', '10:00:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-22 07:17:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b6f-77a1-8d4a-80b220251a25', 184, 185, '2026-11-29', '09:30:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-22 07:34:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b7f-79ad-a20d-096c19dc263a', 186, 187, '2026-12-01', '10:30:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000006', 'pending', 45, 'USD', 7900, '2026-11-22 21:03:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b7f-79ad-a20d-096c19dc263a', 187, NULL, '2026-12-01', '10:30:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000006', 'confirmed', 45, 'USD', 7900, '2026-11-22 21:03:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b8e-7ec7-a38b-5661b7fcc925', 188, NULL, '2026-11-30', '15:00:00', 'a11a0000-0000-4000-8000-000000000000', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-22 23:40:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b9b-7ae9-a1c6-7549a45829b0', 189, 190, '2026-11-30', '12:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000008', 'pending', 75, 'USD', 13900, '2026-11-23 01:04:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b9b-7ae9-a1c6-7549a45829b0', 190, NULL, '2026-11-30', '12:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000008', 'confirmed', 75, 'USD', 13900, '2026-11-23 01:04:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ba7-7832-8f1e-d57a7216cac7', 191, 192, '2026-11-29', '12:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000002', 'pending', 60, 'USD', 12500, '2026-11-23 01:10:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bb1-7a8d-8d34-e3aaae4601b1', 193, 194, '2026-12-01', '10:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-23 04:24:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bb1-7a8d-8d34-e3aaae4601b1', 194, NULL, '2026-12-01', '10:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-23 04:24:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bbc-72e9-a20f-b1822afffdc3', 195, 196, '2026-11-27', '10:30:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000002', 'pending', 60, 'USD', 12500, '2026-11-23 04:44:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bcc-716c-a849-5d1f12c0400b', 197, 198, '2026-11-29', '09:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-23 04:58:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7be0-7787-8e3a-8aedcfa8f4e6', 199, 200, '2026-11-27', '18:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000005', 'pending', 90, 'USD', 16500, '2026-11-23 07:55:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7be6-719e-8218-34ecb6619239', 201, 202, '2026-11-30', '10:00:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000002', 'pending', 60, 'USD', 12500, '2026-11-23 23:15:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7be6-719e-8218-34ecb6619239', 202, NULL, '2026-11-30', '10:00:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 60, 'USD', 12500, '2026-11-23 23:15:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bf4-702d-bc46-8750ccdb99cb', 203, 204, '2026-11-28', '12:00:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000006', 'pending', 45, 'USD', 7900, '2026-11-24 01:17:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bf4-702d-bc46-8750ccdb99cb', 204, 252, '2026-11-28', '12:00:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000006', 'confirmed', 45, 'USD', 7900, '2026-11-24 01:17:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bff-776f-9993-5517dec810eb', 205, 226, '2026-11-27', '14:00:00', 'a11a0000-0000-4000-8000-000000000000', '5e4f1ce0-0000-4000-8000-000000000008', 'pending', 75, 'USD', 13900, '2026-11-24 01:43:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c0f-77de-97f9-bc176f68e26e', 206, 207, '2026-11-29', '14:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000008', 'pending', 75, 'USD', 13900, '2026-11-24 03:13:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c0f-77de-97f9-bc176f68e26e', 207, 277, '2026-11-29', '14:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000008', 'confirmed', 75, 'USD', 13900, '2026-11-24 03:13:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c1f-7bc8-9ae4-c3e283e2ad99', 208, 209, '2026-11-30', '12:30:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-24 03:39:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c1f-7bc8-9ae4-c3e283e2ad99', 209, NULL, '2026-11-30', '12:30:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-24 03:39:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c2c-7c67-96ab-20cf833d1128', 210, 211, '2026-11-30', '13:00:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-24 05:13:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c2c-7c67-96ab-20cf833d1128', 211, NULL, '2026-11-30', '13:00:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-24 05:13:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c3a-7883-a172-fa33a1799a3a', 212, 213, '2026-11-28', '14:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000005', 'pending', 90, 'USD', 16500, '2026-11-24 05:43:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c3a-7883-a172-fa33a1799a3a', 213, 265, '2026-11-28', '14:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000005', 'confirmed', 90, 'USD', 16500, '2026-11-24 05:43:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c4a-7bbd-adec-995ebda63cc1', 214, 215, '2026-11-27', '14:30:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000005', 'pending', 90, 'USD', 16500, '2026-11-24 21:24:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c4a-7bbd-adec-995ebda63cc1', 215, 241, '2026-11-27', '14:30:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000005', 'confirmed', 90, 'USD', 16500, '2026-11-24 21:24:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c5a-7eb8-a2a7-1f18435cd1d5', 216, 217, '2026-11-29', '11:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-25 00:01:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c5a-7eb8-a2a7-1f18435cd1d5', 217, 275, '2026-11-29', '11:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-25 00:01:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c6e-7fb1-8487-888c7e289541', 218, 219, '2026-11-27', '14:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-25 03:03:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c6e-7fb1-8487-888c7e289541', 219, 239, '2026-11-27', '14:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-25 03:03:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c7c-7343-80ad-c501946b3db2', 220, 221, '2026-12-01', '14:00:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-25 06:39:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c7c-7343-80ad-c501946b3db2', 221, NULL, '2026-12-01', '14:00:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-25 06:39:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c8f-7901-a984-a750ef76d5b3', 222, 223, '2026-11-30', '11:30:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-26 05:19:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c8f-7901-a984-a750ef76d5b3', 223, NULL, '2026-11-30', '11:30:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-26 05:19:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ca7-706c-a54d-83a9e252552f', 224, 225, '2026-11-29', '10:00:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000002', 'pending', 60, 'USD', 12500, '2026-11-26 05:32:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ca7-706c-a54d-83a9e252552f', 225, 273, '2026-11-29', '10:00:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 60, 'USD', 12500, '2026-11-26 05:32:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bff-776f-9993-5517dec810eb', 226, 247, '2026-11-27', '14:00:00', 'a11a0000-0000-4000-8000-000000000000', '5e4f1ce0-0000-4000-8000-000000000008', 'confirmed', 75, 'USD', 13900, '2026-11-24 01:43:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7d41-757d-9757-3fcc724cf5de', 227, 228, '2026-11-30', '18:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000005', 'pending', 90, 'USD', 16500, '2026-11-26 21:08:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7d41-757d-9757-3fcc724cf5de', 228, NULL, '2026-11-30', '18:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000005', 'confirmed', 90, 'USD', 16500, '2026-11-26 21:08:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7d57-7b71-9132-1eb2fca616d0', 229, 230, '2026-12-01', '14:30:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000008', 'pending', 75, 'USD', 13900, '2026-11-26 21:09:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7d57-7b71-9132-1eb2fca616d0', 230, NULL, '2026-12-01', '14:30:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000008', 'confirmed', 75, 'USD', 13900, '2026-11-26 21:09:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7d63-7870-b26f-d61a9a51f998', 231, 232, '2026-11-30', '12:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000008', 'pending', 75, 'USD', 13900, '2026-11-26 22:19:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7d63-7870-b26f-d61a9a51f998', 232, NULL, '2026-11-30', '12:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000008', 'confirmed', 75, 'USD', 13900, '2026-11-26 22:19:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b5f-7385-9066-e281962fdb06', 183, 233, '2026-11-27', '10:00:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-22 07:17:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b5f-7385-9066-e281962fdb06', 233, NULL, '2026-11-27', '10:00:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000001', 'completed', 60, 'USD', 11500, '2026-11-22 07:17:00+00', '2026-11-27 00:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bbc-72e9-a20f-b1822afffdc3', 196, 234, '2026-11-27', '10:30:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 60, 'USD', 12500, '2026-11-23 04:44:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bbc-72e9-a20f-b1822afffdc3', 234, NULL, '2026-11-27', '10:30:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000002', 'completed', 60, 'USD', 12500, '2026-11-23 04:44:00+00', '2026-11-27 00:30:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7a9d-709f-96d7-d3eaa034313a', 157, 235, '2026-11-27', '12:00:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-19 21:01:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7a9d-709f-96d7-d3eaa034313a', 235, NULL, '2026-11-27', '12:00:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000007', 'completed', 60, 'USD', 12950, '2026-11-19 21:01:00+00', '2026-11-27 02:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7aaf-7ce8-a250-fa6dc827b297', 159, 236, '2026-11-27', '12:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-19 23:51:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7aaf-7ce8-a250-fa6dc827b297', 236, NULL, '2026-11-27', '12:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000001', 'completed', 60, 'USD', 11500, '2026-11-19 23:51:00+00', '2026-11-27 02:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7da9-75a8-b956-af7cca34ce03', 237, 238, '2026-11-30', '16:00:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-27 02:25:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7da9-75a8-b956-af7cca34ce03', 238, NULL, '2026-11-30', '16:00:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-27 02:25:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c6e-7fb1-8487-888c7e289541', 239, NULL, '2026-11-27', '14:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'completed', 60, 'USD', 12950, '2026-11-25 03:03:00+00', '2026-11-27 04:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b31-7772-b0ad-ae5769f2867a', 175, 240, '2026-11-27', '14:30:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000006', 'confirmed', 45, 'USD', 7900, '2026-11-21 07:54:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b31-7772-b0ad-ae5769f2867a', 240, NULL, '2026-11-27', '14:30:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000006', 'completed', 45, 'USD', 7900, '2026-11-21 07:54:00+00', '2026-11-27 04:15:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c4a-7bbd-adec-995ebda63cc1', 241, NULL, '2026-11-27', '14:30:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000005', 'completed', 90, 'USD', 16500, '2026-11-24 21:24:00+00', '2026-11-27 05:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b0b-7002-b390-20206a0ed564', 169, 242, '2026-11-27', '15:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000005', 'confirmed', 90, 'USD', 16500, '2026-11-21 04:30:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b0b-7002-b390-20206a0ed564', 242, NULL, '2026-11-27', '15:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000005', 'completed', 90, 'USD', 16500, '2026-11-21 04:30:00+00', '2026-11-27 06:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e03-790f-8187-4cba21b7df8f', 243, 244, '2026-12-01', '18:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-27 06:06:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e03-790f-8187-4cba21b7df8f', 244, NULL, '2026-12-01', '18:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-27 06:06:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-799d-772a-86e3-797277d452cb', 153, 245, '2026-11-27', '17:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 60, 'USD', 12500, '2026-11-17 22:40:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-799d-772a-86e3-797277d452cb', 245, NULL, '2026-11-27', '17:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000002', 'completed', 60, 'USD', 12500, '2026-11-17 22:40:00+00', '2026-11-27 07:30:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7be0-7787-8e3a-8aedcfa8f4e6', 200, 246, '2026-11-27', '18:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000005', 'confirmed', 90, 'USD', 16500, '2026-11-23 07:55:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7be0-7787-8e3a-8aedcfa8f4e6', 246, NULL, '2026-11-27', '18:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000005', 'completed', 90, 'USD', 16500, '2026-11-23 07:55:00+00', '2026-11-27 09:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bff-776f-9993-5517dec810eb', 247, NULL, '2026-11-27', '14:00:00', 'a11a0000-0000-4000-8000-000000000000', '5e4f1ce0-0000-4000-8000-000000000008', 'completed', 75, 'USD', 13900, '2026-11-24 01:43:00+00', '2026-11-27 10:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e43-745f-b682-911a100554ad', 248, 249, '2026-12-01', '14:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000004', 'pending', 90, 'USD', 17500, '2026-11-27 23:28:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e43-745f-b682-911a100554ad', 249, NULL, '2026-12-01', '14:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000004', 'confirmed', 90, 'USD', 17500, '2026-11-27 23:28:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e4c-7e16-9788-b73eb3775713', 250, 251, '2026-12-01', '12:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-28 00:03:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e4c-7e16-9788-b73eb3775713', 251, NULL, '2026-12-01', '12:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-28 00:03:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bf4-702d-bc46-8750ccdb99cb', 252, NULL, '2026-11-28', '12:00:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000006', 'completed', 45, 'USD', 7900, '2026-11-24 01:17:00+00', '2026-11-28 01:45:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e61-7113-b328-b9170103bfd8', 253, 254, '2026-12-01', '09:00:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-28 02:19:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e61-7113-b328-b9170103bfd8', 254, NULL, '2026-12-01', '09:00:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-28 02:19:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e6c-700b-831d-8df4f3d56fba', 255, 256, '2026-12-01', '11:30:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-28 03:17:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e6c-700b-831d-8df4f3d56fba', 256, NULL, '2026-12-01', '11:30:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-28 03:17:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e77-78fa-b291-8b9e474dd094', 257, 258, '2026-11-30', '16:00:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-28 03:34:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e77-78fa-b291-8b9e474dd094', 258, NULL, '2026-11-30', '16:00:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-28 03:34:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e7e-74ed-afe3-52c286eaaa6f', 259, 260, '2026-12-01', '10:30:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000007', 'pending', 60, 'USD', 12950, '2026-11-28 03:43:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e7e-74ed-afe3-52c286eaaa6f', 260, NULL, '2026-12-01', '10:30:00', '7e4a1570-0000-4000-8000-000000000003', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-28 03:43:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b4b-79ed-8f99-78d73ada80c7', 179, 261, '2026-11-28', '14:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-22 02:02:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b4b-79ed-8f99-78d73ada80c7', 261, NULL, '2026-11-28', '14:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'completed', 60, 'USD', 12950, '2026-11-22 02:02:00+00', '2026-11-28 04:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e97-714d-a3e7-0471aeb6e2fa', 262, 263, '2026-11-30', '15:30:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-28 04:08:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7e97-714d-a3e7-0471aeb6e2fa', 263, NULL, '2026-11-30', '15:30:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-28 04:08:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7a52-7b54-8d3e-eb70781f75c8', 155, 264, '2026-11-28', '15:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-19 06:19:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7a52-7b54-8d3e-eb70781f75c8', 264, NULL, '2026-11-28', '15:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'completed', 60, 'USD', 11500, '2026-11-19 06:19:00+00', '2026-11-28 05:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c3a-7883-a172-fa33a1799a3a', 265, NULL, '2026-11-28', '14:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000005', 'completed', 90, 'USD', 16500, '2026-11-24 05:43:00+00', '2026-11-28 05:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7eb4-713b-9425-7b6984172584', 266, 267, '2026-12-01', '14:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000008', 'pending', 75, 'USD', 13900, '2026-11-28 05:20:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7eb4-713b-9425-7b6984172584', 267, NULL, '2026-12-01', '14:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000008', 'confirmed', 75, 'USD', 13900, '2026-11-28 05:20:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ec4-7efe-8210-b613a8eb86f3', 268, 269, '2026-12-01', '16:00:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000002', 'pending', 60, 'USD', 12500, '2026-11-28 05:55:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ec4-7efe-8210-b613a8eb86f3', 269, NULL, '2026-12-01', '16:00:00', '7e4a1570-0000-4000-8000-000000000001', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 60, 'USD', 12500, '2026-11-28 05:55:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ad9-757e-a676-4fa7b769d214', 163, 270, '2026-11-28', '19:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-20 23:22:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ad9-757e-a676-4fa7b769d214', 270, NULL, '2026-11-28', '19:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'completed', 60, 'USD', 12950, '2026-11-20 23:22:00+00', '2026-11-28 09:30:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bcc-716c-a849-5d1f12c0400b', 198, 271, '2026-11-29', '09:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-23 04:58:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7bcc-716c-a849-5d1f12c0400b', 271, NULL, '2026-11-29', '09:30:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'completed', 60, 'USD', 12950, '2026-11-23 04:58:00+00', '2026-11-28 23:30:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b6f-77a1-8d4a-80b220251a25', 185, 272, '2026-11-29', '09:30:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-22 07:34:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7b6f-77a1-8d4a-80b220251a25', 272, NULL, '2026-11-29', '09:30:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'completed', 60, 'USD', 11500, '2026-11-22 07:34:00+00', '2026-11-28 23:30:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ca7-706c-a54d-83a9e252552f', 273, NULL, '2026-11-29', '10:00:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000002', 'completed', 60, 'USD', 12500, '2026-11-26 05:32:00+00', '2026-11-29 00:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7acb-79ea-8f06-dc41aaecc9ac', 161, 274, '2026-11-29', '11:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 60, 'USD', 12950, '2026-11-20 07:10:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7acb-79ea-8f06-dc41aaecc9ac', 274, NULL, '2026-11-29', '11:00:00', '7e4a1570-0000-4000-8000-000000000004', '5e4f1ce0-0000-4000-8000-000000000007', 'completed', 60, 'USD', 12950, '2026-11-20 07:10:00+00', '2026-11-29 01:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c5a-7eb8-a2a7-1f18435cd1d5', 275, NULL, '2026-11-29', '11:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000001', 'completed', 60, 'USD', 11500, '2026-11-25 00:01:00+00', '2026-11-29 01:00:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ba7-7832-8f1e-d57a7216cac7', 192, 276, '2026-11-29', '12:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 60, 'USD', 12500, '2026-11-23 01:10:00+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7ba7-7832-8f1e-d57a7216cac7', 276, NULL, '2026-11-29', '12:30:00', '7e4a1570-0000-4000-8000-000000000006', '5e4f1ce0-0000-4000-8000-000000000002', 'completed', 60, 'USD', 12500, '2026-11-23 01:10:00+00', '2026-11-29 02:30:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a22649-7c0f-77de-97f9-bc176f68e26e', 277, NULL, '2026-11-29', '14:00:00', '7e4a1570-0000-4000-8000-000000000005', '5e4f1ce0-0000-4000-8000-000000000008', 'completed', 75, 'USD', 13900, '2026-11-24 03:13:00+00', '2026-11-29 04:15:00+00', NULL);
INSERT INTO public.performance_bookings VALUES ('01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf', 280, 281, '2026-12-04', '11:00:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 60, 'USD', 11500, '2026-11-29 07:53:09.873+00', NULL, NULL);
INSERT INTO public.performance_bookings VALUES ('01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf', 281, NULL, '2026-12-04', '11:00:00', '7e4a1570-0000-4000-8000-000000000002', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 60, 'USD', 11500, '2026-11-29 07:53:09.873+00', NULL, NULL);
INSERT INTO public.personal_data_keys VALUES ('01a22649-799d-772a-86e3-797277d452cb', '\x596ea8be1aae55b271010aba2ce8858e30550a38b79c9e9466035348e9b1db79d621182ed1859870b9ed1871f0978ed6315f3877e3e6797dfd45006a');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7a52-7b54-8d3e-eb70781f75c8', '\xddbe29c75b9bac1c8008bfdb2c0b3a772ba240b050e2c5825201d4c87a503aa4a8bedd79de655da6ffe15ffca68d4aa970ea987376584db620567f95');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7a9d-709f-96d7-d3eaa034313a', '\xcb78facf9c1e351514e7ed5583f9266e5916d070b928f2139e8d947e511f83c441b8cad39be4596432ae99a41c0140800cfee1b2987f58ef61ea2761');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7aaf-7ce8-a250-fa6dc827b297', '\x27e506416db9ed4d3d6e73d08c021dbc9f6b0dbc34bf0328f6f769f78c561d0858b4a32cec4e417ba4f492217270ba4811c467c244757ab9dd9167ff');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7acb-79ea-8f06-dc41aaecc9ac', '\x5e5ed3109eaa4b22ab6ab5ef05a31c63939f7679aa82882d33caf3f2c69cd2f3155d34dad06421bb439caa9a7165e59fbfea7ac0adb8b5cd13235d84');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7ad9-757e-a676-4fa7b769d214', '\x26b2b407f12b5771ba3095138a0a17319b1dae1f9b41dd354e8f7d2e8ce11d8e08164b695627c4d51aca06ffe5af87cb0edb58d56614523f49b90731');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7ae9-7e36-9757-8e38767dcbc2', '\x53f1dde3277c618067529e5644810ef307ec7b386905a11a41ccfb7519c3a4ae4dbe65e9efb4954a62fa7bf869623599edd3008d670990c1c79fb1c5');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7afb-707a-9eda-665e0acf9402', '\xff504bb188329f1be13da80b285f82a6506928e6fe9a8082c30e24a05827fff358ce7c64e355a781b8790698e2d91856e633c99c5d50a3b96a7355cb');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7b0b-7002-b390-20206a0ed564', '\x772bc5416fd1bc7e2b103b95c645038ac760c61382862997b11003a0d1d55de58f7bec244341bf7f7344cd2647a9823fc10000a9bb5a641b851e2e2b');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7b17-7839-a166-dea2b94e1891', '\x13744e6bef12d0905a6140ea9381df4637a11db7fd39d3aff25b015c82e44fd77b66fc33022c758fb2ce11986c1e718ab3d542ea484f110997bad6c2');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7b23-738f-a053-670817178965', '\x95485ee2db4dc36bdb8c036ebdcb16f5bea3a07ad0d69b2cdb6251457068ee5c5b0628a4ce075a92197c8eddd849a2348dd94e109e144371ebfbcf7b');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7b31-7772-b0ad-ae5769f2867a', '\x3492b53df176b33aabd8594b81988c024622a3dd17f3ff98d03bae7da040e14055bcead0aff30345666743570f315ed29eef9dae2cd64833105e68ca');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7b3f-7db7-8b01-667056b01d11', '\xded00f19b53f3545c924c7b79dd59eed60d266d66b8a43dfb9ec94ddd2e90136d4d45b8e670e2362b7e08b2b3d217965ec1df709e68493f525fb2bfa');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7b4b-79ed-8f99-78d73ada80c7', '\xfdae4de2459a67226bce274561a8f8286382da3dc03e4c097e3ff30e9ea9fa46139a6e9f85c097ea6a77069711c7e5f9d0569964ecce5c76446c9eac');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7b52-7ff0-aefb-432ced2a0aa1', '\x0242cbeaf2f48051f03356eacbbc8715a2987a3f6dabf5f4362c5d2d1d73ed95086cea100ffade696c51291f8318efa1fd2c7edc709ab7b01418235e');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7b5f-7385-9066-e281962fdb06', '\xca8b995f17ef605ab867b442a14fe2d2f8125d5896e3887e9bdcbb939a3e9328f6e675a1c06a101198b03fa3aab7c07566aee61925d12f42eaf9edc1');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7b6f-77a1-8d4a-80b220251a25', '\x4e374feb8bec6a2ffecfeaf228e0373a36a6c070d4d35387ab93f7d2bd71b01efcdeccdfb7f5e7a13c80ad5a821968d5d01d86990bd5e65b825c32e9');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7b7f-79ad-a20d-096c19dc263a', '\x5b44d6cec200806f2762af3762c4e0fa7cdb0c829b722e3e6a25720f7b1e935ad0120f1d4262a46f96a170b0ab195fb69e6169479ed728414c90462d');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7b8e-7ec7-a38b-5661b7fcc925', '\xd9fd18d746bc9ae4137bbadaf010093f8b1752ba16a0ca685387a791f8951f34094c4a6877d02be5e3f4020c48303b24338a8e9dd46009871af85bf1');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7b9b-7ae9-a1c6-7549a45829b0', '\x3a16dce0fc0e1cc1ac7ad2bdb2dfb7063a820455f93f005d001425e3576207415f96fa4233ad0695cc1136ee641f79a5c7e327dafbd642b5c807ef77');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7ba7-7832-8f1e-d57a7216cac7', '\x199fe2dfe90e1bf4ebb92ed59c6610e0f937c30d4d70b86ec1702374f8c24f7497f3e3bb29ecc79b71ea0be9a8e7e285582ba147b844112bf7ed43ca');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7bb1-7a8d-8d34-e3aaae4601b1', '\xc09c46bf665066b33b828fc3abd04f04f567d3a41195abe5bebfc13b4d88b4ababdb0d45ba005336dcf61469951d2b24be825628d73d9fa6cd195829');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7bbc-72e9-a20f-b1822afffdc3', '\xcd5f46c9c94682bc250e191f887d9d8f8f4facccfc9985a09ad36b15cb977d2c5f77cb29d197c27cd6eb83544fdff9bb16971596c9abb0a73495b6c3');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7bcc-716c-a849-5d1f12c0400b', '\x54df00c53ff6b5979ba680b196a79862b57f38352e67d2c938ede5f26e87c14e2d80b049387914c038a8b602a39b56f3b052313ce24ed7ab949123c6');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7be0-7787-8e3a-8aedcfa8f4e6', '\x6cf91fa11bdbd1749133f3f79976d1b805f82397f60167944730e8cd50c568e12be485a404bef982a8f105848c1293e941321fa820192e26448b121d');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7be6-719e-8218-34ecb6619239', '\x986d9c6f619c979836f0697ac0ce2198c930b681f2b1615e08395ca3e4d2468bbcc7c112a48133adb314c3e05c7882c8ae86270befad9c69689cb14b');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7bf4-702d-bc46-8750ccdb99cb', '\x3e94b05af367102120e1dcdcd8ff81ef8f622c3c10da60a60376000a05cda9269372868e6543f223d738babd7e9d01f4ca598a6df26d13207106fdfb');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7bff-776f-9993-5517dec810eb', '\x1a9ab38a74ccf2f917b595dc76550cfcac4e438e782b2bc764f796ad75c15ee3f15a442ee46e70ec0253491f81f765521442947e7e525be8068ecd4a');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7c0f-77de-97f9-bc176f68e26e', '\x3bd21c6d708436b5caea44e1e2111475b28d1094ec457ac6f6268d616a57a96e3279676b7c25736a3504fbe6d9135f1a49752ef6802b1878923f0ce3');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7c1f-7bc8-9ae4-c3e283e2ad99', '\xb91484ea82df57ab703f2a1d31cc226399a4a3308704bc98ddda451f574409933347a6465ac78df4b102e607118ebbaabada306104659a9e795f4305');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7c2c-7c67-96ab-20cf833d1128', '\xbd33bbd7d3bc3c75092f533857b4bbfd8b08b2c5b997cdc7fd799d0933b600ea60b0edd2c0fca89121b0659b0cb6c2e785c81aec47cc3687fea700b2');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7c3a-7883-a172-fa33a1799a3a', '\x3fec0b80af8cccab29611d470531d3a89cb5712c69b1dc22eb7351b62dee880ff3f4228e3d6ec0eb5e7027f8ec1cac8a583b2ec6a19066bb9226a68f');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7c4a-7bbd-adec-995ebda63cc1', '\x3d19a16184db67914b9a60c47683fbbf6de3f0a0c703ae49ce0dc544e42fa1813dd73b7d0633345df4d949a45a280f1b6867fa20c0c51f26c587a878');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7c5a-7eb8-a2a7-1f18435cd1d5', '\x5d16ea55cd442c1ac43e59a41efed6e422af428b18e739e46754e6c20c40217d055db19598436dac40a2675244ff7a715ed71bf8409cd457323ecfcb');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7c6e-7fb1-8487-888c7e289541', '\xafaac23548bf3e3cd8248c0b82ec4f3e9af076784d2665c7fc3bed1a84130a4b5ddcd55a97e2d31765ca894093f9edf74c32f4540db4bcbb71cec789');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7c7c-7343-80ad-c501946b3db2', '\xa880c8458d0a23597aefda2c872670135466e0bdac55fb3ebc359d227e3603c30ad06bd73c365b1ce348877f7095fde4eb82cf06d7881da7fbbb2aa6');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7c8f-7901-a984-a750ef76d5b3', '\xfcb4b574a857a0b218d148888a73aa0cfb9a1fa71f577b49178de283ad6735eda010d9d918ea7af506ecbfed286562c6b4bc76e0e49f36a7529b51da');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7ca7-706c-a54d-83a9e252552f', '\x17c94f3fa24a54cb8d337318459a5989c77db8077505f774d8e3d952da0d65b829bce9f05555acd2af328b71cafca0eb32b1ec1b6ca57cfafc65e12a');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7d41-757d-9757-3fcc724cf5de', '\xd9304bfcfdde900fb08434007c7adaa386d8a92bd62005b0eaccbf88195ecc94782d1107171e8aaba784b002668b67f8b8020bd4d74491d487ad8c23');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7d57-7b71-9132-1eb2fca616d0', '\x4113069fd3e2d8746e106af7902e6f9f19f17dfaf27c8678d54395994fbd8a8d4a22c6b6c95143afbb562fbc6deaed27ac70092e478c19698e3352df');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7d63-7870-b26f-d61a9a51f998', '\xbc3038b4c405dc4824712a25064f4c923dda0f68675207ee5a007edb77a893f28e5ec76b2e928f78233fb2e8388e42ebedce8f684285f3a2854475a5');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7da9-75a8-b956-af7cca34ce03', '\x60665e1992e272a19b55e49788ccd00d5f37573fe7fb590e83819e0a9ab1e4317329894238b2676f41621b0306da85c283a0467ad238d85a743c32e1');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7e03-790f-8187-4cba21b7df8f', '\x9b27714244c996aff9a8ef8d8a05009ce3e5736f3d49c5d23feea0e705dad0fc62cd9a36832a08ebb39da45a87af06d41c359fc1bc0036763eff7185');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7e43-745f-b682-911a100554ad', '\xe40400f8c2493dad97fa45c2bbc2039d5572c0a911beccf047055df0084429702c580d59ca38214f005b07a35024f5f869bd1284296e3562802a38e5');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7e4c-7e16-9788-b73eb3775713', '\xa471f153b336deab3efda50f7cbf8747c2683f73663329fc6e0d5b02ca330f6a929a62b9794f9faa3b18dfae712d9b6cf8a1e8102472e2970166e8ce');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7e61-7113-b328-b9170103bfd8', '\x6e2b3027a135a3ba2289fc9379257aeecdeaa0d3daba2851880df8adb11fe63540d2697896c48c1351db2b163fffb26fc640b9324967b8fca4b54bb7');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7e6c-700b-831d-8df4f3d56fba', '\x5aeec3d0c82d748f6174e34b59cb3ca75687935519588fcb5fc1998646f89195f1d73071be83f83a509b8fd1905f348d19fa8b7aa6c9c2e954dc4741');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7e77-78fa-b291-8b9e474dd094', '\x59816b01386e10d70ac91f36c9e7ce6655b5ab4e63d550fd5382372c86a2108e78821cfe426d8dc001a5fbe9b6df275cce3674189f5343a1403588cf');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7e7e-74ed-afe3-52c286eaaa6f', '\x8401f540fa5bf340c3dda7d266ead3794e433b6effd7269e611bbc8778d02bc5ca752a94df620785a1044a75e20e435504a96cf0ae03af2322ba9c4e');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7e97-714d-a3e7-0471aeb6e2fa', '\x02d287226d25f344e8703f2dd93e6b7120654bb6d27e276b6f4268cf6ff13793e1ecfcd860af45f2aefb5a70250ac33aec7cde08854e1324565c3b7f');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7eb4-713b-9425-7b6984172584', '\x1d97cbedfbbe953c1975f0e0689ab7ca679fc3c70905b3ba66e2b9a7ed507073607123927969521177d29da4ec8239206b93d64a7d92ca4923bc6926');
INSERT INTO public.personal_data_keys VALUES ('01a22649-7ec4-7efe-8210-b613a8eb86f3', '\xce51609bf0b9f3fb9de37b26f6bf5a78d62af3efeec1607c4fd89a5c837e7f36f97743fa6f1af7d247ece0b6a535e78e1977762cdf5c3a206c2c619e');
INSERT INTO public.personal_data_keys VALUES ('01a2264b-054e-7e17-9c8a-4f5a94d8f352', '\x038bee76d07611d8a7e4db6a42a19240438bab749657c672f360a6b46279afaf2c5f7f411c5b3aaa5c66a204f605e071c3ed097b66f6eec914b5842c');
INSERT INTO public.personal_data_keys VALUES ('01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf', '\x92c436270d02b04e1f16b424b60f86694c708cab1d1193cf604eb83e2d7308361c340fa5fe62d0b8bf8b58ad33a0c70f00f1ba0384869ffcb548f11b');
INSERT INTO public.personal_data_keys VALUES ('01a2264b-2a29-7147-a34a-75ea8859795e', '\xf8ab66ed1d7d58dda658a8122be7a001ea2f4324c2bbd59a2cd8192f6ead77dc8cc801fa911f7dfcaea209bb79dbe509eeca126e6154567bfd86a212');
INSERT INTO public.personal_data_keys VALUES ('01a2264c-0810-73ae-a003-f154958c0673', '\xcbc8aaec82a163daccd8e149ae8608da421edb1a9a567d84efe681700205461b0465cd55fe3c6dbe5a3f4fc5c3cdd0cf8ff366ddd15b71497b186066');
INSERT INTO public.projection_checkpoints VALUES ('performance', 285);
INSERT INTO public.projection_checkpoints VALUES ('revenue_totals', 285);
INSERT INTO public.projection_checkpoints VALUES ('customers', 285);
INSERT INTO public.rate_limits VALUES ('booking saApfScfoEOUZyVypWcpFa8fvo4Uy2AyHTG9VCDHQ4M', 10, '2026-11-29 07:53:59.643+00');
INSERT INTO public.rate_limits VALUES ('booking-phone TgTF-xHeFm88J_OcSfbVQl5Gd6kbPhbPtkygdS7IY3A', 100000, '2026-11-30 07:52:59.672+00');
INSERT INTO public.rate_limits VALUES ('waiting-list-phone lUVOE8cuya-xHjweMVHb40E9d-chTYwCpwlH8Bch0n0', 100000, '2026-11-30 07:52:59.773+00');
INSERT INTO public.rate_limits VALUES ('sign-in-address saApfScfoEOUZyVypWcpFa8fvo4Uy2AyHTG9VCDHQ4M', 2, '2026-11-29 07:53:59.848+00');
INSERT INTO public.rate_limits VALUES ('sign-in-account agLvkRB5_wfdb1g4KXzVbMi9NkDD4elRjv_fzm000-4', 2, '2026-11-29 07:53:59.851+00');
INSERT INTO public.recipient_mails VALUES ('2026-11-29', 'ERyUI11hCFMGZ5CVtuhPbgvq3wmCjMW4xg_LUpbqQgE', 1);
INSERT INTO public.recipient_mails VALUES ('2026-11-29', 'bcnIR78OBA-Jo5VdbubwgDIjlvVkQKeEMpz6ZjdMGkk', 1);
INSERT INTO public.refresh_tokens VALUES ('\x15775dd99394367cdc18d57292013f5530855250bb94cbf300b48c4ed4be544b', 'f241c117-5d8c-426e-91ee-ad1e19fe10c7', '2026-11-29 07:53:00.279+00', NULL);
INSERT INTO public.refresh_tokens VALUES ('\x0dfd4930a1d654b38bb0f92868328fcffd91dca230fb985b834c29834fb4e4b1', 'b6859a90-15e5-4cb7-b0f1-572cec131e36', '2026-11-29 07:53:10.273+00', NULL);
INSERT INTO public.reservations VALUES ('01a22649-7ae9-7e36-9757-8e38767dcbc2', '7e4a1570-0000-4000-8000-000000000001', 'held', '2026-11-30 11:00:00', '2026-11-30 12:45:00', DEFAULT, 90, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7afb-707a-9eda-665e0acf9402', '7e4a1570-0000-4000-8000-000000000003', 'held', '2026-11-27 14:30:00', '2026-11-27 15:45:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7b17-7839-a166-dea2b94e1891', '7e4a1570-0000-4000-8000-000000000002', 'held', '2026-11-30 09:00:00', '2026-11-30 10:00:00', DEFAULT, 45, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7b23-738f-a053-670817178965', '7e4a1570-0000-4000-8000-000000000001', 'held', '2026-11-30 09:00:00', '2026-11-30 10:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7b3f-7db7-8b01-667056b01d11', '7e4a1570-0000-4000-8000-000000000005', 'held', '2026-11-30 10:00:00', '2026-11-30 11:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7b52-7ff0-aefb-432ced2a0aa1', '7e4a1570-0000-4000-8000-000000000001', 'held', '2026-12-01 09:30:00', '2026-12-01 10:45:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7b7f-79ad-a20d-096c19dc263a', '7e4a1570-0000-4000-8000-000000000002', 'held', '2026-12-01 10:30:00', '2026-12-01 11:30:00', DEFAULT, 45, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7b8e-7ec7-a38b-5661b7fcc925', 'a11a0000-0000-4000-8000-000000000000', 'unassigned', '2026-11-30 15:00:00', '2026-11-30 16:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7b9b-7ae9-a1c6-7549a45829b0', '7e4a1570-0000-4000-8000-000000000005', 'held', '2026-11-30 12:00:00', '2026-11-30 13:30:00', DEFAULT, 75, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7bb1-7a8d-8d34-e3aaae4601b1', '7e4a1570-0000-4000-8000-000000000005', 'held', '2026-12-01 10:00:00', '2026-12-01 11:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7be6-719e-8218-34ecb6619239', '7e4a1570-0000-4000-8000-000000000003', 'held', '2026-11-30 10:00:00', '2026-11-30 11:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7c1f-7bc8-9ae4-c3e283e2ad99', '7e4a1570-0000-4000-8000-000000000003', 'held', '2026-11-30 12:30:00', '2026-11-30 13:45:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7c2c-7c67-96ab-20cf833d1128', '7e4a1570-0000-4000-8000-000000000001', 'held', '2026-11-30 13:00:00', '2026-11-30 14:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7c7c-7343-80ad-c501946b3db2', '7e4a1570-0000-4000-8000-000000000003', 'held', '2026-12-01 14:00:00', '2026-12-01 15:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7c8f-7901-a984-a750ef76d5b3', '7e4a1570-0000-4000-8000-000000000002', 'held', '2026-11-30 11:30:00', '2026-11-30 12:45:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7d41-757d-9757-3fcc724cf5de', '7e4a1570-0000-4000-8000-000000000006', 'held', '2026-11-30 18:30:00', '2026-11-30 20:15:00', DEFAULT, 90, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7d57-7b71-9132-1eb2fca616d0', '7e4a1570-0000-4000-8000-000000000005', 'held', '2026-12-01 14:30:00', '2026-12-01 16:00:00', DEFAULT, 75, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7d63-7870-b26f-d61a9a51f998', '7e4a1570-0000-4000-8000-000000000006', 'held', '2026-11-30 12:30:00', '2026-11-30 14:00:00', DEFAULT, 75, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7da9-75a8-b956-af7cca34ce03', '7e4a1570-0000-4000-8000-000000000002', 'held', '2026-11-30 16:00:00', '2026-11-30 17:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7e03-790f-8187-4cba21b7df8f', '7e4a1570-0000-4000-8000-000000000004', 'held', '2026-12-01 18:30:00', '2026-12-01 19:45:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7e43-745f-b682-911a100554ad', '7e4a1570-0000-4000-8000-000000000004', 'held', '2026-12-01 14:30:00', '2026-12-01 16:15:00', DEFAULT, 90, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7e4c-7e16-9788-b73eb3775713', '7e4a1570-0000-4000-8000-000000000004', 'held', '2026-12-01 12:00:00', '2026-12-01 13:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7e61-7113-b328-b9170103bfd8', '7e4a1570-0000-4000-8000-000000000003', 'held', '2026-12-01 09:00:00', '2026-12-01 10:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7e6c-700b-831d-8df4f3d56fba', '7e4a1570-0000-4000-8000-000000000001', 'held', '2026-12-01 11:30:00', '2026-12-01 12:45:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7e77-78fa-b291-8b9e474dd094', '7e4a1570-0000-4000-8000-000000000001', 'held', '2026-11-30 16:00:00', '2026-11-30 17:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7e7e-74ed-afe3-52c286eaaa6f', '7e4a1570-0000-4000-8000-000000000003', 'held', '2026-12-01 10:30:00', '2026-12-01 11:45:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7e97-714d-a3e7-0471aeb6e2fa', '7e4a1570-0000-4000-8000-000000000005', 'held', '2026-11-30 15:30:00', '2026-11-30 16:45:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7eb4-713b-9425-7b6984172584', '7e4a1570-0000-4000-8000-000000000006', 'held', '2026-12-01 14:30:00', '2026-12-01 16:00:00', DEFAULT, 75, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a22649-7ec4-7efe-8210-b613a8eb86f3', '7e4a1570-0000-4000-8000-000000000001', 'held', '2026-12-01 16:00:00', '2026-12-01 17:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf', '7e4a1570-0000-4000-8000-000000000002', 'held', '2026-12-04 11:00:00', '2026-12-04 12:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, false);
INSERT INTO public.reservations VALUES ('01a2264b-31cf-76c4-b63d-728be8f8fbab', '7e4a1570-0000-4000-8000-000000000002', 'held', '2026-12-04 09:00:00', '2026-12-04 10:15:00', DEFAULT, 60, NULL, NULL, NULL, NULL, true);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7ae9-7e36-9757-8e38767dcbc2', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000005', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 16500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7afb-707a-9eda-665e0acf9402', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 12500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7b17-7839-a166-dea2b94e1891', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000006', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 7900);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7b23-738f-a053-670817178965', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7b3f-7db7-8b01-667056b01d11', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7b52-7ff0-aefb-432ced2a0aa1', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 12500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7b7f-79ad-a20d-096c19dc263a', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000006', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 7900);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7b8e-7ec7-a38b-5661b7fcc925', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000001', 'a11a0000-0000-4000-8000-000000000000', 'pending', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7b9b-7ae9-a1c6-7549a45829b0', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000008', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 13900);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7bb1-7a8d-8d34-e3aaae4601b1', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7be6-719e-8218-34ecb6619239', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 12500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7bf4-702d-bc46-8750ccdb99cb', '2026-11-28', '5e4f1ce0-0000-4000-8000-000000000006', '7e4a1570-0000-4000-8000-000000000002', 'completed', 'USD', 7900);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7bff-776f-9993-5517dec810eb', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000008', 'a11a0000-0000-4000-8000-000000000000', 'completed', 'USD', 13900);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7c0f-77de-97f9-bc176f68e26e', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000008', '7e4a1570-0000-4000-8000-000000000005', 'completed', 'USD', 13900);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7c1f-7bc8-9ae4-c3e283e2ad99', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7c2c-7c67-96ab-20cf833d1128', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7c3a-7883-a172-fa33a1799a3a', '2026-11-28', '5e4f1ce0-0000-4000-8000-000000000005', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 16500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7c4a-7bbd-adec-995ebda63cc1', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000005', '7e4a1570-0000-4000-8000-000000000001', 'completed', 'USD', 16500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7c5a-7eb8-a2a7-1f18435cd1d5', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000005', 'completed', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7c6e-7fb1-8487-888c7e289541', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7c7c-7343-80ad-c501946b3db2', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7c8f-7901-a984-a750ef76d5b3', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7ca7-706c-a54d-83a9e252552f', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 12500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7d41-757d-9757-3fcc724cf5de', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000005', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 16500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7d57-7b71-9132-1eb2fca616d0', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000008', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 13900);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7d63-7870-b26f-d61a9a51f998', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000008', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 13900);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7da9-75a8-b956-af7cca34ce03', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7e03-790f-8187-4cba21b7df8f', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7e43-745f-b682-911a100554ad', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000004', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 17500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7e4c-7e16-9788-b73eb3775713', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7e61-7113-b328-b9170103bfd8', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7e6c-700b-831d-8df4f3d56fba', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7e77-78fa-b291-8b9e474dd094', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7e7e-74ed-afe3-52c286eaaa6f', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7e97-714d-a3e7-0471aeb6e2fa', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7eb4-713b-9425-7b6984172584', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000008', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 13900);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7ec4-7efe-8210-b613a8eb86f3', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 12500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-799d-772a-86e3-797277d452cb', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 12500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7a52-7b54-8d3e-eb70781f75c8', '2026-11-28', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000005', 'completed', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7a9d-709f-96d7-d3eaa034313a', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000003', 'completed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7aaf-7ce8-a250-fa6dc827b297', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7acb-79ea-8f06-dc41aaecc9ac', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7ad9-757e-a676-4fa7b769d214', '2026-11-28', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7b0b-7002-b390-20206a0ed564', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000005', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 16500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7b31-7772-b0ad-ae5769f2867a', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000006', '7e4a1570-0000-4000-8000-000000000002', 'completed', 'USD', 7900);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7b4b-79ed-8f99-78d73ada80c7', '2026-11-28', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7b5f-7385-9066-e281962fdb06', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000002', 'completed', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7b6f-77a1-8d4a-80b220251a25', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000005', 'completed', 'USD', 11500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7ba7-7832-8f1e-d57a7216cac7', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 12500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7bbc-72e9-a20f-b1822afffdc3', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000001', 'completed', 'USD', 12500);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7bcc-716c-a849-5d1f12c0400b', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 12950);
INSERT INTO public.revenue_contributions VALUES ('01a22649-7be0-7787-8e3a-8aedcfa8f4e6', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000005', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 16500);
INSERT INTO public.revenue_contributions VALUES ('01a2264b-29d4-7e01-bb2f-00c1fdf3a2cf', '2026-12-04', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 11500);
INSERT INTO public.revenue_sums VALUES ('all', 'day', '2026-12-04', '00000000-0000-0000-0000-000000000000', 'confirmed', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 5, 50300);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 'USD', 4, 46000);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-12-04', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-12-04', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-12-01', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 2, 19400);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 'USD', 8, 92000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-30', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 5, 50300);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000006', 'confirmed', 'USD', 2, 15800);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000006', 'confirmed', 'USD', 1, 7900);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-30', 'a11a0000-0000-4000-8000-000000000000', 'pending', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000006', 'confirmed', 'USD', 1, 7900);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-30', 'a11a0000-0000-4000-8000-000000000000', 'pending', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('all', 'day', '2026-11-30', '00000000-0000-0000-0000-000000000000', 'pending', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000001', 'pending', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-12-01', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 1, 7900);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000006', 'confirmed', 'USD', 1, 7900);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 'USD', 8, 92000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', 'a11a0000-0000-4000-8000-000000000000', 'pending', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', 'a11a0000-0000-4000-8000-000000000000', 'pending', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-23', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-30', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 3, 36900);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-23', '5e4f1ce0-0000-4000-8000-000000000005', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 3, 36900);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 'USD', 1, 12500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-27', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-29', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-28', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 1, 12500);
INSERT INTO public.revenue_sums VALUES ('all', 'day', '2026-11-28', '00000000-0000-0000-0000-000000000000', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('all', 'day', '2026-11-29', '00000000-0000-0000-0000-000000000000', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-27', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 'USD', 2, 25000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-29', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-27', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-29', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-23', '5e4f1ce0-0000-4000-8000-000000000006', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000005', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-23', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 'USD', 1, 12500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-28', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-28', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('all', 'day', '2026-11-27', '00000000-0000-0000-0000-000000000000', 'confirmed', 'USD', 1, 12500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-27', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000006', 'confirmed', 'USD', 1, 7900);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000006', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-23', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 4, 55350);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-30', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 4, 55350);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000006', 'confirmed', 'USD', 2, 15800);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-27', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 1, 12500);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 'USD', 2, 25000);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-28', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 'USD', 0, 0);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 'USD', 4, 46000);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 'USD', 2, 25000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', '7e4a1570-0000-4000-8000-000000000001', 'completed', 'USD', 2, 29000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-27', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 3, 40950);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-27', 'a11a0000-0000-4000-8000-000000000000', 'completed', 'USD', 1, 13900);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-28', '5e4f1ce0-0000-4000-8000-000000000001', 'completed', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', '7e4a1570-0000-4000-8000-000000000001', 'completed', 'USD', 2, 29000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 3, 44300);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', '7e4a1570-0000-4000-8000-000000000001', 'completed', 'USD', 2, 29000);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 'USD', 3, 37500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', '7e4a1570-0000-4000-8000-000000000005', 'completed', 'USD', 4, 48400);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 7, 92750);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 'USD', 8, 103600);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000007', 'completed', 'USD', 6, 77700);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 'USD', 3, 34500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-30', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 5, 64300);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-30', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 2, 30400);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', '7e4a1570-0000-4000-8000-000000000002', 'completed', 'USD', 3, 27300);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-27', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 2, 29000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-12-01', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 3, 37950);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-12-01', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 1, 13900);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000008', 'completed', 'USD', 1, 13900);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-23', '5e4f1ce0-0000-4000-8000-000000000005', 'completed', 'USD', 4, 66000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-12-01', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 1, 13900);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-28', '5e4f1ce0-0000-4000-8000-000000000006', 'completed', 'USD', 1, 7900);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000001', 'completed', 'USD', 2, 23000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 5, 70500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-12-01', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 3, 38850);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000008', 'completed', 'USD', 1, 13900);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-12-01', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 3, 40500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-28', '7e4a1570-0000-4000-8000-000000000002', 'completed', 'USD', 1, 7900);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-23', '5e4f1ce0-0000-4000-8000-000000000002', 'completed', 'USD', 4, 50000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-30', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 3, 40500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-29', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 2, 25900);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 'USD', 4, 51800);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', '7e4a1570-0000-4000-8000-000000000005', 'completed', 'USD', 4, 48400);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', '7e4a1570-0000-4000-8000-000000000005', 'completed', 'USD', 4, 48400);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000002', 'completed', 'USD', 4, 50000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 5, 70500);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000006', 'completed', 'USD', 2, 15800);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-12-01', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 3, 37950);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 7, 93300);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-30', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 3, 44300);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-30', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 3, 30900);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000004', 'confirmed', 'USD', 1, 17500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', '7e4a1570-0000-4000-8000-000000000003', 'completed', 'USD', 1, 12950);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', 'a11a0000-0000-4000-8000-000000000000', 'completed', 'USD', 1, 13900);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-28', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 2, 25900);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-23', '5e4f1ce0-0000-4000-8000-000000000001', 'completed', 'USD', 5, 57500);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 'USD', 8, 103600);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000001', 'completed', 'USD', 2, 23000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 2, 30400);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000008', 'confirmed', 'USD', 2, 27800);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000008', 'confirmed', 'USD', 2, 27800);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', '7e4a1570-0000-4000-8000-000000000002', 'completed', 'USD', 3, 27300);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-12-01', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 2, 25400);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000006', 'completed', 'USD', 2, 15800);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000008', 'completed', 'USD', 2, 27800);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000002', 'completed', 'USD', 2, 25000);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000005', 'completed', 'USD', 4, 66000);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-28', '5e4f1ce0-0000-4000-8000-000000000007', 'completed', 'USD', 2, 25900);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-27', '7e4a1570-0000-4000-8000-000000000002', 'completed', 'USD', 2, 19400);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-23', '5e4f1ce0-0000-4000-8000-000000000007', 'completed', 'USD', 6, 77700);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000005', 'completed', 'USD', 3, 49500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', '7e4a1570-0000-4000-8000-000000000002', 'completed', 'USD', 3, 27300);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 5, 62300);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', 'a11a0000-0000-4000-8000-000000000000', 'completed', 'USD', 1, 13900);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-29', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 2, 25000);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 'USD', 4, 50000);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-23', '5e4f1ce0-0000-4000-8000-000000000006', 'completed', 'USD', 2, 15800);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000004', 'confirmed', 'USD', 1, 17500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-30', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 5, 62300);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-12-01', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 3, 38850);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', '7e4a1570-0000-4000-8000-000000000003', 'completed', 'USD', 1, 12950);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000002', 'completed', 'USD', 2, 25000);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000002', 'confirmed', 'USD', 1, 12500);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000008', 'confirmed', 'USD', 4, 55600);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000008', 'confirmed', 'USD', 2, 27800);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-28', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 1, 16500);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 'USD', 4, 51800);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 5, 70500);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000005', 'confirmed', 'USD', 2, 33000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-28', '7e4a1570-0000-4000-8000-000000000005', 'completed', 'USD', 1, 11500);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000004', 'confirmed', 'USD', 1, 17500);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000008', 'completed', 'USD', 2, 27800);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000001', 'completed', 'USD', 5, 57500);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-29', '5e4f1ce0-0000-4000-8000-000000000007', 'completed', 'USD', 2, 25900);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000001', 'completed', 'USD', 5, 57500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', 'a11a0000-0000-4000-8000-000000000000', 'completed', 'USD', 1, 13900);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-27', '7e4a1570-0000-4000-8000-000000000003', 'completed', 'USD', 1, 12950);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-30', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 2, 25450);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 3, 40500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-12-01', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 3, 40500);
INSERT INTO public.revenue_sums VALUES ('all', 'day', '2026-11-27', '00000000-0000-0000-0000-000000000000', 'completed', 'USD', 11, 145200);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000007', 'completed', 'USD', 6, 77700);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000008', 'confirmed', 'USD', 4, 55600);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000004', 'confirmed', 'USD', 1, 17500);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 3, 37950);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 7, 92750);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000006', 'completed', 'USD', 1, 7900);
INSERT INTO public.revenue_sums VALUES ('all', 'day', '2026-11-29', '00000000-0000-0000-0000-000000000000', 'completed', 'USD', 7, 87800);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000005', 'confirmed', 'USD', 2, 33000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'quarter', '2026-10-01', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 6, 76800);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 'USD', 4, 51800);
INSERT INTO public.revenue_sums VALUES ('service', 'quarter', '2026-10-01', '5e4f1ce0-0000-4000-8000-000000000005', 'completed', 'USD', 4, 66000);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000005', 'confirmed', 'USD', 2, 33000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', '7e4a1570-0000-4000-8000-000000000003', 'completed', 'USD', 1, 12950);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-27', '5e4f1ce0-0000-4000-8000-000000000007', 'completed', 'USD', 2, 25900);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-27', '7e4a1570-0000-4000-8000-000000000001', 'completed', 'USD', 2, 29000);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-23', '5e4f1ce0-0000-4000-8000-000000000008', 'completed', 'USD', 2, 27800);
INSERT INTO public.revenue_sums VALUES ('all', 'day', '2026-11-30', '00000000-0000-0000-0000-000000000000', 'confirmed', 'USD', 14, 179000);
INSERT INTO public.revenue_sums VALUES ('all', 'day', '2026-12-01', '00000000-0000-0000-0000-000000000000', 'confirmed', 'USD', 13, 164500);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-12-01', '5e4f1ce0-0000-4000-8000-000000000007', 'confirmed', 'USD', 4, 51800);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-11-29', '7e4a1570-0000-4000-8000-000000000005', 'completed', 'USD', 3, 36900);
INSERT INTO public.revenue_sums VALUES ('therapist', 'day', '2026-12-01', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 2, 25400);
INSERT INTO public.revenue_sums VALUES ('all', 'day', '2026-11-28', '00000000-0000-0000-0000-000000000000', 'completed', 'USD', 5, 61800);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000002', 'completed', 'USD', 4, 50000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'month', '2026-11-01', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 3, 30900);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-28', '5e4f1ce0-0000-4000-8000-000000000005', 'completed', 'USD', 1, 16500);
INSERT INTO public.revenue_sums VALUES ('service', 'day', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000001', 'confirmed', 'USD', 4, 46000);
INSERT INTO public.revenue_sums VALUES ('service', 'month', '2026-11-01', '5e4f1ce0-0000-4000-8000-000000000008', 'confirmed', 'USD', 2, 27800);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-23', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 7, 92750);
INSERT INTO public.revenue_sums VALUES ('service', 'week', '2026-11-30', '5e4f1ce0-0000-4000-8000-000000000005', 'confirmed', 'USD', 2, 33000);
INSERT INTO public.revenue_sums VALUES ('therapist', 'week', '2026-11-30', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 7, 93300);
INSERT INTO public.revenue_totals VALUES ('2026-11-30', '5e4f1ce0-0000-4000-8000-000000000005', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 1, 16500);
INSERT INTO public.revenue_totals VALUES ('2026-11-27', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 1, 12500);
INSERT INTO public.revenue_totals VALUES ('2026-11-30', '5e4f1ce0-0000-4000-8000-000000000006', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 1, 7900);
INSERT INTO public.revenue_totals VALUES ('2026-11-30', '5e4f1ce0-0000-4000-8000-000000000008', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 1, 13900);
INSERT INTO public.revenue_totals VALUES ('2026-12-01', '5e4f1ce0-0000-4000-8000-000000000006', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 1, 7900);
INSERT INTO public.revenue_totals VALUES ('2026-12-01', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 1, 11500);
INSERT INTO public.revenue_totals VALUES ('2026-11-30', '5e4f1ce0-0000-4000-8000-000000000001', 'a11a0000-0000-4000-8000-000000000000', 'pending', 'USD', 1, 11500);
INSERT INTO public.revenue_totals VALUES ('2026-12-01', '5e4f1ce0-0000-4000-8000-000000000008', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 1, 13900);
INSERT INTO public.revenue_totals VALUES ('2026-12-01', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 3, 38850);
INSERT INTO public.revenue_totals VALUES ('2026-12-01', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 2, 25000);
INSERT INTO public.revenue_totals VALUES ('2026-11-30', '5e4f1ce0-0000-4000-8000-000000000005', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 1, 16500);
INSERT INTO public.revenue_totals VALUES ('2026-11-27', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 1, 11500);
INSERT INTO public.revenue_totals VALUES ('2026-12-01', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 2, 23000);
INSERT INTO public.revenue_totals VALUES ('2026-11-27', '5e4f1ce0-0000-4000-8000-000000000005', '7e4a1570-0000-4000-8000-000000000001', 'completed', 'USD', 1, 16500);
INSERT INTO public.revenue_totals VALUES ('2026-11-27', '5e4f1ce0-0000-4000-8000-000000000008', 'a11a0000-0000-4000-8000-000000000000', 'completed', 'USD', 1, 13900);
INSERT INTO public.revenue_totals VALUES ('2026-12-01', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 1, 12950);
INSERT INTO public.revenue_totals VALUES ('2026-11-27', '5e4f1ce0-0000-4000-8000-000000000005', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 1, 16500);
INSERT INTO public.revenue_totals VALUES ('2026-11-27', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000001', 'completed', 'USD', 1, 12500);
INSERT INTO public.revenue_totals VALUES ('2026-11-30', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000005', 'confirmed', 'USD', 2, 23000);
INSERT INTO public.revenue_totals VALUES ('2026-11-27', '5e4f1ce0-0000-4000-8000-000000000005', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 1, 16500);
INSERT INTO public.revenue_totals VALUES ('2026-12-01', '5e4f1ce0-0000-4000-8000-000000000004', '7e4a1570-0000-4000-8000-000000000004', 'confirmed', 'USD', 1, 17500);
INSERT INTO public.revenue_totals VALUES ('2026-11-27', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 1, 12950);
INSERT INTO public.revenue_totals VALUES ('2026-11-27', '5e4f1ce0-0000-4000-8000-000000000006', '7e4a1570-0000-4000-8000-000000000002', 'completed', 'USD', 1, 7900);
INSERT INTO public.revenue_totals VALUES ('2026-11-28', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000005', 'completed', 'USD', 1, 11500);
INSERT INTO public.revenue_totals VALUES ('2026-11-30', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000001', 'confirmed', 'USD', 3, 38850);
INSERT INTO public.revenue_totals VALUES ('2026-11-28', '5e4f1ce0-0000-4000-8000-000000000006', '7e4a1570-0000-4000-8000-000000000002', 'completed', 'USD', 1, 7900);
INSERT INTO public.revenue_totals VALUES ('2026-11-27', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000002', 'completed', 'USD', 1, 11500);
INSERT INTO public.revenue_totals VALUES ('2026-11-29', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 2, 25000);
INSERT INTO public.revenue_totals VALUES ('2026-12-01', '5e4f1ce0-0000-4000-8000-000000000008', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 1, 13900);
INSERT INTO public.revenue_totals VALUES ('2026-11-28', '5e4f1ce0-0000-4000-8000-000000000005', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 1, 16500);
INSERT INTO public.revenue_totals VALUES ('2026-11-29', '5e4f1ce0-0000-4000-8000-000000000008', '7e4a1570-0000-4000-8000-000000000005', 'completed', 'USD', 1, 13900);
INSERT INTO public.revenue_totals VALUES ('2026-11-30', '5e4f1ce0-0000-4000-8000-000000000008', '7e4a1570-0000-4000-8000-000000000006', 'confirmed', 'USD', 1, 13900);
INSERT INTO public.revenue_totals VALUES ('2026-11-30', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 2, 23000);
INSERT INTO public.revenue_totals VALUES ('2026-11-29', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 2, 25900);
INSERT INTO public.revenue_totals VALUES ('2026-11-27', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000003', 'completed', 'USD', 1, 12950);
INSERT INTO public.revenue_totals VALUES ('2026-11-28', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000004', 'completed', 'USD', 2, 25900);
INSERT INTO public.revenue_totals VALUES ('2026-11-29', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000005', 'completed', 'USD', 2, 23000);
INSERT INTO public.revenue_totals VALUES ('2026-11-30', '5e4f1ce0-0000-4000-8000-000000000007', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 1, 12950);
INSERT INTO public.revenue_totals VALUES ('2026-11-27', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000006', 'completed', 'USD', 1, 12500);
INSERT INTO public.revenue_totals VALUES ('2026-11-30', '5e4f1ce0-0000-4000-8000-000000000002', '7e4a1570-0000-4000-8000-000000000003', 'confirmed', 'USD', 1, 12500);
INSERT INTO public.revenue_totals VALUES ('2026-12-04', '5e4f1ce0-0000-4000-8000-000000000001', '7e4a1570-0000-4000-8000-000000000002', 'confirmed', 'USD', 1, 11500);
INSERT INTO public.roster_changes VALUES ('01a22649-704f-7d4e-8fe8-a8a080ad9a3d', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "a343dbe4-6aba-4f67-9846-c91e8acca06d", "end": "17:00", "date": "2026-11-27", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7087-7fc8-802d-36947a2e0306', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "7746dbd8-ee6e-42de-86a5-5bc0b8bf71b7", "end": "17:00", "date": "2026-11-27", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-70af-711b-8aad-df81ffb2f169', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "9139fa50-be75-43b3-b3f4-b8bbf48358b9", "end": "16:00", "date": "2026-11-27", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-70c0-7d54-9401-9626149e1f05', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "e9efcb02-84d9-4417-935e-9c63cfde601d", "end": "21:00", "date": "2026-11-27", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-70d5-74f0-9ccc-4f4dcbd41841', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "63ae6fee-5919-443f-97dd-b6c3867b05d2", "end": "21:00", "date": "2026-11-27", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-70e5-7bbb-ab0d-ceb001892fcf', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "b6ea40c7-2f52-4469-a365-e736d21476cb", "end": "17:00", "date": "2026-11-28", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7107-7316-8c8d-fda151d84560', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "64ad5b17-d2d9-423f-957e-408e7b6197d7", "end": "21:00", "date": "2026-11-28", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-711b-782f-aa2f-3c2c705919b0', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "a65cf136-d51c-4df1-994d-30d441802b92", "end": "17:00", "date": "2026-11-28", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7137-78d3-92e4-bc1df43eaf77', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "1482ff64-a3a2-4a45-9ecd-e06b1b713863", "end": "21:00", "date": "2026-11-28", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-714f-71d4-bea7-54a4773bf767', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "4ce40bd9-dac9-4b90-8653-9d8a4442e259", "end": "17:00", "date": "2026-11-29", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7163-716e-8f38-6c2d841ebdc3', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "1899441c-8f3d-442f-8d53-ad382b894bbb", "end": "17:00", "date": "2026-11-29", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7175-732e-ba61-4bd5a03c6524', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "18c46ef2-bec2-4150-a833-9954548b2de3", "end": "17:00", "date": "2026-11-29", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-717b-7dc3-b7a3-415b1d307907', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "0f5e4f21-f94c-4622-a09d-7b9a6af7fe13", "end": "17:00", "date": "2026-11-30", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-717f-7eb4-bfd0-f97478f0a7e2', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "5a171aee-0976-4d6e-b8ad-5c7a4725f3f7", "end": "17:00", "date": "2026-11-30", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7192-7ba4-8bd1-413d6593a251', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "f4e49438-e8fd-4308-90c2-f11c370c383b", "end": "16:00", "date": "2026-11-30", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-71a7-7290-8eb0-94766baccdb7', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "2ad19026-3df0-46ed-a8b4-10a1887816c6", "end": "17:00", "date": "2026-11-30", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-71ba-7244-87df-ef5ef6da28c2', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "59ee7c0e-dc67-4d86-9acc-e46475a6797a", "end": "21:00", "date": "2026-11-30", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-71d7-7ce5-8637-f75088fdcee3', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "57a9a1bd-665f-49cf-83f8-d27df9659667", "end": "17:00", "date": "2026-12-01", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-71eb-72b2-83eb-1fbdef2d6fce', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "7a6e2f1e-36d5-4688-93d4-1cdf6e67579d", "end": "17:00", "date": "2026-12-01", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-720a-7b10-8137-9df5436fae57', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "230b3442-76ef-43fe-a900-3a58991bf411", "end": "16:00", "date": "2026-12-01", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-721e-75eb-8660-a605a00f604e', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "d70ada0b-64b7-404d-86a7-b104f5a95206", "end": "21:00", "date": "2026-12-01", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7233-7458-8d7a-770211e91f12', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "dff36490-bb4e-4150-a659-e8490f7ae6b4", "end": "17:00", "date": "2026-12-01", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-723f-7ee2-ac12-db891c28a9e6', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "3a6e6854-1f19-4d53-918d-516e555052c2", "end": "21:00", "date": "2026-12-01", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7245-7a41-ad61-67218c609792', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "a39ef8a9-60cb-4e63-9d8a-f67e3b5e0c3e", "end": "17:00", "date": "2026-12-02", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-725f-7207-b789-da4d64f52bc7', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "e63bb911-29eb-46de-991a-efbeb236b469", "end": "17:00", "date": "2026-12-02", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-726a-7b87-a48c-8bcd9a8b6792', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "45a1c530-8f18-4fff-b661-6c87ff4d1a27", "end": "16:00", "date": "2026-12-02", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7279-714f-9215-bd632758677f', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "72dfef40-0f52-46d8-be16-8ea75862dcd1", "end": "21:00", "date": "2026-12-02", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7286-75e0-b952-a20d60e9a950', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "e5e6eebb-3b6c-4274-a3f3-f6d6fffe474f", "end": "17:00", "date": "2026-12-03", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7297-789c-8dc6-9c13eeaf7f2d', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "f31042a6-bb37-400b-8c61-f6ec45c94310", "end": "16:00", "date": "2026-12-03", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-729e-7555-8b91-82d5b9c9054e', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "285b32ca-025f-4e88-8c4f-39c8c841bcd1", "end": "21:00", "date": "2026-12-03", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-72ab-7579-bbc1-d5fc5c156311', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "a19b3e22-2fec-411b-8a61-001644b5a17b", "end": "17:00", "date": "2026-12-03", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-72c1-7331-a847-60ea8ad0027e', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "b9f99afb-f4e9-49c1-a466-20f95fbbcf93", "end": "17:00", "date": "2026-12-04", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-72e3-7faf-ac6a-0f59b8c0e2a6', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "df394421-bc53-4a65-96e9-b3ceaf12d036", "end": "17:00", "date": "2026-12-04", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-730d-7984-b891-ac2036f8bbe6', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "f6e1840b-dfb0-458f-baea-63cd9a853241", "end": "16:00", "date": "2026-12-04", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7313-7cc0-bcda-e31b70ca7b2c', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "32fefda9-f8c7-4e92-a005-04bab4ce60b1", "end": "21:00", "date": "2026-12-04", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7335-721c-9188-c6439ab10caa', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "58efefdc-b890-4e35-9d8e-68ba8fa2c123", "end": "21:00", "date": "2026-12-04", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7353-780f-a8be-bf26b9e7fdf3', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "bb2f2ee1-95e1-4ade-b44d-661188550a6c", "end": "17:00", "date": "2026-12-05", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-735f-768e-a630-69c076ee0c8e', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "d9c6f6ec-ee9a-4039-b2fc-eee6a36330a5", "end": "21:00", "date": "2026-12-05", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7372-7c1e-abe1-ab4983c56484', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "31ae6ab9-6136-46b2-a0be-5110a8f53649", "end": "17:00", "date": "2026-12-05", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-737d-7784-9676-3470a0049c0e', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "8d4f4883-e415-4486-a480-c31b85f5f767", "end": "21:00", "date": "2026-12-05", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7391-78f0-840f-aabde28aa194', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "3bd8ce03-9330-436a-92aa-8c51466abb94", "end": "17:00", "date": "2026-12-06", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-73a8-7300-9728-7b479d5ae83a', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "d278baa4-0121-473a-a3b3-46031dd0ee10", "end": "17:00", "date": "2026-12-06", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-73bb-74b3-8b4d-7bb745018ebd', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "cdb6bd31-9d31-448d-adb5-3b441d1ab0a1", "end": "17:00", "date": "2026-12-06", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-73c1-704f-9b6e-cde758ef0999', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "7990262b-5f7d-4760-b911-499af2befe46", "end": "17:00", "date": "2026-12-07", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-73cf-71d0-9eba-2d6ba01a7189', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "8bb1523b-8745-4189-b5ca-e79e8e19fa54", "end": "17:00", "date": "2026-12-07", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-73d7-78e5-b43d-7ba8317f00dd', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "636c539e-b773-4513-9ab7-9bcbcbcaad0f", "end": "16:00", "date": "2026-12-07", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-73e5-7804-841c-b6373037a43b', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "e55be981-b1f1-4de5-9773-aab6e0c7c080", "end": "17:00", "date": "2026-12-07", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-73f3-7ba3-a4e5-a399736fb92e', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "66b43579-5293-4422-8746-552027e24f24", "end": "21:00", "date": "2026-12-07", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7403-7f86-8969-b7d1aa9eaa89', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "a6e46b97-2d0e-44cb-a8a3-1b7d3e84e5e7", "end": "17:00", "date": "2026-12-08", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7413-7ae1-949d-d31463274a5b', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "0e3efef2-fcdb-4c49-be5a-ae0a8c67c3c5", "end": "17:00", "date": "2026-12-08", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7427-715b-980c-9d10d1eb3a39', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "f7b1965a-4c74-4bb6-bd11-53656a5284db", "end": "16:00", "date": "2026-12-08", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-742b-7af4-abc6-3260fe6ea862', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "2cf6a177-ee4b-489e-984b-42249a780d71", "end": "21:00", "date": "2026-12-08", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-743b-74f5-b4a0-59318d847fe0', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "306f53a8-5ce3-4e29-872e-47d612f28a15", "end": "17:00", "date": "2026-12-08", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7452-7106-ab78-bf6086d1826e', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "ea76c8a7-1e97-4d66-8e45-3b2f5b383b6d", "end": "21:00", "date": "2026-12-08", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-745b-76a1-826b-8ac73b29ca34', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "6b843ee5-c620-43da-9d92-7b53ddaf6c72", "end": "17:00", "date": "2026-12-09", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7463-7e77-ab6a-6cc901e42ad4', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "f4ddd226-c5a2-4ca6-bdf3-e2fb15ea3d53", "end": "17:00", "date": "2026-12-09", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-746d-7275-b6e5-8ff790b4d34f', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "ac297e81-1725-4fde-a854-728641910528", "end": "16:00", "date": "2026-12-09", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7477-72c5-97b6-f741c1f100d2', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "fb49089c-2fbf-4b72-8542-1dddcc5f90bc", "end": "21:00", "date": "2026-12-09", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-747c-769c-9a58-70bcaeb9ba65', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "aceed075-9fee-41da-ac82-99d441787429", "end": "17:00", "date": "2026-12-10", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7485-7a2f-acd4-5cd7f246576a', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "e5a2cb4a-89ba-4df5-8c55-d2a160fa3195", "end": "16:00", "date": "2026-12-10", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-748f-7638-a176-bfa8f8b5ebf9', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "f82c2ea7-e00e-4d22-84a2-af8cea56926a", "end": "21:00", "date": "2026-12-10", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7497-7627-b933-9d0d4cebfb7f', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "82d6e896-f531-4d24-a47b-8e39a83ef7d4", "end": "17:00", "date": "2026-12-10", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-74a1-76e8-b34e-7868792917c8', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "d4277277-f3f8-4241-9ea7-e33a31e73602", "end": "17:00", "date": "2026-12-11", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-74aa-7577-9870-369a3be8fb60', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "50a903c0-6770-48bd-aa82-051ea0d0a28d", "end": "17:00", "date": "2026-12-11", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-74bd-754e-8589-d8000f84f080', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "c4859de6-f40b-482f-820b-232638de36c2", "end": "16:00", "date": "2026-12-11", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-74d6-7d92-ab84-7dc5d3a124ba', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "e4eb65f8-4f1b-4c9b-a31e-3c9d55f85fc6", "end": "21:00", "date": "2026-12-11", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-74dc-7494-8eab-784da1d5c487', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "70692595-a669-4fdf-b094-b77488812415", "end": "21:00", "date": "2026-12-11", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-74eb-7ed4-b5ba-c603622e0dbc', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "e6e8a03d-5d58-49d2-ab97-ea1c66f59c0e", "end": "17:00", "date": "2026-12-12", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-74fb-7efd-b425-764337fe9f7b', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "94f0862b-d2b1-4130-88a0-c5a539a2ac58", "end": "21:00", "date": "2026-12-12", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7500-783b-98b7-bdb5da281bba', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "e691f761-7850-456c-8d37-a590eb58ec23", "end": "17:00", "date": "2026-12-12", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7504-7139-8e45-effec479aa32', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "6dfbf957-e3e6-4e09-89c2-5e686d395d81", "end": "21:00", "date": "2026-12-12", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-750d-7964-8a61-bcfea0d38736', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "56c06766-1cb2-4626-b550-fb1bebefeb86", "end": "17:00", "date": "2026-12-13", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7515-72f8-8d24-cce235a9126a', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "66236dec-8115-49a2-929b-de132277f95d", "end": "17:00", "date": "2026-12-13", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-751f-7156-9e74-679e44d3424c', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "63b17dca-e8e8-4e36-8ca3-67c9a9b5cf04", "end": "17:00", "date": "2026-12-13", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7528-7d62-8913-4e297757cc27', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "91694da0-24d4-490f-a897-d4bd1d7389dc", "end": "17:00", "date": "2026-12-14", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7534-720c-9dec-f537d3528d7f', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "4122d952-82c8-460f-bad8-f6d50854c7c6", "end": "17:00", "date": "2026-12-14", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-754e-7261-b0a8-d8fcb66efb0c', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "398987a4-c8cc-4b73-a679-81a5a11dba30", "end": "16:00", "date": "2026-12-14", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7575-773c-8003-181a0681176e', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "aea64676-9211-41c6-9f91-441cabdc0625", "end": "17:00", "date": "2026-12-14", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7583-76cb-9728-f5c85b7953f6', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "4279e74e-7e69-429e-8ca8-f10a8e796229", "end": "21:00", "date": "2026-12-14", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-75b4-71a2-92a7-0c4b764487ae', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "3f93a187-cd46-4c1a-b02a-cb5a0a3ce3c8", "end": "17:00", "date": "2026-12-15", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-75c8-70b6-bbf9-c29033bcf9f6', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "fbf4816b-ea34-438e-a41f-f2734443bccc", "end": "17:00", "date": "2026-12-15", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-75e2-7882-b96c-8723eb0adf5d', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "b2a53ce0-f458-401b-b46b-8b7d88dc35d7", "end": "16:00", "date": "2026-12-15", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7603-7f63-a38c-ed007c5a4b8c', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "87d8a9c0-e7f8-49a7-8661-168052bbdcd4", "end": "21:00", "date": "2026-12-15", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-763e-7fc0-b3a8-899d2158e305', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "51aa397a-e5bd-41e6-8b3a-7497b3efcdd2", "end": "17:00", "date": "2026-12-15", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7680-7a9a-8175-b39bcc8a6dee', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "3efee2dc-f714-4c1c-8be7-cbe79ffd50f3", "end": "21:00", "date": "2026-12-15", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-768a-7b69-8c72-7e6c002eb55c', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "6c861baf-5eda-44e9-9d86-2dea648d0c2b", "end": "17:00", "date": "2026-12-16", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-771f-793a-8adf-4dbfb272bf6d', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "3078ac90-e197-4bbc-b22b-0dbd5098ca85", "end": "17:00", "date": "2026-12-16", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7744-7ffd-aac4-b36b69d5fdd5', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "76e538c2-d4a7-4c31-a8e6-dfe7f6938a8d", "end": "16:00", "date": "2026-12-16", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7756-7799-9249-07dcf25d5bf8', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "bb0a669d-1cdb-48be-a374-bdeab19e2d0a", "end": "21:00", "date": "2026-12-16", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7782-7e41-9e63-133680b92ba9', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "39332330-1caa-44e2-8d04-eb62c8533d6e", "end": "17:00", "date": "2026-12-17", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7792-7a22-ad0a-6619e8b02db0', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "6ad69c23-888e-483d-830f-e30f067efe27", "end": "16:00", "date": "2026-12-17", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-77bd-7fe8-b4c9-80c08131a231', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "31b5ca2f-8c90-4075-a979-74193da3b042", "end": "21:00", "date": "2026-12-17", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-77cd-7462-8105-1f7260db9682', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "5d496c24-702c-4f08-b2d8-293c0125502c", "end": "17:00", "date": "2026-12-17", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-780f-705a-83ae-1cac53cbab0b', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "b88bfc3c-8ebd-4e24-ab34-f5517dc24d84", "end": "17:00", "date": "2026-12-18", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000001"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-782e-77e4-a0d7-295656e7de4b', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "dad10644-208d-46b0-9089-c3785a0b0524", "end": "17:00", "date": "2026-12-18", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-784a-7ba6-be93-c213689ee799', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "8da8be75-f5db-4d38-8b5e-143bd7fd9570", "end": "16:00", "date": "2026-12-18", "start": "08:00", "version": 1, "shiftType": "custom", "shiftHours": "8:00 AM - 4:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000003"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7872-71c9-adc8-a92b325a78bb', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "12347b0b-a9d1-4908-9c0f-26c3b6269f32", "end": "21:00", "date": "2026-12-18", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7893-7957-af2b-eeb7ecd873fc', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "dace95c9-26ed-432d-95ae-e3dbc8e12e20", "end": "21:00", "date": "2026-12-18", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-78ac-73e6-9a05-719d6bf6ca74', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "0be00680-0223-4e20-954e-f91bd5a4328e", "end": "17:00", "date": "2026-12-19", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000002"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-78db-7c8a-bae7-e582cfe23529', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "35740d48-c4cd-409a-94eb-f523f3307b4a", "end": "21:00", "date": "2026-12-19", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-78ed-7603-a84f-e48222984211', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "78975cfa-46cb-4ae1-a7b4-9c711d222010", "end": "17:00", "date": "2026-12-19", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-790a-75e8-87e3-f8a592ad1e88', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "87ec7212-f57f-4578-be06-2d53c4a86aec", "end": "21:00", "date": "2026-12-19", "start": "12:00", "version": 1, "shiftType": "custom", "shiftHours": "12:00 PM - 9:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-791f-7f94-a590-ce1b3741c1ec', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "f3676ce8-b091-433b-99b6-de145b6b0b26", "end": "17:00", "date": "2026-12-20", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000004"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7932-73de-8703-328d4321f3ea', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "b9eab5d9-322e-4332-8df6-826febcde0e0", "end": "17:00", "date": "2026-12-20", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000005"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.roster_changes VALUES ('01a22649-7973-7751-b4fb-a81293fbdad4', 'edit', '{"drafts": {"added": [], "changed": [], "removed": []}, "roster": {"added": [{"id": "91b2a530-d299-48b1-93b0-e6467cb523b4", "end": "17:00", "date": "2026-12-20", "start": "09:00", "version": 1, "shiftType": "custom", "shiftHours": "9:00 AM - 5:00 PM", "therapistId": "7e4a1570-0000-4000-8000-000000000006"}], "changed": [], "removed": []}, "patterns": []}', '2026-11-12 21:00:00+00', NULL);
INSERT INTO public.schema_migrations VALUES (1, 'Migration20261121000000_foundation', '2026-11-29 07:50:55.373527+00');
INSERT INTO public.schema_migrations VALUES (2, 'Migration20261121000100_any_available', '2026-11-29 07:50:55.724861+00');
INSERT INTO public.schema_migrations VALUES (3, 'Migration20261121000100_sessions', '2026-11-29 07:50:55.769542+00');
INSERT INTO public.schema_migrations VALUES (4, 'Migration20261121000300_reporting', '2026-11-29 07:50:55.809435+00');
INSERT INTO public.schema_migrations VALUES (5, 'Migration20261121043500_reservation_durations', '2026-11-29 07:50:55.846596+00');
INSERT INTO public.schema_migrations VALUES (6, 'Migration20261121044500_booking_mails', '2026-11-29 07:50:55.869493+00');
INSERT INTO public.schema_migrations VALUES (7, 'Migration20261121044600_photos', '2026-11-29 07:50:55.883352+00');
INSERT INTO public.schema_migrations VALUES (8, 'Migration20261121045200_reporting_reads', '2026-11-29 07:50:55.892689+00');
INSERT INTO public.schema_migrations VALUES (9, 'Migration20261121053502_password_links', '2026-11-29 07:50:55.908296+00');
INSERT INTO public.schema_migrations VALUES (10, 'Migration20261121053610_action_log_chain', '2026-11-29 07:50:55.925546+00');
INSERT INTO public.schema_migrations VALUES (11, 'Migration20261121073205_action_log_checks', '2026-11-29 07:50:55.983558+00');
INSERT INTO public.schema_migrations VALUES (12, 'Migration20261121075500_revenue_sums', '2026-11-29 07:50:56.0119+00');
INSERT INTO public.schema_migrations VALUES (13, 'Migration20261121075600_bookings_by_status', '2026-11-29 07:50:56.068514+00');
INSERT INTO public.schema_migrations VALUES (14, 'Migration20261121080100_lock_therapist_day', '2026-11-29 07:50:56.179953+00');
INSERT INTO public.schema_migrations VALUES (15, 'Migration20261121082200_revenue_sums_in_index', '2026-11-29 07:50:56.220358+00');
INSERT INTO public.schema_migrations VALUES (16, 'Migration20261121083000_delivery_errors', '2026-11-29 07:50:56.273652+00');
INSERT INTO public.schema_migrations VALUES (17, 'Migration20261121084500_last_backup', '2026-11-29 07:50:56.316293+00');
INSERT INTO public.schema_migrations VALUES (18, 'Migration20261121091800_waiting_deliveries', '2026-11-29 07:50:56.362697+00');
INSERT INTO public.schema_migrations VALUES (19, 'Migration20261121104800_session_browsers', '2026-11-29 07:50:56.395405+00');
INSERT INTO public.schema_migrations VALUES (20, 'Migration20261121110000_coarser_revenue_sums', '2026-11-29 07:50:56.447567+00');
INSERT INTO public.schema_migrations VALUES (21, 'Migration20261121114500_earning_customer_bookings', '2026-11-29 07:50:56.524247+00');
INSERT INTO public.schema_migrations VALUES (22, 'Migration20261122120000_catalog_versions', '2026-11-29 07:50:56.595964+00');
INSERT INTO public.schema_migrations VALUES (23, 'Migration20261122160000_refused_deliveries', '2026-11-29 07:50:56.614987+00');
INSERT INTO public.schema_migrations VALUES (24, 'Migration20261122180000_queue_outages', '2026-11-29 07:50:56.644375+00');
INSERT INTO public.schema_migrations VALUES (25, 'Migration20261122183000_sealing_functions', '2026-11-29 07:50:56.667513+00');
INSERT INTO public.schema_migrations VALUES (26, 'Migration20261122190000_bookings_by_phone', '2026-11-29 07:50:56.708311+00');
INSERT INTO public.schema_migrations VALUES (27, 'Migration20261122190000_mail_limits', '2026-11-29 07:50:56.756596+00');
INSERT INTO public.schema_migrations VALUES (28, 'Migration20261122190000_second_factors', '2026-11-29 07:50:56.789788+00');
INSERT INTO public.schema_migrations VALUES (29, 'Migration20261122190000_treatments_and_closures', '2026-11-29 07:50:56.870151+00');
INSERT INTO public.schema_migrations VALUES (30, 'Migration20261122191500_clients', '2026-11-29 07:50:56.915821+00');
INSERT INTO public.schema_migrations VALUES (31, 'Migration20261122193000_schedule_versions', '2026-11-29 07:50:56.95988+00');
INSERT INTO public.schema_migrations VALUES (32, 'Migration20261123100000_waiting_list', '2026-11-29 07:50:56.996327+00');
INSERT INTO public.schema_migrations VALUES (33, 'Migration20261123110000_attendance', '2026-11-29 07:50:57.056398+00');
INSERT INTO public.schema_migrations VALUES (34, 'Migration20261123120000_assignments', '2026-11-29 07:50:57.111664+00');
INSERT INTO public.schema_migrations VALUES (35, 'Migration20261123140000_slugs', '2026-11-29 07:50:57.162528+00');
INSERT INTO public.schema_migrations VALUES (36, 'Migration20261123150000_client_search', '2026-11-29 07:50:57.211531+00');
INSERT INTO public.schema_migrations VALUES (37, 'Migration20261123150100_reception', '2026-11-29 07:50:57.272818+00');
INSERT INTO public.schema_migrations VALUES (38, 'Migration20261123150200_day_states', '2026-11-29 07:50:57.314716+00');
INSERT INTO public.schema_migrations VALUES (39, 'Migration20261123185000_action_log_actions', '2026-11-29 07:50:57.386243+00');
INSERT INTO public.schema_migrations VALUES (40, 'Migration20261124110000_visits', '2026-11-29 07:50:57.439278+00');
INSERT INTO public.schema_migrations VALUES (41, 'Migration20261124120000_rooms', '2026-11-29 07:50:57.449538+00');
INSERT INTO public.schema_migrations VALUES (42, 'Migration20261124140000_holds', '2026-11-29 07:50:57.479921+00');
INSERT INTO public.schema_migrations VALUES (43, 'Migration20261124150000_action_log_people', '2026-11-29 07:50:57.49832+00');
INSERT INTO public.schema_migrations VALUES (44, 'Migration20261124150001_access_versions', '2026-11-29 07:50:57.518308+00');
INSERT INTO public.schema_migrations VALUES (45, 'Migration20261125100000_party_guests', '2026-11-29 07:50:57.54749+00');
INSERT INTO public.schema_migrations VALUES (46, 'Migration20261125110000_agreed_prices', '2026-11-29 07:50:57.563093+00');
INSERT INTO public.schema_migrations VALUES (47, 'Migration20261125110001_waiting_customers', '2026-11-29 07:50:57.580173+00');
INSERT INTO public.schema_migrations VALUES (48, 'Migration20261125120000_roster_patterns', '2026-11-29 07:50:57.598718+00');
INSERT INTO public.schema_migrations VALUES (49, 'Migration20261125130000_leave', '2026-11-29 07:50:57.635574+00');
INSERT INTO public.schema_migrations VALUES (50, 'Migration20261125140000_relocations', '2026-11-29 07:50:57.656307+00');
INSERT INTO public.schema_migrations VALUES (51, 'Migration20261125150000_service_names', '2026-11-29 07:50:57.66809+00');
INSERT INTO public.schema_migrations VALUES (52, 'Migration20261125150001_therapist_calendars', '2026-11-29 07:50:57.705567+00');
INSERT INTO public.schema_migrations VALUES (53, 'Migration20261125160000_newest_bookings', '2026-11-29 07:50:57.728516+00');
INSERT INTO public.schema_migrations VALUES (54, 'Migration20261125160001_performance', '2026-11-29 07:50:57.807345+00');
INSERT INTO public.schema_migrations VALUES (55, 'Migration20261125170000_action_log_filters', '2026-11-29 07:50:57.843485+00');
INSERT INTO public.schema_migrations VALUES (56, 'Migration20261125170001_action_log_head_mail', '2026-11-29 07:50:57.868361+00');
INSERT INTO public.schema_migrations VALUES (57, 'Migration20261125190001_monthly_report_mail', '2026-11-29 07:50:57.883571+00');
INSERT INTO public.schema_migrations VALUES (58, 'Migration20261126010000_mailed_versions', '2026-11-29 07:50:57.909527+00');
INSERT INTO public.schema_migrations VALUES (59, 'Migration20261126150000_link_opens', '2026-11-29 07:50:57.943488+00');
INSERT INTO public.schema_migrations VALUES (60, 'Migration20261127090000_leave_of_weeks', '2026-11-29 07:50:57.998755+00');
INSERT INTO public.schema_migrations VALUES (61, 'Migration20261128090000_kept_openings', '2026-11-29 07:50:58.027869+00');
INSERT INTO public.schema_migrations VALUES (62, 'Migration20261128120000_action_log_statistics', '2026-11-29 07:50:58.048112+00');
INSERT INTO public.schema_migrations VALUES (63, 'Migration20261128150000_names_without_apostrophes', '2026-11-29 07:50:58.067569+00');
INSERT INTO public.schema_migrations VALUES (64, 'Migration20261129600000_delivery_notes', '2026-11-29 07:50:58.088731+00');
INSERT INTO public.schema_migrations VALUES (65, 'Migration20261130100000_spellings_of_names', '2026-11-29 07:50:58.123148+00');
INSERT INTO public.schema_migrations VALUES (66, 'Migration20261130230000_offered_reservations', '2026-11-29 07:50:58.149305+00');
INSERT INTO public.schema_migrations VALUES (67, 'Migration20261130233000_price_reasons', '2026-11-29 07:50:58.172468+00');
INSERT INTO public.schema_migrations VALUES (68, 'Migration20261202120000_names_of_subjects', '2026-11-29 07:50:58.195922+00');
INSERT INTO public.schema_migrations VALUES (69, 'Migration20261203100000_action_log_of_bookings', '2026-11-29 07:50:58.207868+00');
INSERT INTO public.schema_migrations VALUES (70, 'Migration20261203120000_names_with_joiners', '2026-11-29 07:50:58.221754+00');
INSERT INTO public.services VALUES ('5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', 115.00, 60, 'Long, even strokes from neck to feet with warmed almond oil. The one to choose if you have never had a massage.', NULL, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, NULL, 'swedish-relaxation-massage', false, true);
INSERT INTO public.services VALUES ('5e4f1ce0-0000-4000-8000-000000000002', 'Remedial Massage', 125.00, 60, 'An assessment first, then focused work on the knots that desks and long drives leave behind. Health-fund receipts given.', NULL, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, NULL, 'remedial-massage', false, true);
INSERT INTO public.services VALUES ('5e4f1ce0-0000-4000-8000-000000000003', 'Pregnancy Massage', 145.00, 75, 'Side-lying and fully supported by bolsters, for the second and third trimester. Eases hips, calves and lower back.', NULL, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, NULL, 'pregnancy-massage', false, true);
INSERT INTO public.services VALUES ('5e4f1ce0-0000-4000-8000-000000000004', 'Lomi Lomi', 175.00, 90, 'The Hawaiian full-body massage: broad forearm strokes in one unbroken rhythm, with coconut oil.', NULL, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, NULL, 'lomi-lomi', false, true);
INSERT INTO public.services VALUES ('5e4f1ce0-0000-4000-8000-000000000005', 'Hot Stone Massage', 165.00, 90, 'Basalt stones, kept at 50 degrees, rest along the spine while the hands work around them.', NULL, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, NULL, 'hot-stone-massage', false, true);
INSERT INTO public.services VALUES ('5e4f1ce0-0000-4000-8000-000000000006', 'Foot and Scalp Massage', 79.00, 45, 'You stay dressed and seated. Forty minutes for feet, hands and scalp, five for tea.', NULL, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, NULL, 'foot-and-scalp-massage', false, true);
INSERT INTO public.services VALUES ('5e4f1ce0-0000-4000-8000-000000000007', 'Deep Tissue Massage', 129.50, 60, 'Slow, firm pressure through thumb and elbow for backs, shoulders and runners'' legs. You set the limit.', NULL, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, NULL, 'deep-tissue-massage', false, true);
INSERT INTO public.services VALUES ('5e4f1ce0-0000-4000-8000-000000000008', 'Aromatherapy Ritual', 139.00, 75, 'Lavender, lemon myrtle or sandalwood, blended at your side and worked in with light, slow strokes.', NULL, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, NULL, 'aromatherapy-ritual', false, true);
INSERT INTO public.sessions VALUES ('f241c117-5d8c-426e-91ee-ad1e19fe10c7', '90851d14-afbf-4305-a4b9-55da178d189a', '2026-11-29 07:53:00.279+00', '2026-12-13 07:53:00.279+00', NULL, 1, NULL);
INSERT INTO public.sessions VALUES ('b6859a90-15e5-4cb7-b0f1-572cec131e36', '90851d14-afbf-4305-a4b9-55da178d189a', '2026-11-29 07:53:10.273+00', '2026-12-13 07:53:10.273+00', NULL, 1, NULL);
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-11-27');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-11-27');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-11-27');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-11-27');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-11-27');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-11-28');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-11-28');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-11-28');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-11-28');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-11-29');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-11-29');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-11-29');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-11-30');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-11-30');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-11-30');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-11-30');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-11-30');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-01');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-01');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-01');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-01');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-01');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-01');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-02');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-02');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-02');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-02');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-03');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-03');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-03');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-03');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-04');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-04');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-04');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-04');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-04');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-05');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-05');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-05');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-05');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-06');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-06');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-06');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-07');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-07');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-07');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-07');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-07');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-08');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-08');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-08');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-08');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-08');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-08');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-09');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-09');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-09');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-09');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-10');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-10');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-10');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-10');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-11');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-11');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-11');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-11');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-11');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-12');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-12');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-12');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-12');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-13');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-13');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-13');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-14');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-14');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-14');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-14');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-14');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-15');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-15');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-15');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-15');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-15');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-15');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-16');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-16');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-16');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-16');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-17');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-17');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-17');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-17');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000001', '2026-12-18');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-18');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000003', '2026-12-18');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-18');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-18');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-19');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-19');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-19');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-19');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000004', '2026-12-20');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000005', '2026-12-20');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000006', '2026-12-20');
INSERT INTO public.therapist_day VALUES ('7e4a1570-0000-4000-8000-000000000002', '2026-12-06');
INSERT INTO public.therapist_roster VALUES ('a343dbe4-6aba-4f67-9846-c91e8acca06d', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-11-27', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('7746dbd8-ee6e-42de-86a5-5bc0b8bf71b7', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-11-27', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('9139fa50-be75-43b3-b3f4-b8bbf48358b9', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-11-27', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('e9efcb02-84d9-4417-935e-9c63cfde601d', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-11-27', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('63ae6fee-5919-443f-97dd-b6c3867b05d2', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-11-27', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('b6ea40c7-2f52-4469-a365-e736d21476cb', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-11-28', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('64ad5b17-d2d9-423f-957e-408e7b6197d7', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-11-28', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('a65cf136-d51c-4df1-994d-30d441802b92', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-11-28', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('1482ff64-a3a2-4a45-9ecd-e06b1b713863', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-11-28', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('4ce40bd9-dac9-4b90-8653-9d8a4442e259', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-11-29', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('1899441c-8f3d-442f-8d53-ad382b894bbb', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-11-29', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('18c46ef2-bec2-4150-a833-9954548b2de3', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-11-29', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('0f5e4f21-f94c-4622-a09d-7b9a6af7fe13', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-11-30', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('5a171aee-0976-4d6e-b8ad-5c7a4725f3f7', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-11-30', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('f4e49438-e8fd-4308-90c2-f11c370c383b', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-11-30', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('2ad19026-3df0-46ed-a8b4-10a1887816c6', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-11-30', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('59ee7c0e-dc67-4d86-9acc-e46475a6797a', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-11-30', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('57a9a1bd-665f-49cf-83f8-d27df9659667', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-01', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('7a6e2f1e-36d5-4688-93d4-1cdf6e67579d', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-01', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('230b3442-76ef-43fe-a900-3a58991bf411', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-01', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('d70ada0b-64b7-404d-86a7-b104f5a95206', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-01', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('dff36490-bb4e-4150-a659-e8490f7ae6b4', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-01', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('3a6e6854-1f19-4d53-918d-516e555052c2', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-01', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('a39ef8a9-60cb-4e63-9d8a-f67e3b5e0c3e', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-02', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('e63bb911-29eb-46de-991a-efbeb236b469', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-02', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('45a1c530-8f18-4fff-b661-6c87ff4d1a27', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-02', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('72dfef40-0f52-46d8-be16-8ea75862dcd1', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-02', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('e5e6eebb-3b6c-4274-a3f3-f6d6fffe474f', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-03', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('f31042a6-bb37-400b-8c61-f6ec45c94310', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-03', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('285b32ca-025f-4e88-8c4f-39c8c841bcd1', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-03', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('a19b3e22-2fec-411b-8a61-001644b5a17b', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-03', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('b9f99afb-f4e9-49c1-a466-20f95fbbcf93', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-04', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('df394421-bc53-4a65-96e9-b3ceaf12d036', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-04', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('f6e1840b-dfb0-458f-baea-63cd9a853241', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-04', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('32fefda9-f8c7-4e92-a005-04bab4ce60b1', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-04', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('58efefdc-b890-4e35-9d8e-68ba8fa2c123', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-04', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('bb2f2ee1-95e1-4ade-b44d-661188550a6c', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-05', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('d9c6f6ec-ee9a-4039-b2fc-eee6a36330a5', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-05', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('31ae6ab9-6136-46b2-a0be-5110a8f53649', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-05', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('8d4f4883-e415-4486-a480-c31b85f5f767', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-05', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('3bd8ce03-9330-436a-92aa-8c51466abb94', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-06', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('d278baa4-0121-473a-a3b3-46031dd0ee10', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-06', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('cdb6bd31-9d31-448d-adb5-3b441d1ab0a1', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-06', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('7990262b-5f7d-4760-b911-499af2befe46', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-07', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('8bb1523b-8745-4189-b5ca-e79e8e19fa54', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-07', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('636c539e-b773-4513-9ab7-9bcbcbcaad0f', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-07', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('e55be981-b1f1-4de5-9773-aab6e0c7c080', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-07', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('66b43579-5293-4422-8746-552027e24f24', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-07', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('a6e46b97-2d0e-44cb-a8a3-1b7d3e84e5e7', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-08', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('0e3efef2-fcdb-4c49-be5a-ae0a8c67c3c5', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-08', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('f7b1965a-4c74-4bb6-bd11-53656a5284db', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-08', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('2cf6a177-ee4b-489e-984b-42249a780d71', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-08', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('306f53a8-5ce3-4e29-872e-47d612f28a15', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-08', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('ea76c8a7-1e97-4d66-8e45-3b2f5b383b6d', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-08', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('6b843ee5-c620-43da-9d92-7b53ddaf6c72', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-09', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('f4ddd226-c5a2-4ca6-bdf3-e2fb15ea3d53', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-09', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('ac297e81-1725-4fde-a854-728641910528', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-09', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('fb49089c-2fbf-4b72-8542-1dddcc5f90bc', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-09', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('aceed075-9fee-41da-ac82-99d441787429', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-10', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('e5a2cb4a-89ba-4df5-8c55-d2a160fa3195', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-10', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('f82c2ea7-e00e-4d22-84a2-af8cea56926a', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-10', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('82d6e896-f531-4d24-a47b-8e39a83ef7d4', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-10', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('d4277277-f3f8-4241-9ea7-e33a31e73602', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-11', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('50a903c0-6770-48bd-aa82-051ea0d0a28d', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-11', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('c4859de6-f40b-482f-820b-232638de36c2', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-11', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('e4eb65f8-4f1b-4c9b-a31e-3c9d55f85fc6', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-11', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('70692595-a669-4fdf-b094-b77488812415', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-11', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('e6e8a03d-5d58-49d2-ab97-ea1c66f59c0e', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-12', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('94f0862b-d2b1-4130-88a0-c5a539a2ac58', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-12', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('e691f761-7850-456c-8d37-a590eb58ec23', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-12', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('6dfbf957-e3e6-4e09-89c2-5e686d395d81', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-12', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('56c06766-1cb2-4626-b550-fb1bebefeb86', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-13', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('66236dec-8115-49a2-929b-de132277f95d', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-13', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('63b17dca-e8e8-4e36-8ca3-67c9a9b5cf04', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-13', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('91694da0-24d4-490f-a897-d4bd1d7389dc', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-14', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('4122d952-82c8-460f-bad8-f6d50854c7c6', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-14', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('398987a4-c8cc-4b73-a679-81a5a11dba30', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-14', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('aea64676-9211-41c6-9f91-441cabdc0625', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-14', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('4279e74e-7e69-429e-8ca8-f10a8e796229', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-14', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('3f93a187-cd46-4c1a-b02a-cb5a0a3ce3c8', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-15', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('fbf4816b-ea34-438e-a41f-f2734443bccc', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-15', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('b2a53ce0-f458-401b-b46b-8b7d88dc35d7', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-15', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('87d8a9c0-e7f8-49a7-8661-168052bbdcd4', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-15', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('51aa397a-e5bd-41e6-8b3a-7497b3efcdd2', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-15', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('3efee2dc-f714-4c1c-8be7-cbe79ffd50f3', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-15', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('6c861baf-5eda-44e9-9d86-2dea648d0c2b', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-16', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('3078ac90-e197-4bbc-b22b-0dbd5098ca85', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-16', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('76e538c2-d4a7-4c31-a8e6-dfe7f6938a8d', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-16', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('bb0a669d-1cdb-48be-a374-bdeab19e2d0a', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-16', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('39332330-1caa-44e2-8d04-eb62c8533d6e', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-17', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('6ad69c23-888e-483d-830f-e30f067efe27', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-17', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('31b5ca2f-8c90-4075-a979-74193da3b042', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-17', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('5d496c24-702c-4f08-b2d8-293c0125502c', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-17', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('b88bfc3c-8ebd-4e24-ab34-f5517dc24d84', '7e4a1570-0000-4000-8000-000000000001', 'Mei Tanaka', '2026-12-18', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('dad10644-208d-46b0-9089-c3785a0b0524', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-18', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('8da8be75-f5db-4d38-8b5e-143bd7fd9570', '7e4a1570-0000-4000-8000-000000000003', 'Tom Whitford', '2026-12-18', 'custom', '8:00 AM - 4:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('12347b0b-a9d1-4908-9c0f-26c3b6269f32', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-18', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('dace95c9-26ed-432d-95ae-e3dbc8e12e20', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-18', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('0be00680-0223-4e20-954e-f91bd5a4328e', '7e4a1570-0000-4000-8000-000000000002', 'Anika Rao', '2026-12-19', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('35740d48-c4cd-409a-94eb-f523f3307b4a', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-19', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('78975cfa-46cb-4ae1-a7b4-9c711d222010', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-19', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('87ec7212-f57f-4578-be06-2d53c4a86aec', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-19', 'custom', '12:00 PM - 9:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('f3676ce8-b091-433b-99b6-de145b6b0b26', '7e4a1570-0000-4000-8000-000000000004', 'Siosaia Fonua', '2026-12-20', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('b9eab5d9-322e-4332-8df6-826febcde0e0', '7e4a1570-0000-4000-8000-000000000005', 'Clare Devlin', '2026-12-20', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapist_roster VALUES ('91b2a530-d299-48b1-93b0-e6467cb523b4', '7e4a1570-0000-4000-8000-000000000006', 'Linh Pham', '2026-12-20', 'custom', '9:00 AM - 5:00 PM', DEFAULT, DEFAULT, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.therapists VALUES ('a11a0000-0000-4000-8000-000000000000', NULL, 'Any Available', '{}', 999, true, NULL, 5.0, NULL, NULL, true, '2026-11-29 07:50:55.724861+00', '2026-11-29 07:50:55.724861+00', 1, 'any-available');
INSERT INTO public.therapists VALUES ('7e4a1570-0000-4000-8000-000000000001', '141a04c5-45fd-47ee-b2cc-7c8febf8339f', 'Mei Tanaka', '{"Remedial Massage","Deep Tissue Massage","Hot Stone Massage"}', 6, true, '/art/portraits/mei-tanaka.svg', 4.9, 'Trained in Osaka and Sydney. Eleven years of remedial work, most of it on necks and shoulders.', 110.00, false, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, 'mei-tanaka');
INSERT INTO public.therapists VALUES ('7e4a1570-0000-4000-8000-000000000002', NULL, 'Anika Rao', '{"Pregnancy Massage","Swedish Relaxation Massage","Foot and Scalp Massage"}', 5, true, '/art/portraits/anika-rao.svg', 4.8, 'A former midwife who now looks after mothers before and after birth.', 105.00, false, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, 'anika-rao');
INSERT INTO public.therapists VALUES ('7e4a1570-0000-4000-8000-000000000003', NULL, 'Tom Whitford', '{"Deep Tissue Massage","Remedial Massage"}', 6, true, '/art/portraits/tom-whitford.svg', 4.7, 'Sports therapist for two rowing clubs. Firm, methodical, quick to find the cause.', 115.00, false, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, 'tom-whitford');
INSERT INTO public.therapists VALUES ('7e4a1570-0000-4000-8000-000000000004', NULL, 'Siosaia Fonua', '{"Lomi Lomi","Deep Tissue Massage","Hot Stone Massage","Swedish Relaxation Massage"}', 5, true, '/art/portraits/siosaia-fonua.svg', 5.0, 'Learned Lomi Lomi on Maui over four winters. Works with forearms and a steady breath.', 120.00, false, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, 'siosaia-fonua');
INSERT INTO public.therapists VALUES ('7e4a1570-0000-4000-8000-000000000005', NULL, 'Clare Devlin', '{"Aromatherapy Ritual","Swedish Relaxation Massage"}', 5, true, '/art/portraits/clare-devlin.svg', 4.9, 'Aromatherapist with a distiller''s nose. Blends every oil for the person on the table.', 100.00, false, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, 'clare-devlin');
INSERT INTO public.therapists VALUES ('7e4a1570-0000-4000-8000-000000000006', NULL, 'Linh Pham', '{"Hot Stone Massage","Remedial Massage","Aromatherapy Ritual"}', 6, true, NULL, 4.8, 'Hot stone and remedial therapist; speaks Vietnamese and English. Evenings and weekends.', 110.00, false, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, 'linh-pham');
INSERT INTO public.therapists VALUES ('7e4a1570-0000-4000-8000-000000000007', NULL, 'Joel Marsden', '{"Swedish Relaxation Massage"}', 8, false, NULL, 4.6, 'On leave until the end of summer.', 100.00, false, '2026-11-12 21:00:00+00', '2026-11-12 21:00:00+00', 1, 'joel-marsden');
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000000', '09:00:00', '09:30:00', 'Morning', true, 0, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000001', '09:30:00', '10:00:00', 'Morning', true, 1, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000002', '10:00:00', '10:30:00', 'Morning', true, 2, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000003', '10:30:00', '11:00:00', 'Morning', true, 3, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000004', '11:00:00', '11:30:00', 'Morning', true, 4, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000005', '11:30:00', '12:00:00', 'Morning', true, 5, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000006', '12:00:00', '12:30:00', 'Afternoon', true, 6, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000007', '12:30:00', '13:00:00', 'Afternoon', true, 7, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000008', '13:00:00', '13:30:00', 'Afternoon', true, 8, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000009', '13:30:00', '14:00:00', 'Afternoon', true, 9, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000010', '14:00:00', '14:30:00', 'Afternoon', true, 10, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000011', '14:30:00', '15:00:00', 'Afternoon', true, 11, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000012', '15:00:00', '15:30:00', 'Afternoon', true, 12, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000013', '15:30:00', '16:00:00', 'Afternoon', true, 13, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000014', '16:00:00', '16:30:00', 'Afternoon', true, 14, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000015', '16:30:00', '17:00:00', 'Afternoon', true, 15, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000016', '17:00:00', '17:30:00', 'Evening', true, 16, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000017', '17:30:00', '18:00:00', 'Evening', true, 17, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000018', '18:00:00', '18:30:00', 'Evening', true, 18, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000019', '18:30:00', '19:00:00', 'Evening', true, 19, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000020', '19:00:00', '19:30:00', 'Evening', true, 20, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000021', '19:30:00', '20:00:00', 'Evening', true, 21, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000022', '20:00:00', '20:30:00', 'Evening', true, 22, 1);
INSERT INTO public.time_slots VALUES ('71e51070-0000-4000-8000-000000000023', '20:30:00', '21:00:00', 'Evening', true, 23, 1);
INSERT INTO public.user_roles VALUES ('90851d14-afbf-4305-a4b9-55da178d189a', 'admin_staff');
INSERT INTO public.user_roles VALUES ('141a04c5-45fd-47ee-b2cc-7c8febf8339f', 'staff');
INSERT INTO public.user_roles VALUES ('abb5447a-b593-4512-8eb8-0da062aa2184', 'staff');
INSERT INTO public.user_roles VALUES ('b365acff-52f8-4b1b-8307-f870fcbe7c7c', 'reception');
INSERT INTO public.users VALUES ('90851d14-afbf-4305-a4b9-55da178d189a', 'admin@longwater.example', '$argon2id$v=19$m=19456,t=2,p=1$2UqtFQILOAmmJLtpiEauHw$H85GRgQsWUWlyPmv5fWez8fmX3ZihwgsmTO/Dmj3TdU', 1, NULL, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.users VALUES ('141a04c5-45fd-47ee-b2cc-7c8febf8339f', 'mei@longwater.example', '$argon2id$v=19$m=19456,t=2,p=1$QkWrqhozmSOAn9rVz/ggsw$HxU75XdJBS2y96wG7A/EjfTISBWE2/OwOD1OWGWayi4', 1, NULL, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.users VALUES ('abb5447a-b593-4512-8eb8-0da062aa2184', 'desk@longwater.example', '$argon2id$v=19$m=19456,t=2,p=1$8nDya7kI18vJgdyo2iGsXA$8s1s2ap2uO3P2tKeQq/DXcOkMMlzIuSVCrDyOzxMkFo', 1, NULL, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.users VALUES ('b365acff-52f8-4b1b-8307-f870fcbe7c7c', 'reception@longwater.example', '$argon2id$v=19$m=19456,t=2,p=1$TOvN4pc4H6cmpnL5fHP9MQ$neCRLuYjVaTlBMxXcbhYtXaooyzSUZCRWrQkvKnoI+Q', 1, NULL, '2026-11-12 21:00:00+00', 1);
INSERT INTO public.waiting_list VALUES ('01a2264b-2a29-7147-a34a-75ea8859795e', 2, 'offered', '5e4f1ce0-0000-4000-8000-000000000001', 'Swedish Relaxation Massage', '7e4a1570-0000-4000-8000-000000000002', '[{"to": "17:00", "date": "2026-12-04", "from": "09:00"}]', '2026-12-04', 'Theo', 'Lind', '0491 570 157', 'theo@example.test', NULL, '01a2264b-31cf-76c4-b63d-728be8f8fbab', '7e4a1570-0000-4000-8000-000000000002', '2026-12-04 09:00:00', '2026-11-29 08:23:12.08+00', '2026-11-29 07:53:09.954+00', '2026-11-29 07:53:12.081+00');
SELECT pg_catalog.setval('public.event_log_position_seq', 285, true);
SELECT pg_catalog.setval('public.schema_migrations_id_seq', 70, true);
ALTER TABLE ONLY public.action_log_check
    ADD CONSTRAINT action_log_check_pkey PRIMARY KEY (one_row);
ALTER TABLE ONLY public.action_log_head_mail
    ADD CONSTRAINT action_log_head_mail_pkey PRIMARY KEY (one_row);
ALTER TABLE ONLY public.action_log_head
    ADD CONSTRAINT action_log_head_pkey PRIMARY KEY (one_row);
ALTER TABLE ONLY public.action_log_seals
    ADD CONSTRAINT action_log_seals_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.admin_action_logs
    ADD CONSTRAINT admin_action_logs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.admin_action_logs
    ADD CONSTRAINT admin_action_logs_seq_key UNIQUE (seq);
ALTER TABLE ONLY public.blocked_time_slots
    ADD CONSTRAINT blocked_time_slots_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.booking_link_opens
    ADD CONSTRAINT booking_link_opens_pkey PRIMARY KEY (booking_id);
ALTER TABLE ONLY public.booking_mails
    ADD CONSTRAINT booking_mails_pkey PRIMARY KEY (event_id, recipient);
ALTER TABLE ONLY public.booking_texts
    ADD CONSTRAINT booking_texts_pkey PRIMARY KEY (event_id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.business_settings
    ADD CONSTRAINT business_settings_pkey PRIMARY KEY (setting_key);
ALTER TABLE ONLY public.client_identities
    ADD CONSTRAINT client_identities_pkey PRIMARY KEY (client_id, kind, value);
ALTER TABLE ONLY public.client_notes
    ADD CONSTRAINT client_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.client_reminders
    ADD CONSTRAINT client_reminders_pkey PRIMARY KEY (booking_id, kind, starts_at);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_external_id_key UNIQUE (external_id);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.closures
    ADD CONSTRAINT closures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.customer_bookings
    ADD CONSTRAINT customer_bookings_pkey PRIMARY KEY (booking_id);
ALTER TABLE ONLY public.customer_clients
    ADD CONSTRAINT customer_clients_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.customer_identities
    ADD CONSTRAINT customer_identities_pkey PRIMARY KEY (customer_key, kind, value);
ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (customer_key);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (subscriber, event_id);
ALTER TABLE ONLY public.delivery_subscribers
    ADD CONSTRAINT delivery_subscribers_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.event_log
    ADD CONSTRAINT event_log_event_id_key UNIQUE (event_id);
ALTER TABLE ONLY public.event_log
    ADD CONSTRAINT event_log_pkey PRIMARY KEY ("position");
ALTER TABLE ONLY public.event_log
    ADD CONSTRAINT event_log_stream_version_key UNIQUE (stream, version);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (key_hash);
ALTER TABLE ONLY public.imported_bookings
    ADD CONSTRAINT imported_bookings_booking_id_key UNIQUE (booking_id);
ALTER TABLE ONLY public.imported_bookings
    ADD CONSTRAINT imported_bookings_pkey PRIMARY KEY (external_id);
ALTER TABLE ONLY public.kept_openings
    ADD CONSTRAINT kept_openings_pkey PRIMARY KEY (booking_id);
ALTER TABLE ONLY public.last_backup
    ADD CONSTRAINT last_backup_pkey PRIMARY KEY (one_row);
ALTER TABLE ONLY public.leave
    ADD CONSTRAINT leave_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.log_head
    ADD CONSTRAINT log_head_pkey PRIMARY KEY (one_row);
ALTER TABLE ONLY public.log_order
    ADD CONSTRAINT log_order_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.log_order
    ADD CONSTRAINT log_order_position_key UNIQUE ("position");
ALTER TABLE ONLY public.log_pending
    ADD CONSTRAINT log_pending_pkey PRIMARY KEY ("position");
ALTER TABLE ONLY public.monthly_report_mail
    ADD CONSTRAINT monthly_report_mail_pkey PRIMARY KEY (one_row);
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_user_id_purpose_key UNIQUE (user_id, purpose);
ALTER TABLE ONLY public.performance_bookings
    ADD CONSTRAINT performance_bookings_pkey PRIMARY KEY (booking_id, from_seq);
ALTER TABLE ONLY public.personal_data_keys
    ADD CONSTRAINT personal_data_keys_pkey PRIMARY KEY (subject);
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.projection_checkpoints
    ADD CONSTRAINT projection_checkpoints_pkey PRIMARY KEY (projection);
ALTER TABLE ONLY public.queue_outages
    ADD CONSTRAINT queue_outages_pkey PRIMARY KEY (queue);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.recipient_mails
    ADD CONSTRAINT recipient_mails_pkey PRIMARY KEY (day, address_hash);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.request_reminders
    ADD CONSTRAINT request_reminders_pkey PRIMARY KEY (booking_id, because);
ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT reservations_no_double_booking EXCLUDE USING gist (therapist_id WITH =, during WITH &&) WHERE ((kind = 'held'::text));
ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT reservations_no_double_room EXCLUDE USING gist (room_id WITH =, COALESCE(party_id, booking_id) WITH <>, during WITH &&) WHERE (((kind = 'held'::text) AND (room_id IS NOT NULL)));
ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT reservations_pkey PRIMARY KEY (booking_id);
ALTER TABLE ONLY public.revenue_contributions
    ADD CONSTRAINT revenue_contributions_pkey PRIMARY KEY (booking_id);
ALTER TABLE ONLY public.revenue_sums
    ADD CONSTRAINT revenue_sums_pkey PRIMARY KEY (part, grain, start, id, status, currency) INCLUDE (bookings, cents);
ALTER TABLE ONLY public.revenue_totals
    ADD CONSTRAINT revenue_totals_pkey PRIMARY KEY (day, service_id, therapist_id, status, currency);
ALTER TABLE ONLY public.rooms
    ADD CONSTRAINT rooms_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.roster_changes
    ADD CONSTRAINT roster_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.roster_drafts
    ADD CONSTRAINT roster_drafts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.roster_pattern_days
    ADD CONSTRAINT roster_pattern_days_pkey PRIMARY KEY (pattern_id, roster_date, start_time);
ALTER TABLE ONLY public.roster_patterns
    ADD CONSTRAINT roster_patterns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.roster_templates
    ADD CONSTRAINT roster_templates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.service_rooms
    ADD CONSTRAINT service_rooms_pkey PRIMARY KEY (service_id, room_id);
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sign_in_challenges
    ADD CONSTRAINT sign_in_challenges_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.therapist_calendar_links
    ADD CONSTRAINT therapist_calendar_links_pkey PRIMARY KEY (therapist_id);
ALTER TABLE ONLY public.therapist_calendar_links
    ADD CONSTRAINT therapist_calendar_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.therapist_day
    ADD CONSTRAINT therapist_day_pkey PRIMARY KEY (therapist_id, day);
ALTER TABLE ONLY public.therapist_roster
    ADD CONSTRAINT therapist_roster_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.therapist_treatments
    ADD CONSTRAINT therapist_treatments_pkey PRIMARY KEY (therapist_id, service_id);
ALTER TABLE ONLY public.therapists
    ADD CONSTRAINT therapists_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.therapists
    ADD CONSTRAINT therapists_user_id_key UNIQUE (user_id);
ALTER TABLE ONLY public.time_slots
    ADD CONSTRAINT time_slots_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.time_slots
    ADD CONSTRAINT time_slots_start_time_end_time_key UNIQUE (start_time, end_time);
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_pkey PRIMARY KEY (id);
CREATE INDEX admin_action_logs_action ON public.admin_action_logs USING btree (action_type, seq);
CREATE INDEX admin_action_logs_actor ON public.admin_action_logs USING btree (actor_kind, seq);
CREATE INDEX admin_action_logs_admin ON public.admin_action_logs USING btree (admin_email, seq) WHERE (admin_email IS NOT NULL);
CREATE INDEX admin_action_logs_booking ON public.admin_action_logs USING btree (((details ->> 'booking_id'::text)), seq);
CREATE INDEX admin_action_logs_booking_date ON public.admin_action_logs USING btree (((details ->> 'booking_date'::text)), seq) WHERE (details ? 'booking_date'::text);
CREATE INDEX admin_action_logs_kind ON public.admin_action_logs USING btree (kind, actor_kind, seq);
CREATE INDEX admin_action_logs_newest ON public.admin_action_logs USING btree (created_at DESC, seq DESC);
CREATE INDEX admin_action_logs_of_bookings ON public.admin_action_logs USING btree (seq) WHERE ((details ->> 'booking_id'::text) IS NOT NULL);
CREATE INDEX admin_action_logs_person ON public.admin_action_logs USING btree (COALESCE((details ->> 'client_id'::text), (details ->> 'waiting_entry_id'::text)), seq) WHERE (COALESCE((details ->> 'client_id'::text), (details ->> 'waiting_entry_id'::text)) IS NOT NULL);
CREATE INDEX admin_action_logs_roster_date ON public.admin_action_logs USING btree (COALESCE((details ->> 'roster_date'::text), (details ->> 'blocked_date'::text)), seq) WHERE (COALESCE((details ->> 'roster_date'::text), (details ->> 'blocked_date'::text)) IS NOT NULL);
CREATE INDEX admin_action_logs_words ON public.admin_action_logs USING gin (words public.gin_trgm_ops);
CREATE INDEX blocked_time_slots_day ON public.blocked_time_slots USING btree (therapist_id, blocked_date);
CREATE INDEX booking_mails_by_booking ON public.booking_mails USING btree (booking_id);
CREATE INDEX booking_texts_by_booking ON public.booking_texts USING btree (booking_id);
CREATE INDEX bookings_by_creation ON public.bookings USING btree (created_at, id);
CREATE INDEX bookings_by_customer ON public.bookings USING btree (public.customer_key(client_email, client_phone));
CREATE INDEX bookings_by_hold ON public.bookings USING btree (held_until) WHERE (held_until IS NOT NULL);
CREATE INDEX bookings_by_phone ON public.bookings USING btree (public.customer_key(NULL::text, client_phone));
CREATE INDEX bookings_by_service ON public.bookings USING btree (service_id);
CREATE INDEX bookings_by_status ON public.bookings USING btree (status, booking_date, booking_time, id);
CREATE INDEX bookings_by_therapist ON public.bookings USING btree (therapist_id, booking_date, booking_time, id);
CREATE INDEX bookings_by_time ON public.bookings USING btree (booking_date, booking_time, id);
CREATE INDEX bookings_by_visit ON public.bookings USING btree (visit_id) WHERE (visit_id IS NOT NULL);
CREATE INDEX bookings_cancellation_reason ON public.bookings USING gin (cancellation_reason public.gin_trgm_ops) WHERE (cancellation_reason IS NOT NULL);
CREATE INDEX bookings_client_name ON public.bookings USING gin (client_name public.gin_trgm_ops);
CREATE INDEX bookings_pending ON public.bookings USING btree (created_at) WHERE (status = 'pending'::text);
CREATE INDEX bookings_price_reason ON public.bookings USING gin (price_reason public.gin_trgm_ops) WHERE (price_reason IS NOT NULL);
CREATE INDEX bookings_room ON public.bookings USING btree (room_id) WHERE (room_id IS NOT NULL);
CREATE INDEX client_identities_by_customer ON public.client_identities USING btree (public.customer_key(
CASE
    WHEN (kind = 'email'::text) THEN value
    ELSE NULL::text
END,
CASE
    WHEN (kind = 'phone'::text) THEN value
    ELSE NULL::text
END));
CREATE INDEX client_notes_by_client ON public.client_notes USING btree (client_id);
CREATE INDEX clients_by_customer ON public.clients USING btree (customer_key, id);
CREATE INDEX clients_by_merged_into ON public.clients USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX clients_by_root ON public.clients USING btree (root_id) WHERE (root_id IS NOT NULL);
CREATE INDEX clients_name ON public.clients USING gin ((((first_name || ' '::text) || last_name)) public.gin_trgm_ops);
CREATE INDEX closures_by_last_date ON public.closures USING btree (last_date);
CREATE INDEX customer_bookings_by_customer ON public.customer_bookings USING btree (customer_key, booking_date, booking_time);
CREATE INDEX customer_bookings_earning ON public.customer_bookings USING btree (booking_date) INCLUDE (customer_key) WHERE (status = ANY (ARRAY['confirmed'::text, 'completed'::text]));
CREATE INDEX customer_clients_by_customer ON public.customer_clients USING btree (customer_key);
CREATE INDEX customer_identities_search ON public.customer_identities USING gin (search public.gin_trgm_ops);
CREATE UNIQUE INDEX customers_by_id ON public.customers USING btree (public.customer_id(customer_key));
CREATE INDEX customers_by_latest_booking ON public.customers USING btree (COALESCE(last_booking_date, '-infinity'::date), public.customer_id(customer_key));
CREATE INDEX customers_search ON public.customers USING gin (name public.gin_trgm_ops, email public.gin_trgm_ops, replace(phone, ' '::text, ''::text) public.gin_trgm_ops);
CREATE INDEX deliveries_event ON public.deliveries USING btree (event_id);
CREATE INDEX deliveries_open ON public.deliveries USING btree (queued_at) WHERE (state <> 'done'::text);
CREATE INDEX deliveries_refused ON public.deliveries USING btree (seq) WHERE ((refusal IS NOT NULL) AND (dismissed_at IS NULL));
CREATE INDEX deliveries_waiting ON public.deliveries USING btree (subscriber, seq) WHERE (state <> 'done'::text);
CREATE INDEX event_log_assignments ON public.event_log USING btree (((data ->> 'therapistId'::text)), occurred_at) WHERE ((type = 'BookingRequested'::text) AND ((data -> 'assignment'::text) IS NOT NULL));
CREATE INDEX event_log_relocations ON public.event_log USING gin (((data -> 'booking_ids'::text)) jsonb_path_ops) WHERE (type = 'BookingsRelocated'::text);
CREATE INDEX kept_openings_therapist_day ON public.kept_openings USING btree (therapist_id, starts_at);
CREATE INDEX leave_by_therapist ON public.leave USING btree (therapist_id, ends_on);
CREATE INDEX leave_open ON public.leave USING btree (ends_on) WHERE (status = ANY (ARRAY['asked'::text, 'approved'::text]));
CREATE INDEX performance_bookings_by_day ON public.performance_bookings USING btree (day, from_seq);
CREATE INDEX recovery_codes_by_user ON public.recovery_codes USING btree (user_id);
CREATE INDEX refresh_tokens_session_id ON public.refresh_tokens USING btree (session_id);
CREATE INDEX reservations_room ON public.reservations USING btree (room_id, starts_at) WHERE (room_id IS NOT NULL);
CREATE INDEX reservations_starts_at ON public.reservations USING btree (starts_at);
CREATE INDEX reservations_therapist_day ON public.reservations USING btree (therapist_id, starts_at) INCLUDE (ends_at, kind);
CREATE INDEX revenue_totals_by_therapist ON public.revenue_totals USING btree (therapist_id, day);
CREATE INDEX revenue_totals_empty ON public.revenue_totals USING btree (bookings) WHERE (bookings = 0);
CREATE UNIQUE INDEX rooms_name ON public.rooms USING btree (lower(name));
CREATE INDEX roster_changes_made_at ON public.roster_changes USING btree (made_at);
CREATE INDEX roster_drafts_date ON public.roster_drafts USING btree (roster_date, therapist_id);
CREATE INDEX roster_pattern_days_entry ON public.roster_pattern_days USING btree (entry_id);
CREATE INDEX roster_patterns_therapist ON public.roster_patterns USING btree (therapist_id, first_date);
CREATE UNIQUE INDEX roster_templates_name ON public.roster_templates USING btree (lower(name));
CREATE UNIQUE INDEX services_by_slug ON public.services USING btree (slug);
CREATE UNIQUE INDEX services_own_name ON public.services USING btree (public.service_name_key(name)) WHERE (owns_name AND (retired_at IS NULL));
CREATE INDEX sessions_user_id ON public.sessions USING btree (user_id);
CREATE INDEX sign_in_challenges_by_user ON public.sign_in_challenges USING btree (user_id);
CREATE INDEX therapist_roster_date ON public.therapist_roster USING btree (roster_date, therapist_id);
CREATE INDEX therapist_roster_therapist ON public.therapist_roster USING btree (therapist_id, roster_date);
CREATE UNIQUE INDEX therapists_by_slug ON public.therapists USING btree (slug);
CREATE UNIQUE INDEX therapists_one_unassigned ON public.therapists USING btree (is_unassigned) WHERE is_unassigned;
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));
CREATE INDEX waiting_list_by_booking ON public.waiting_list USING btree (booking_id);
CREATE INDEX waiting_list_by_customer ON public.waiting_list USING btree (public.customer_key(client_email, client_phone));
CREATE INDEX waiting_list_name ON public.waiting_list USING gin ((((first_name || ' '::text) || last_name)) public.gin_trgm_ops);
CREATE INDEX waiting_list_open ON public.waiting_list USING btree (joined_at, id) WHERE (status = ANY (ARRAY['waiting'::text, 'offered'::text]));
CREATE STATISTICS public.admin_action_logs_people ON COALESCE(details ->> 'client_id'::text, details ->> 'waiting_entry_id'::text) FROM public.admin_action_logs;
CREATE TRIGGER customer_bookings_identified_on_delete AFTER DELETE ON public.customer_bookings REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.identify_customer_bookings_on_delete();
CREATE TRIGGER customer_bookings_identified_on_insert AFTER INSERT ON public.customer_bookings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.identify_customer_bookings_on_insert();
CREATE TRIGGER customer_bookings_identified_on_update AFTER UPDATE ON public.customer_bookings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.identify_customer_bookings_on_update();
CREATE TRIGGER customer_clients_identified_on_delete AFTER DELETE ON public.customer_clients REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.identify_customer_clients_on_delete();
CREATE TRIGGER customer_clients_identified_on_insert AFTER INSERT ON public.customer_clients REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.identify_customer_clients_on_insert();
CREATE TRIGGER customer_clients_identified_on_update AFTER UPDATE ON public.customer_clients REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.identify_customer_clients_on_update();
CREATE TRIGGER revenue_totals_summed_on_delete AFTER DELETE ON public.revenue_totals REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.sum_revenue_on_delete();
CREATE TRIGGER revenue_totals_summed_on_insert AFTER INSERT ON public.revenue_totals REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.sum_revenue_on_insert();
CREATE TRIGGER revenue_totals_summed_on_update AFTER UPDATE ON public.revenue_totals REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.sum_revenue_on_update();
CREATE TRIGGER services_slug BEFORE INSERT ON public.services FOR EACH ROW EXECUTE FUNCTION public.set_slug('service');
CREATE TRIGGER therapists_slug BEFORE INSERT ON public.therapists FOR EACH ROW EXECUTE FUNCTION public.set_slug('therapist');
ALTER TABLE ONLY public.blocked_time_slots
    ADD CONSTRAINT blocked_time_slots_therapist_id_fkey FOREIGN KEY (therapist_id) REFERENCES public.therapists(id);
ALTER TABLE ONLY public.booking_mails
    ADD CONSTRAINT booking_mails_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.event_log(event_id);
ALTER TABLE ONLY public.booking_texts
    ADD CONSTRAINT booking_texts_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.event_log(event_id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_service_id_fkey FOREIGN KEY (service_id) REFERENCES public.services(id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_therapist_id_fkey FOREIGN KEY (therapist_id) REFERENCES public.therapists(id);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.event_log(event_id);
ALTER TABLE ONLY public.kept_openings
    ADD CONSTRAINT kept_openings_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.kept_openings
    ADD CONSTRAINT kept_openings_therapist_id_fkey FOREIGN KEY (therapist_id) REFERENCES public.therapists(id);
ALTER TABLE ONLY public.leave
    ADD CONSTRAINT leave_therapist_id_fkey FOREIGN KEY (therapist_id) REFERENCES public.therapists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.log_order
    ADD CONSTRAINT log_order_position_fkey FOREIGN KEY ("position") REFERENCES public.event_log("position");
ALTER TABLE ONLY public.log_pending
    ADD CONSTRAINT log_pending_position_fkey FOREIGN KEY ("position") REFERENCES public.event_log("position");
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT reservations_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(id);
ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT reservations_therapist_id_fkey FOREIGN KEY (therapist_id) REFERENCES public.therapists(id);
ALTER TABLE ONLY public.roster_drafts
    ADD CONSTRAINT roster_drafts_therapist_id_fkey FOREIGN KEY (therapist_id) REFERENCES public.therapists(id);
ALTER TABLE ONLY public.roster_pattern_days
    ADD CONSTRAINT roster_pattern_days_pattern_id_fkey FOREIGN KEY (pattern_id) REFERENCES public.roster_patterns(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.roster_patterns
    ADD CONSTRAINT roster_patterns_therapist_id_fkey FOREIGN KEY (therapist_id) REFERENCES public.therapists(id);
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.service_rooms
    ADD CONSTRAINT service_rooms_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.service_rooms
    ADD CONSTRAINT service_rooms_service_id_fkey FOREIGN KEY (service_id) REFERENCES public.services(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sign_in_challenges
    ADD CONSTRAINT sign_in_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.therapist_calendar_links
    ADD CONSTRAINT therapist_calendar_links_therapist_id_fkey FOREIGN KEY (therapist_id) REFERENCES public.therapists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.therapist_day
    ADD CONSTRAINT therapist_day_therapist_id_fkey FOREIGN KEY (therapist_id) REFERENCES public.therapists(id);
ALTER TABLE ONLY public.therapist_roster
    ADD CONSTRAINT therapist_roster_therapist_id_fkey FOREIGN KEY (therapist_id) REFERENCES public.therapists(id);
ALTER TABLE ONLY public.therapist_treatments
    ADD CONSTRAINT therapist_treatments_service_id_fkey FOREIGN KEY (service_id) REFERENCES public.services(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.therapist_treatments
    ADD CONSTRAINT therapist_treatments_therapist_id_fkey FOREIGN KEY (therapist_id) REFERENCES public.therapists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.therapists
    ADD CONSTRAINT therapists_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_offered_therapist_id_fkey FOREIGN KEY (offered_therapist_id) REFERENCES public.therapists(id);
ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_service_id_fkey FOREIGN KEY (service_id) REFERENCES public.services(id);
ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_therapist_id_fkey FOREIGN KEY (therapist_id) REFERENCES public.therapists(id);
