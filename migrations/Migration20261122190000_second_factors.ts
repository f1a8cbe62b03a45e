import { Migration } from '@mikro-orm/migrations';

/** A second factor beside the password: its secret, its recovery codes, and sign-ins that wait for it. */
export class Migration20261122190000_second_factors extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table second_factors (
        user_id uuid primary key references users (id) on delete cascade,
        sealed_secret bytea not null,
        enabled_at timestamptz,
        last_used_step integer not null default 0,
        recovery_salt bytea
      );
      comment on table second_factors is 'Secrets of authenticator apps, sealed by the key of their user in personal_data_keys';

      create table recovery_codes (
        code_hash bytea primary key,
        user_id uuid not null references users (id) on delete cascade
      );
      create index recovery_codes_by_user on recovery_codes (user_id);
      comment on table recovery_codes is 'What signs in without the authenticator app, once; a used one is gone';

      create table sign_in_challenges (
        token_hash bytea primary key,
        user_id uuid not null references users (id) on delete cascade,
        session_version integer not null,
        expires_at timestamptz not null
      );
      create index sign_in_challenges_by_user on sign_in_challenges (user_id);
      comment on table sign_in_challenges is 'Sign-ins whose password was right and whose second factor is awaited';

      comment on table personal_data_keys is
        'One key per booking and per second factor, wrapped by PERSONAL_DATA_KEY; destroying it makes unreadable what it sealed';
    `);
  }
}
