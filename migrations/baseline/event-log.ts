/** The log of events, the order that the relay gives it, and how far each reader of it has come. */
export const eventLog = /* sql */ `
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
create index event_log_assignments on event_log
  ((data ->> 'therapistId'), occurred_at)
  where type = 'BookingRequested' and data -> 'assignment' is not null;
create index event_log_relocations on event_log
  using gin ((data -> 'booking_ids') jsonb_path_ops)
  where type = 'BookingsRelocated';

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

create table projection_checkpoints (
  projection text primary key,
  seq bigint not null
);
`;
