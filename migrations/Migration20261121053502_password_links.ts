import { Migration } from '@mikro-orm/migrations';

/** What invitations and forgotten passwords are mailed: one living link per user and purpose, known by its hash alone. */
export class Migration20261121053502_password_links extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table password_links (
        token_hash bytea primary key,
        user_id uuid not null references users (id) on delete cascade,
        purpose text not null check (purpose in ('invitation', 'reset')),
        expires_at timestamptz not null,
        unique (user_id, purpose)
      );
      comment on table password_links is 'Mailed links that set a password, once; a used one is gone';
    `);
  }
}
