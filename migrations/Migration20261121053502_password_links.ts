import { Migration } from '@mikro-orm/migrations';

/**
 * The links mailed for invitations and forgotten passwords: one valid link per user and purpose, stored as a hash
 * only.
 */
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
