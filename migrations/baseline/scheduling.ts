/** Rosters, what takes time off them, rooms, and the reservations that no two bookings share. */
export const scheduling = /* sql */ `
create function shift_part(hours text, part int) returns time
language plpgsql immutable strict parallel safe as $$
declare
  m text[] := regexp_match(hours, '^\\s*(\\d{1,2})(?::(\\d{2}))?\\s*([AaPp][Mm])?\\s*(?:-|–|to)\\s*(\\d{1,2})(?::(\\d{2}))?\\s*([AaPp][Mm])?\\s*$');
  h int; mi int; meridiem text;
begin
  if m is null then return null; end if;
  h := m[1 + 3 * part]::int; mi := coalesce(m[2 + 3 * part], '0')::int; meridiem := lower(m[3 + 3 * part]);
  if mi > 59 or h > 24 or (meridiem is not null and (h < 1 or h > 12)) then return null; end if;
  if meridiem = 'pm' and h < 12 then h := h + 12; end if;
  if meridiem = 'am' and h = 12 then h := 0; end if;
  if h = 24 and mi > 0 then return null; end if;
  return make_time(h, mi, 0);
end $$;
comment on function shift_part is
  'Start (part 0) or end (part 1) of hours such as 9:00 AM - 5:00 PM, 09:00-17:00, 9 - 17; null when they cannot be read';

create table therapist_roster (
  id uuid primary key,
  therapist_id uuid not null references therapists (id),
  therapist_name text not null,
  roster_date date not null,
  shift_type text not null default 'custom',
  shift_hours text not null,
  shift_start time generated always as (shift_part(shift_hours, 0)) stored,
  shift_end time generated always as (shift_part(shift_hours, 1)) stored,
  created_at timestamptz not null default now(),
  version int not null default 1
);
create index therapist_roster_date on therapist_roster (roster_date, therapist_id);
create index therapist_roster_therapist on therapist_roster (therapist_id, roster_date);

create table roster_drafts (
  id uuid primary key,
  therapist_id uuid not null references therapists (id),
  roster_date date not null,
  shift_type text not null,
  shift_hours text not null,
  shift_start time generated always as (shift_part(shift_hours, 0)) stored,
  shift_end time generated always as (shift_part(shift_hours, 1)) stored,
  version int not null default 1,
  created_at timestamptz not null
);
comment on table roster_drafts is 'Shifts that nobody can book yet: publishing moves them to therapist_roster';
create index roster_drafts_date on roster_drafts (roster_date, therapist_id);

create table roster_templates (
  id uuid primary key,
  name text not null,
  shifts jsonb not null,
  version int not null default 1,
  created_at timestamptz not null
);
create unique index roster_templates_name on roster_templates (lower(name));

create table roster_patterns (
  id uuid primary key,
  therapist_id uuid not null references therapists (id),
  weeks int not null check (weeks between 1 and 4),
  first_monday date not null check (extract(isodow from first_monday) = 1),
  first_date date not null,
  last_date date,
  shifts jsonb not null,
  version int not null default 1,
  created_at timestamptz not null
);
create index roster_patterns_therapist on roster_patterns (therapist_id, first_date);

create table roster_pattern_days (
  pattern_id uuid not null references roster_patterns (id) on delete cascade,
  roster_date date not null,
  start_time time not null,
  end_time time not null,
  entry_id uuid,
  primary key (pattern_id, roster_date, start_time)
);
comment on table roster_pattern_days is 'What a pattern has made, or found taken (no entry_id): nothing is made twice';
create index roster_pattern_days_entry on roster_pattern_days (entry_id);

create table roster_changes (
  id uuid primary key,
  kind text not null,
  change jsonb not null,
  made_at timestamptz not null,
  undone_by uuid
);
create index roster_changes_made_at on roster_changes (made_at);

create table time_slots (
  id uuid primary key,
  start_time time not null,
  end_time time not null,
  shift_type text not null check (shift_type in ('Morning', 'Afternoon', 'Evening')),
  is_active boolean not null default true,
  display_order int not null,
  version int not null default 1,
  check (end_time > start_time),
  unique (start_time, end_time)
);

create table blocked_time_slots (
  id uuid primary key,
  therapist_id uuid not null references therapists (id),
  blocked_date date not null,
  start_time time not null,
  end_time time not null,
  reason text,
  created_at timestamptz not null default now(),
  version int not null default 1,
  check (end_time > start_time)
);
create index blocked_time_slots_day on blocked_time_slots (therapist_id, blocked_date);

create table leave (
  id uuid primary key,
  therapist_id uuid not null references therapists (id) on delete cascade,
  first_date date not null,
  last_date date not null,
  start_time time,
  end_time time,
  repeats_until date,
  ends_on date not null generated always as (coalesce(repeats_until, last_date)) stored,
  kind text not null check (kind in ('annual', 'sick', 'training', 'other')),
  status text not null check (status in ('asked', 'approved', 'declined', 'withdrawn')),
  sealed bytea,
  decided_by text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  check (first_date <= last_date),
  check ((start_time is null) = (end_time is null) and start_time < end_time),
  check (repeats_until is null or (repeats_until >= last_date and last_date - first_date < 7))
);
create index leave_by_therapist on leave (therapist_id, ends_on);
create index leave_open on leave (ends_on) where status in ('asked', 'approved');

create table closures (
  id uuid primary key,
  name text not null,
  first_date date not null,
  last_date date not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  check (first_date <= last_date)
);
create index closures_by_last_date on closures (last_date);

create table rooms (
  id uuid primary key,
  name text not null,
  places smallint not null default 1 check (places between 1 and 10),
  position int not null,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null
);
create unique index rooms_name on rooms (lower(name));

create table service_rooms (
  service_id uuid not null references services (id) on delete cascade,
  room_id uuid not null references rooms (id) on delete cascade,
  primary key (service_id, room_id)
);
comment on table service_rooms is 'Rooms in which a service is given; without any it is given in every room';

create table therapist_day (
  therapist_id uuid not null references therapists (id),
  day date not null,
  primary key (therapist_id, day)
);
comment on table therapist_day is 'One row to lock before anything about the day of a therapist is decided';

create function lock_therapist_day(the_therapist uuid, the_day date) returns void
language plpgsql as $$
begin
  perform from therapist_day where therapist_id = the_therapist and day = the_day for update;
  if not found then
    insert into therapist_day (therapist_id, day)
      select id, the_day from therapists where id = the_therapist and not is_unassigned on conflict do nothing;
    perform from therapist_day where therapist_id = the_therapist and day = the_day for update;
  end if;
end $$;
comment on function lock_therapist_day is
  'Keeps others from deciding about the day until the transaction ends; Any Available has no day';

create function lock_room_days(the_days date[]) returns void
language plpgsql as $$
begin
  if exists (select from rooms where is_active) then
    perform pg_advisory_xact_lock(7302, day - date '2000-01-01') from (select distinct day from unnest(the_days) day order by day) each;
  end if;
end $$;
comment on function lock_room_days is
  'Keeps others from giving away rooms on these days until the transaction ends; does nothing in a shop without rooms';

create table reservations (
  booking_id uuid primary key,
  therapist_id uuid not null references therapists (id),
  kind text not null check (kind in ('held', 'requested', 'unassigned')),
  starts_at timestamp not null,
  ends_at timestamp not null,
  during tsrange generated always as
    (tsrange(starts_at, ends_at, case when ends_at = starts_at then '[]' else '[)' end)) stored,
  duration_minutes int not null default 60 check (duration_minutes > 0),
  cleanup_minutes int,
  room_id uuid references rooms (id),
  party_id uuid,
  party_guest smallint,
  is_offer boolean not null default false,
  check (ends_at >= starts_at),
  constraint reservations_no_double_booking
    exclude using gist (therapist_id with =, during with &&) where (kind = 'held'),
  constraint reservations_no_double_room
    exclude using gist (room_id with =, (coalesce(party_id, booking_id)) with <>, during with &&)
    where (kind = 'held' and room_id is not null)
);
comment on column reservations.starts_at is 'Shop-local wall-clock time';
comment on column reservations.party_id is 'What bookings have in common that may share a room; null for a booking by itself';
comment on column reservations.party_guest is
  'Whom of the party it is for: a room needs no cleaning between treatments of one guest';
comment on column reservations.is_offer is 'Held for somebody on the waiting list who was asked: no booking yet';
create index reservations_therapist_day on reservations (therapist_id, starts_at) include (ends_at, kind);
create index reservations_starts_at on reservations (starts_at);
create index reservations_room on reservations (room_id, starts_at) where room_id is not null;

create table kept_openings (
  booking_id uuid primary key,
  therapist_id uuid not null references therapists (id),
  room_id uuid references rooms (id) on delete cascade,
  starts_at timestamp not null,
  ends_at timestamp not null,
  during tsrange generated always as
    (tsrange(starts_at, ends_at, case when ends_at = starts_at then '[]' else '[)' end)) stored,
  kept_until timestamptz not null,
  check (ends_at >= starts_at)
);
comment on table kept_openings is
  'What a cancelled booking or an ended offer held: taken to visitors until the waiting list was asked';
comment on column kept_openings.starts_at is 'Shop-local wall-clock time';
comment on column kept_openings.kept_until is 'When the next in line is asked; whatever nobody is offered then is free';
create index kept_openings_therapist_day on kept_openings (therapist_id, starts_at);
`;
