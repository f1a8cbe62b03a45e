import { Migration } from '@mikro-orm/migrations';

/** Stores how long each reservation lasts: its span is computed again from that when the slot occupancy changes. */
export class Migration20261121043500_reservation_durations extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table reservations add column duration_minutes int not null default 60 check (duration_minutes > 0)`);
    this.addSql(/* sql */ `
      update reservations r set duration_minutes = b.booking_duration from bookings b where b.id = r.booking_id`);
    this.addSql(/* sql */ `create index reservations_starts_at on reservations (starts_at)`);
  }
}
