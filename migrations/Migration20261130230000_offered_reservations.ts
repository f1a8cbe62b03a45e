import { Migration } from '@mikro-orm/migrations';

/**
 * Tells what is held for somebody who waits from what is booked. Earlier versions of the product note nothing of what they offer: it
 * counts as booked until it is answered, half an hour at most.
 */
export class Migration20261130230000_offered_reservations extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table reservations add column is_offer boolean not null default false;
comment on column reservations.is_offer is 'Held for somebody on the waiting list who was asked: no booking yet'`);
    this.addSql(/* sql */ `
update reservations set is_offer = true
where booking_id in (select booking_id from waiting_list where status = 'offered' and booking_id is not null)`);
  }
}
