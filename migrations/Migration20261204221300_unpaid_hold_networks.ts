import { Migration } from '@mikro-orm/migrations';

/** Adds from which networks times are held that nobody has paid for yet. */
export class Migration20261204221300_unpaid_hold_networks extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create unlogged table unpaid_hold_networks (
  booking_id uuid primary key,
  network text not null
);
create index unpaid_hold_networks_network on unpaid_hold_networks (network);
comment on table unpaid_hold_networks is
  'The network, hashed, from which a time was held that waits for its deposit; may be emptied at any time';`);
  }
}
