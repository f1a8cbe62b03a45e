import { Migration } from '@mikro-orm/migrations';

/** Secret links to the calendars of therapists. */
export class Migration20261125150001_therapist_calendars extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table therapist_calendar_links (
  therapist_id uuid primary key references therapists (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
comment on column therapist_calendar_links.token_hash is 'SHA-256 of the token in the link; the token itself is stored nowhere'`);
  }
}
