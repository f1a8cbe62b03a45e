/** Services, therapists and what each gives, photos, settings. */
export const catalog = /* sql */ `
create function service_name_key(name text) returns text
language sql immutable strict parallel safe as $$ select lower(regexp_replace(btrim(name), '\\s+', ' ', 'g')) $$;
comment on function service_name_key is 'What a name is told apart by: without case and superfluous spaces';

create function to_slug(name text) returns text
language sql immutable as $$
  select trim(both '-' from left(trim(both '-' from
    regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g')), 60))
$$;
comment on function to_slug is 'A name as a link shows it: swedish-massage';

create function set_slug() returns trigger
language plpgsql as $$
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
$$;
comment on function set_slug is 'Gives a new record the slug of its name, counted up when that is taken';

create table services (
  id uuid primary key,
  name text not null,
  price numeric(10, 2) check (price >= 0),
  duration int check (duration > 0),
  description text,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  cleanup_minutes int check (cleanup_minutes between 0 and 240),
  slug text not null,
  needs_no_room boolean not null default false,
  owns_name boolean not null default false
);
comment on column services.owns_name is 'No other service that owns its name and is offered may have the same one';
create unique index services_by_slug on services (slug);
create unique index services_own_name on services (service_name_key(name)) where owns_name and retired_at is null;
create trigger services_slug before insert on services for each row execute function set_slug('service');

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
  updated_at timestamptz not null default now(),
  version int not null default 1,
  slug text not null
);
create unique index therapists_one_unassigned on therapists (is_unassigned) where is_unassigned;
create unique index therapists_by_slug on therapists (slug);
create trigger therapists_slug before insert on therapists for each row execute function set_slug('therapist');
-- Stands for a booking without a chosen therapist; every shop has it.
insert into therapists (id, name, available_slots, is_unassigned)
values ('a11a0000-0000-4000-8000-000000000000', 'Any Available', 999, true);

create table therapist_treatments (
  therapist_id uuid not null references therapists (id) on delete cascade,
  service_id uuid not null references services (id) on delete cascade,
  duration int check (duration between 15 and 1440),
  price numeric(10, 2) check (price >= 0),
  primary key (therapist_id, service_id)
);

create table photos (
  hash text primary key,
  content bytea not null,
  used_at timestamptz not null
);
alter table photos alter column content set storage external;
comment on column photos.content is 'WebP; hash is its SHA-256 in hex';
comment on column photos.used_at is 'When it was last uploaded or given to somebody';

create table business_settings (
  setting_key text primary key,
  setting_value jsonb not null,
  updated_at timestamptz not null default now(),
  version int not null default 1
);
-- In a new shop a booking takes its whole duration, and clients are reminded two days before.
insert into business_settings (setting_key, setting_value) values
  ('booking_rules', '{"slot_occupancy": "full_duration", "cleanup_buffer_minutes": 15, "book_outside_business_hours": false}'),
  ('reminders', '{"hours_before": 48, "same_day": false, "by_mail": true, "by_text": true}');
`;
