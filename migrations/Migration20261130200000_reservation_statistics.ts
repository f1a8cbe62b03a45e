import { Migration } from '@mikro-orm/migrations';

/**
 * Keeps no statistics of when reservations start: rows lie in the order of their starts, so that to PostgreSQL the index of all
 * starts looked as good as that of a therapist's or a room's, and a day read those of the whole shop. Before PostgreSQL 18 what is
 * known already stays.
 */
export class Migration20261130200000_reservation_statistics extends Migration {
  override up(): void {
    this.addSql('alter table reservations alter column starts_at set statistics 0');
    this.addSql(/* sql */ `
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    perform pg_clear_attribute_stats(current_schema()::text, 'reservations', 'starts_at', false);
  end if;
end $$`);
  }
}
