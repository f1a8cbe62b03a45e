-- The free slots of a therapist and day as one statement: shift, reservations, blocks and cap, by the indexes that the tables have.
create schema if not exists bench;

create table if not exists bench.therapists as
  select row_number() over (order by id)::int as n, id from therapists t
  where is_active and exists (select from therapist_roster r where r.therapist_id = t.id and r.roster_date > current_date);
create unique index if not exists therapists_n on bench.therapists (n);

create or replace function bench.slots(the_therapist uuid, the_day date) returns table (start_time text, available boolean)
language sql stable as $$
  select to_char(s.start_time, 'HH24:MI'),
    exists (select from therapist_roster r where r.therapist_id = the_therapist and r.roster_date = the_day
      and s.start_time >= r.shift_start and s.start_time < r.shift_end)
    and not exists (select from reservations r where r.therapist_id = the_therapist and r.starts_at = the_day + s.start_time
      and r.kind <> 'unassigned')
    and not exists (select from blocked_time_slots b where b.therapist_id = the_therapist and b.blocked_date = the_day
      and b.start_time = s.start_time)
    and (select count(distinct r.starts_at) from reservations r where r.therapist_id = the_therapist and r.kind <> 'unassigned'
      and r.starts_at >= the_day and r.starts_at < the_day + 1) < t.available_slots
  from time_slots s, therapists t where s.is_active and t.id = the_therapist order by s.display_order
$$;

create or replace function bench.any_slots() returns setof text language plpgsql as $$
declare
  id uuid;
begin
  select t.id into id from bench.therapists t where t.n = 1 + floor(random() * (select count(*) from bench.therapists))::int;
  return query select s.start_time from bench.slots(id, current_date + 1 + floor(random() * 40)::int) s where s.available;
end $$;
