/** The list of bookings, the waiting list, and which messages about them were sent. */
export const booking = /* sql */ `
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
  status text not null check (status in ('pending', 'confirmed', 'completed', 'cancelled', 'no_show')),
  pending_reason text,
  user_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  attendance_confirmed boolean not null default false,
  day_state text check (day_state in ('arrived', 'in_service')),
  visit_id uuid,
  visit_guest smallint,
  visit_part smallint,
  visit_parts smallint,
  room_id uuid references rooms (id),
  held_until timestamptz,
  list_price numeric(10, 2),
  price_kind text check (price_kind in ('own', 'amount-off', 'percent-off')),
  price_value int,
  price_reason text
);
comment on column bookings.visit_id is 'Shared by the bookings that were made together; null for a single one';
comment on column bookings.held_until is 'Until when its time is kept for the client to prove the address';
create index bookings_by_time on bookings (booking_date, booking_time, id);
create index bookings_by_therapist on bookings (therapist_id, booking_date, booking_time, id);
create index bookings_by_service on bookings (service_id);
create index bookings_pending on bookings (created_at) where status = 'pending';
create index bookings_client_name on bookings using gin (client_name gin_trgm_ops);
create index bookings_by_customer on bookings (customer_key(client_email, client_phone));
create index bookings_by_status on bookings (status, booking_date, booking_time, id);
create index bookings_by_phone on bookings (customer_key(null, client_phone));
create index bookings_by_visit on bookings (visit_id) where visit_id is not null;
create index bookings_room on bookings (room_id) where room_id is not null;
create index bookings_by_hold on bookings (held_until) where held_until is not null;
create index bookings_by_creation on bookings (created_at, id);
create index bookings_cancellation_reason on bookings
  using gin (cancellation_reason gin_trgm_ops)
  where cancellation_reason is not null;
create index bookings_price_reason on bookings using gin (price_reason gin_trgm_ops) where price_reason is not null;

create table waiting_list (
  id uuid primary key,
  version int not null,
  status text not null check (status in ('waiting', 'offered', 'booked', 'declined', 'lapsed', 'expired', 'withdrawn')),
  service_id uuid not null references services (id),
  service_name text not null,
  therapist_id uuid references therapists (id),
  windows jsonb not null,
  last_date date not null,
  first_name text not null,
  last_name text not null,
  client_phone text not null,
  client_email text,
  user_id uuid,
  booking_id uuid,
  offered_therapist_id uuid references therapists (id),
  offered_start timestamp,
  offer_expires_at timestamptz,
  joined_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table waiting_list is 'Read model: who waits for a time to come free. Personal columns are blank once erased';
comment on column waiting_list.windows is 'Date, from and to of the starts that would suit, shop-local';
comment on column waiting_list.booking_id is 'The reservation that is held for an open offer; the booking once booked';
create index waiting_list_open on waiting_list (joined_at, id) where status in ('waiting', 'offered');
create index waiting_list_by_customer on waiting_list (customer_key(client_email, client_phone));
create index waiting_list_by_booking on waiting_list (booking_id);
create index waiting_list_name on waiting_list using gin ((first_name || ' ' || last_name) gin_trgm_ops);

create table booking_mails (
  event_id uuid not null references event_log (event_id),
  recipient text not null check (recipient in ('client', 'shop')),
  booking_id uuid not null,
  sent_at timestamptz not null,
  mailed_versions jsonb,
  primary key (event_id, recipient)
);
comment on table booking_mails is 'A row per mail that the mail server has taken';
comment on column booking_mails.mailed_versions is
  'The version of each booking that the mail showed, by its id; null for mails from before this was kept';
create index booking_mails_by_booking on booking_mails (booking_id);

create table booking_texts (
  event_id uuid primary key references event_log (event_id),
  booking_id uuid not null,
  sent_at timestamptz not null
);
comment on table booking_texts is 'A row per text message that the gateway has taken';
create index booking_texts_by_booking on booking_texts (booking_id);

create table request_reminders (
  booking_id uuid not null,
  because text not null check (because in ('waiting', 'starts-soon')),
  primary key (booking_id, because)
);
comment on table request_reminders is 'Of which requests the shop has been reminded, and why: once each';

create table client_reminders (
  booking_id uuid not null,
  kind text not null check (kind in ('ahead', 'same-day')),
  starts_at timestamp not null,
  channels text[] not null,
  event_id uuid,
  reminded_at timestamptz not null,
  primary key (booking_id, kind, starts_at)
);
comment on table client_reminders is
  'Of which starts clients have been reminded: once each. Without channels where no address would take it';

create table booking_link_opens (
  booking_id uuid primary key,
  first_at timestamptz not null,
  last_at timestamptz not null,
  opens int not null default 1
);
comment on table booking_link_opens is
  'When somebody opened the private link of a booking, first and last; what follows within ten minutes is the same time';

create table imported_bookings (
  external_id text primary key,
  booking_id uuid not null unique,
  fingerprint bytea not null
);
comment on table imported_bookings is 'The key that a booking has in the file that was imported';
comment on column imported_bookings.fingerprint is
  'Of the imported line, made with the key of the booking''s personal data: means nothing once that is destroyed';

create table therapist_calendar_links (
  therapist_id uuid primary key references therapists (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
comment on column therapist_calendar_links.token_hash is 'SHA-256 of the token in the link; the token itself is stored nowhere';
`;
