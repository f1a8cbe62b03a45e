/** What every module uses: keys of personal data, repeated and frequent requests, backups. */
export const platform = /* sql */ `
create table personal_data_keys (
  subject uuid primary key,
  wrapped_key bytea not null
);
comment on table personal_data_keys is
  'One key per booking and per second factor, wrapped by PERSONAL_DATA_KEY; destroying it makes unreadable what it sealed';

create table idempotency_keys (
  key_hash bytea primary key,
  request_hash bytea not null,
  result_id uuid not null,
  created_at timestamptz not null default now()
);

create unlogged table rate_limits (
  key text primary key,
  hits int not null,
  resets_at timestamptz not null
);
comment on table rate_limits is 'What each address or account has used of the current window; may be emptied at any time';

create table last_backup (
  one_row boolean primary key default true check (one_row),
  taken_at timestamptz not null
);
`;
