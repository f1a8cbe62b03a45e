/** What follows from each event, and the servers that did not answer. */
export const deliveries = /* sql */ `
create table deliveries (
  subscriber text not null,
  event_id uuid not null references event_log (event_id),
  seq bigint not null,
  state text not null default 'open' check (state in ('open', 'failing', 'done')),
  attempts int not null default 0,
  queued_at timestamptz not null,
  updated_at timestamptz not null,
  last_error text,
  refusal text,
  dismissed_at timestamptz,
  released_at timestamptz,
  sent_at timestamptz,
  primary key (subscriber, event_id)
);
comment on column deliveries.sent_at is
  'When its mail or text left, as its note in booking_mails or booking_texts says; null where nothing was noted';
create index deliveries_open on deliveries (queued_at) where state <> 'done';
create index deliveries_event on deliveries (event_id);
create index deliveries_waiting on deliveries (subscriber, seq) where state <> 'done';
create index deliveries_refused on deliveries (seq) where refusal is not null and dismissed_at is null;

create table delivery_subscribers (
  name text primary key,
  since_seq bigint not null
);
comment on table delivery_subscribers is 'From which place in the log on each subscriber has its deliveries';

create table queue_outages (
  queue text primary key,
  since timestamptz,
  next_probe_at timestamptz not null default now(),
  probes int not null default 0,
  last_error text,
  logged_at timestamptz
);
comment on table queue_outages is 'Queues whose server did not answer; since is null while it does';

create table recipient_mails (
  day date not null,
  address_hash text not null,
  mails int not null,
  primary key (day, address_hash)
);
`;
