import { Migration } from '@mikro-orm/migrations';

/** Each session carries the version of its user's sessions, so that raising the user's number ends all of them. */
export class Migration20261121000100_sessions extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table sessions add column session_version int not null;

      create unlogged table rate_limits (
        key text primary key,
        hits int not null,
        resets_at timestamptz not null
      );
      comment on table rate_limits is 'What each address or account has used of the current window; may be emptied at any time';
    `);
  }
}
