/** The action log, the hash chain over it, and the functions by which alone the chain grows. */
export const audit = /* sql */ `
create table admin_action_logs (
  id uuid primary key,
  seq bigint not null unique,
  created_at timestamptz not null,
  actor_kind text not null,
  admin_email text,
  action_type text not null,
  kind text not null check (kind in ('create', 'update', 'delete', 'export')),
  details jsonb not null,
  words text generated always as (
    coalesce(admin_email, '') || ' ' || action_type || ' ' || regexp_replace(details::text, '"sealed:[^"]*"', '', 'g')
  ) stored
);
comment on column admin_action_logs.words is 'What is searched: nothing personal of clients';
create index admin_action_logs_newest on admin_action_logs (created_at desc, seq desc);
create index admin_action_logs_words on admin_action_logs using gin (words gin_trgm_ops);
create index admin_action_logs_booking on admin_action_logs ((details ->> 'booking_id'), seq);
create index admin_action_logs_actor on admin_action_logs (actor_kind, seq);
create index admin_action_logs_kind on admin_action_logs (kind, actor_kind, seq);
create index admin_action_logs_action on admin_action_logs (action_type, seq);
create index admin_action_logs_person on admin_action_logs
  ((coalesce(details ->> 'client_id', details ->> 'waiting_entry_id')), seq)
  where coalesce(details ->> 'client_id', details ->> 'waiting_entry_id') is not null;
create index admin_action_logs_admin on admin_action_logs (admin_email, seq) where admin_email is not null;
create index admin_action_logs_booking_date on admin_action_logs ((details ->> 'booking_date'), seq)
  where details ? 'booking_date';
create index admin_action_logs_roster_date on admin_action_logs
  ((coalesce(details ->> 'roster_date', details ->> 'blocked_date')), seq)
  where coalesce(details ->> 'roster_date', details ->> 'blocked_date') is not null;
create index admin_action_logs_of_bookings on admin_action_logs (seq) where details ->> 'booking_id' is not null;
create statistics admin_action_logs_people
  on (coalesce(details ->> 'client_id', details ->> 'waiting_entry_id')) from admin_action_logs;

create table action_log_seals (
  seq bigint primary key,
  hash bytea not null
);
comment on table action_log_seals is
  'SHA-256 over the seal before and the entry of that seq; see docs/adr/0018-action-log-as-a-hash-chain.md';

create table action_log_head (
  one_row boolean primary key default true check (one_row),
  seq bigint not null,
  hash bytea not null
);
comment on table action_log_head is 'The last seal; locked by whoever seals';
insert into action_log_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

create table action_log_check (
  one_row boolean primary key default true check (one_row),
  seq bigint not null,
  hash bytea not null,
  checked_at timestamptz,
  all_checked_at timestamptz,
  broken_seq bigint,
  complaint text
);
comment on table action_log_check is
  'How far the chain of the action log was found whole, and what is wrong behind it; locked by whoever checks';
insert into action_log_check (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

create function lock_action_log_head() returns table (seq bigint, hash bytea)
language sql volatile security definer set search_path = public, pg_temp
as $$ select seq, hash from action_log_head for update $$;
comment on function lock_action_log_head is 'The last seal, locked until the transaction ends';

create function seal_action_log(hashes bytea[]) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
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
comment on function seal_action_log is 'Appends the seals of the entries that follow the last one, in their order';

create function lock_action_log_check(due timestamptz default null) returns setof action_log_check
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if due is null then
    return query select * from action_log_check for update;
  else
    return query select * from action_log_check c where c.checked_at is null or c.checked_at < due for update skip locked;
  end if;
end $$;
comment on function lock_action_log_check is 'The last check, locked; with a time only when it is older and nobody else has it';

create function record_action_log_check(
  new_seq bigint, new_hash bytea, at timestamptz, is_full boolean, new_broken_seq bigint, new_complaint text
) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
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
comment on function record_action_log_check is 'Notes what a check found; it never goes back behind the one before';
revoke execute on function lock_action_log_head(), seal_action_log(bytea[]), lock_action_log_check(timestamptz),
  record_action_log_check(bigint, bytea, timestamptz, boolean, bigint, text) from public;

create table action_log_head_mail (
  one_row boolean primary key default true check (one_row),
  address text,
  last_date date,
  version int not null default 0
);
comment on table action_log_head_mail is
  'Where the head of the hash chain is mailed every day, and for which day it was last; no address: nowhere';
insert into action_log_head_mail default values;
`;
