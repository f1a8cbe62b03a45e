-- The work of one public booking as a single function call: lock, check, reservation, events, list row.
create function reference_booking(the_therapist uuid, the_day date, the_time time, the_service uuid) returns text
language plpgsql as $$
declare
  id uuid := gen_random_uuid();
  starts timestamp := the_day + the_time;
  verdict text;
  s services;
begin
  insert into idempotency_keys (key_hash, request_hash, result_id) values (sha256(id::text::bytea), sha256(id::text::bytea), id);
  perform 1 from therapist_day d where d.therapist_id = the_therapist and d.day = the_day for update;
  if not found then
    insert into therapist_day values (the_therapist, the_day) on conflict do nothing;
    perform 1 from therapist_day d where d.therapist_id = the_therapist and d.day = the_day for update;
  end if;
  select * into s from services where services.id = the_service;
  select case
    when not exists (select from therapist_roster r where r.therapist_id = the_therapist and r.roster_date = the_day
      and the_time >= r.shift_start and the_time < r.shift_end) then 'not_rostered'
    when exists (select from reservations r where r.therapist_id = the_therapist and r.kind <> 'unassigned'
      and r.starts_at >= the_day - 1 and r.starts_at < the_day + 1 and r.during && tsrange(starts, starts, '[]')) then 'time_conflict'
    when exists (select from blocked_time_slots b where b.therapist_id = the_therapist and b.blocked_date = the_day
      and b.start_time = the_time) then 'time_conflict'
    when (select count(distinct r.starts_at) from reservations r where r.therapist_id = the_therapist
      and r.kind <> 'unassigned' and r.starts_at >= the_day and r.starts_at < the_day + 1)
      >= (select available_slots from therapists t where t.id = the_therapist) then 'fully_booked'
    else 'available' end into verdict;
  insert into reservations (booking_id, therapist_id, kind, starts_at, ends_at)
    values (id, the_therapist, case verdict when 'available' then 'held' else 'requested' end, starts, starts);
  insert into personal_data_keys values (id, decode(repeat('00', 60), 'hex'));
  with added as (
    insert into event_log (event_id, stream, version, type, data, sealed, actor_kind, occurred_at)
    select gen_random_uuid(), id, v, t, jsonb_build_object('therapistId', the_therapist, 'date', the_day, 'time', the_time,
      'serviceId', s.id, 'serviceName', s.name, 'totalCents', 8950), decode(repeat('00', 180), 'hex'), 'visitor', now()
    from (values (1, 'BookingRequested'), (2, 'BookingConfirmed')) e (v, t) order by v
    returning position
  ) insert into log_pending select position from added;
  insert into bookings (id, version, service_id, service_name, therapist_id, booking_date, booking_time, booking_duration,
      client_name, first_name, last_name, client_phone, total_price, currency, status, created_at, updated_at)
    values (id, 2, s.id, s.name, the_therapist, the_day, the_time, coalesce(s.duration, 60), 'Georgia Marsh', 'Georgia', 'Marsh',
      '0491 570 156', s.price, 'USD', case verdict when 'available' then 'confirmed' else 'pending' end, now(), now());
  return verdict;
end $$;
