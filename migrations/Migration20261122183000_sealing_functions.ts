import { Migration } from '@mikro-orm/migrations';

/**
 * The only functions by which the application role may add hashes to the action log and record the result of a check.
 * They run with the rights of the owner and can only append: an existing hash cannot be changed through them.
 */
export class Migration20261122183000_sealing_functions extends Migration {
  override up(): void {
    this.addSql(seals);
    this.addSql(checks);
    this.addSql(/* sql */ `
      revoke execute on function lock_action_log_head(), seal_action_log(bytea[]), lock_action_log_check(timestamptz),
        record_action_log_check(bigint, bytea, timestamptz, boolean, bigint, text) from public`);
  }
}

const seals = /* sql */ `
create function lock_action_log_head() returns table (seq bigint, hash bytea)
language sql volatile security definer set search_path = public, pg_temp
as $$ select seq, hash from action_log_head for update $$;
comment on function lock_action_log_head is 'The last seal, locked until the transaction ends';

create function seal_action_log(hashes bytea[]) returns void
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
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
`;

const checks = /* sql */ `
create function lock_action_log_check(due timestamptz default null) returns setof action_log_check
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
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
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
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
`;
