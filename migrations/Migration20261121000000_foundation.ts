import { Migration } from '@mikro-orm/migrations';

/** The tables of the first release. Names and columns of the shop's own documents are kept, so that an operator finds them by SQL. */
export class Migration20261121000000_foundation extends Migration {
  override up(): void {
    this.addSql(extensions);
    this.addSql(identity);
    this.addSql(catalog);
    this.addSql(scheduling);
    this.addSql(booking);
    this.addSql(log);
    this.addSql(audit);
  }
}

const extensions = /* sql */ `
create extension if not exists btree_gist;
create extension if not exists pg_trgm;
`;

const identity = /* sql */ `
create table users (
  id uuid primary key,
  email text not null,
  password_hash text,
  session_version int not null default 1,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email_key on users (lower(email));

create table user_roles (
  user_id uuid primary key references users (id) on delete cascade,
  role text not null check (role in ('staff', 'admin_staff'))
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user_id on sessions (user_id);

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session_id on refresh_tokens (session_id);
`;

const catalog = /* sql */ `
create table services (
  id uuid primary key,
  name text not null,
  price numeric(10, 2) check (price >= 0),
  duration int check (duration > 0),
  description text,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table therapists (
  id uuid primary key,
  user_id uuid unique references users (id) on delete set null,
  name text not null,
  specialties text[] not null default '{}',
  available_slots int not null default 8 check (available_slots between 0 and 999),
  is_active boolean not null default true,
  image_url text,
  rating numeric(2, 1) not null default 5 check (rating between 1 and 5),
  bio text,
  hourly_rate numeric(10, 2) check (hourly_rate >= 0),
  is_unassigned boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index therapists_one_unassigned on therapists (is_unassigned) where is_unassigned;

create table business_settings (
  setting_key text primary key,
  setting_value jsonb not null,
  updated_at timestamptz not null default now()
);
`;

const scheduling = /* sql */ `
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
comment on function shift_part is 'Start (part 0) or end (part 1) of hours such as 9:00 AM - 5:00 PM, 09:00-17:00, 9 - 17; null when they cannot be read';

create table therapist_roster (
  id uuid primary key,
  therapist_id uuid not null references therapists (id),
  therapist_name text not null,
  roster_date date not null,
  shift_type text not null default 'custom',
  shift_hours text not null,
  shift_start time generated always as (shift_part(shift_hours, 0)) stored,
  shift_end time generated always as (shift_part(shift_hours, 1)) stored,
  created_at timestamptz not null default now()
);
create index therapist_roster_date on therapist_roster (roster_date, therapist_id);
create index therapist_roster_therapist on therapist_roster (therapist_id, roster_date);

create table time_slots (
  id uuid primary key,
  start_time time not null,
  end_time time not null,
  shift_type text not null check (shift_type in ('Morning', 'Afternoon', 'Evening')),
  is_active boolean not null default true,
  display_order int not null,
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
  check (end_time > start_time)
);
create index blocked_time_slots_day on blocked_time_slots (therapist_id, blocked_date);

create table therapist_day (
  therapist_id uuid not null references therapists (id),
  day date not null,
  primary key (therapist_id, day)
);
comment on table therapist_day is 'One row to lock before anything about the day of a therapist is decided';

create table reservations (
  booking_id uuid primary key,
  therapist_id uuid not null references therapists (id),
  kind text not null check (kind in ('held', 'requested', 'unassigned')),
  starts_at timestamp not null,
  ends_at timestamp not null check (ends_at >= starts_at),
  during tsrange generated always as
    (tsrange(starts_at, ends_at, case when ends_at = starts_at then '[]' else '[)' end)) stored,
  constraint reservations_no_double_booking exclude using gist (therapist_id with =, during with &&) where (kind = 'held')
);
create index reservations_therapist_day on reservations (therapist_id, starts_at) include (ends_at, kind);
comment on column reservations.starts_at is 'Shop-local wall-clock time';
`;

const booking = /* sql */ `
create table bookings (
  id uuid primary key,
  version int not null,
  service_id uuid not null references services (id),
  service_name text not null,
  therapist_id uuid not null references therapists (id),
  booking_date date not null,
  booking_time time not null,
  booking_duration int not null,
  client_name text not null,
  first_name text not null,
  last_name text not null,
  client_email text,
  client_phone text not null,
  email_verified boolean not null default false,
  notes text,
  cancellation_reason text,
  total_price numeric(10, 2) not null,
  currency text not null,
  status text not null check (status in ('pending', 'confirmed', 'completed', 'cancelled')),
  pending_reason text,
  user_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index bookings_by_time on bookings (booking_date, booking_time, id);
create index bookings_by_therapist on bookings (therapist_id, booking_date, booking_time, id);
create index bookings_by_service on bookings (service_id);
create index bookings_pending on bookings (created_at) where status = 'pending';
create index bookings_client_name on bookings using gin (client_name gin_trgm_ops);

create table personal_data_keys (
  subject uuid primary key,
  wrapped_key bytea not null
);
comment on table personal_data_keys is 'One key per booking, wrapped by PERSONAL_DATA_KEY; destroying it erases the person from the log';

create table idempotency_keys (
  key_hash bytea primary key,
  request_hash bytea not null,
  result_id uuid not null,
  created_at timestamptz not null default now()
);
`;

const log = /* sql */ `
create table event_log (
  position bigint generated always as identity primary key,
  event_id uuid not null unique,
  stream uuid not null,
  version int not null,
  type text not null,
  schema_version int not null default 0,
  data jsonb not null,
  sealed bytea,
  actor_kind text not null check (actor_kind in ('user', 'visitor', 'system')),
  actor_id uuid,
  actor_email text,
  request_id text,
  occurred_at timestamptz not null,
  unique (stream, version)
);

create table log_pending (
  position bigint primary key references event_log (position)
);

create table log_head (
  one_row boolean primary key default true check (one_row),
  seq bigint not null
);
insert into log_head (seq) values (0);

create table log_order (
  seq bigint primary key,
  position bigint not null unique references event_log (position)
);

create table deliveries (
  subscriber text not null,
  event_id uuid not null references event_log (event_id),
  seq bigint not null,
  state text not null default 'open' check (state in ('open', 'failing', 'done')),
  attempts int not null default 0,
  queued_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (subscriber, event_id)
);
create index deliveries_open on deliveries (queued_at) where state <> 'done';
create index deliveries_event on deliveries (event_id);

create table projection_checkpoints (
  projection text primary key,
  seq bigint not null
);
`;

const audit = /* sql */ `
create table admin_action_logs (
  id uuid primary key,
  seq bigint not null unique,
  created_at timestamptz not null,
  actor_kind text not null,
  admin_email text,
  action_type text not null,
  kind text not null check (kind in ('create', 'update', 'delete', 'export')),
  details jsonb not null
);
create index admin_action_logs_newest on admin_action_logs (created_at desc, seq desc);
`;
