import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the version that an edit names in a column. It starts at the number of log entries about the row, which was
 * the version before, so that the numbers that clients hold stay valid.
 */
export class Migration20261122120000_catalog_versions extends Migration {
  override up(): void {
    for (const table of ['services', 'therapists', 'business_settings'])
      this.addSql(`alter table ${table} add column version int not null default 1`);
    for (const table of ['services', 'therapists'])
      this.addSql(/* sql */ `
        update ${table} set version = (select max(version) from event_log where stream = ${table}.id)
        where exists (select from event_log where stream = ${table}.id)`);
    this.addSql(/* sql */ `
      update business_settings s set version = (select max(version) from event_log where stream = k.stream::uuid)
      from (values
        ('shop_details', '5e771f00-0000-4000-8000-000000000001'),
        ('business_hours', '5e771f00-0000-4000-8000-000000000002'),
        ('cancellation_policy', '5e771f00-0000-4000-8000-000000000003'),
        ('payment_settings', '5e771f00-0000-4000-8000-000000000004'),
        ('booking_rules', '5e771f00-0000-4000-8000-000000000005')
      ) as k (key, stream)
      where s.setting_key = k.key and exists (select from event_log where stream = k.stream::uuid)`);
  }
}
