import { Migration } from '@mikro-orm/migrations';

/**
 * Pauses a queue in all processes while its server does not answer. Earlier versions of the product go on trying each
 * delivery, which does no harm.
 */
export class Migration20261122180000_queue_outages extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table queue_outages (
  queue text primary key,
  since timestamptz,
  next_probe_at timestamptz not null default now(),
  probes integer not null default 0,
  last_error text,
  logged_at timestamptz
)`);
    this.addSql(`comment on table queue_outages is 'Queues whose server did not answer; since is null while it does'`);
  }
}
