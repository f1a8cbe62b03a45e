import { Migration } from '@mikro-orm/migrations';

/**
 * Which guest of a party a reservation is for. Earlier versions of the product leave it empty, and such a reservation
 * counts as another guest's.
 */
export class Migration20261125100000_party_guests extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table reservations add column party_guest smallint;
update reservations r set party_guest = b.visit_guest from bookings b where b.id = r.booking_id and r.party_id is not null;
comment on column reservations.party_guest is 'Whom of the party it is for: a room needs no cleaning between treatments of one guest'`);
  }
}
