import { Migration } from '@mikro-orm/migrations';

/**
 * Which version of a booking its client was mailed last, so that the mail about a move names the time that the client
 * knows.
 */
export class Migration20261126010000_mailed_versions extends Migration {
  override up(): void {
    this.addSql(columns);
  }
}

const columns = /* sql */ `
alter table booking_mails add column mailed_versions jsonb;
comment on column booking_mails.mailed_versions is
  'The version of each booking that the mail showed, by its id; null for mails from before this was kept';
`;
