/** Accounts, their roles and passwords, sessions, and the second factor. */
export const identity = /* sql */ `
create table users (
  id uuid primary key,
  email text not null,
  password_hash text,
  session_version int not null default 1,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  access_version int not null default 1
);
create unique index users_email_key on users (lower(email));

create table user_roles (
  user_id uuid primary key references users (id) on delete cascade,
  role text not null check (role in ('staff', 'reception', 'admin_staff'))
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  session_version int not null,
  browser text
);
create index sessions_user_id on sessions (user_id);

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session_id on refresh_tokens (session_id);

create table password_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  expires_at timestamptz not null,
  unique (user_id, purpose)
);
comment on table password_links is 'Mailed links that set a password, once; a used one is gone';

create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret bytea not null,
  enabled_at timestamptz,
  last_used_step int not null default 0,
  recovery_salt bytea
);
comment on table second_factors is 'Secrets of authenticator apps, sealed by the key of their user in personal_data_keys';

create table recovery_codes (
  code_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade
);
comment on table recovery_codes is 'What signs in without the authenticator app, once; a used one is gone';
create index recovery_codes_by_user on recovery_codes (user_id);

create table sign_in_challenges (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_version int not null,
  expires_at timestamptz not null
);
comment on table sign_in_challenges is 'Sign-ins whose password was right and whose second factor is awaited';
create index sign_in_challenges_by_user on sign_in_challenges (user_id);
`;
