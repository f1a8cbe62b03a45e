import { Migration } from '@mikro-orm/migrations';

/** Finds clients on record, and those who wait, by a part of their name: the action log is searched by it. */
export class Migration20261202120000_names_of_subjects extends Migration {
  override up(): void {
    for (const table of ['clients', 'waiting_list'])
      this.addSql(
        /* sql */ `create index ${table}_name on ${table} using gin ((first_name || ' ' || last_name) gin_trgm_ops)`,
      );
  }
}
